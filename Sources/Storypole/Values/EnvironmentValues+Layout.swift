// SPDX-License-Identifier: Apache-2.0
extension EnvironmentValues {
  private struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 2 }
  private struct DynamicTypeSizeKey: EnvironmentKey {
    static let defaultValue = DynamicTypeSize.large
  }
  private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
  private struct ColorSchemeContrastKey: EnvironmentKey {
    static let defaultValue = ColorSchemeContrast.standard
  }
  private struct LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }

  /// The number of pixels per point; 2 by default.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / max(displayScale, .leastNonzeroMagnitude) }

  /// The Dynamic Type size; `large` by default.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The light or dark appearance; light by default.
  public var colorScheme: ColorScheme {
    get {
      colorSchemeReads?.isRead = true
      return paintedColorScheme
    }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The same, for colors whose opacity is similar in both: nothing else can depend on it.
  var paintedColorScheme: ColorScheme { self[ColorSchemeKey.self] }

  /// The contrast of the system's colors; standard by default.
  public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

  /// The contrast of the system's colors, which previews and tests can set.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// The locale of texts and formats; `en_US` by default, on every machine.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}
