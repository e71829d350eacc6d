// SPDX-License-Identifier: Apache-2.0
/// The line along a shape's outline, as a shape.
@frozen nonisolated public struct _StrokedShape<Base: Shape>: Shape {
  /// The shape whose outline is stroked.
  public var shape: Base
  /// The width, ends, joins and dashes of the line; animated.
  public var style: StrokeStyle

  /// Creates the line along a shape's outline.
  public init(shape: Base, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  /// The role of a line.
  public static var role: ShapeRole { .stroke }
  /// The behavior of the base shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  /// Returns the outline of the line.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  /// Returns the size of the base shape; the line may exceed it.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

/// A shape that is a line: it is stroked instead of filled.
protocol StrokedOutline {
  /// nil if it isn't a line after all.
  func outline(in rect: CGRect, _ context: ShapeContext) -> (Path, StrokeStyle)?
}

extension _StrokedShape: StrokedOutline {
  func outline(in rect: CGRect, _ context: ShapeContext) -> (Path, StrokeStyle)? {
    (shape.drawnPath(in: rect, context), style)
  }
}

extension Shape {
  /// Returns the line along the outline as a shape; half of the line is on either side.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// Returns the line along the outline, `lineWidth` points wide, as a shape.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}
