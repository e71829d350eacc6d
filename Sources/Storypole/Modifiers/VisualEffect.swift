// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A change of a view's appearance that layout ignores.
public protocol VisualEffect: Sendable, Animatable {
  /// The changes in the order of their calls.
  var _steps: [_VisualEffectStep] { get }
}

/// One change of a view's appearance.
public struct _VisualEffectStep: Sendable {
  enum Kind: Sendable {
    case layer(LayerEffect)
    /// A transform that depends on the view's size.
    case transform(@Sendable (CGSize) -> ProjectionTransform)
  }
  let kind: Kind
}

/// The effect that changes nothing, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates an effect that changes nothing.
  public init() {}
  public var _steps: [_VisualEffectStep] { [] }
}

/// An effect and one more change.
struct VisualEffectChain: VisualEffect {
  let _steps: [_VisualEffectStep]

  init(_ base: some VisualEffect, _ kind: _VisualEffectStep.Kind) {
    _steps = base._steps + [_VisualEffectStep(kind: kind)]
  }
}

extension VisualEffect {
  private func adding(_ effect: LayerEffect) -> VisualEffectChain {
    VisualEffectChain(self, .layer(effect))
  }

  private func adding(_ effect: some GeometryEffect & Sendable) -> VisualEffectChain {
    VisualEffectChain(self, .transform { effect.effectValue(size: $0) })
  }

  /// Adds an opacity: 0 is invisible, 1 changes nothing; other values are clamped.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }
  /// Adds a mode for blending with the background.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    adding(.blendMode(blendMode))
  }
  /// Adds a blur; `radius` is the standard deviation in points, and 0 or less changes nothing.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius, isOpaque: opaque))
  }
  /// Adds an amount to all color components: 0 changes nothing, 1 is white, −1 black.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness(amount)) }
  /// Multiplies the distance of colors to middle gray: 1 changes nothing, 0 is gray.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast(amount)) }
  /// Multiplies the saturation of colors: 1 changes nothing, 0 is gray.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation(amount)) }
  /// Removes a fraction of the saturation of colors: 0 changes nothing, 1 is gray.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.saturation(1 - amount, name: "grayscale"))
  }
  /// Rotates the hue of all colors.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation(angle)) }

  /// Moves the drawing by points; positive is to the right and down, and right-to-left doesn't mirror it.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    transformEffect(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
  /// Moves the drawing by x and y in points; right-to-left doesn't mirror it.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }
  /// Rotates the drawing around a point of the frame; positive angles are clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(_RotationEffect(angle: angle, anchor: anchor))
  }
  /// Scales the drawing by a factor around a point of the frame.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }
  /// Scales the drawing by a factor for each axis around a point of the frame.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(_ScaleEffect(scale: scale, anchor: anchor))
  }
  /// Scales the drawing by x and y around a point of the frame.
  public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center)
    -> some VisualEffect
  {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  /// Draws through a transform, in points from the top-left corner of the frame.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(_TransformEffect(transform: transform))
  }
  /// Draws through a projection; perspective is approximated, with a warning.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(_ProjectionEffect(transform: transform))
  }
  /// Rotates the drawing around an axis in space; perspective is approximated, with a warning.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}

/// Draws a view through an effect that depends on its final geometry.
nonisolated struct VisualEffectModifier: UnaryLayoutModifier {
  var effect: (GeometryProxy) -> any VisualEffect

  func paint(_ node: LayoutNode, child: LayoutNode, into painter: inout Painter) {
    let steps = effect(GeometryProxy(node: node))._steps
    var layers: [Layer] = []
    for step in steps.reversed() {
      switch step.kind {
      case .layer(let effect):
        guard let layer = effect.layer(node.environment) else { return }
        layers.append(layer)
      case .transform(let transform):
        guard let layer = transform(node.size).layer(of: node, name, in: painter) else { return }
        layers.append(layer)
      }
    }
    layers.removeAll { $0 == Layer() }
    for layer in layers { painter.begin(layer) }
    painter.paintChildren(of: node)
    for _ in layers { painter.end() }
  }
  var name: String { "visualEffect" }
}

extension View {
  /// Changes the view's appearance according to its final geometry; layout ignores the change.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0) })
  }
}
