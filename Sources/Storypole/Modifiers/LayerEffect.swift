// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A change of a view's picture before it is composited with the picture below.
nonisolated struct LayerEffect: Sendable {
  /// The modifier's name.
  var name: String
  /// The numbers that can be animated.
  var amounts: _AnimatableValues
  private let change: @Sendable (inout Layer, _AnimatableValues, EnvironmentValues) -> Void

  init(
    _ name: String, _ amounts: [Double] = [],
    _ change: @escaping @Sendable (inout Layer, _AnimatableValues, EnvironmentValues) -> Void
  ) {
    self.name = name
    self.amounts = _AnimatableValues(amounts)
    self.change = change
  }

  init(_ name: String, filter: Filter) {
    self.init(name) { layer, _, _ in layer.filters = [filter] }
  }

  /// The layer in an environment; nil if nothing is visible.
  func layer(_ environment: EnvironmentValues) -> Layer? {
    var layer = Layer()
    change(&layer, amounts, environment)
    return layer.opacity > 0 ? layer : nil
  }
}

extension Painter {
  /// Draws `content` through a layer, or directly if that would change nothing.
  mutating func paint(
    through layer: Layer, _ content: (inout Painter) -> Void
  ) {
    let changes = layer != Layer()
    if changes { begin(layer) }
    content(&self)
    if changes { end() }
  }
}

/// Draws the view through a layer; layout ignores it.
nonisolated struct LayerEffectModifier: UnaryLayoutModifier, Animatable {
  var effect: LayerEffect

  var animatableData: _AnimatableValues {
    get { effect.amounts }
    set { effect.amounts = newValue }
  }

  func paint(_ node: LayoutNode, child: LayoutNode, into painter: inout Painter) {
    guard let layer = effect.layer(node.environment) else { return }
    painter.paint(through: layer) { $0.paintChildren(of: node) }
  }

  func describe(_ node: LayoutNode, child: LayoutNode, into pass: inout SemanticsPass) {
    if effect.layer(node.environment) != nil { pass.visit(child) }
  }

  func hitTest(_ point: CGPoint, node: LayoutNode, child: LayoutNode, _ hit: inout HitTest) -> Bool
  {
    effect.layer(node.environment) != nil && hit.visit(child, in: node, at: point)
  }
  var name: String { effect.name }
}

extension LayerEffect {
  static func opacity(_ opacity: Double) -> LayerEffect {
    LayerEffect("opacity", [opacity]) { layer, amounts, _ in
      layer.opacity = min(max(amounts[0], 0), 1)
    }
  }

  static func blendMode(_ mode: BlendMode) -> LayerEffect {
    LayerEffect("blendMode") { layer, _, _ in layer.blendMode = mode }
  }

  static func isolated(_ name: String) -> LayerEffect {
    LayerEffect(name) { layer, _, _ in layer.isolated = true }
  }

  /// The radius is the blur's standard deviation, as measured on Apple's system.
  static func blur(_ radius: CGFloat, isOpaque: Bool) -> LayerEffect {
    LayerEffect("blur", [radius]) { layer, amounts, _ in
      if amounts[0] > 0 { layer.filters = [.blur(radius: amounts[0], opaque: isOpaque)] }
    }
  }

  static func shadow(_ color: Color, _ radius: CGFloat, _ offset: CGSize) -> LayerEffect {
    LayerEffect("shadow", [radius, offset.width, offset.height]) { layer, amounts, environment in
      layer.filters = [
        .shadow(
          color: color.resolve(in: environment), radius: max(0, amounts[0]),
          offset: CGSize(width: amounts[1], height: amounts[2]))
      ]
    }
  }
}

extension View {
  /// Sets the opacity of the view: 0 is invisible and lets the pointer through, 1 is opaque; other values are clamped.
  /// Animated.
  @_disfavoredOverload nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(LayerEffectModifier(effect: .opacity(opacity)))
  }

  /// Sets the blending of the view's colors with those below.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(LayerEffectModifier(effect: .blendMode(blendMode)))
  }

  /// Composites the view into one picture before outer effects apply to it.
  nonisolated public func compositingGroup() -> some View {
    modifier(LayerEffectModifier(effect: .isolated("compositingGroup")))
  }

  /// Composites the view into one picture before outer effects apply to it; `opaque` and `colorMode` have no effect.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(LayerEffectModifier(effect: .isolated("drawingGroup")))
  }

  /// Blurs the view; `radius` is the standard deviation in points, and 0 or less changes nothing. `opaque`
  /// keeps the edges opaque. Animated.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(LayerEffectModifier(effect: .blur(radius, isOpaque: opaque)))
  }

  /// Draws a blurred shadow behind the view. The radius and the offsets are in points; x and y are positive
  /// to the right and down, and a negative radius is 0. Animated.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      LayerEffectModifier(effect: .shadow(color, radius, CGSize(width: x, height: y))))
  }
}

/// The color space of a drawing group or a canvas. No mode has an effect here: pictures are always sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  /// sRGB; the default.
  case nonLinear
  /// Linear sRGB; has no effect here.
  case linear
  /// Linear sRGB with components outside of 0 to 1; has no effect here.
  case extendedLinear
}

extension View {
  /// Lets readers of a PDF or SVG open an address.
  nonisolated package func linked(to address: String) -> some View {
    modifier(
      LayerEffectModifier(effect: LayerEffect("link") { layer, _, _ in layer.link = address }))
  }
}
