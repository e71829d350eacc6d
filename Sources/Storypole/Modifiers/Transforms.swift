// SPDX-License-Identifier: Apache-2.0
/// Turns a view clockwise around a point of its frame.
@frozen nonisolated public struct _RotationEffect: GeometryEffect {
  public typealias Body = Never
  public var angle: Angle
  public var anchor: UnitPoint

  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(rotationAngle: angle.radians).around(anchor.point(in: size)))
  }
}

/// Stretches a view around a point of its frame.
@frozen nonisolated public struct _ScaleEffect: GeometryEffect {
  public typealias Body = Never
  public var scale: CGSize
  public var anchor: UnitPoint

  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor.point(in: size)))
  }
}

/// Maps the points of a view, its top-left corner being the origin.
@frozen nonisolated public struct _TransformEffect: GeometryEffect {
  public typealias Body = Never
  public var transform: CGAffineTransform

  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

/// Maps the points of a view with perspective.
@frozen nonisolated public struct _ProjectionEffect: GeometryEffect {
  public typealias Body = Never
  public var transform: ProjectionTransform

  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

/// Turns a view around an axis in space.
@frozen nonisolated public struct _Rotation3DEffect: GeometryEffect {
  public typealias Body = Never
  public var angle: Angle
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  public var anchor: UnitPoint
  public var anchorZ: CGFloat
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
  /// Draws the view turned; its place in the layout stays.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Draws the view larger or smaller; its place in the layout stays.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view through a transform; its place in the layout stays.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Draws the view through a projection. Perspective is approximated, with a warning.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }

  /// Draws the view turned in space. Perspective is approximated, with a warning.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Geometry changes of the surroundings are animated apart from the view's own: a still picture
  /// shows no difference.
  nonisolated public func geometryGroup() -> some View { self }
}
