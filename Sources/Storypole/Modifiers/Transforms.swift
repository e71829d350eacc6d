// SPDX-License-Identifier: Apache-2.0
/// Rotates a view around a point of its frame.
@frozen nonisolated public struct _RotationEffect: GeometryEffect {
  public typealias Body = Never
  /// The angle; positive is clockwise.
  public var angle: Angle
  /// The point of the frame that stays in place.
  public var anchor: UnitPoint

  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  /// Returns the rotation of a view with this size.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(rotationAngle: angle.radians).around(anchor.point(in: size)))
  }
}

/// Scales a view around a point of its frame.
@frozen nonisolated public struct _ScaleEffect: GeometryEffect {
  public typealias Body = Never
  /// The factors of width and height; negative factors flip the view.
  public var scale: CGSize
  /// The point of the frame that stays in place.
  public var anchor: UnitPoint

  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  /// Returns the scaling of a view with this size.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor.point(in: size)))
  }
}

/// Maps the points of a view by a transform.
@frozen nonisolated public struct _TransformEffect: GeometryEffect {
  public typealias Body = Never
  /// The transform, in points from the view's top-left corner.
  public var transform: CGAffineTransform

  /// Returns the transform, for any size.
  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

/// Maps the points of a view with perspective.
@frozen nonisolated public struct _ProjectionEffect: GeometryEffect {
  public typealias Body = Never
  /// The projection, in points from the view's top-left corner.
  public var transform: ProjectionTransform

  /// Returns the projection, for any size.
  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

/// Rotates a view around an axis in space.
@frozen nonisolated public struct _Rotation3DEffect: GeometryEffect {
  public typealias Body = Never
  /// The angle around the axis.
  public var angle: Angle
  /// The direction of the axis; its length doesn't matter.
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  /// The point of the frame that the axis passes through.
  public var anchor: UnitPoint
  /// The distance in points of the axis in front of the view.
  public var anchorZ: CGFloat
  /// The strength of the perspective; 0 is none.
  public var perspective: CGFloat

  public var animatableData: _AnimatableValues {
    get {
      _AnimatableValues([
        angle.radians, axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective,
      ])
    }
    set {
      angle = .radians(newValue[0])
      axis = (newValue[1], newValue[2], newValue[3])
      anchor = UnitPoint(x: newValue[4], y: newValue[5])
      (anchorZ, perspective) = (newValue[6], newValue[7])
    }
  }

  /// Returns the projection of a view with this size.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let anchor = anchor.point(in: size)
    var view = CATransform3DIdentity
    view.m34 = -perspective / max(size.width, size.height, 1)
    view = CATransform3DRotate(view, angle.radians, axis.x, axis.y, axis.z)
    view = CATransform3DTranslate(view, -anchor.x, -anchor.y, -anchorZ)
    return ProjectionTransform(view).concatenating(
      ProjectionTransform(CGAffineTransform(translationX: anchor.x, y: anchor.y)))
  }
}

extension View {
  /// Draws the view rotated around a point of its frame; its position in the layout stays. Positive angles are
  /// clockwise.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Draws the view scaled around a point of its frame; its position in the layout stays. Negative factors flip it.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the view scaled by a factor for each axis around a point of its frame; its position in the layout stays.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws the view scaled by x and y around a point of its frame; its position in the layout stays.
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view through a transform, in points from its top-left corner; its position in the layout stays. The
  /// transform isn't animated.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Draws the view through a projection. Perspective is approximated, and a warning reports it.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }

  /// Draws the view rotated around an axis in space. Perspective is approximated, and a warning reports it.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Animates changes of geometry around the view separately from the view's own. Accepted; has no effect here.
  nonisolated public func geometryGroup() -> some View { self }
}
