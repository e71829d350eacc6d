// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A modifier that transforms a view's drawing, away from its position in the layout.
@preconcurrency nonisolated public protocol GeometryEffect: Animatable, ViewModifier
where Body == Never {
  /// Returns the transform of the points of a view with this size, in points from its top-left corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the effect without its transform of coordinates: only the drawing changes. Geometry readers, anchors and
  /// events use the view's position in the layout.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(self)
  }

  nonisolated public static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    GeometryEffectModifier._makeNode(
      GeometryEffectModifier(effect: modifier), content: content, reusing: old, inputs)
  }
}

/// An effect that changes only the drawing.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public typealias Body = Never
  var base: Base

  init(_ base: Base) { self.base = base }

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// Returns the transform of the base effect.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  nonisolated public static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    DrawnEffectModifier._makeNode(
      DrawnEffectModifier(effect: modifier.base), content: content, reusing: old, inputs)
  }
}

/// Draws a view through an effect that changes nothing but the drawing.
nonisolated struct DrawnEffectModifier<Effect: GeometryEffect>: UnaryLayoutModifier, Animatable {
  var effect: Effect

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  func paint(_ node: LayoutNode, child: LayoutNode, into painter: inout Painter) {
    let projection = effect.effectValue(size: node.size)
    guard let layer = projection.layer(of: node, name, in: painter) else { return }
    painter.begin(layer)
    painter.paintChildren(of: node)
    painter.end()
  }

  var name: String { effectName(Effect.self) }
}

/// Draws a view through an effect; layout ignores it.
nonisolated struct GeometryEffectModifier<Effect: GeometryEffect>: UnaryLayoutModifier, Animatable {
  var effect: Effect

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  func effect(size: CGSize, isRightToLeft: Bool) -> CGAffineTransform? {
    effect.effectValue(size: size).affine(for: size)
  }

  func paint(_ node: LayoutNode, child: LayoutNode, into painter: inout Painter) {
    effect.effectValue(size: node.size).warnOfPerspective(name, node.host)
    painter.paintChildren(of: node)
  }

  var name: String { effectName(Effect.self) }
}

/// The modifier's name: `_RotationEffect` is `rotationEffect`.
private nonisolated func effectName(_ type: Any.Type) -> String {
  let name = typeName(type)
  guard name.hasPrefix("_") else { return name }
  return name.dropFirst().prefix(1).lowercased() + name.dropFirst(2)
}

extension ProjectionTransform {
  func warnOfPerspective(_ name: String, _ host: ViewHost) {
    if isAffine { return }
    host.warn(
      "\(name) is drawn without perspective, as the nearest flat figure",
      once: "perspective")
  }

  /// A layer that draws a node through the transform, flattened with a warning if necessary; nil if nothing is visible.
  func layer(of node: LayoutNode, _ name: String, in painter: Painter) -> Layer? {
    warnOfPerspective(name, node.host)
    let transform = affine(for: node.size)
    guard transform.isDrawable else { return nil }
    var layer = Layer()
    layer.transform = transform.around(painter.frame(of: node).origin)
    return layer
  }

  /// The transform, or its affine approximation with the nearest corners of `size` (least squares).
  func affine(for size: CGSize) -> CGAffineTransform {
    if isAffine { return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
    let (width, height) = (max(size.width, 1), max(size.height, 1))
    func image(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(self) }
    let (p00, p10) = (image(0, 0), image(width, 0))
    let (p01, p11) = (image(0, height), image(width, height))
    let a = (p10.x - p00.x + p11.x - p01.x) / (2 * width)
    let b = (p10.y - p00.y + p11.y - p01.y) / (2 * width)
    let c = (p01.x - p00.x + p11.x - p10.x) / (2 * height)
    let d = (p01.y - p00.y + p11.y - p10.y) / (2 * height)
    let (x, y) = ((p00.x + p10.x + p01.x + p11.x) / 4, (p00.y + p10.y + p01.y + p11.y) / 4)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x - a * width / 2 - c * height / 2,
      ty: y - b * width / 2 - d * height / 2)
  }
}
