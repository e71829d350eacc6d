// SPDX-License-Identifier: Apache-2.0
/// Reads the small language of the catalog's drawings and makes shapes from it.
///
/// A drawing is a sequence of words, each a letter and comma-separated numbers, in the units of
/// `SymbolArt`:
///
/// | Word | Draws |
/// |---|---|
/// | `l` x,y,x,y… | a line; `L` with an arrow's head at its end, `H` at both ends |
/// | `z` x,y,x,y… | a closed line; `Z` filled |
/// | `k` radius,x,y,x,y… | a line with round corners; `q` closed; `Q` closed and filled |
/// | `c` x,y,radius | a circle; `C` filled |
/// | `r` x,y,width,height,radius | a rectangle, outline inside; `R` filled |
/// | `a` x,y,radius,from,to | an arc by angles in degrees, 90 is down; `A` with a head at its end |
/// | `d` x,y | a dot of the pen |
/// | `s` x,y,radius | a star with four points; `w` a seal; `W` filled |
/// | `m` x,y,radius | a crescent; `M` filled |
/// | `'`text`:`x,y,height | text, by the height of its capitals |
/// | `$`icon or `$`icon`:`x,y,scale,angle | an icon of the font, `~` only its outline |
/// | `@`symbol`:`x,y,scale | another symbol |
/// | `-` x,y,radius | cuts a circle out of everything before; `_` x,y,width,height a rectangle |
/// | `\|` | the following parts are a level lower |
/// | `%`fraction | the following parts are faint while a variable value is not above the fraction |
/// | `^` | the following parts are knocked out of everything before |
struct SymbolFigure {
  let composer: SymbolComposer
  private(set) var art = SymbolArt(layers: [SymbolLayer()])
  private var pen: CGFloat { composer.pen }

  init(composer: SymbolComposer) { self.composer = composer }

  /// nil if an icon is missing.
  static func art(_ drawing: Substring, _ composer: SymbolComposer) -> SymbolArt? {
    var figure = SymbolFigure(composer: composer)
    for word in drawing.split(separator: " ") {
      guard figure.add(word) else { return nil }
    }
    figure.art.layers.removeAll { $0.pieces.isEmpty }
    return figure.art
  }

  private mutating func add(_ path: Path, _ drawing: SymbolPiece.Drawing) {
    art.layers[art.layers.count - 1].pieces.append(SymbolPiece(path: path, drawing: drawing))
  }

  private mutating func add(_ other: SymbolArt) {
    let current = art.layers[art.layers.count - 1]
    for layer in other.layers {
      var layer = layer
      layer.level += current.level
      layer.isInlay = layer.isInlay || current.isInlay
      art.layers.insert(layer, at: art.layers.count - 1)
    }
  }

  private mutating func cut(_ path: Path) {
    art.cut([path])
    beginLayer()
  }

  /// The following parts are not cut together with the previous ones.
  private mutating func beginLayer() {
    var next = SymbolLayer()
    next.level = art.layers[art.layers.count - 1].level
    next.isInlay = art.layers[art.layers.count - 1].isInlay
    art.layers.append(next)
  }

  private mutating func add(_ word: Substring) -> Bool {
    let letter = word.first!
    let parts = word.dropFirst().split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch letter {
    case "$", "~": return addIcon(parts, isHollow: letter == "~")
    case "@": return addSymbol(parts)
    case "'":
      addText(String(parts[0]), Self.numbers(parts[1]))
    case "|":
      art.layers.append(SymbolLayer(level: art.layers[art.layers.count - 1].level + 1))
    case "%":
      var layer = SymbolLayer(level: art.layers[art.layers.count - 1].level)
      layer.threshold = Double(word.dropFirst())
      art.layers.append(layer)
    case "^":
      let level = art.layers[art.layers.count - 1].level
      if level == 0 { for index in art.layers.indices { art.layers[index].level = 1 } }
      art.layers.append(SymbolLayer(isInlay: true))
    default:
      addShape(letter, Self.numbers(word.dropFirst()))
    }
    if art.layers[art.layers.count - 1].isInlay { punch() }
    return true
  }

  /// Layers under an inlay have holes of its shape.
  private mutating func punch() {
    let holes = art.layers.filter(\.isInlay).flatMap(\.pieces).flatMap(\.silhouettes)
    for index in art.layers.indices where !art.layers[index].isInlay {
      art.layers[index].holes = holes
    }
  }

  private static func numbers(_ text: Substring) -> [CGFloat] {
    text.split(separator: ",").map { CGFloat(Double($0) ?? 0) }
  }

  // MARK: - Icons, symbols, text

  private mutating func addIcon(_ parts: [Substring], isHollow: Bool) -> Bool {
    guard var path = composer.icon(String(parts[0])) else { return false }
    if parts.count > 1 { path = path.applying(Self.placement(Self.numbers(parts[1]))) }
    add(path, isHollow ? .inside(pen) : composer.boldness.map { .bold($0) } ?? .fill)
    return true
  }

  private mutating func addSymbol(_ parts: [Substring]) -> Bool {
    guard var symbol = composer.symbol(parts[0]) else { return false }
    if parts.count > 1 { symbol = symbol.applying(Self.placement(Self.numbers(parts[1]))) }
    add(symbol)
    return true
  }

  /// The center of the drawing's square moves to x,y. A negative scale mirrors.
  private static func placement(_ n: [CGFloat]) -> CGAffineTransform {
    CGAffineTransform(translationX: -12, y: -12)
      .concatenating(CGAffineTransform(scaleX: n[2], y: abs(n[2])))
      .concatenating(CGAffineTransform(rotationAngle: n.count > 3 ? n[3] * .pi / 180 : 0))
      .concatenating(CGAffineTransform(translationX: n[0], y: n[1]))
  }

  private mutating func addText(_ text: String, _ n: [CGFloat]) {
    let path = composer.text(text, capHeight: n[2])
    let box = path.boundingRect
    guard !box.isNull else { return }
    add(path.offsetBy(dx: n[0] - box.midX, dy: n[1] + n[2] / 2), .fill)
  }

  // MARK: - Shapes

  private mutating func addShape(_ letter: Character, _ n: [CGFloat]) {
    func points(from start: Int = 0) -> [CGPoint] {
      stride(from: start, to: n.count - 1, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) }
    }
    switch letter {
    case "l", "L", "H":
      let line = points()
      var path = Path()
      path.addLines(line)
      let count = line.count
      if letter != "l" { path.addHead(at: line[count - 1], from: line[count - 2]) }
      if letter == "H" { path.addHead(at: line[0], from: line[1]) }
      add(path, .line(pen))
    case "z", "Z": add(.polygon(points(), radius: 0), letter == "Z" ? .bold(1) : .line(pen))
    case "k": add(.roundedLine(points(from: 1), radius: n[0]), .line(pen))
    case "q": add(.polygon(points(from: 1), radius: n[0]), .line(pen))
    case "Q": add(.polygon(points(from: 1), radius: n[0]), .fill)
    case "c": add(.circle(n[0], n[1], n[2] - pen / 2), .line(pen))
    case "C": add(.circle(n[0], n[1], n[2]), .fill)
    case "d": add(.circle(n[0], n[1], 0.4 + pen * 0.6), .fill)
    case "r", "R":
      let inset = letter == "r" ? pen / 2 : 0
      let rect = CGRect(x: n[0], y: n[1], width: n[2], height: n[3]).insetBy(dx: inset, dy: inset)
      let path = Path(roundedRect: rect, cornerRadius: max(0, n[4] - inset), style: .continuous)
      add(path, letter == "r" ? .line(pen) : .fill)
    case "a", "A":
      var path = Path()
      let center = CGPoint(x: n[0], y: n[1])
      path.addRelativeArc(
        center: center, radius: n[2], startAngle: .degrees(n[3]), delta: .degrees(n[4] - n[3]))
      if letter == "A" { path.addHead(around: center, angle: n[4], isClockwise: n[4] > n[3]) }
      add(path, .line(pen))
    case "s": add(.sparkle(n[0], n[1], n[2]), .fill)
    case "w", "W": add(.seal(n[0], n[1], n[2]), letter == "W" ? .fill : .line(pen))
    case "m", "M": add(.crescent(n[0], n[1], n[2]), letter == "M" ? .fill : .line(pen))
    case "-": cut(.circle(n[0], n[1], n[2]))
    case "_": cut(Path(CGRect(x: n[0], y: n[1], width: n[2], height: n[3])))
    default: preconditionFailure("no drawing begins with \(letter)")
    }
  }
}
