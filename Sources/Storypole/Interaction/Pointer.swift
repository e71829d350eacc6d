// SPDX-License-Identifier: Apache-2.0
/// The appearance of a view under the pointer.
public struct HoverEffect: Sendable {
  private let name: String
  /// The default effect; none is drawn.
  public static let automatic = HoverEffect(name: "automatic")
  /// The view becomes brighter; not drawn here.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view rises and becomes larger; not drawn here.
  public static let lift = HoverEffect(name: "lift")
}

/// Reports the position of the pointer over a view.
nonisolated struct HoverModifier: UnaryLayoutModifier {
  var handler: HoverHandler
  var responder: Responder? { Responder(hover: handler) }
  var name: String { "hover" }
}

extension View {
  /// Calls `action` with true when the pointer enters the view, with false when it leaves.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(
      HoverModifier(
        handler: HoverHandler(isContinuous: false, space: .local) { action($0 != .ended) }))
  }

  /// Calls `action` with the pointer's position whenever it moves over the view, and when it leaves.
  ///
  /// - Parameter coordinateSpace: The space of the positions that `action` receives; by default the view's own.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(
      HoverModifier(
        handler: HoverHandler(
          isContinuous: true, space: coordinateSpace.coordinateSpace, action: action)))
  }
  /// Accepted; has no effect here, because nothing is drawn for a pointer over a view.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Accepted; has no effect here, because nothing is drawn for a pointer over a view.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true)
    -> some View
  { self }
  /// Accepted; has no effect here, because there are no hover effects.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
