// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// Composes symbols from their names, for one font weight.
///
/// A name consists of a base and its modifications: `person.crop.circle.badge.plus` is a person in a circle with a
/// badge. The catalog draws the bases; circles, slashes and badges are drawn here, so that every base has them.
package final class SymbolComposer {
  private let engine: any TextEngine
  private let weight: Int
  /// The thickness of lines, in the symbols' units.
  let pen: CGFloat
  private var known: [Substring: SymbolArt?] = [:]
  private var unknown: Set<String> = []
  private var missesIcons = false

  /// - Parameter weight: The weight from 100 to 900, as in fonts.
  package init(engine: any TextEngine, weight: Int) {
    self.engine = engine
    self.weight = weight
    pen = Self.pen(at: weight)
  }

  /// Ours: at 400 a line is slightly thinner than those of the icon font, which are 2 units.
  private static func pen(at weight: Int) -> CGFloat {
    let pens: [CGFloat] = [0.6, 0.85, 1.25, 1.7, 2, 2.3, 2.65, 3.05, 3.5]
    let position = CGFloat(min(max(weight, 100), 900)) / 100 - 1
    let index = Int(position, in: 0...pens.count - 2)
    return pens[index] + (pens[index + 1] - pens[index]) * (position - CGFloat(index))
  }

  /// The additional line width for the font's icons; nil up to their own weight.
  var boldness: CGFloat? { pen > 2 ? pen - 2 : nil }

  func icon(_ name: String) -> Path? {
    let outline = engine.outline(ofIcon: name)
    if outline == nil { missesIcons = true }
    return outline
  }

  /// The outline of a text, from the origin on its baseline.
  func text(_ text: String, capHeight: CGFloat) -> Path {
    // Inter's capitals are 0.727 of its size.
    engine.outline(of: text, in: FontRequest(size: capHeight / 0.727, weight: max(weight, 500)))
  }

  /// nil if the name is unknown, or an icon is missing.
  package func symbol(_ name: Substring) -> SymbolArt? {
    // Analyzing an endless name would take too long.
    guard name.utf8.count <= 200 else { return nil }
    if let art = known[name] { return art }
    let art = compose(name.split(separator: ".", omittingEmptySubsequences: false), filled: false)
    known.updateValue(art, forKey: name)
    return art
  }

  /// True once for each name that is unknown even with the icon font.
  func isNewsThatUnknown(_ name: String) -> Bool {
    guard unknown.insert(name).inserted else { return false }
    missesIcons = false
    known[name[...]] = nil
    return symbol(name[...]) == nil && !missesIcons
  }

  /// A dashed box with a question mark.
  var placeholder: SymbolArt {
    SymbolFigure.art("@square.dashed '?:12,12,9", self) ?? SymbolArt()
  }

  /// The names to suggest for an unknown one.
  static let commonNames: [String] = {
    let variants = ["", ".fill", ".circle", ".circle.fill", ".slash"]
    return SymbolCatalog.names.flatMap { name in variants.map { name + $0 } }
  }()

  private func compose(_ words: [Substring], filled: Bool) -> SymbolArt? {
    guard let last = words.last else { return nil }
    if let entry = SymbolCatalog.entry(words.joined(separator: ".")) {
      return SymbolFigure.art(filled ? entry.filled ?? entry.plain : entry.plain, self)
    }
    if words.count > 1, last == "fill" || last == "filled" {
      return compose(words.dropLast(), filled: true)
    }
    if let index = words.lastIndex(of: "badge"), index > 0 {
      return badged(words[..<index], with: words[(index + 1)...], filled: filled)
    }
    guard words.count > 1 else { return nil }
    let rest = Array(words.dropLast())
    if last == "slash" { return compose(rest, filled: filled).map(slashed) }
    if words[0] == "person", ["plus", "minus", "xmark", "checkmark", "questionmark"].contains(last)
    {
      return badged(rest[...], with: [last], filled: filled)
    }
    if words[0] == "goforward" || words[0] == "gobackward", words.count == 2, Int(last) != nil {
      return SymbolFigure.art("@\(words[0]) '\(last):12,12.6,6", self)
    }
    for length in [1, 2] where words.count > length {
      if let enclosure = SymbolEnclosure.named(words.suffix(length).joined(separator: ".")),
        let inner = content(Array(words.dropLast(length)))
      {
        return enclosed(inner, in: enclosure, filled: filled)
      }
    }
    return nil
  }

  /// The content of a circle: also digits and letters. A base with a filled form is filled there.
  private func content(_ words: [Substring]) -> SymbolArt? {
    if words.count == 1, words[0].count <= 2, words[0].allSatisfy(\.isASCIIDigit) {
      return SymbolFigure.art("'\(words[0]):12,12,16", self)
    }
    if words.count == 1, words[0].count == 1, words[0] >= "a", words[0] <= "z" {
      return SymbolFigure.art("'\(words[0].uppercased()):12,12,16", self)
    }
    return compose(words, filled: true)
  }

  // MARK: - Modifications of a base

  private func enclosed(
    _ inner: SymbolArt, in enclosure: SymbolEnclosure, filled: Bool
  ) -> SymbolArt? {
    guard let around = SymbolFigure.art(filled ? enclosure.filled : enclosure.plain, self) else {
      return nil
    }
    var inner = inner.fitting(enclosure.innerSize, center: enclosure.center, limit: 0.75)
    inner.layers.removeAll(where: \.isInlay)
    var art = around.lowered()
    if filled {
      let holes = inner.silhouettes
      for index in art.layers.indices { art.layers[index].holes += holes }
      for index in inner.layers.indices { inner.layers[index].isInlay = true }
    }
    art.layers += inner.layers
    return art
  }

  /// A line from the upper left to the lower right, with a gap on both sides.
  private func slashed(_ base: SymbolArt) -> SymbolArt {
    var art = base
    let ink = base.ink
    let reach = min(max(ink.width, ink.height, 16) / 2, 9.5)
    var line = Path()
    line.addLines([
      CGPoint(x: ink.midX - reach, y: ink.midY - reach),
      CGPoint(x: ink.midX + reach, y: ink.midY + reach),
    ])
    art.cut([line.strokedPath(.symbol(3 * pen))])
    art.layers.append(SymbolLayer(pieces: [SymbolPiece(path: line, drawing: .line(pen))]))
    return art
  }

  private func badged(
    _ base: ArraySlice<Substring>, with badge: ArraySlice<Substring>, filled: Bool
  ) -> SymbolArt? {
    guard var art = compose(Array(base), filled: filled)?.lowered() else { return nil }
    if badge.isEmpty || badge == ["filled"] || badge == ["fill"] {
      art.cut([.circle(18.6, 5.2, 5.2)])
      art.layers.append(
        SymbolLayer(pieces: [SymbolPiece(path: .circle(18.6, 5.2, 3.8), drawing: .fill)]))
      return art
    }
    let signs = ["plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark"]
    let center = CGPoint(x: 19, y: 18)
    guard let symbol = compose(Array(badge), filled: true) else { return nil }
    art.cut([.circle(center.x, center.y, 6.7)])
    if badge.count == 1, signs.contains(String(badge.first!)) {
      let sign = symbol.fitting(CGSize(width: 5.6, height: 5.6), center: center)
      var layer = SymbolLayer(
        pieces: [SymbolPiece(path: .circle(center.x, center.y, 5.4), drawing: .fill)])
      layer.cuts = sign.silhouettes
      art.layers.append(layer)
    } else {
      art.layers += symbol.fitting(CGSize(width: 10, height: 10), center: center).layers
    }
    return art
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

/// A shape around symbols.
struct SymbolEnclosure: Sendable {
  var plain: Substring
  var filled: Substring
  var center: CGPoint
  var innerSize: CGSize

  static func named(_ name: String) -> SymbolEnclosure? { table[name] }

  static let names = Array(table.keys).sorted()

  /// Name: middle and size of the content; the other columns are the shape and its filled form.
  private static let table: [String: SymbolEnclosure] = {
    let rows = """
      circle; 12,12,10.6,10.6; c12,12,10; C12,12,10
      square; 12,12,11.4,11.4; r2.5,2.5,19,19,4.5; R2.5,2.5,19,19,4.5
      app; 12,12,11.4,11.4; r2.5,2.5,19,19,6; R2.5,2.5,19,19,6
      rectangle; 12,12,13,9.5; r1,4,22,16,4; R1,4,22,16,4
      rectangle.portrait; 12,12,9.5,13; r4,1.5,16,21,4; R4,1.5,16,21,4
      triangle; 12,14.2,7,8.6; q2.2,12,2.6,22.4,20.8,1.6,20.8; Q2.2,12,1.5,23.6,21.8,0.4,21.8
      diamond; 12,12,8.6,8.6; q2.4,12,2,22,12,12,22,2,12; Q2.4,12,1,23,12,12,23,1,12
      hexagon; 12,12,9.5,9.5; q1.5,12,2.2,20.7,7,20.7,17,12,21.8,3.3,17,3.3,7; Q1.5,12,1.2,21.6,6.6,21.6,17.4,12,22.8,2.4,17.4,2.4,6.6
      octagon; 12,12,9.8,9.8; q1.2,8.3,3,15.7,3,21,8.3,21,15.7,15.7,21,8.3,21,3,15.7,3,8.3; Q1.2,8,2.1,16,2.1,21.9,8,21.9,16,16,21.9,8,21.9,2.1,16,2.1,8
      seal; 12,12,9.4,9.4; w12,12,9.8; W12,12,10.6
      shield; 12,11.4,8,8.6; $shield-outline; $shield
      capsule; 12,12,14,8.4; r0,5,24,14,7; R0,5,24,14,7
      bubble; 12,10,10.6,8; $comment-outline; $comment
      bubble.left; 12,10,10.6,8; $comment-outline; $comment
      bubble.right; 12,10,10.6,8; $comment-outline:12,12,-1; $comment:12,12,-1
      message; 12,10,10.6,8; $comment-outline; $comment
      viewfinder; 12,12,11,11; @viewfinder; @viewfinder
      tv; 12,11,10,7; @tv; R2,4.5,20,13,2.5 l8,20.5,16,20.5
      magnifyingglass; 10.2,10.2,6.6,6.6; @magnifyingglass; @magnifyingglass
      cloud; 12,13,9,6.6; $cloud-outline; $cloud
      icloud; 12,13,9,6.6; $cloud-outline; $cloud
      doc; 12,14.6,7,7.4; $file-outline; $file
      document; 12,14.6,7,7.4; $file-outline; $file
      folder; 12,13,9,7; $folder-outline; $folder
      bin; 12,14,5.6,5.6; l3.5,5.8,20.5,5.8 k1.6,9,5.8,9,3,15,3,15,5.8 k2.4,5.4,5.8,6.4,21.2,17.6,21.2,18.6,5.8; $delete:12,12,1.1
      rectangle.stack; 12,15,9,6; @rectangle.stack; R2,9,20,12,3 l5,6,19,6 l7.5,2.8,16.5,2.8
      clipboard; 12,13,8,8.6; $clipboard-outline; $clipboard
      """
    var table: [String: SymbolEnclosure] = [:]
    for row in rows.split(separator: "\n") {
      let columns = row.split(separator: ";").map { $0.drop { $0 == " " } }
      let n = columns[1].split(separator: ",").map { CGFloat(Double($0)!) }
      table[String(columns[0])] = SymbolEnclosure(
        plain: columns[2], filled: columns[3], center: CGPoint(x: n[0], y: n[1]),
        innerSize: CGSize(width: n[2], height: n[3]))
    }
    return table
  }()
}
