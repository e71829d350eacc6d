// SPDX-License-Identifier: Apache-2.0
/// An ellipse that touches the edges of its frame.
@frozen nonisolated public struct Ellipse: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates an ellipse.
  public init() {}

  /// Returns the ellipse that touches the edges of `rect`.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the ellipse of the frame that is `amount` points smaller at each edge; a negative amount makes
  /// it larger.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches the edges of its frame.
  public static var ellipse: Ellipse { Ellipse() }
}
