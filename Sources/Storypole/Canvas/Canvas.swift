// SPDX-License-Identifier: Apache-2.0
/// Draws with code instead of views.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
///
/// *How it lays out*: it takes what is proposed, 10 points where nothing is. What is drawn outside
/// its bounds is not seen, and blends only with what the canvas itself has drawn.
///
/// `colorMode`, `isOpaque` and `rendersAsynchronously` change nothing: they only make Apple's faster.
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
  /// Views that the drawing may use: each has a `tag`, by which `resolveSymbol(id:)` finds it.
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

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
