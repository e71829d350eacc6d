// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension ResolvedText {
  /// Draws the lines of `layout` at the corner of `frame`, which is on a pixel, as is the first baseline then.
  func paint(_ layout: TextLayout, in frame: CGRect, host: ViewHost, into painter: inout Painter) {
    guard isPlaceholder else {
      return paint(layout.lines.flatMap(\.glyphs), in: frame, host: host, into: &painter)
    }
    let offset = CGSize(width: frame.minX, height: frame.minY)
    let base = ForegroundStyle()._paint(in: _StyleContext(environment, in: frame))
    for line in layout.lines { drawBar(over: line, offset: offset, base.paint, into: &painter) }
  }

  /// Draws parts of a text that fills `frame`.
  func paint(
    _ pieces: [PaintedGlyphs], in frame: CGRect, host: ViewHost, into painter: inout Painter
  ) {
    let offset = CGSize(width: frame.minX, height: frame.minY)
    let context = _StyleContext(environment, in: frame)
    var base = ForegroundStyle()._paint(in: context)
    if painter.paintMotion != nil { base.paint = painter.moved(base.paint, in: frame) }
    let others = paints.map { $0._paint(in: context) }
    for piece in pieces {
      if let background = piece.background {
        painter.fill(piece.bounds.offsetBy(dx: offset.width, dy: offset.height), with: background)
      }
    }
    for piece in pieces {
      let style =
        piece.color.map { _StyledPaint(.color($0)) } ?? piece.paint.map { others[$0] } ?? base
      let layer = Self.layer(for: style, link: piece.link)
      if let layer { painter.begin(layer) }
      draw(piece, offset: offset, style.paint, host: host, into: &painter)
      if layer != nil { painter.end() }
    }
  }

  /// The layer of a link, and of a style with a blend mode or shadows; nil if none is needed. Inner shadows are left
  /// out.
  private static func layer(for style: _StyledPaint, link: String?) -> Layer? {
    let shadows = style.shadows.filter { !$0.isInner }
    if link == nil, style.blendMode == .normal, shadows.isEmpty { return nil }
    var layer = Layer()
    layer.link = link
    layer.blendMode = style.blendMode
    layer.filters = shadows.map {
      .shadow(color: $0.color, radius: $0.radius, offset: $0.offset)
    }
    return layer
  }

  private func draw(
    _ piece: PaintedGlyphs, offset: CGSize, _ paint: Paint, host: ViewHost,
    into painter: inout Painter
  ) {
    // An underline is behind the letters, a strikethrough in front of them.
    let baseline = piece.run.positions.first?.y ?? piece.bounds.maxY
    for line in piece.decorations where line.rect.minY >= baseline {
      draw(line, offset: offset, paint, into: &painter)
    }
    let run = piece.run.moved(by: offset)
    if let image = images[piece.source], run.text == Self.imageCharacter {
      draw(image, in: run, host: host, into: &painter)
    } else if !run.glyphs.isEmpty {
      painter.add(.glyphs(run, paint))
    }
    for line in piece.decorations where line.rect.minY < baseline {
      draw(line, offset: offset, paint, into: &painter)
    }
  }

  /// An image is on the baseline and begins at a pixel. In a text that was shrunk to fit, it shrinks too.
  private func draw(
    _ image: ResolvedImage, in run: GlyphRun, host: ViewHost, into painter: inout Painter
  ) {
    guard let place = run.positions.first, image.size.width > 0 else { return }
    let scale = run.width / image.size.width
    let ascent = (image.baseline ?? image.size.height) * scale
    image.paint(
      in: CGRect(
        x: (place.x * painter.scale).rounded() / painter.scale, y: place.y - ascent,
        width: run.width, height: image.size.height * scale),
      host: host, into: &painter)
  }

  /// The bar of a redacted line. Its opacity and corner radius are ours.
  private func drawBar(
    over line: TextLine, offset: CGSize, _ paint: Paint, into painter: inout Painter
  ) {
    guard let bounds = line.glyphs.first?.bounds, line.width > 0 else { return }
    let rect = CGRect(x: line.origin.x, y: bounds.minY, width: line.width, height: bounds.height)
      .offsetBy(dx: offset.width, dy: offset.height)
      .insetBy(dx: 0, dy: bounds.height / 16)
    let bar = Path(roundedRect: rect, cornerRadius: rect.height / 5)
    painter.add(.fill(bar, paint.multiplyingOpacity(by: 0.18), FillStyle()))
  }

  private func draw(
    _ line: DecorationLine, offset: CGSize, _ paint: Paint, into painter: inout Painter
  ) {
    let rect = line.rect.offsetBy(dx: offset.width, dy: offset.height)
    let paint = line.color.map(Paint.color) ?? paint
    guard let dash = line.pattern.dash else {
      painter.add(.fill(Path(rect), paint, FillStyle()))
      return
    }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    painter.add(
      .stroke(
        path, paint,
        StrokeStyle(lineWidth: rect.height, dash: dash.map { $0 * rect.height })))
  }
}

extension TextRun.Decoration.Pattern {
  /// Lengths of line and gap, in thicknesses of the line; nil for a line without gaps.
  fileprivate var dash: [CGFloat]? {
    switch self {
    case .solid: nil
    case .dot: [3, 3]
    case .dash: [10, 5]
    case .dashDot: [10, 3, 3, 3]
    case .dashDotDot: [10, 3, 3, 3, 3, 3]
    }
  }
}
