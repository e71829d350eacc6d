// SPDX-License-Identifier: Apache-2.0
/// A shape with a fixed size, regardless of its frame.
@frozen nonisolated public struct _SizedShape<Base: Shape>: Shape {
  /// The shape to draw.
  public var shape: Base
  /// The size in points.
  public var size: CGSize
  /// The point of the shape that is at the same point of the frame.
  public var anchor: UnitPoint

  /// Returns the outline in the fixed size.
  public func path(in rect: CGRect) -> Path {
    let corner = CGPoint(
      x: rect.minX + anchor.x * (rect.width - size.width),
      y: rect.minY + anchor.y * (rect.height - size.height))
    return shape.path(in: CGRect(origin: .zero, size: size)).offsetBy(dx: corner.x, dy: corner.y)
  }

  /// The role of the base shape.
  public static var role: ShapeRole { Base.role }
  /// The behavior of the base shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

/// The part of a shape's outline between two fractions of its length.
@frozen nonisolated public struct _TrimmedShape<Base: Shape>: Shape {
  /// The shape whose outline is cut.
  public var shape: Base
  /// The beginning of the part, from 0 to 1.
  public var startFraction: CGFloat
  /// The end of the part, from 0 to 1.
  public var endFraction: CGFloat

  /// Returns the part of the outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// Returns the size of the whole shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The role of the base shape.
  public static var role: ShapeRole { Base.role }
  /// The behavior of the base shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first
      endFraction = newValue.second.second
    }
  }
}

extension Shape {
  /// Returns the shape in a fixed size in points, at the frame's top-leading corner.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    self.size(size, anchor: .topLeading)
  }

  /// Returns the shape in a fixed width and height in points, at the frame's top-leading corner.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Returns the shape in a fixed size in points; its point `anchor` is at that of the frame.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Returns the shape in a fixed width and height in points; its point `anchor` is at that of the frame.
  nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }

  /// Returns the part of the outline between two fractions of its length, from 0 to 1; empty unless the first
  /// is smaller. Both are animated.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape
  {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}
