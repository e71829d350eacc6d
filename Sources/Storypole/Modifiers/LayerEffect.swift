/// What happens to a view's picture before it meets what is under it.
nonisolated struct LayerEffect: Sendable {
  /// The modifier's name.
  var name: String
  /// The layer in an environment.
  var layer: @Sendable (EnvironmentValues) -> Layer
  /// Draws nothing at all.
  var isInvisible = false

  init(
    _ name: String, isInvisible: Bool = false, _ change: @escaping @Sendable (inout Layer) -> Void
  ) {
    self.init(name, isInvisible: isInvisible) { layer, _ in change(&layer) }
  }

  init(
    _ name: String, isInvisible: Bool = false,
    _ change: @escaping @Sendable (inout Layer, EnvironmentValues) -> Void
  ) {
    self.name = name
    self.isInvisible = isInvisible
    layer = {
      var layer = Layer()
      change(&layer, $0)
      return layer
    }
  }

  init(_ name: String, filter: Filter) {
    self.init(name) { $0.filters = [filter] }
  }
}

extension Painter {
  /// Draws `content` through a layer; without one that would change nothing.
  mutating func paint(
    through layer: Layer, _ content: (inout Painter) -> Void
  ) {
    let changes = layer != Layer()
    if changes { begin(layer) }
    content(&self)
    if changes { end() }
  }
}

/// Draws the view through a layer; layout does not notice.
nonisolated struct LayerEffectModifier: UnaryLayoutModifier {
  var effect: LayerEffect

  func paint(_ node: LayoutNode, child: LayoutNode, into painter: inout Painter) {
    if effect.isInvisible { return }
    painter.paint(through: effect.layer(node.environment)) { $0.paintChildren(of: node) }
  }

  func hitTest(_ point: CGPoint, node: LayoutNode, child: LayoutNode, _ hit: inout HitTest) -> Bool
  {
    !effect.isInvisible && hit.visit(child, in: node, at: point)
  }
  var name: String { effect.name }
}

extension LayerEffect {
  static func opacity(_ opacity: Double) -> LayerEffect {
    LayerEffect("opacity", isInvisible: opacity <= 0) { $0.opacity = min(max(opacity, 0), 1) }
  }

  static func blendMode(_ mode: BlendMode) -> LayerEffect {
    LayerEffect("blendMode") { $0.blendMode = mode }
  }

  static func isolated(_ name: String) -> LayerEffect { LayerEffect(name) { $0.isolated = true } }

  /// The radius is the blur's standard deviation, as was measured on Apple's system.
  static func blur(_ radius: CGFloat, isOpaque: Bool) -> LayerEffect {
    LayerEffect("blur") {
      if radius > 0 { $0.filters = [.blur(radius: radius, opaque: isOpaque)] }
    }
  }

  static func shadow(_ color: Color, _ radius: CGFloat, _ offset: CGSize) -> LayerEffect {
    LayerEffect("shadow") { layer, environment in
      layer.filters = [
        .shadow(color: color.resolve(in: environment), radius: max(0, radius), offset: offset)
      ]
    }
  }
}

extension View {
  /// 0 is invisible, 1 opaque.
  @_disfavoredOverload nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(LayerEffectModifier(effect: .opacity(opacity)))
  }

  /// How the view's colours are composed with those under it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(LayerEffectModifier(effect: .blendMode(blendMode)))
  }

  /// Makes the view one picture before outer effects apply to it.
  nonisolated public func compositingGroup() -> some View {
    modifier(LayerEffectModifier(effect: .isolated("compositingGroup")))
  }

  /// Makes the view one picture before outer effects apply to it.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(LayerEffectModifier(effect: .isolated("drawingGroup")))
  }

  /// Blurs the view; `radius` is the standard deviation.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(LayerEffectModifier(effect: .blur(radius, isOpaque: opaque)))
  }

  /// Draws a blurred shadow under the view.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      LayerEffectModifier(effect: .shadow(color, radius, CGSize(width: x, height: y))))
  }
}

/// The colours in which a drawing group is composed. Pictures are always sRGB here.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}
