// SPDX-License-Identifier: Apache-2.0
/// A rectangle whose shorter sides are round.
@frozen nonisolated public struct Capsule: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }

  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
