// In a still picture nothing has the focus.

/// What the focus on a view is good for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { self }
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
