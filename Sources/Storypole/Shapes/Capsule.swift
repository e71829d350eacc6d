// SPDX-License-Identifier: Apache-2.0
/// A rectangle with half circles as its shorter sides; a circle if the frame is square.
@frozen nonisolated public struct Capsule: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData
  /// The style of the corners; continuous by default.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the outline, whose corner radius is half of the shorter side of `rect`.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// Returns the capsule of the frame that is `amount` points smaller at each edge; a negative amount makes
  /// it larger.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  /// A capsule with continuous corners.
  public static var capsule: Capsule { Capsule() }

  /// A capsule with a style of corners.
  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
