// SPDX-License-Identifier: Apache-2.0
/// A view that draws with code.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
///
/// *How it lays out*: it takes the whole proposal; 10 points replace a missing length. Drawings are clipped
/// to its bounds, and blend only with the canvas's own earlier drawings.
///
/// `colorMode`, `isOpaque` and `rendersAsynchronously` have no effect: they only make Apple's canvas faster.
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
  /// The views for the drawing: `resolveSymbol(id:)` finds each by its `tag`.
  public var symbols: Symbols
  /// The code that draws; its second argument is the canvas's size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas has no transparent parts; false by default. Accepted; has no effect here.
  public var isOpaque: Bool
  /// The color space of the drawing. Accepted; has no effect here, because pictures are always sRGB.
  public var colorMode: ColorRenderingMode
  /// Whether the drawing may be shown later. Accepted; has no effect here.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with views for the drawing. `opaque`, `colorMode` and `rendersAsynchronously` have no effect.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  nonisolated public static func _makeNode(
    _ view: Canvas, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    makeLayoutOwner(
      view.symbols, reusing: old, inputs, make: { CanvasNode($0) },
      update: {
        $0.renderer = view.renderer
        $0.symbols = $1
      })
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas without views. `opaque`, `colorMode` and `rendersAsynchronously` have no effect.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}
