// SPDX-License-Identifier: Apache-2.0
// Which view keys go to. In a still picture nothing has the focus.

/// What the focus on a view is good for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// The binding has `value` while the focus is in the view, and moves it there when it is set to it.
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
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(
      FocusedModifier(read: { condition.wrappedValue }) { condition.wrappedValue = $0 })
  }
  /// Whether the view can have the focus: keys come to it (`onKeyPress`), and Tab reaches it.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(
      ResponderModifier(
        responder: isFocusable ? Responder(focus: FocusTarget(takesFocusOnPress: true)) : nil,
        name: "focusable"))
  }
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { focusable(isFocusable) }
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public func focusSection() -> some View { self }
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
}

/// How strongly a view wants to be focused first.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let isUserInitiated: Bool
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}
