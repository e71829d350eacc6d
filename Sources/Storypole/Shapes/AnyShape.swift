// SPDX-License-Identifier: Apache-2.0
/// A shape with a hidden type.
@frozen nonisolated public struct AnyShape: Shape {
  private var shape: any Shape

  /// Creates a shape that hides the type of another.
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  /// Returns the outline of the hidden shape.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// Returns the size of the hidden shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The behavior of the hidden shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the hidden shape. Shapes of different types don't animate into one another.
  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(shape.animatableData) }
    set {
      func set<S: Shape>(_ shape: S) {
        guard let data = newValue.cast(to: S.AnimatableData.self) else { return }
        var shape = shape
        shape.animatableData = data
        self.shape = shape
      }
      set(shape)
    }
  }
}

extension AnyShape: ContainedShape {
  var containerInset: CGFloat? { (shape as? any ContainedShape)?.containerInset }
}

extension AnyShape: StrokedOutline {
  func outline(in rect: CGRect, _ context: ShapeContext) -> (Path, StrokeStyle)? {
    (shape as? any StrokedOutline)?.outline(in: rect, context)
  }
}
