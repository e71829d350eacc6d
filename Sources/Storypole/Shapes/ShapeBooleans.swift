// SPDX-License-Identifier: Apache-2.0

/// A shape that is computed from the paths of two others.
private nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let combine: @Sendable (Path, Path) -> Path

  func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// The region that is in this shape and in another; see `Path.intersection(_:eoFill:)`.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }
  /// The region that is in this shape, in another, or in both.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }
  /// The region that is in this shape and not in another.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }
  /// The region that is in one of the shapes only.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false)
    -> some Shape
  { CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) } }
  /// The parts of this shape's line that are in the region of another.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
  { CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) } }
  /// The parts of this shape's line that are outside of the region of another.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
  { CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) } }
}
