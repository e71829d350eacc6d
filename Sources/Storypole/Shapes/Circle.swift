// SPDX-License-Identifier: Apache-2.0
/// A circle in the middle of its frame, as large as fits.
///
/// It takes the square of the smaller proposed length.
@frozen nonisolated public struct Circle: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates a circle.
  public init() {}

  /// Returns the circle in the middle of `rect`, with the shorter side as its diameter.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Returns the square of the smaller proposed length; 10 points replace a missing one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  /// Returns the circle with a radius smaller by `amount` points; a negative amount makes it larger.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  /// A circle in the middle of its frame.
  public static var circle: Circle { Circle() }
}
