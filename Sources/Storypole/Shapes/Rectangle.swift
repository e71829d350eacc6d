// SPDX-License-Identifier: Apache-2.0
/// A rectangle that fills its frame.
@frozen nonisolated public struct Rectangle: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates a rectangle.
  public init() {}

  /// Returns the outline of `rect`.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the rectangle that is `amount` points smaller at each edge; a negative amount makes it larger.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its frame.
  public static var rect: Rectangle { Rectangle() }
}
