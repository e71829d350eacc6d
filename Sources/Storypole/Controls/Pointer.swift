/// Where the pointer is over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// What a view does under the pointer.
public struct HoverEffect: Sendable {
  private let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

extension View {
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true)
    -> some View
  { self }
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
  nonisolated public func help(_ text: Text) -> some View { self }
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    self
  }
}
