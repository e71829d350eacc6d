// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

extension SVGWriter {
  func write(_ run: GlyphRun, _ paint: Paint) {
    guard run.size > 0, run.size.isFinite, let font = FontFaceCache.shared[run.face] else {
      return
    }
    if font.isColored {
      rasterize("an emoji") { $0.show(run, paint) }
    } else if textForm == .text, let text = SVGText(run) {
      write(text, run, paint)
    } else {
      writeOutlines(of: run, paint)
    }
  }

  /// Defines repeated glyphs once; the others become one path. Text with transparency or a gradient is always
  /// one path.
  private func writeOutlines(of run: GlyphRun, _ paint: Paint) {
    let isSolid = if case .color(let color) = paint { color.opacity >= 1 } else { false }
    let decimals = transform.matrix.scale > 2 ? 3 : 2
    var path = Path()
    var uses: [(name: String, place: String)] = []
    for (glyph, position) in zip(run.glyphs, run.positions) {
      guard position.x.isFinite, position.y.isFinite else { continue }
      let key = GlyphOutlines.Key(face: run.face, size: run.size, glyph: glyph)
      let outline = outlines.outline(key)
      if outline.isEmpty { continue }
      guard isSolid, outlines.isRepeated(key),
        let data = SVGPathData(outline, decimals: decimals)
      else {
        path.addPath(outline, transform: .init(translationX: position.x, y: position.y))
        continue
      }
      let name = define("g", "path", " d=\"\(data.text)\"/>")
      let (x, y) = (SVGSyntax.number(position.x), SVGSyntax.number(position.y))
      uses.append((name, " x=\"\(x)\" y=\"\(y)\""))
    }
    guard !path.isEmpty || !uses.isEmpty, let fill = fill(paint, within: path.boundingRect) else {
      return
    }
    let isGroup = uses.count + (path.isEmpty ? 0 : 1) > 1 && !fill.isEmpty
    if isGroup { body += "<g\(fill)>\n" }
    let own = isGroup ? "" : fill
    if let data = SVGPathData(path, decimals: decimals), !path.isEmpty {
      body += "<path\(own) d=\"\(data.text)\"/>\n"
    }
    for use in uses { body += "<use\(own) xlink:href=\"#\(use.name)\"\(use.place)/>\n" }
    if isGroup { body += "</g>\n" }
  }

  private func write(_ text: SVGText, _ run: GlyphRun, _ paint: Paint) {
    // Lines of text are about as high as the font's size; gradients need no more precision.
    let bounds = CGRect(enclosing: run.positions).insetBy(dx: -run.size, dy: -2 * run.size)
    guard let fill = fill(paint, within: bounds) else { return }
    let size = SVGSyntax.number(run.size)
    body += "<text xml:space=\"preserve\"\(fill)\(text.font) font-size=\"\(size)\""
    body += " x=\"\(SVGText.list(text.x))\" y=\"\(SVGText.list(text.y))\""
    body += ">\(SVGSyntax.escaped(run.text))</text>\n"
  }
}

/// A run as characters with positions.
struct SVGText {
  /// One per unit of UTF-16, SVG's unit.
  private(set) var x: [CGFloat] = []
  private(set) var y: [CGFloat] = []
  /// The font as attributes.
  private(set) var font: String

  /// nil if characters alone are insufficient: text from right to left, and glyphs without characters.
  init?(_ run: GlyphRun) {
    guard run.clusters.allSatisfy({ $0.bytes > 0 && $0.glyphs > 0 }),
      run.clusters.reduce(0, { $0 + $1.bytes }) == run.text.utf8.count,
      run.clusters.reduce(0, { $0 + $1.glyphs }) == run.positions.count,
      run.positions.allSatisfy({ $0.x.isFinite && $0.y.isFinite }),
      run.text.unicodeScalars.allSatisfy({ SVGSyntax.isAllowed($0) && !Self.runsLeft($0) }),
      let font = Self.font(run.face)
    else { return nil }
    // librsvg and Inkscape don't know CSS's property for it, but know the feature.
    self.font =
      font + (run.hasMonospacedDigits ? " style=\"font-feature-settings:'tnum'\"" : "")
    var index = run.text.utf8.startIndex
    var glyph = 0
    for cluster in run.clusters {
      let end = run.text.utf8.index(index, offsetBy: cluster.bytes)
      let count = run.text[index..<end].utf16.count
      x += Array(repeating: run.positions[glyph].x, count: count)
      y += Array(repeating: run.positions[glyph].y, count: count)
      index = end
      glyph += cluster.glyphs
    }
    guard !x.isEmpty else { return nil }
  }

  /// A single number if all are the same.
  static func list(_ numbers: [CGFloat]) -> String {
    let isOne = numbers.allSatisfy { $0 == numbers[0] }
    return SVGSyntax.list((isOne ? [numbers[0]] : numbers).map { SVGSyntax.number($0) })
  }

  /// Whether a character belongs to Hebrew, Arabic or another script in Unicode's right-to-left blocks.
  private static func runsLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
      0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  private static func font(_ face: FontFace) -> String? {
    var count: Int32 = 0
    guard
      let pattern = FcFreeTypeQuery(
        face.path, UInt32(truncatingIfNeeded: face.index), nil, &count)
    else { return nil }
    defer { FcPatternDestroy(pattern) }
    var family: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch, let family else {
      return nil
    }
    var attributes = " font-family=\"\(SVGSyntax.escaped(quoted(String(cString: family))))\""
    let weight = weight(face, pattern)
    if weight != 400 { attributes += " font-weight=\"\(weight)\"" }
    var slant: Int32 = 0
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    if slant > 0 || face.syntheticSlant != 0 { attributes += " font-style=\"italic\"" }
    return attributes
  }

  /// CSS takes identifiers unquoted; other names need quotes.
  private static func quoted(_ family: String) -> String {
    let isPlain = family.split(separator: " ", omittingEmptySubsequences: false).allSatisfy {
      $0.first?.isLetter == true && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
    if isPlain { return family }
    return "'" + family.filter { $0 != "'" && $0 != "\\" && $0 != "\n" } + "'"
  }

  private static func weight(_ face: FontFace, _ pattern: OpaquePointer) -> Int {
    for axis in face.variations.split(separator: ",") where axis.hasPrefix("wght=") {
      if let weight = Double(axis.dropFirst(5)), weight.isFinite {
        return Int(min(max(weight, 1), 1000).rounded())
      }
    }
    if face.syntheticBold { return 700 }
    var weight = 80.0
    FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    let openType = FcWeightToOpenTypeDouble(weight)
    return openType > 0 ? Int(min(openType, 1000).rounded()) : 400
  }
}
