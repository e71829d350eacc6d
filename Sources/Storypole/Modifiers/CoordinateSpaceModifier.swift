// SPDX-License-Identifier: Apache-2.0
/// Names the view's coordinate space; changes nothing else.
nonisolated struct CoordinateSpaceModifier: UnaryLayoutModifier {
  var space: AnyHashable
  var coordinateSpaceName: AnyHashable? { space }
  var name: String { "coordinateSpace" }
}

extension View {
  /// Names the view's own coordinate space, for the views inside of it. Layout does not change.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(space: name.name))
  }

  /// Names the view's own coordinate space, for the views inside of it.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(space: AnyHashable(name)))
  }
}
