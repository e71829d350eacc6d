// SPDX-License-Identifier: Apache-2.0
/// A Core Graphics color: components of sRGB and an opacity.
///
/// Apple's supports any color space; here every color is in extended sRGB, so `components` has four numbers.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and the opacity, usually from 0 to 1.
  public let components: [CGFloat]?
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public let alpha: CGFloat

  /// Creates a color from components of sRGB, usually from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    self.alpha = alpha
  }

  /// Creates a color from components of sRGB, usually from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray: 0 is black, 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Always 4: red, green, blue and the opacity.
  public var numberOfComponents: Int { 4 }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let c = components else { return nil }
    return CGColor(red: c[0], green: c[1], blue: c[2], alpha: alpha)
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }

  /// Black, opaque.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White, opaque.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black with no opacity, which is invisible.
  public static let clear = CGColor(gray: 0, alpha: 0)
}
