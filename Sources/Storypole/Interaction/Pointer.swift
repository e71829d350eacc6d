// SPDX-License-Identifier: Apache-2.0
/// The position of the pointer over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a point, in the requested coordinate space.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

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
  /// Whether movements over the view count, in addition to entering and leaving.
  var isContinuous: Bool
  var space: CoordinateSpace
  var action: (HoverPhase) -> Void
  var responder: Responder? { Responder(hover: self) }
  var name: String { "hover" }
}

extension View {
  /// Calls `action` with true when the pointer enters the view, with false when it leaves.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(isContinuous: false, space: .local) { action($0 != .ended) })
  }

  /// Calls `action` with the pointer's position whenever it moves over the view, and when it leaves.
  ///
  /// - Parameter coordinateSpace: The space of the positions that `action` receives; by default the view's own.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(
      HoverModifier(isContinuous: true, space: coordinateSpace.coordinateSpace, action: action))
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
