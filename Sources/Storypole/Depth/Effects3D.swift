// SPDX-License-Identifier: Apache-2.0
/// The angle; zero, with a warning, if it or the axis is infinite or not a number.
nonisolated func finiteAngle(_ angle: Angle, _ axis: RotationAxis3D, _ name: String) -> Angle {
  let isFinite = angle.radians.isFinite && Vector3D(axis).isFinite
  return finite(angle, isFinite, or: .zero, name)
}

/// Draws a view rotated, scaled or moved in space; layout ignores it.
nonisolated struct Effect3DModifier: DepthModifier, Animatable {
  enum Kind {
    case rotation(Angle, RotationAxis3D)
    case scale(Size3D)
    case affine(AffineTransform3D)

    /// The effect with infinite and invalid numbers replaced, with a warning.
    fileprivate var finite: Kind {
      switch self {
      case .rotation(let angle, let axis):
        .rotation(finiteAngle(angle, axis, "rotation3DEffect"), axis)
      case .scale(let scale):
        .scale(Storypole.finite(scale, scale.isFinite, or: .one, "scaleEffect"))
      case .affine(let transform):
        .affine(
          Storypole.finite(transform, transform.isFinite, or: .identity, "transform3DEffect"))
      }
    }
  }
  private(set) var kind: Kind
  private(set) var anchor: UnitPoint3D

  /// Ignores numbers that are not finite, with a warning.
  init(kind: Kind, anchor: UnitPoint3D) {
    self.kind = kind.finite
    self.anchor = anchor
  }

  var animatableData: _AnimatableValues {
    get {
      let amounts: [Double] =
        switch kind {
        case .rotation(let angle, let axis): [angle.radians, axis.x, axis.y, axis.z]
        case .scale(let scale): [scale.width, scale.height, scale.depth]
        case .affine: []
        }
      return _AnimatableValues([anchor.x, anchor.y, anchor.z] + amounts)
    }
    set {
      anchor = UnitPoint3D(x: newValue[0], y: newValue[1], z: newValue[2])
      switch kind {
      case .rotation:
        kind = .rotation(
          .radians(newValue[3]), RotationAxis3D(x: newValue[4], y: newValue[5], z: newValue[6]))
      case .scale:
        kind = .scale(Size3D(width: newValue[3], height: newValue[4], depth: newValue[5]))
      case .affine: break
      }
    }
  }

  static var keepsSize: Bool { true }

  func effect3D(size: Size3D) -> AffineTransform3D? { transform(size) }

  func transform(_ size: Size3D) -> AffineTransform3D {
    let transform =
      switch kind {
      case .rotation(let angle, let axis):
        AffineTransform3D(rotation: Rotation3D(angle: Angle2D(angle), axis: axis))
      case .scale(let scale): AffineTransform3D(scale: scale)
      case .affine(let transform): transform
      }
    return transform.around(anchor.point(in: size))
  }

  /// The effect as seen from the front, without perspective.
  func effect(size: CGSize, isRightToLeft: Bool) -> CGAffineTransform? {
    transform(Size3D(size, depth: 0)).flat()
  }

  var name: String {
    switch kind {
    case .rotation: "rotation3DEffect"
    case .scale: "scaleEffect"
    case .affine: "transform3DEffect"
    }
  }
}

extension View {
  /// Draws the view rotated in space around an anchor of its box; its position in the layout stays. Angle, axis and
  /// anchor are animated.
  @_disfavoredOverload nonisolated public func rotation3DEffect(
    _ rotation: Rotation3D, anchor: UnitPoint3D = .center
  ) -> some View {
    rotation3DEffect(Angle(rotation.angle), axis: rotation.axis, anchor: anchor)
  }

  /// Draws the view rotated by an angle around an axis in space; its position in the layout stays.
  ///
  /// A positive angle about z is clockwise as seen from the front.
  @_disfavoredOverload nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint3D = .center
  ) -> some View {
    rotation3DEffect(
      angle, axis: RotationAxis3D(x: axis.x, y: axis.y, z: axis.z), anchor: anchor)
  }

  /// Draws the view rotated by an angle around an axis in space; its position in the layout stays. An infinite angle or
  /// axis is ignored with a warning.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: RotationAxis3D, anchor: UnitPoint3D = .center
  ) -> some View {
    inDepth(Effect3DModifier(kind: .rotation(angle, axis), anchor: anchor))
  }

  /// Draws the view rotated in space with perspective, which is approximated, with a warning; its position in the
  /// layout stays.
  nonisolated public func perspectiveRotationEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
  }

  /// Draws the view larger or smaller in all three axes; its position in the layout stays.
  @_disfavoredOverload nonisolated public func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint3D = .center
  ) -> some View {
    scaleEffect(Size3D(width: s, height: s, depth: s), anchor: anchor)
  }

  /// Draws the view scaled by a factor for each axis; its position in the layout stays. Factors and anchor are
  /// animated, and infinite factors are ignored with a warning.
  nonisolated public func scaleEffect(_ scale: Size3D, anchor: UnitPoint3D = .center) -> some View {
    inDepth(Effect3DModifier(kind: .scale(scale), anchor: anchor))
  }

  /// Draws the view scaled by a factor for each axis; its position in the layout stays.
  @_disfavoredOverload nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, z: CGFloat = 1.0, anchor: UnitPoint3D = .center
  ) -> some View {
    scaleEffect(Size3D(width: x, height: y, depth: z), anchor: anchor)
  }

  /// Draws the view through a transform of its coordinates, whose origin is its top left back corner; its position in
  /// the layout stays. Changes are not animated.
  nonisolated public func transform3DEffect(_ transform: AffineTransform3D) -> some View {
    inDepth(Effect3DModifier(kind: .affine(transform), anchor: .zero))
  }

  /// Applies effects to the view that depend on its geometry; layout ignores them.
  nonisolated public func visualEffect3D(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy3D) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { effect(EmptyVisualEffect(), GeometryProxy3D(node: $0.node)) })
  }
}

/// The effects as seen from the front: movements in depth are invisible.
extension VisualEffect {
  /// Adds an effect, without the numbers that view modifiers ignore too.
  private func adding(_ kind: Effect3DModifier.Kind, _ anchor: UnitPoint3D) -> VisualEffectChain {
    let effect = Effect3DModifier(kind: kind, anchor: anchor)
    return VisualEffectChain(
      self,
      .transform { size in
        ProjectionTransform(effect.transform(Size3D(size, depth: 0)).flat())
      })
  }

  /// Moves the content along the depth axis, which changes nothing as seen from the front.
  public func offset(z: CGFloat) -> some VisualEffect {
    transform3DEffect(AffineTransform3D(translation: Vector3D(x: 0, y: 0, z: z)))
  }

  /// Rotates the content in space around an anchor, as seen from the front. An infinite angle or axis is ignored with a
  /// warning.
  @_disfavoredOverload public func rotation3DEffect(
    _ rotation: Rotation3D, anchor: UnitPoint3D = .center
  ) -> some VisualEffect {
    adding(.rotation(Angle(rotation.angle), rotation.axis), anchor)
  }

  /// Rotates the content by an angle around an axis in space, as seen from the front.
  @_disfavoredOverload public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint3D = .center
  ) -> some VisualEffect {
    adding(.rotation(angle, RotationAxis3D(x: axis.x, y: axis.y, z: axis.z)), anchor)
  }

  /// Rotates the content by an angle around an axis in space, as seen from the front. An infinite angle or axis is
  /// ignored with a warning.
  public func rotation3DEffect(
    _ angle: Angle, axis: RotationAxis3D, anchor: UnitPoint3D = .center
  ) -> some VisualEffect {
    adding(.rotation(angle, axis), anchor)
  }

  /// Rotates the content in space with perspective, which is approximated, with a warning; the anchor's depth has no
  /// effect.
  public func perspectiveRotationEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint3D = .back,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    rotation3DEffect(
      angle, axis: axis, anchor: UnitPoint(x: anchor.x, y: anchor.y), anchorZ: 0,
      perspective: perspective)
  }

  /// Scales the content by one factor, as seen from the front.
  @_disfavoredOverload public func scaleEffect(_ s: CGFloat, anchor: UnitPoint3D = .center)
    -> some VisualEffect
  {
    adding(.scale(Size3D(width: s, height: s, depth: s)), anchor)
  }

  /// Scales the content by a factor for each axis, as seen from the front; the factor of the depth has no effect, and
  /// infinite factors are ignored with a warning.
  public func scaleEffect(_ scale: Size3D, anchor: UnitPoint3D = .center) -> some VisualEffect {
    adding(.scale(scale), anchor)
  }

  /// Scales the content by a factor for each axis, as seen from the front; `z` has no effect.
  @_disfavoredOverload public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, z: CGFloat = 1.0, anchor: UnitPoint3D = .center
  ) -> some VisualEffect {
    adding(.scale(Size3D(width: x, height: y, depth: z)), anchor)
  }

  /// Transforms the content's coordinates, whose origin is its top left corner, as seen from the front. An
  /// infinite transform is ignored with a warning.
  public func transform3DEffect(_ transform: AffineTransform3D) -> some VisualEffect {
    adding(.affine(transform), .zero)
  }
}
