// SPDX-License-Identifier: Apache-2.0
/// The coloring of a symbol's layers.
public struct SymbolRenderingMode: Sendable {
  enum Mode: Sendable { case monochrome, hierarchical, palette, multicolor }
  let mode: Mode

  /// Draws all layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// Draws lower layers fainter: a circle around a sign, the symbol under a badge.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// Draws each layer in its own level of the foreground: primary, secondary, tertiary.
  public static let palette = SymbolRenderingMode(mode: .palette)
  /// Draws symbols of things in their own colors, where Storypole knows them; others are monochrome.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
}

/// Forms of a symbol: filled, with a slash, in a circle. A form that a symbol doesn't have is left out.
public struct SymbolVariants: Hashable, Sendable {
  enum Shape: String, Hashable, Sendable { case circle, square, rectangle }
  private(set) var isFilled = false
  private(set) var isSlashed = false
  private(set) var shape: Shape?

  /// The symbol as its name describes it; the default.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = none.circle
  /// The symbol in a square.
  public static let square = none.square
  /// The symbol in a rectangle.
  public static let rectangle = none.rectangle
  /// The filled symbol.
  public static let fill = none.fill
  /// The symbol with a slash across it.
  public static let slash = none.slash

  /// These variants in a circle, which replaces another enclosing shape.
  public var circle: SymbolVariants { changed { $0.shape = .circle } }
  /// These variants in a square, which replaces another enclosing shape.
  public var square: SymbolVariants { changed { $0.shape = .square } }
  /// These variants in a rectangle, which replaces another enclosing shape.
  public var rectangle: SymbolVariants { changed { $0.shape = .rectangle } }
  /// These variants, filled.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// These variants with a slash across the symbol.
  public var slash: SymbolVariants { changed { $0.isSlashed = true } }

  /// Whether these variants include all of `other`; true for `none`.
  public func contains(_ other: SymbolVariants) -> Bool {
    (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
      && (other.shape == nil || other.shape == shape)
  }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// Combines these variants with `other`, whose shape counts.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    changed {
      $0.isFilled = $0.isFilled || other.isFilled
      $0.isSlashed = $0.isSlashed || other.isSlashed
      $0.shape = other.shape ?? $0.shape
    }
  }

  /// The name of a symbol in these variants.
  func applied(to name: String) -> String {
    var words = name.split(separator: ".").map(String.init)
    let isFilled = isFilled || words.last == "fill"
    if words.last == "fill" { words.removeLast() }
    if isSlashed, !words.contains("slash") { words.append("slash") }
    if let shape, words.last != shape.rawValue { words.append(shape.rawValue) }
    if isFilled { words.append("fill") }
    return words.joined(separator: ".")
  }
}

extension EnvironmentValues {
  private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
  private struct SymbolRenderingModeKey: EnvironmentKey {
    static let defaultValue: SymbolRenderingMode? = nil
  }
  private struct SymbolVariantsKey: EnvironmentKey {
    static let defaultValue = SymbolVariants.none
  }

  /// The size of symbols relative to their text: 0.81, 1 or 1.28 of the medium size; `medium` by default.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The coloring of symbols' layers; nil, the default, is monochrome, or palette if the foreground has several styles.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// The variants that symbols show if they have them; `none` by default.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Makes symbols in the view smaller (0.81) or larger (1.28) than their text's font does.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    textStyle(\.imageScale, scale)
  }

  /// Sets the coloring of symbols' layers in the view; nil is monochrome, or palette if the foreground has several
  /// styles.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Shows symbols in the view in a variant, if they have it, in addition to the outer variants.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    changeEnvironment { $0.symbolVariants = $0.symbolVariants.adding(variant) }
  }
}
