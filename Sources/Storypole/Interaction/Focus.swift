// SPDX-License-Identifier: Apache-2.0
// The keyboard focus. In a still picture nothing has the focus.

/// The interactions for which a view can have the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the set: 1 for activation, 2 for editing.
  public let rawValue: Int
  /// Creates a set from its bits; those without a name are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view acts like a button while it has the focus.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view takes text or other continuous input.
  public static let edit = FocusInteractions(rawValue: 2)
  /// All interactions; the default.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Connects a value with the focus: the binding has `value` while the focus is in the view, and setting it
  /// to `value` moves the focus there.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      FocusedModifier(read: { binding.wrappedValue == value }) { isInside in
        if isInside {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value {
          binding.reset()
        }
      })
  }
  /// Connects a Boolean value with the focus: it is true while the focus is in the view, and setting it moves
  /// the focus there or away.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(
      FocusedModifier(read: { condition.wrappedValue }) { condition.wrappedValue = $0 })
  }
  /// Sets whether the view can have the focus: it then receives keys (`onKeyPress`), and Tab reaches it.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(
      ResponderModifier(
        responder: isFocusable ? Responder(focus: FocusTarget(takesFocusOnPress: true)) : nil,
        name: "focusable"))
  }
  /// Sets whether the view can have the focus. The interactions are accepted and have no effect here.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { focusable(isFocusable) }
  /// Accepted; has no effect here: the ring around the focused view stays.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Accepted; has no effect here, because Tab follows the order of the views.
  nonisolated public func focusSection() -> some View { self }
  /// Accepted; has no effect here, because there is no default focus.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  /// Accepted; has no effect here: initially no view has the focus.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }
  /// Accepted; has no effect here: initially no view has the focus.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
}

/// The cause of a movement of the focus in which a default focus counts; has no effect here.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let isUserInitiated: Bool
  /// The default: the binding is evaluated when the focus moves automatically.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// The binding is also evaluated when the user moves the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}
