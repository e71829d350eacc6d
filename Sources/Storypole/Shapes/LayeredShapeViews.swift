// SPDX-License-Identifier: Apache-2.0
// The results of `fill` and `stroke`: a filled or stroked shape in front of another view.

/// A filled shape in front of another view.
@frozen
nonisolated public struct FillShapeView<
  Content: Shape, Style: ShapeStyle, Background: View
>: ShapeView, PrimitiveView {
  public typealias Body = Never
  /// The shape to fill.
  public var shape: Content
  /// The style of the filling.
  public var style: Style
  /// The rule for overlapping areas, and whether edges are smooth.
  public var fillStyle: FillStyle
  /// The view behind the shape; it has no effect on the size.
  public var background: Background

  /// Creates a filled shape in front of another view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    layered(
      _ShapeView(shape: view.shape, style: view.style, fillStyle: view.fillStyle),
      over: view.background, reusing: old, inputs)
  }
}

/// A stroked shape in front of another view.
@frozen
nonisolated public struct StrokeShapeView<
  Content: Shape, Style: ShapeStyle, Background: View
>: ShapeView, PrimitiveView {
  public typealias Body = Never
  /// The shape whose outline is stroked.
  public var shape: Content
  /// The style of the line.
  public var style: Style
  /// The width, ends, joins and dashes of the line.
  public var strokeStyle: StrokeStyle
  /// Whether the edges of the line are smooth.
  public var isAntialiased: Bool
  /// The view behind the shape; it has no effect on the size.
  public var background: Background

  /// Creates a stroked shape in front of another view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    layered(
      _ShapeView(
        shape: _StrokedShape(shape: view.shape, style: view.strokeStyle), style: view.style,
        fillStyle: FillStyle(antialiased: view.isAntialiased)),
      over: view.background, reusing: old, inputs)
  }
}

/// A shape with a line inside of its outline, in front of another view.
@frozen
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView, PrimitiveView {
  public typealias Body = Never
  /// The shape whose outline is stroked.
  public var shape: Content
  /// The style of the line.
  public var style: Style
  /// The width, ends, joins and dashes of the line.
  public var strokeStyle: StrokeStyle
  /// Whether the edges of the line are smooth.
  public var isAntialiased: Bool
  /// The view behind the shape; it has no effect on the size.
  public var background: Background

  /// Creates a shape with a line inside of its outline, in front of another view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    layered(
      _ShapeView(
        shape: _StrokedShape(
          shape: view.shape.inset(by: view.strokeStyle.lineWidth / 2), style: view.strokeStyle),
        style: view.style, fillStyle: FillStyle(antialiased: view.isAntialiased)),
      over: view.background, reusing: old, inputs)
  }
}

private func layered<Front: View, Back: View>(
  _ front: Front, over back: Back, reusing old: _ViewNode?, _ inputs: _ViewInputs
) -> _ViewNode {
  if Back.self == EmptyView.self { return Front._makeNode(front, reusing: old, inputs) }
  let modifier = SecondaryLayerModifier(secondary: back, alignment: .center, role: .background)
  return SecondaryLayerModifier<Back>._makeNode(
    modifier, content: { Front._makeNode(front, reusing: $0, $1) }, reusing: old, inputs)
}
