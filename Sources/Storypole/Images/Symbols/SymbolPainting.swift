// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension ResolvedSymbol {
  /// Draws the symbol so that it fills a rectangle of the current layer.
  func paint(
    in rect: CGRect, mode: SymbolRenderingMode.Mode?, _ environment: EnvironmentValues,
    into painter: inout Painter
  ) {
    guard rect.isDrawable, rect.width > 0, rect.height > 0 else { return }
    let context = _StyleContext(environment, in: rect)
    if isPlaceholder {
      // Ours: the corners and opacity of the bars of redacted texts.
      let paint = ForegroundStyle()._paint(in: context).paint.multiplyingOpacity(by: 0.18)
      painter.add(
        .fill(Path(roundedRect: rect, cornerRadius: rect.height / 5), paint, FillStyle()))
      return
    }
    let styles = context.foreground?.styles.count ?? 0
    let mode = mode ?? (styles > 1 ? .palette : .monochrome)
    let colors = mode == .multicolor ? SymbolColors.colors(of: name) : nil
    let usesLevels = mode == .hierarchical || mode == .palette || colors != nil
    let placement = placement(in: rect)
    var index = 0
    // Neighbors with one paint are drawn together, so that a transparent paint never overlaps
    // itself.
    while index < art.layers.count {
      let first = art.layers[index]
      var group: [SymbolLayer] = []
      while index < art.layers.count, !usesLevels || art.layers[index].level == first.level,
        isFaint(art.layers[index]) == isFaint(first)
      {
        if usesLevels || !art.layers[index].isInlay { group.append(art.layers[index]) }
        index += 1
      }
      var style: _StyledPaint
      if let colors {
        style = colors[min(first.level, colors.count - 1)]._paint(in: context)
      } else {
        var context = context
        // A palette has no colors fainter than the given ones.
        let deepest = mode == .palette && styles > 1 ? styles - 1 : 3
        context.level += usesLevels ? min(first.level, deepest) : 0
        style = ForegroundStyle()._paint(in: context)
      }
      // Ours: a part that exceeds the variable value stays visible.
      if isFaint(first) { style = style.multiplyingOpacity(by: 0.3) }
      draw(group, style, placement, hasHoles: !usesLevels, into: &painter)
    }
  }

  private func isFaint(_ layer: SymbolLayer) -> Bool {
    guard let variableValue, let threshold = layer.threshold else { return false }
    return variableValue <= threshold
  }

  private func draw(
    _ layers: [SymbolLayer], _ style: _StyledPaint, _ placement: CGAffineTransform, hasHoles: Bool,
    into painter: inout Painter
  ) {
    var group = Layer()
    group.blendMode = style.blendMode
    group.filters = style.shadows.filter { !$0.isInner }.map {
      .shadow(color: $0.color, radius: $0.radius, offset: $0.offset)
    }
    var paint = style.paint
    if case .color(let color) = paint, color.opacity < 1,
      layers.reduce(0, { $0 + $1.pieces.count }) > 1
    {
      group.opacity = Double(color.opacity)
      paint = .color(
        ResolvedColor(
          colorSpace: .sRGB, red: color.red, green: color.green, blue: color.blue, opacity: 1))
    }
    let needsGroup = group != Layer()
    if needsGroup { painter.begin(group) }
    for layer in layers {
      let cuts = (layer.cuts + (hasHoles ? layer.holes : [])).map { $0.applying(placement) }
      for cut in cuts {
        var clip = Layer()
        clip.clip = Path(cut.boundingRect.union(area(placement)).insetBy(dx: -1, dy: -1))
        clip.clip?.addPath(cut)
        clip.clipStyle = FillStyle(eoFill: true)
        painter.begin(clip)
      }
      for piece in layer.pieces { draw(piece, paint, placement, into: &painter) }
      for _ in cuts { painter.end() }
    }
    if needsGroup { painter.end() }
  }

  /// The symbol's drawn area in the current layer.
  private func area(_ placement: CGAffineTransform) -> CGRect { art.ink.applying(placement) }

  private func draw(
    _ piece: SymbolPiece, _ paint: Paint, _ placement: CGAffineTransform,
    into painter: inout Painter
  ) {
    let path = piece.path.applying(placement)
    let scale = abs(placement.a * placement.d - placement.b * placement.c).squareRoot()
    // A stretched line is wider on one axis than on the other.
    if abs(placement.a - placement.d) > 0.001 * scale, let width = piece.lineWidth {
      let line = piece.path.strokedPath(.symbol(width)).applying(placement)
      drawStretched(piece, path, line, paint, into: &painter)
      return
    }
    switch piece.drawing {
    case .fill:
      painter.add(.fill(path, paint, FillStyle()))
    case .line(let width):
      painter.add(.stroke(path, paint, .symbol(width * scale)))
    case .bold(let width):
      painter.add(.fill(path, paint, FillStyle()))
      painter.add(.stroke(path, paint, .symbol(width * scale)))
    case .inside(let width):
      var inside = Layer()
      inside.clip = path
      painter.begin(inside)
      painter.add(.stroke(path, paint, .symbol(2 * width * scale)))
      painter.end()
    }
  }
}

extension ResolvedSymbol {
  /// - Parameter line: The area of the piece's line.
  private func drawStretched(
    _ piece: SymbolPiece, _ path: Path, _ line: Path, _ paint: Paint, into painter: inout Painter
  ) {
    if case .bold = piece.drawing { painter.add(.fill(path, paint, FillStyle())) }
    guard case .inside = piece.drawing else {
      painter.add(.fill(line, paint, FillStyle()))
      return
    }
    var inside = Layer()
    inside.clip = path
    painter.begin(inside)
    painter.add(.fill(line, paint, FillStyle()))
    painter.end()
  }
}

extension SymbolPiece {
  fileprivate var lineWidth: CGFloat? {
    switch drawing {
    case .fill: nil
    case .line(let width), .bold(let width): width
    case .inside(let width): 2 * width
    }
  }
}

/// The colors of things in `SymbolRenderingMode.multicolor`, by level. The choice is ours, modeled
/// on Apple's pictures.
enum SymbolColors {
  static func colors(of name: String) -> [Color]? {
    if let known = table[name] { return known }
    if name.contains(".badge.plus") || name.hasSuffix(".badge.checkmark") {
      return [.green, .primary]
    }
    if name.contains(".badge.minus") || name.contains(".badge.xmark") { return [.red, .primary] }
    if name.hasSuffix(".badge") || name.hasSuffix(".badge.fill") { return [.red, .primary] }
    return nil
  }

  private static let table: [String: [Color]] = {
    let rows: [([Color], String)] = [
      ([.yellow], "star.fill sun.max.fill sun.min.fill bolt.fill sun.max sun.min moon.fill"),
      ([.red], "heart.fill suit.heart.fill trash trash.fill bookmark.fill mic.fill"),
      ([.orange], "flame.fill flame flag.fill"),
      ([.green], "leaf.fill leaf phone.fill"),
      ([.blue], "drop.fill drop link externaldrive.badge.icloud"),
      ([.white, .yellow], "exclamationmark.triangle.fill"),
      (
        [.white, .red],
        "xmark.circle.fill minus.circle.fill exclamationmark.circle.fill xmark.octagon.fill "
          + "exclamationmark.octagon.fill heart.circle.fill"
      ),
      ([.white, .green], "checkmark.circle.fill plus.circle.fill phone.circle.fill"),
      ([.white, .blue], "checkmark.seal.fill info.circle.fill questionmark.circle.fill"),
    ]
    var table: [String: [Color]] = [:]
    for (colors, names) in rows {
      for name in names.split(separator: " ") { table[String(name)] = colors }
    }
    return table
  }()
}
