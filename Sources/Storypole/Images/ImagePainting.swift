// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension ResolvedImage {
  /// Draws the image into a rectangle of the current layer.
  func paint(in rect: CGRect, host: ViewHost?, into painter: inout Painter) {
    guard rect.isDrawable, !rect.isEmpty else { return }
    if case .symbol(let symbol) = content {
      var mode = image.symbolMode ?? environment.symbolRenderingMode?.mode
      if image.renderingMode == .original { mode = mode ?? .multicolor }
      symbol.paint(in: rect, mode: mode, environment, into: &painter)
      return
    }
    guard isTemplate else {
      paintOriginal(in: rect, host: host, tint: nil, into: &painter)
      return
    }
    let style = ForegroundStyle()._paint(in: _StyleContext(environment, in: rect))
    if case .color(let color) = style.paint, case .loaded = content, style.blendMode == .normal,
      style.shadows.isEmpty
    {
      paintOriginal(in: rect, host: host, tint: Paint.Tint(color: color), into: &painter)
      return
    }
    // Any other style fills the rectangle, masked by the image.
    var mask = painter.detached()
    paintOriginal(in: rect, host: host, tint: nil, into: &mask)
    var layer = Layer()
    layer.mask = DisplayList(size: rect.size, scale: painter.scale, items: mask.items)
    painter.begin(layer)
    painter.draw(.fill(Path(rect), style.paint, FillStyle()), Path(rect), style)
    painter.end()
  }

  private func paintOriginal(
    in rect: CGRect, host: ViewHost?, tint: Paint.Tint?, into painter: inout Painter
  ) {
    switch content {
    case .missing, .symbol: break
    case .loaded(let content):
      let parts = parts(in: rect)
      // In a rotated image, pixels on the border of two parts would show the content below.
      let hasBorders = parts.count > 1
      if hasBorders {
        var layer = Layer()
        layer.clip = Path(rect)
        layer.clipStyle = FillStyle(antialiased: image.isAntialiased)
        painter.begin(layer)
      }
      for part in parts {
        painter.add(
          .image(
            DrawnImage(
              content, rect: part.rect, source: part.source(in: content.size, from: size),
              tileSize: part.tileSize, interpolation: image.interpolation.drawn,
              isAntialiased: image.isAntialiased && !hasBorders, tint: tint)))
      }
      if hasBorders { painter.end() }
    case .drawing(let drawing):
      for part in parts(in: rect) {
        drawing.paint(part, size: size, environment, host: host, into: &painter)
      }
    }
  }
}

extension Image.Interpolation {
  var drawn: DrawnImage.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

/// A piece of an image and its destination.
struct ImagePart {
  /// In points of the image's natural size; nil is the whole image.
  var source: CGRect?
  var rect: CGRect
  /// The size of a repeated piece.
  var tileSize: CGSize?

  /// The piece in the units of the drawn content.
  func source(in content: CGSize, from size: CGSize) -> CGRect? {
    source.map {
      let (x, y) = (content.width / size.width, content.height / size.height)
      return CGRect(x: $0.minX * x, y: $0.minY * y, width: $0.width * x, height: $0.height * y)
    }
  }
}

extension ResolvedImage {
  /// The pieces of the image: one, or nine around its cap insets.
  private func parts(in rect: CGRect) -> [ImagePart] {
    guard let resizing = image.resizing else { return [ImagePart(rect: rect)] }
    guard size.width > 0, size.height > 0 else { return [] }
    let isTiled = resizing.mode == .tile
    let caps = resizing.caps
    guard caps != EdgeInsets() else {
      return [ImagePart(rect: rect, tileSize: isTiled ? size : nil)]
    }
    // Images are not mirrored, so that leading is left.
    let columns = Band.three(size.width, into: rect.width, caps.leading, caps.trailing)
    let rows = Band.three(size.height, into: rect.height, caps.top, caps.bottom)
    var parts: [ImagePart] = []
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
        let place = CGRect(
          x: rect.minX + column.start, y: rect.minY + row.start, width: column.length,
          height: row.length)
        guard !source.isEmpty, !place.isEmpty else { continue }
        // A corner has its own size; an edge is repeated only along itself.
        var tile: CGSize?
        if isTiled, column.isMiddle || row.isMiddle {
          tile = CGSize(
            width: column.isMiddle ? source.width : place.width,
            height: row.isMiddle ? source.height : place.height)
        }
        parts.append(ImagePart(source: source, rect: place, tileSize: tile))
      }
    }
    return parts
  }
}

/// A range of one axis, in the image and in its destination.
private struct Band {
  var source: CGFloat
  var sourceLength: CGFloat
  var start: CGFloat
  var length: CGFloat
  var isMiddle = false

  /// The first cap, the middle, and the last cap. Caps that don't fit into the image divide it.
  static func three(
    _ own: CGFloat, into total: CGFloat, _ first: CGFloat, _ last: CGFloat
  ) -> [Band] {
    let first = min(max(first, 0), own)
    let last = min(max(last, 0), own - first)
    // A destination that is smaller than both caps shrinks them.
    let scale = first + last > total ? total / (first + last) : 1
    let (start, end) = (first * scale, total - last * scale)
    return [
      Band(source: 0, sourceLength: first, start: 0, length: start),
      Band(
        source: first, sourceLength: own - first - last, start: start, length: end - start,
        isMiddle: true),
      Band(source: own - last, sourceLength: last, start: end, length: total - end),
    ]
  }
}
