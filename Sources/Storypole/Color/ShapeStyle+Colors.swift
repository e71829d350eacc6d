// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

// `.red` where a style is expected. Disfavored: where a Color is expected, its own `red` has precedence, and the
// compiler doesn't have to compare the two.
extension ShapeStyle where Self == Color {
  /// The system's red of iOS 26; it depends on light or dark, and on contrast.
  @_disfavoredOverload public static var red: Color { Color(.system(.red)) }
  /// The system's orange of iOS 26; it depends on light or dark, and on contrast.
  @_disfavoredOverload public static var orange: Color { Color(.system(.orange)) }
  /// The system's yellow of iOS 26; it depends on light or dark, and on contrast.
  @_disfavoredOverload public static var yellow: Color { Color(.system(.yellow)) }
  /// The system's green of iOS 26; it depends on light or dark, and on contrast.
  @_disfavoredOverload public static var green: Color { Color(.system(.green)) }
  /// The system's mint of iOS 26; it depends on light or dark, and on contrast.
  @_disfavoredOverload public static var mint: Color { Color(.system(.mint)) }
  /// The system's teal of iOS 26; it depends on light or dark, and on contrast.
  @_disfavoredOverload public static var teal: Color { Color(.system(.teal)) }
  /// The system's cyan of iOS 26; it depends on light or dark, and on contrast.
  @_disfavoredOverload public static var cyan: Color { Color(.system(.cyan)) }
  /// The system's blue of iOS 26; it depends on light or dark, and on contrast.
  @_disfavoredOverload public static var blue: Color { Color(.system(.blue)) }
  /// The system's indigo of iOS 26; it depends on light or dark, and on contrast.
  @_disfavoredOverload public static var indigo: Color { Color(.system(.indigo)) }
  /// The system's purple of iOS 26; it depends on light or dark, and on contrast.
  @_disfavoredOverload public static var purple: Color { Color(.system(.purple)) }
  /// The system's pink of iOS 26; it depends on light or dark, and on contrast.
  @_disfavoredOverload public static var pink: Color { Color(.system(.pink)) }
  /// The system's brown of iOS 26; it depends on light or dark, and on contrast.
  @_disfavoredOverload public static var brown: Color { Color(.system(.brown)) }
  /// The system's gray of iOS 26; it depends on light or dark, and on contrast.
  @_disfavoredOverload public static var gray: Color { Color(.system(.gray)) }
  /// White, in every environment.
  @_disfavoredOverload public static var white: Color { Color(.fixed(.white)) }
  /// Black, in every environment.
  @_disfavoredOverload public static var black: Color { Color(.fixed(.black)) }
  /// A transparent color that draws nothing.
  @_disfavoredOverload public static var clear: Color { Color(.fixed(.clear)) }
}
