// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A symbol in one environment: its shapes, its size and its text baseline.
///
/// *How it lays out*
/// 1. The frame is that of Apple's symbol of the name, recorded or by rule (`SymbolFrame`), and the drawing fills it
///    except for 0.03 of the font's size at both sides.
/// 2. Without a rule for the name, a unit of `SymbolArt` is 0.055 of the font's size, so that a circle of 20 units is
///    1.1 of it as Apple's, and the frame is the drawing with the same margins.
/// 3. Small symbols are 0.81 of that, large ones 1.28 (measured); the middle of the capitals keeps its position in the
///    symbol. The frame's edges are moved outward to pixels.
struct ResolvedSymbol {
  let art: SymbolArt
  /// The size in points.
  let size: CGSize
  /// The distance from the top of the frame.
  let baseline: CGFloat
  private let transform: CGAffineTransform
  let variableValue: Double?
  /// Whether a box replaces the symbol.
  let isPlaceholder: Bool
  /// The base of the name, which determines colors.
  let name: String

  private static let unit: CGFloat = 0.055
  private static let margin: CGFloat = 0.03
  private static let middle = CGPoint(x: 12, y: 12)

  init(
    _ name: String, variableValue: Double? = nil, in environment: EnvironmentValues, host: ViewHost
  ) {
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
    /// The distance of the frame's middle above that of the capitals.
    let rise: CGFloat
    let (width, height): (CGFloat, CGFloat)
    if let frame = SymbolFrame.known(resolved)?.weighing(font.weight), font.size > 0 {
      (width, height) = (max(frame.width, 0), max(frame.top + frame.bottom, 0))
      rise = (frame.top - frame.bottom) / 2 - capitals / font.size
      shapes = shapes.filling(
        CGSize(width: max(width - 2 * Self.margin, 0) / Self.unit, height: height / Self.unit),
        center: CGPoint(x: middle.x, y: middle.y - rise / Self.unit))
    } else {
      let ink = shapes.ink.isNull ? CGRect(x: 2, y: 2, width: 20, height: 20) : shapes.ink
      (width, height) = (ink.width * Self.unit + 2 * Self.margin, ink.height * Self.unit)
      rise = (middle.y - ink.midY) * Self.unit
    }
    let pixels = PixelGrid(scale: environment.displayScale)
    isPlaceholder = environment.redactionReasons.contains(.placeholder)
    if isPlaceholder {
      // Recorded from Apple's iOS.
      size = CGSize(width: (1.18 * points).rounded(), height: (1.145 * points).rounded())
      baseline = pixels.nearest(size.height / 2 + capitals)
      self.art = shapes
      transform = .identity
      return
    }
    let top = pixels.up(capitals + (rise + height / 2) * points)
    let bottom = pixels.up((height / 2 - rise) * points - capitals)
    self.art = shapes
    baseline = top
    size = CGSize(width: pixels.up(width * points), height: top + bottom)
    let center = shapes.ink.isNull ? middle.x : shapes.ink.midX
    transform = .scaling(
      Self.unit * points, around: CGPoint(x: center, y: middle.y),
      to: CGPoint(x: size.width / 2, y: top - capitals))
  }

  /// The art of a name in the environment's variants, or in the nearest available ones.
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

  /// Resolves names with reading directions to left and right. Media controls point the same way everywhere.
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

  /// Maps the art into the whole symbol's rectangle.
  func placement(in rect: CGRect) -> CGAffineTransform {
    transform
      .concatenating(
        CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
      )
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}

extension Image.Scale {
  /// Measured: a symbol's size in this scale, relative to the middle one.
  var symbolFactor: CGFloat {
    switch self {
    case .small: 0.81
    case .medium: 1
    case .large: 1.28
    }
  }
}

/// The composers of a host, one for each font weight.
final class SymbolComposers {
  private var composers: [Int: SymbolComposer] = [:]

  func composer(weight: Int, engine: any TextEngine) -> SymbolComposer {
    if let known = composers[weight] { return known }
    let composer = SymbolComposer(engine: engine, weight: weight)
    composers[weight] = composer
    return composer
  }
}

extension ViewHost {
  fileprivate var symbols: SymbolComposers { feature(SymbolComposers.init) }

  func warnAboutSymbol(_ name: String) {
    let near = nearestNames(to: name, among: SymbolComposer.commonNames, count: 3)
    let hint = near.isEmpty ? "" : " Similar names: \(near.joined(separator: ", "))."
    warn(
      "There is no symbol \u{201C}\(name)\u{201D}: a box with a question mark replaces it.\(hint) "
        + "To supply it, put \(name).svg in the folder Symbols of the assets.",
      once: "symbol \(name)")
  }
}
