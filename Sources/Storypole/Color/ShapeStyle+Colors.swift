// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

// `.red` where a style is expected. Disfavoured: where a Color is expected, its own `red` is meant, and
// the compiler need not weigh the two.
extension ShapeStyle where Self == Color {
  @_disfavoredOverload public static var red: Color { Color(.system(.red)) }
  @_disfavoredOverload public static var orange: Color { Color(.system(.orange)) }
  @_disfavoredOverload public static var yellow: Color { Color(.system(.yellow)) }
  @_disfavoredOverload public static var green: Color { Color(.system(.green)) }
  @_disfavoredOverload public static var mint: Color { Color(.system(.mint)) }
  @_disfavoredOverload public static var teal: Color { Color(.system(.teal)) }
  @_disfavoredOverload public static var cyan: Color { Color(.system(.cyan)) }
  @_disfavoredOverload public static var blue: Color { Color(.system(.blue)) }
  @_disfavoredOverload public static var indigo: Color { Color(.system(.indigo)) }
  @_disfavoredOverload public static var purple: Color { Color(.system(.purple)) }
  @_disfavoredOverload public static var pink: Color { Color(.system(.pink)) }
  @_disfavoredOverload public static var brown: Color { Color(.system(.brown)) }
  @_disfavoredOverload public static var gray: Color { Color(.system(.gray)) }
  @_disfavoredOverload public static var white: Color { Color(.fixed(.white)) }
  @_disfavoredOverload public static var black: Color { Color(.fixed(.black)) }
  @_disfavoredOverload public static var clear: Color { Color(.fixed(.clear)) }
}
