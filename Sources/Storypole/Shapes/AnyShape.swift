// SPDX-License-Identifier: Apache-2.0
/// A shape with a hidden type.
@frozen nonisolated public struct AnyShape: Shape {
  private let shape: any Shape

  /// Creates a shape that hides the type of another.
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  /// Returns the outline of the hidden shape.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// Returns the size of the hidden shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The behavior of the hidden shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension AnyShape: StrokedOutline {
  func outline(in rect: CGRect, _ context: ShapeContext) -> (Path, StrokeStyle)? {
    (shape as? any StrokedOutline)?.outline(in: rect, context)
  }
}
