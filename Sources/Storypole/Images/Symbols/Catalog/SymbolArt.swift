// SPDX-License-Identifier: Apache-2.0
/// A symbol as shapes, in the units of symbol drawings: a square of 24 × 24, y downward, centered on the middle of the
/// adjacent capitals.
package struct SymbolArt: Sendable {
  /// From back to front.
  var layers: [SymbolLayer] = []

  /// The bounds of the drawing.
  package var ink: CGRect { layers.reduce(.null) { $0.union($1.ink) } }

  func applying(_ transform: CGAffineTransform) -> SymbolArt {
    SymbolArt(layers: layers.map { $0.applying(transform) })
  }

  /// Moved and scaled to fit the drawing into `size` around `center`, at most by `limit`.
  func fitting(_ size: CGSize, center: CGPoint, limit: CGFloat = .infinity) -> SymbolArt {
    let box = ink
    guard box.width > 0 || box.height > 0 else { return self }
    let factor = min(size.width / max(box.width, 1e-3), size.height / max(box.height, 1e-3), limit)
    return applying(.scaling(factor, around: CGPoint(x: box.midX, y: box.midY), to: center))
  }

  /// Moved and scaled to fill `size` around `center` with the drawing. It keeps its proportions if they are nearly
  /// those of `size`, so that circles stay round, and is stretched by at most an eighth.
  func filling(_ size: CGSize, center: CGPoint) -> SymbolArt {
    var art = self
    // Lines keep their thickness, so that it takes a few steps.
    for _ in 0..<3 {
      let box = art.ink
      guard box.width > 0 || box.height > 0, size.width > 0, size.height > 0 else { return art }
      var (x, y) = (size.width / max(box.width, 1e-3), size.height / max(box.height, 1e-3))
      let isNear = max(x, y) < 1.05 * min(x, y)
      let least = min(x, y)
      (x, y) = isNear ? (least, least) : (min(x, least * 1.125), min(y, least * 1.125))
      art = art.applying(
        CGAffineTransform(
          a: x, b: 0, c: 0, d: y, tx: center.x - x * box.midX, ty: center.y - y * box.midY))
    }
    return art
  }

  /// Cuts out `paths`; each of them encloses a simple area.
  mutating func cut(_ paths: [Path]) {
    for index in layers.indices { layers[index].cuts += paths }
  }

  /// The areas that this symbol cuts out of others.
  var silhouettes: [Path] { layers.flatMap(\.pieces).flatMap(\.silhouettes) }

  /// All the layers, `steps` lower in the hierarchy.
  func lowered(by steps: Int = 1) -> SymbolArt {
    var art = self
    for index in art.layers.indices { art.layers[index].level += steps }
    return art
  }
}

/// A part of a symbol with a separate color.
struct SymbolLayer: Sendable {
  var pieces: [SymbolPiece] = []
  /// 0 for primary, 1 for secondary, 2 for tertiary.
  var level = 0
  /// The areas cut out of the layer.
  var cuts: [Path] = []
  /// The areas cut out of the layer if all layers have one color: the layers that lie on it.
  var holes: [Path] = []
  /// Whether it lies on a layer with holes of its shape, and is drawn only in a separate color.
  var isInlay = false
  /// The fraction of a variable value above which the layer is drawn in full.
  var threshold: Double?

  var ink: CGRect { pieces.reduce(.null) { $0.union($1.ink) } }

  func applying(_ transform: CGAffineTransform) -> SymbolLayer {
    var layer = self
    layer.pieces = pieces.map { $0.applying(transform) }
    layer.cuts = cuts.map { $0.applying(transform) }
    layer.holes = holes.map { $0.applying(transform) }
    return layer
  }
}

/// One shape of a layer.
struct SymbolPiece: Sendable {
  enum Drawing: Sendable {
    case fill
    /// A line with the thickness of the pen, regardless of the scale.
    case line(CGFloat)
    /// A line along the inside of the outline.
    case inside(CGFloat)
    /// Filled, with a line along the outline that makes it bolder.
    case bold(CGFloat)
  }

  var path: Path
  var drawing: Drawing

  var ink: CGRect {
    let box = path.boundingRect
    switch drawing {
    case .line(let width), .bold(let width): return box.insetBy(dx: -width / 2, dy: -width / 2)
    case .fill, .inside: return box
    }
  }

  func applying(_ transform: CGAffineTransform) -> SymbolPiece {
    SymbolPiece(path: path.applying(transform), drawing: drawing)
  }

  /// Areas whose union is the drawing. A line with corners overlaps itself there, which even-odd clips would treat as
  /// holes: each of its legs is a separate area.
  var silhouettes: [Path] {
    guard case .line(let width) = drawing else { return [path] }
    var areas: [Path] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in path.elements {
      var leg = Path()
      leg.move(to: current)
      switch element {
      case .move(let end):
        start = end
        current = end
        continue
      case .line(let end): leg.addLine(to: end)
      case .quadCurve(let end, let control): leg.addQuadCurve(to: end, control: control)
      case .curve(let end, let control1, let control2):
        leg.addCurve(to: end, control1: control1, control2: control2)
      case .closeSubpath: leg.addLine(to: start)
      }
      current = leg.currentPoint ?? current
      areas.append(leg.strokedPath(.symbol(width)))
    }
    return areas
  }
}

extension StrokeStyle {
  static func symbol(_ width: CGFloat) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
  }
}

extension CGAffineTransform {
  /// Scales around `center` and moves that to `target`.
  static func scaling(
    _ factor: CGFloat, around center: CGPoint, to target: CGPoint
  ) -> CGAffineTransform {
    CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: target.x - factor * center.x,
      ty: target.y - factor * center.y)
  }
}
