// SPDX-License-Identifier: Apache-2.0
/// A shape of any type.
@frozen nonisolated public struct AnyShape: Shape {
  private let shape: any Shape

  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension AnyShape: StrokedOutline {
  func outline(in rect: CGRect, _ context: ShapeContext) -> (Path, StrokeStyle)? {
    (shape as? any StrokedOutline)?.outline(in: rect, context)
  }
}
