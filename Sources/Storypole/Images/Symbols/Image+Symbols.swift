// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The request for a symbol.
struct SymbolReference: Equatable, Sendable {
  var name: String
  /// 0 to 1; nil shows the whole symbol.
  var variableValue: Double?
}

extension Image {
  /// Creates an image of a symbol by its name in SF Symbols; the drawing is a substitute of the same meaning.
  ///
  /// A symbol set, or a file of that name in the folder `Symbols` of the assets, has precedence. An unknown name draws
  /// a dashed box with a question mark, and adds a warning with the nearest names. An empty name draws nothing and
  /// takes no space.
  public init(systemName: String) {
    self.init(.symbol(SymbolReference(name: systemName)), label: .name(systemName))
  }

  /// Creates an image of a symbol that shows a value from 0 to 1: the waves of `wifi` and `speaker.wave.3`,
  /// the bars of `cellularbars`.
  ///
  /// Parts that the value doesn't reach are fainter. nil draws all parts alike, as do symbols without such
  /// parts.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    source = .symbol(SymbolReference(name: systemName, variableValue: variableValue))
  }

  /// Creates an image of the assets; the value has no effect, because pictures have no variable parts.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates an image of the assets that accessibility ignores; the value has no effect.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// Sets the coloring of the symbol's layers; nil uses the environment's.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changed { $0.symbolMode = mode?.mode }
  }
}

extension ResolvedImage {
  /// A symbol's picture: the user's own, or a built-in one.
  static func symbol(
    _ reference: SymbolReference, in environment: EnvironmentValues, host: ViewHost
  ) -> (content: Content, size: CGSize, baseline: CGFloat) {
    if let own = ownSymbol(AssetName(reference.name), in: environment, host: host) { return own }
    // Apps use the empty name for no symbol: it draws nothing and takes no space.
    if reference.name.isEmpty { return (.missing, .zero, 0) }
    let symbol = ResolvedSymbol(
      reference.name, variableValue: reference.variableValue, in: environment, host: host)
    return (.symbol(symbol), symbol.size, symbol.baseline)
  }

  /// An SVG file as a symbol, painted in the foreground style: 1.2 of the font's size high, centered on the capitals.
  /// nil if the assets have none of the name.
  static func ownSymbol(
    _ name: AssetName, in environment: EnvironmentValues, host: ViewHost
  ) -> (content: Content, size: CGSize, baseline: CGFloat)? {
    guard let loader = environment.assets?.loader else { return nil }
    let answer = loader.symbol(name)
    for warning in answer.warnings { host.warn(warning, once: warning) }
    guard let data = answer.value else { return nil }
    let image = loader.image(in: data, scale: 1, name: name.name)
    for warning in image.warnings { host.warn(warning, once: warning) }
    guard let loaded = image.value, loaded.size.width > 0, loaded.size.height > 0 else {
      return nil
    }
    let font = (environment.font ?? .body).resolve(in: environment)
    let pixels = PixelGrid(scale: environment.displayScale)
    let height = 1.2 * font.size * environment.imageScale.symbolFactor
    let capitals = host.textEngine.metrics(of: font).capHeight / 2
    let top = pixels.up(height / 2 + capitals)
    let bottom = pixels.up(height / 2 - capitals)
    let width = pixels.up(height * loaded.size.width / loaded.size.height)
    return (.loaded(loaded.content), CGSize(width: width, height: top + bottom), top)
  }
}
