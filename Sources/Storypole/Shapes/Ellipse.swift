// SPDX-License-Identifier: Apache-2.0
/// An ellipse that touches the edges of its frame.
@frozen nonisolated public struct Ellipse: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
