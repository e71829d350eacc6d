// SPDX-License-Identifier: Apache-2.0
/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Sendable {
  enum Mode: Sendable { case monochrome, hierarchical, palette, multicolor }
  let mode: Mode

  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// Layers further back fainter: a circle around a sign, the symbol under a badge.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// Each layer in its own level of the foreground: primary, secondary, tertiary.
  public static let palette = SymbolRenderingMode(mode: .palette)
  /// The colours of things, for the symbols that Storypole knows such colours of; others are
  /// monochrome.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
}

/// Other forms of a symbol: filled, with a slash, in a circle.
public struct SymbolVariants: Hashable, Sendable {
  enum Shape: String, Hashable, Sendable { case circle, square, rectangle }
  private(set) var isFilled = false
  private(set) var isSlashed = false
  private(set) var shape: Shape?

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  public static let circle = none.circle
  public static let square = none.square
  public static let rectangle = none.rectangle
  public static let fill = none.fill
  public static let slash = none.slash

  public var circle: SymbolVariants { changed { $0.shape = .circle } }
  public var square: SymbolVariants { changed { $0.shape = .square } }
  public var rectangle: SymbolVariants { changed { $0.shape = .rectangle } }
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  public var slash: SymbolVariants { changed { $0.isSlashed = true } }

  /// Whether all that makes `other` is part of these variants.
  public func contains(_ other: SymbolVariants) -> Bool {
    (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
      && (other.shape == nil || other.shape == shape)
  }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// These and then `other`, whose shape counts.
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

  /// How large symbols are beside their text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// nil is monochrome, or palette where the foreground has several styles.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Makes symbols in the view smaller (0.81) or larger (1.28) than their text asks for.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Shows symbols in the view in a variant, where there is one; it adds to those from outside.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    changeEnvironment { $0.symbolVariants = $0.symbolVariants.adding(variant) }
  }
}
