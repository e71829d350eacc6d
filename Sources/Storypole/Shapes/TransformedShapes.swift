// SPDX-License-Identifier: Apache-2.0
// Shapes drawn elsewhere in their frame. They take the whole proposal, regardless of the size of the base shape, as
// measured on Apple's system.

/// A shape drawn at an offset.
@frozen nonisolated public struct OffsetShape<Content: Shape>: Shape {
  /// The shape to move.
  public var shape: Content
  /// The distance in points; positive is to the right and down. Right-to-left mirrors it together with the
  /// shape.
  public var offset: CGSize

  /// Creates a shape that is moved by an offset in points.
  @inlinable public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// Returns the moved outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The role of the base shape.
  public static var role: ShapeRole { Content.role }
  /// The behavior of the base shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the moved shape with its outline moved inward, in points.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape that is scaled around a point of its frame.
@frozen nonisolated public struct ScaledShape<Content: Shape>: Shape {
  /// The shape to scale.
  public var shape: Content
  /// The factors of width and height; negative factors flip the shape.
  public var scale: CGSize
  /// The point of the frame that stays in place.
  public var anchor: UnitPoint

  /// Creates a shape that is scaled around a point of its frame.
  @inlinable public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the scaled outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor.point(in: rect)))
  }

  /// The role of the base shape.
  public static var role: ShapeRole { Content.role }
  /// The behavior of the base shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape that is rotated around a point of its frame.
@frozen nonisolated public struct RotatedShape<Content: Shape>: Shape {
  /// The shape to rotate.
  public var shape: Content
  /// The angle; positive is clockwise.
  public var angle: Angle
  /// The point of the frame that stays in place.
  public var anchor: UnitPoint

  /// Creates a shape that is rotated around a point of its frame.
  @inlinable public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// Returns the rotated outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(rotationAngle: angle.radians).around(anchor.point(in: rect)))
  }

  /// The role of the base shape.
  public static var role: ShapeRole { Content.role }
  /// The behavior of the base shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the rotated shape with its outline moved inward, in points.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape whose points are mapped by a transform.
@frozen nonisolated public struct TransformedShape<Content: Shape>: Shape {
  /// The shape to transform.
  public var shape: Content
  /// The transform, in points from the frame's top-left corner. It isn't animated.
  public var transform: CGAffineTransform

  /// Creates a shape whose points are mapped by a transform.
  @inlinable public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// Returns the transformed outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// The role of the base shape.
  public static var role: ShapeRole { Content.role }
  /// The behavior of the base shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension Shape {
  /// Returns the shape moved by a size in points; positive is to the right and down. The frame stays.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Returns the shape moved by the coordinates of a point. The frame stays.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Returns the shape moved by x and y in points. The frame stays.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Returns the shape scaled around a point of its frame, by one factor per axis. The frame stays.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> ScaledShape<Self>
  {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns the shape scaled around a point of its frame, by one factor. The frame stays.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>
  {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape rotated around a point of its frame; positive angles are clockwise. The frame stays.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center)
    -> RotatedShape<Self>
  {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Returns the shape with its points mapped by a transform, in points from the frame's top-left corner. The
  /// transform isn't animated.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
