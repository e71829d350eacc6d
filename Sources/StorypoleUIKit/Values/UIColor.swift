// SPDX-License-Identifier: Apache-2.0
import Storypole
import StorypoleGraphics

/// A UIKit color: a fixed one, or one that depends on light or dark and on contrast.
///
///     Color(.secondarySystemBackground)
///     Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
///
/// A dynamic color stays dynamic as a `Color`. Its components, `getRed` and `cgColor` are those of the views
/// last shown on this thread, or light before the first.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  indirect enum Source: Hashable, Sendable {
    case fixed(ResolvedColor)
    case system(SystemColor)
    case pair(light: ResolvedColor, dark: ResolvedColor)
    case color(Color)
    case dynamic(Provider)
    case faded(Source, CGFloat)
  }

  /// The closure of a dynamic color; two are equal only if they are identical.
  final class Provider: Hashable, Sendable {
    let color: @Sendable (UITraitCollection) -> UIColor
    init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) { self.color = color }
    static func == (a: Provider, b: Provider) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  let source: Source

  init(_ source: Source) { self.source = source }

  // MARK: Components

  /// Creates a fixed color from components of sRGB, usually from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(
      ResolvedColor(
        red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(clamped(alpha))))
  }

  /// Creates a fixed color from components of Display P3.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(
      ResolvedColor(
        colorSpace: .displayP3, red: Float(red), green: Float(green), blue: Float(blue),
        opacity: Float(clamped(alpha))))
  }

  /// Creates a fixed gray: 0 is black, 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a fixed color from hue, saturation and brightness, from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .color(
      Color(
        hue: hue, saturation: saturation, brightness: brightness, opacity: Double(clamped(alpha))))
  }

  /// Creates the color of a literal, `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  // MARK: Other sources

  /// Creates a dynamic color from a closure, which runs whenever the color is drawn.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(Provider(dynamicProvider))
  }

  /// Creates a color from a `Color`, which stays dynamic.
  public init(_ color: Color) { source = .color(color) }

  /// Creates the color of a resource in the assets.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Creates a color from a Core Graphics color.
  public convenience init(cgColor: CGColor) {
    let c = cgColor.components ?? [0, 0, 0, 0]
    self.init(red: c[0], green: c[1], blue: c[2], alpha: c[3])
  }

  /// Creates a color with its name in the assets; nil if they lack it.
  ///
  /// The assets are those of the views last shown on this thread, or the bundle's.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color with its name in a bundle's assets; nil if they lack it. The color follows the traits of
  /// the views that show it, not `traitCollection`.
  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard Assets.hasColor(name, bundle) else { return nil }
    source = .color(Color(name, bundle: bundle))
  }

  // MARK: Derived

  /// Returns the color with this opacity in place of its own.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(.faded(source, clamped(alpha)))
  }

  /// Returns the fixed color for these traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(.fixed(resolve(in: traitCollection.environment)))
  }

  /// The color's current components.
  open var cgColor: CGColor { resolvedNow.cgColor }

  /// Returns the color's current components; always true.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolvedNow.components
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Returns the color's current hue, saturation and brightness; always true.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolvedNow.components
    let (r, g, b) = (color.red, color.green, color.blue)
    let (most, least) = (max(r, g, b), min(r, g, b))
    let range = most - least
    var sector: CGFloat = 0
    if range > 0 {
      if most == r {
        sector = (g - b) / range + (g < b ? 6 : 0)
      } else if most == g {
        sector = (b - r) / range + 2
      } else {
        sector = (r - g) / range + 4
      }
    }
    hue?.pointee = sector / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = color.alpha
    return true
  }

  /// Returns the current brightness of a gray; false for another color.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolvedNow.components
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  // MARK: Resolving

  var resolvedNow: ResolvedColor {
    let environment = Surroundings.current.environment
    environment.colorSchemeReads?.isRead = true
    return resolve(in: environment)
  }

  func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    Self.resolve(source, in: environment)
  }

  private static func resolve(
    _ source: Source, in environment: EnvironmentValues
  ) -> ResolvedColor {
    switch source {
    case .fixed(let color): return color
    case .system(let color): return color.resolve(in: environment)
    case .pair(let light, let dark): return environment.colorScheme == .dark ? dark : light
    case .color(let color): return color.resolve(in: environment)
    case .dynamic(let provider):
      return provider.color(UITraitCollection(environment)).resolve(in: environment)
    case .faded(let source, let alpha):
      var color = resolve(source, in: environment)
      color.opacity = Float(alpha)
      return color
    }
  }

  // MARK: NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor).map { $0.source == source } ?? false
  }

  open override var hash: Int { source.hashValue }

  open override var description: String { "UIColor \(resolvedNow)" }
}

/// The default type of a color literal.
public typealias _ColorLiteralType = UIColor

/// An opacity clamped to 0 to 1, as in UIKit.
private func clamped(_ alpha: CGFloat) -> CGFloat { min(max(alpha, 0), 1) }

// MARK: - Color

/// A `UIColor` as a SwiftUI style.
private struct UIColorStyle: ShapeStyle, Hashable, CustomStringConvertible {
  let color: UIColor
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    color.resolve(in: environment)
  }
  var description: String { color.description }
}

extension Color {
  /// Creates a color from a UIKit color, which stays dynamic.
  public init(uiColor: UIColor) {
    switch uiColor.source {
    case .fixed(let color): self.init(color)
    case .system(let color): self.init(system: color)
    case .color(let color): self = color
    case .pair, .dynamic, .faded: self.init(UIColorStyle(color: uiColor))
    }
  }

  /// Creates a color from a UIKit color, which stays dynamic.
  public init(_ color: UIColor) { self.init(uiColor: color) }

  /// Creates a fixed color from a Core Graphics color.
  public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }

  /// Creates a fixed color from a Core Graphics color. Names such as `.black` are those of UIKit colors.
  @_disfavoredOverload public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The color's components in the views last shown on this thread; light before the first.
  public var cgColor: CGColor? { UIColor(self).cgColor }
}

extension ResolvedColor {
  /// The components of extended sRGB.
  public var cgColor: CGColor {
    let (red, green, blue, alpha) = components
    return CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Gamma-encoded. Rounded, so that a component of 0.2 stays 0.2: colors are stored as linear numbers of 24
  /// bits.
  fileprivate var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func rounded(_ value: Float) -> CGFloat { (CGFloat(value) * 1e6).rounded() / 1e6 }
    return (rounded(red), rounded(green), rounded(blue), rounded(opacity))
  }
}
