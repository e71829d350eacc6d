// SPDX-License-Identifier: Apache-2.0
import Storypole
import StorypoleGraphics

// Sources: the colors with the prefix "system" and the six grays from Apple's Human Interface Guidelines,
// "Color", specifications of June 2025 (`SystemColor`). Labels, fills, backgrounds and separators as
// developers recorded them from `UIColor` on iOS 13 and later, in light and dark.
extension UIColor {
  /// The system's red of iOS 26.
  public class var systemRed: UIColor { UIColor(.system(.red)) }
  /// The system's orange of iOS 26.
  public class var systemOrange: UIColor { UIColor(.system(.orange)) }
  /// The system's yellow of iOS 26.
  public class var systemYellow: UIColor { UIColor(.system(.yellow)) }
  /// The system's green of iOS 26.
  public class var systemGreen: UIColor { UIColor(.system(.green)) }
  /// The system's mint of iOS 26.
  public class var systemMint: UIColor { UIColor(.system(.mint)) }
  /// The system's teal of iOS 26.
  public class var systemTeal: UIColor { UIColor(.system(.teal)) }
  /// The system's cyan of iOS 26.
  public class var systemCyan: UIColor { UIColor(.system(.cyan)) }
  /// The system's blue of iOS 26.
  public class var systemBlue: UIColor { UIColor(.system(.blue)) }
  /// The system's indigo of iOS 26.
  public class var systemIndigo: UIColor { UIColor(.system(.indigo)) }
  /// The system's purple of iOS 26.
  public class var systemPurple: UIColor { UIColor(.system(.purple)) }
  /// The system's pink of iOS 26.
  public class var systemPink: UIColor { UIColor(.system(.pink)) }
  /// The system's brown of iOS 26.
  public class var systemBrown: UIColor { UIColor(.system(.brown)) }
  /// The first of the system's grays: (142, 142, 147) in light and dark.
  public class var systemGray: UIColor { UIColor(.system(.gray)) }
  /// The second of the system's grays: (174, 174, 178), dark (99, 99, 102).
  public class var systemGray2: UIColor { UIColor(.system(.gray2)) }
  /// The third of the system's grays: (199, 199, 204), dark (72, 72, 74).
  public class var systemGray3: UIColor { UIColor(.system(.gray3)) }
  /// The fourth of the system's grays: (209, 209, 214), dark (58, 58, 60).
  public class var systemGray4: UIColor { UIColor(.system(.gray4)) }
  /// The fifth of the system's grays: (229, 229, 234), dark (44, 44, 46).
  public class var systemGray5: UIColor { UIColor(.system(.gray5)) }
  /// The last of the system's grays: (242, 242, 247), dark (28, 28, 30).
  public class var systemGray6: UIColor { UIColor(.system(.gray6)) }

  /// The color of primary text: black, or white in dark mode.
  public class var label: UIColor { UIColor(.system(.primary)) }
  /// The color of secondary text.
  public class var secondaryLabel: UIColor { UIColor(.system(.secondary)) }
  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor { UIColor(.system(.tertiary)) }
  /// The color of quaternary text.
  public class var quaternaryLabel: UIColor { UIColor(.system(.quaternary)) }
  /// The color of placeholders: that of tertiary text.
  public class var placeholderText: UIColor { UIColor(.system(.tertiary)) }
  /// The color of links: the system's blue.
  public class var link: UIColor { UIColor(.system(.blue)) }
  /// The translucent color of separators.
  public class var separator: UIColor { UIColor(.system(.separator)) }
  /// The opaque color of separators: (198, 198, 200), dark (56, 56, 58).
  public class var opaqueSeparator: UIColor { pair((198, 198, 200), (56, 56, 58)) }

  /// The color that fills thin and small shapes.
  public class var systemFill: UIColor { UIColor(.system(.fill)) }
  /// The color that fills shapes of a medium size, such as a switch.
  public class var secondarySystemFill: UIColor { UIColor(.system(.secondaryFill)) }
  /// The color that fills large shapes, such as a field.
  public class var tertiarySystemFill: UIColor { UIColor(.system(.tertiaryFill)) }
  /// The color that fills large areas with complex content.
  public class var quaternarySystemFill: UIColor { UIColor(.system(.quaternaryFill)) }

  /// The background of the whole view: white, dark black.
  public class var systemBackground: UIColor { UIColor(.system(.background)) }
  /// The background of content on the system's background.
  public class var secondarySystemBackground: UIColor { UIColor(.system(.secondaryBackground)) }
  /// The background of content on the secondary background.
  public class var tertiarySystemBackground: UIColor { UIColor(.system(.tertiaryBackground)) }
  /// The background behind grouped content: (242, 242, 247), dark black.
  public class var systemGroupedBackground: UIColor { pair((242, 242, 247), (0, 0, 0)) }
  /// The background of a group: white, dark (28, 28, 30).
  public class var secondarySystemGroupedBackground: UIColor {
    pair((255, 255, 255), (28, 28, 30))
  }
  /// The background of content in a group: (242, 242, 247), dark (44, 44, 46).
  public class var tertiarySystemGroupedBackground: UIColor {
    pair((242, 242, 247), (44, 44, 46))
  }

  /// The color of text on a light background: black.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  /// The color of text on a dark background: white with an opacity of 0.6.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  /// The color of controls: the views' accent color.
  public class var tintColor: UIColor { UIColor(.system(.accent)) }

  // Source of the fixed colors: Apple's documentation of each, in RGB.

  /// Black, in light and dark mode.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// A gray of one third.
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  /// A gray of two thirds.
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  /// White, in light and dark mode.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// A gray of one half.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Full red, (1, 0, 0), unlike `systemRed`.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Full green, (0, 1, 0), unlike `systemGreen`.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Full blue, (0, 0, 1), unlike `systemBlue`.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Full cyan, (0, 1, 1), unlike `systemCyan`.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Full yellow, (1, 1, 0), unlike `systemYellow`.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Full magenta, (1, 0, 1).
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// (1, 0.5, 0), unlike `systemOrange`.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// (0.5, 0, 0.5), unlike `systemPurple`.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// (0.6, 0.4, 0.2), unlike `systemBrown`.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Black with no opacity, which is invisible.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  private static func pair(_ light: (Int, Int, Int), _ dark: (Int, Int, Int)) -> UIColor {
    UIColor(
      .pair(
        light: ResolvedColor(bytes: light.0, light.1, light.2),
        dark: ResolvedColor(bytes: dark.0, dark.1, dark.2)))
  }
}
