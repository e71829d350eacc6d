// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A colour: a fixed one, or one that depends on the environment (light or dark, contrast).
///
/// As a view it takes all that is proposed, and 10 points where nothing is.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  public typealias Resolved = ResolvedColor
  public typealias RGBColorSpace = StorypoleGraphics.RGBColorSpace

  indirect enum Source: Hashable, Sendable {
    case fixed(ResolvedColor)
    case system(SystemColor)
    case faded(Source, Double)
    /// `fraction` 0 is the first colour, 1 the second.
    case mixed(Source, Source, fraction: Double, perceptual: Bool)
    /// A colour of the assets.
    case named(AssetName)
    case provided(ColorProvider)
  }
  let source: Source

  init(_ source: Source) { self.source = source }

  public init(_ resolved: Resolved) { source = .fixed(resolved) }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    source = .fixed(
      ResolvedColor(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
        opacity: Float(opacity)))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Components from 0 to 1; the hue goes once around the circle.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let k = (sector + offset).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The colour as numbers, for one environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    source.resolve(in: environment)
  }

  public func opacity(_ opacity: Double) -> Color { Color(.faded(source, opacity)) }

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
  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let gray = Color(.system(.gray))
  public static let white = Color(.fixed(.white))
  public static let black = Color(.fixed(.black))
  public static let clear = Color(.fixed(.clear))
  public static let primary = Color(.system(.primary))
  public static let secondary = Color(.system(.secondary))
  public static let accentColor = Color(.system(.accent))
}

extension Color: LeafView {
  nonisolated func hints(node: LayoutNode) -> SizingHints {
    SizingHints(width: .anything, height: .anything, guideKinds: .none)
  }

  nonisolated func detail(node: LayoutNode) -> String? { description }

  nonisolated func isSeen(at point: CGPoint, node: LayoutNode) -> Bool {
    resolve(in: node.environment).opacity > 0 && node.boundsContain(point)
  }

  nonisolated func paint(_ node: LayoutNode, into painter: inout Painter) {
    painter.fill(painter.snapped(node), with: resolve(in: node.environment))
  }
}
