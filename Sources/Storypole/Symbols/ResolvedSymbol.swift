import StorypoleGraphics

/// A symbol in one environment: its shapes, its size and where its text's baseline is.
///
/// *How it lays out*
/// 1. A unit of `SymbolArt` is 0.06 of the font's size, so that a circle, which is 20 units, is 1.2
///    of it; small symbols are 0.81 of that, large ones 1.28 (measured).
/// 2. The middle of the art's square stands half a capital above the baseline, whatever the scale.
/// 3. The frame is what is drawn and 0.03 of the size at both sides; its edges are moved outwards to
///    pixels. Symbols that were measured on Apple's systems have their frames.
struct ResolvedSymbol {
  let art: SymbolArt
  /// In points.
  let size: CGSize
  /// From the top of the frame.
  let baseline: CGFloat
  private let transform: CGAffineTransform
  let variableValue: Double?
  /// The base of the name, which decides colours.
  let name: String

  private static let unit: CGFloat = 0.06
  private static let margin: CGFloat = 0.03
  private static let middle = CGPoint(x: 12, y: 12)

  /// The frame of a symbol as a share of the font's size, from measurements at 10 to 28 points;
  /// `rise` is how much higher its middle is than that of the capitals.
  private struct Frame {
    var width: CGFloat
    var height: CGFloat
    var rise: CGFloat = 0
  }

  /// Measured: star 16.5×16, chevron 10×13.5, ellipsis 14×4.5 at 13 points, star 22×20 and
  /// wifi 22.5×16 at 17, gear 35.5×34 at 28. Mirrored and filled forms have the same frames.
  private static let frames: [String: Frame] = [
    "star": Frame(width: 1.267, height: 1.162, rise: 0.033),
    "star.fill": Frame(width: 1.267, height: 1.162, rise: 0.033),
    "chevron.right": Frame(width: 0.75, height: 1),
    "chevron.left": Frame(width: 0.75, height: 1),
    "ellipsis": Frame(width: 1.06, height: 0.3),
    "wifi": Frame(width: 1.31, height: 0.92),
    "gear": Frame(width: 1.26, height: 1.2),
  ]

  init(_ name: String, variableValue: Double? = nil, in environment: EnvironmentValues, host: Host)
  {
    let font = (environment.font ?? .body).resolve(in: environment)
    let composer = host.symbols.composer(weight: font.weight, engine: host.textEngine)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let (resolved, art) = Self.find(
      name, variants: environment.symbolVariants, isMirrored: isMirrored, composer)
    if art == nil, composer.isNewsThatUnknown(resolved) { host.warnAboutSymbol(name) }
    self.name = resolved
    self.variableValue = variableValue

    var shapes = art ?? composer.placeholder
    let middle = Self.middle
    let capitals = host.textEngine.metrics(of: font).capHeight / 2
    let points = font.size * environment.imageScale.symbolFactor
    let frame: Frame
    if let measured = Self.frames[resolved] {
      frame = measured
      shapes = shapes.fitting(
        CGSize(
          width: (measured.width - 2 * Self.margin) / Self.unit,
          height: measured.height / Self.unit),
        center: CGPoint(x: middle.x, y: middle.y - measured.rise / Self.unit))
    } else {
      let ink = shapes.ink.isNull ? CGRect(x: 2, y: 2, width: 20, height: 20) : shapes.ink
      frame = Frame(
        width: ink.width * Self.unit + 2 * Self.margin, height: ink.height * Self.unit,
        rise: (middle.y - ink.midY) * Self.unit)
    }
    let pixels = PixelGrid(scale: environment.displayScale)
    let top = pixels.up(capitals + (frame.rise + frame.height / 2) * points)
    let bottom = pixels.up((frame.height / 2 - frame.rise) * points - capitals)
    self.art = shapes
    baseline = top
    size = CGSize(width: pixels.up(frame.width * points), height: top + bottom)
    let center = shapes.ink.isNull ? middle.x : shapes.ink.midX
    transform = .scaling(
      Self.unit * points, around: CGPoint(x: center, y: middle.y),
      to: CGPoint(x: size.width / 2, y: top - capitals))
  }

  /// The art of a name in the surroundings' variants, or as near to them as there is one.
  private static func find(
    _ name: String, variants: SymbolVariants, isMirrored: Bool, _ composer: SymbolComposer
  ) -> (name: String, art: SymbolArt?) {
    let plain = directed(name, isMirrored: isMirrored)
    var candidates = [variants.applied(to: plain)]
    if variants.isFilled { candidates.append(SymbolVariants.fill.applied(to: plain)) }
    for candidate in candidates where candidate != plain {
      if let art = composer.symbol(candidate[...]) { return (candidate, art) }
    }
    let art = composer.symbol(plain[...])
    let mirrors = isMirrored && plain.hasPrefix("list.") && !plain.contains("number")
    return (plain, mirrors ? art?.applying(.init(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)) : art)
  }

  /// Names that speak of reading directions become left and right. Media controls point the same way
  /// everywhere.
  private static func directed(_ name: String, isMirrored: Bool) -> String {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = words.first, first != "forward", first != "backward" else { return name }
    let (ahead, back) = isMirrored ? ("left", "right") : ("right", "left")
    return words.map { word in
      switch word {
      case "forward", "trailing": ahead
      case "backward", "leading": back
      case "trailingthird": ahead + "third"
      case "leadingthird": back + "third"
      default: String(word)
      }
    }.joined(separator: ".")
  }

  /// Maps the art into a rectangle that the whole symbol fills.
  func placement(in rect: CGRect) -> CGAffineTransform {
    transform
      .concatenating(
        CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
      )
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}

extension Image.Scale {
  /// Measured: a symbol's size in the scale, by that in the middle one.
  var symbolFactor: CGFloat {
    switch self {
    case .small: 0.81
    case .medium: 1
    case .large: 1.28
    }
  }
}

/// The composers of a host, one for each weight of font.
final class SymbolComposers {
  private var composers: [Int: SymbolComposer] = [:]

  func composer(weight: Int, engine: any TextEngine) -> SymbolComposer {
    if let known = composers[weight] { return known }
    let composer = SymbolComposer(engine: engine, weight: weight)
    composers[weight] = composer
    return composer
  }
}

extension Host {
  func warnAboutSymbol(_ name: String) {
    let near = nearestNames(to: name, among: SymbolComposer.commonNames, count: 3)
    let hint = near.isEmpty ? "" : " Near to it are \(near.joined(separator: ", "))."
    warn(
      "There is no symbol \u{201C}\(name)\u{201D}: a box with a question mark stands for it.\(hint) "
        + "A file \(name).svg in a folder Symbols of the assets would be taken.",
      once: "symbol \(name)")
  }
}
