// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The colors of iOS 26, light and dark.
///
/// Source: Apple's Human Interface Guidelines, "Color", specifications of June 2025; labels,
/// fills, backgrounds and separators as UIKit publishes them.
package enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case primary, secondary, tertiary, quaternary, separator, accent
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case background, secondaryBackground, tertiaryBackground

  /// The labels from primary; the levels below quaternary are the same as quaternary.
  static func label(_ level: Int) -> SystemColor {
    [.primary, .secondary, .tertiary, .quaternary][min(level, 3)]
  }

  static func fill(_ level: Int) -> SystemColor {
    [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill][min(level, 3)]
  }

  static func background(_ level: Int) -> SystemColor {
    [.background, .secondaryBackground, .tertiaryBackground][min(level, 2)]
  }

  package func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    if self == .accent, let accent = environment.accentColor {
      var environment = environment
      environment.accentColor = nil
      return accent.resolve(in: environment)
    }
    let values = components
    let isDark = environment.paintedColorScheme == .dark
    let (r, g, b, opacity) = isDark ? values.dark : values.light
    if environment.colorSchemeContrast == .increased, let contrast = increasedContrast {
      let (r, g, b) = isDark ? contrast.dark : contrast.light
      return ResolvedColor(bytes: r, g, b, opacity: opacity)
    }
    return ResolvedColor(bytes: r, g, b, opacity: opacity)
  }

  private typealias Components = (Int, Int, Int, Float)

  private var components: (light: Components, dark: Components) {
    switch self {
    case .red: ((255, 56, 60, 1), (255, 66, 69, 1))
    case .orange: ((255, 141, 40, 1), (255, 146, 48, 1))
    case .yellow: ((255, 204, 0, 1), (255, 214, 0, 1))
    case .green: ((52, 199, 89, 1), (48, 209, 88, 1))
    case .mint: ((0, 200, 179, 1), (0, 218, 195, 1))
    case .teal: ((0, 195, 208, 1), (0, 210, 224, 1))
    case .cyan: ((0, 192, 232, 1), (60, 211, 254, 1))
    case .blue, .accent: ((0, 136, 255, 1), (0, 145, 255, 1))
    case .indigo: ((97, 85, 245, 1), (109, 124, 255, 1))
    case .purple: ((203, 48, 224, 1), (219, 52, 242, 1))
    case .pink: ((255, 45, 85, 1), (255, 55, 95, 1))
    case .brown: ((172, 127, 94, 1), (183, 138, 102, 1))
    case .gray: ((142, 142, 147, 1), (142, 142, 147, 1))
    case .gray2: ((174, 174, 178, 1), (99, 99, 102, 1))
    case .gray3: ((199, 199, 204, 1), (72, 72, 74, 1))
    case .gray4: ((209, 209, 214, 1), (58, 58, 60, 1))
    case .gray5: ((229, 229, 234, 1), (44, 44, 46, 1))
    case .gray6: ((242, 242, 247, 1), (28, 28, 30, 1))
    case .primary: ((0, 0, 0, 1), (255, 255, 255, 1))
    case .secondary: ((60, 60, 67, 0.6), (235, 235, 245, 0.6))
    case .tertiary: ((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    case .quaternary: ((60, 60, 67, 0.18), (235, 235, 245, 0.16))
    case .separator: ((60, 60, 67, 0.29), (84, 84, 88, 0.6))
    case .fill: ((120, 120, 128, 0.2), (120, 120, 128, 0.36))
    case .secondaryFill: ((120, 120, 128, 0.16), (120, 120, 128, 0.32))
    case .tertiaryFill: ((118, 118, 128, 0.12), (118, 118, 128, 0.24))
    case .quaternaryFill: ((116, 116, 128, 0.08), (118, 118, 128, 0.18))
    case .background: ((255, 255, 255, 1), (0, 0, 0, 1))
    case .secondaryBackground: ((242, 242, 247, 1), (28, 28, 30, 1))
    case .tertiaryBackground: ((255, 255, 255, 1), (44, 44, 46, 1))
    }
  }

  private var increasedContrast: (light: (Int, Int, Int), dark: (Int, Int, Int))? {
    switch self {
    case .red: ((233, 21, 45), (255, 97, 101))
    case .orange: ((197, 83, 0), (255, 160, 86))
    case .yellow: ((161, 106, 0), (254, 223, 67))
    case .green: ((0, 137, 50), (74, 217, 104))
    case .mint: ((0, 133, 117), (84, 223, 203))
    case .teal: ((0, 129, 152), (59, 221, 236))
    case .cyan: ((0, 126, 174), (109, 217, 255))
    case .blue, .accent: ((30, 110, 244), (92, 184, 255))
    case .indigo: ((86, 74, 222), (167, 170, 255))
    case .purple: ((176, 47, 194), (234, 141, 255))
    case .pink: ((231, 18, 77), (255, 138, 196))
    case .brown: ((149, 109, 81), (219, 166, 121))
    case .gray: ((108, 108, 112), (174, 174, 178))
    case .gray2: ((142, 142, 147), (124, 124, 128))
    case .gray3: ((174, 174, 178), (84, 84, 86))
    case .gray4: ((188, 188, 192), (68, 68, 70))
    case .gray5: ((216, 216, 220), (54, 54, 56))
    case .gray6: ((235, 235, 240), (36, 36, 38))
    default: nil
    }
  }
}

extension ViewHost {
  /// The color of the window's background.
  package func backgroundColor(in environment: EnvironmentValues) -> ResolvedColor {
    SystemColor.background.resolve(in: environment)
  }
}
