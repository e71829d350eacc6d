// SPDX-License-Identifier: Apache-2.0
/// A rectangle that fills its frame.
@frozen nonisolated public struct Rectangle: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
