// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A view of a shape, to which further fills and strokes of the same shape can be added.
nonisolated public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  /// The shape that the view draws.
  nonisolated var shape: Content { get }
}

/// A filled shape.
@frozen
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView,
  LeafView, Animatable
{
  public typealias Body = Never
  /// The shape to fill.
  public var shape: Content
  /// The style of the filling.
  public var style: Style
  /// The rule for overlapping areas, and whether edges are smooth.
  public var fillStyle: FillStyle

  /// Creates a filled shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  nonisolated func paint(_ node: LayoutNode, into painter: inout Painter) {
    painter.fill(
      shape, in: painter.snapped(node), with: style, fillStyle, environment: node.environment)
  }

  nonisolated func paint(in environment: EnvironmentValues) -> Paint? {
    style.unitPaint(in: environment)
  }

  nonisolated func isSeen(at point: CGPoint, node: LayoutNode) -> Bool {
    !style.isClear(in: node.environment)
      && shape.contains(point, in: node, eoFill: fillStyle.isEOFilled)
  }

  nonisolated func reach(node: LayoutNode) -> CGRect { shape.reach(in: node) }

  /// The shape's name; a gradient has its own, because its rectangle isn't in the source.
  nonisolated var nodeName: String {
    style is any View && !(style is Color) ? typeName(Style.self) : shapeName(Content.self)
  }
}

extension Shape {
  /// Fills the shape with a style; by default with the foreground style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Strokes the outline with a style; half of the line is on either side, so it exceeds the frame.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Strokes the outline with a style, in a line `lineWidth` points wide; half of it is on either side.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Strokes the inside of the outline with a style, so that the line stays within the frame.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Strokes the inside of the outline with a style, in a line `lineWidth` points wide.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Fills the shape in front of the view.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Strokes the outline in front of the view; half of the line is on either side.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Strokes the outline in front of the view, in a line `lineWidth` points wide.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes the inside of the outline in front of the view.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Strokes the inside of the outline in front of the view, in a line `lineWidth` points wide.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension View where Self: ShapeStyle, Body == _ShapeView<Rectangle, Self> {
  @MainActor @preconcurrency public var body: _ShapeView<Rectangle, Self> {
    _ShapeView(shape: Rectangle(), style: self)
  }

  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    _ShapeView._makeNode(_ShapeView(shape: Rectangle(), style: view), reusing: old, inputs)
  }
}
