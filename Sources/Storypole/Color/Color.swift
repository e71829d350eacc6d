// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A color: a fixed one, or one that depends on the environment, such as light or dark, and on contrast.
///
/// As a view, it takes the whole proposal; 10 points replace a missing length.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// The components of a color in one environment.
  public typealias Resolved = ResolvedColor
  /// The color space of red, green and blue components.
  public typealias RGBColorSpace = StorypoleGraphics.RGBColorSpace

  // One word; the most frequent kind has no object, which each copy of a view would count references to.
  package enum Source: Hashable, Sendable {
    case system(SystemColor)
    indirect case fixed(ResolvedColor)
    indirect case faded(Source, Double)
    /// `fraction` 0 is the first color, 1 the second.
    indirect case mixed(Source, Source, fraction: Double, perceptual: Bool)
    /// A color of the assets.
    indirect case named(AssetName)
    indirect case provided(ColorProvider)
  }
  let source: Source

  package init(_ source: Source) { self.source = source }

  package init(system: SystemColor) { source = .system(system) }

  /// Creates a fixed color from its components.
  public init(_ resolved: Resolved) { source = .fixed(resolved) }

  /// Creates a fixed color from components, usually from 0 to 1; components outside are colors outside of sRGB.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    source = .fixed(
      ResolvedColor(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
        opacity: Float(opacity)))
  }

  /// Creates a fixed gray: 0 is black, 1 is white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a fixed color from hue, saturation and brightness, from 0 to 1. The hue is cyclic, so 1.25 is the same as
  /// 0.25.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let k = (sector + offset).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Returns the components of the color in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    environment.colorSchemeReads?.isRead = true
    return source.resolve(in: environment)
  }

  /// Returns the color with its opacity multiplied; 0 is clear, 1 changes nothing.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(source, opacity)) }

  /// Returns a mixture with another color: 0 or less is this color, 1 or more the other one. It is resolved in each
  /// environment.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(
      .mixed(
        source, rhs.source, fraction: fraction, perceptual: colorSpace == .perceptual))
  }

  public var description: String {
    switch source {
    case .fixed(let color): color.description
    case .system(let color): color.rawValue
    case .faded(let source, let opacity):
      "\(Int((opacity * 100).rounded(), in: 0...100))% \(Color(source))"
    case .mixed(let a, let b, let fraction, _): "\(Color(a)) mixed with \(Color(b)) by \(fraction)"
    case .named(let name): name.name
    case .provided(let provider): "\(provider.value.base)"
    }
  }
}

extension Color.Source {
  func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    switch self {
    case .fixed(let color): color
    case .system(let color): color.resolve(in: environment)
    case .faded(let source, let opacity):
      source.resolve(in: environment).multiplyingOpacity(by: opacity)
    case .mixed(let a, let b, let fraction, let perceptual):
      perceptual
        ? a.resolve(in: environment).mixed(with: b.resolve(in: environment), by: fraction)
        : a.resolve(in: environment).mixedComponents(
          with: b.resolve(in: environment), by: fraction)
    case .named(let name): environment.color(name)
    case .provided(let provider): provider.resolve(environment)
    }
  }
}

extension Color {
  /// The system's red of iOS 26; it depends on light or dark, and on contrast.
  public static let red = Color(.system(.red))
  /// The system's orange of iOS 26; it depends on light or dark, and on contrast.
  public static let orange = Color(.system(.orange))
  /// The system's yellow of iOS 26; it depends on light or dark, and on contrast.
  public static let yellow = Color(.system(.yellow))
  /// The system's green of iOS 26; it depends on light or dark, and on contrast.
  public static let green = Color(.system(.green))
  /// The system's mint of iOS 26; it depends on light or dark, and on contrast.
  public static let mint = Color(.system(.mint))
  /// The system's teal of iOS 26; it depends on light or dark, and on contrast.
  public static let teal = Color(.system(.teal))
  /// The system's cyan of iOS 26; it depends on light or dark, and on contrast.
  public static let cyan = Color(.system(.cyan))
  /// The system's blue of iOS 26; it depends on light or dark, and on contrast.
  public static let blue = Color(.system(.blue))
  /// The system's indigo of iOS 26; it depends on light or dark, and on contrast.
  public static let indigo = Color(.system(.indigo))
  /// The system's purple of iOS 26; it depends on light or dark, and on contrast.
  public static let purple = Color(.system(.purple))
  /// The system's pink of iOS 26; it depends on light or dark, and on contrast.
  public static let pink = Color(.system(.pink))
  /// The system's brown of iOS 26; it depends on light or dark, and on contrast.
  public static let brown = Color(.system(.brown))
  /// The system's gray of iOS 26; it depends on light or dark, and on contrast.
  public static let gray = Color(.system(.gray))
  /// White, in every environment.
  public static let white = Color(.fixed(.white))
  /// Black, in every environment.
  public static let black = Color(.fixed(.black))
  /// A transparent color that draws nothing.
  public static let clear = Color(.fixed(.clear))
  /// The color of primary text: black in light, white in dark environments.
  public static let primary = Color(.system(.primary))
  /// The color of secondary text: a gray with an opacity of 0.6.
  public static let secondary = Color(.system(.secondary))
  /// The accent color of the view: blue, unless `accentColor(_:)` sets another.
  public static let accentColor = Color(.system(.accent))
}

extension Color: LeafView {
  nonisolated func hints(node: LayoutNode) -> SizingHints {
    SizingHints(width: .anything, height: .anything, guideKinds: .none, clamps: true)
  }

  nonisolated func detail(node: LayoutNode) -> String? { description }

  nonisolated func isSeen(at point: CGPoint, node: LayoutNode) -> Bool {
    resolve(in: node.environment).opacity > 0 && node.boundsContain(point)
  }

  nonisolated func paint(_ node: LayoutNode, into painter: inout Painter) {
    painter.fill(painter.snapped(node), with: source.resolve(in: node.environment))
  }
}
