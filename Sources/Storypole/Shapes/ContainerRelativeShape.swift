// SPDX-License-Identifier: Apache-2.0
/// The shape of the container around the view, reduced by the view's distance from it; a rectangle if no
/// `containerShape` is set.
@frozen nonisolated public struct ContainerRelativeShape: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates a shape that follows its container.
  public init() {}

  /// Returns a rectangle; the container's shape is known only while the view is drawn.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the shape at a distance to the container's that is `amount` points larger; a negative amount
  /// makes the shape larger.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(amount: amount)
  }

  @frozen public struct _Inset: InsettableShape {
    var amount: CGFloat

    /// Returns the smaller rectangle; the container's shape is known only while the view is drawn.
    public func path(in rect: CGRect) -> Path {
      let rect = rect.insetBy(dx: amount, dy: amount)
      return rect.isNull ? Path() : Path(rect)
    }

    /// Returns the shape, smaller by another amount in points.
    public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }

    public var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around the view.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension ContainerShape {
  init(_ shape: some InsettableShape, in frame: CGRect) {
    self.init(frame: frame) { shape.inset(by: $0).drawnPath(in: $1, ShapeContext($2)) }
  }
}

/// A shape whose path depends on its position.
protocol ContainedShape {
  /// nil if it doesn't follow the container after all.
  var containerInset: CGFloat? { get }
}

extension ContainerRelativeShape: ContainedShape {
  var containerInset: CGFloat? { 0 }
}

extension ContainerRelativeShape._Inset: ContainedShape {
  var containerInset: CGFloat? { amount }
}

/// Sets the shape for `ContainerRelativeShape` in the views inside.
nonisolated struct ContainerShapeModifier<S: InsettableShape>: UnaryLayoutModifier {
  var shape: S

  func paint(_ node: LayoutNode, child: LayoutNode, into painter: inout Painter) {
    let outer = painter.containerShape
    painter.containerShape = ContainerShape(shape, in: painter.snapped(node))
    painter.paintChildren(of: node)
    painter.containerShape = outer
  }
  var name: String { "containerShape" }
}

extension View {
  /// Sets the shape that `ContainerRelativeShape` follows in the view.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
