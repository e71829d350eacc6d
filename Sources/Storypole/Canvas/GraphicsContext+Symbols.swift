// SPDX-License-Identifier: Apache-2.0
extension GraphicsContext {
  /// A view of the canvas's symbols in its ideal size.
  public struct ResolvedSymbol {
    fileprivate let node: LayoutNode
    /// The ideal size in points.
    public var size: CGSize { node.size }
  }

  /// Returns the symbol with the tag `id`; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    recorder.symbols.first { $0.traits?.containerValues.hasTag(id) ?? false }
      .map { ResolvedSymbol(node: $0) }
  }

  /// Draws the symbol, stretched to `rect`. A symbol without width or height isn't drawn.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    var context = self
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    context.draw { painter in
      var picture = painter.detached(at: .zero)
      picture.paint(symbol.node)
      painter.add(picture.items)
    }
  }

  /// Draws the symbol in its own size, with its `anchor` at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(origin: anchor.origin(of: symbol.size, at: point), size: symbol.size))
  }
}
