// SPDX-License-Identifier: Apache-2.0
extension GraphicsContext {
  /// How a drawing meets what the canvas already shows.
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// Core Graphics' number of the mode.
    public let rawValue: Int32

    @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

    @inlinable public static var normal: BlendMode { BlendMode(rawValue: 0) }
    @inlinable public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    @inlinable public static var screen: BlendMode { BlendMode(rawValue: 2) }
    @inlinable public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    @inlinable public static var darken: BlendMode { BlendMode(rawValue: 4) }
    @inlinable public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    @inlinable public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    @inlinable public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    @inlinable public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    @inlinable public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    @inlinable public static var difference: BlendMode { BlendMode(rawValue: 10) }
    @inlinable public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    @inlinable public static var hue: BlendMode { BlendMode(rawValue: 12) }
    @inlinable public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    @inlinable public static var color: BlendMode { BlendMode(rawValue: 14) }
    @inlinable public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// Erases what the drawing covers.
    @inlinable public static var clear: BlendMode { BlendMode(rawValue: 16) }
    @inlinable public static var copy: BlendMode { BlendMode(rawValue: 17) }
    @inlinable public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
    @inlinable public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
    @inlinable public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    @inlinable public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    @inlinable public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
    @inlinable public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    @inlinable public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
    @inlinable public static var xor: BlendMode { BlendMode(rawValue: 25) }
    @inlinable public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    @inlinable public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }
  }
}

extension GraphicsContext.BlendMode {
  private static let modes: [StorypoleGeometry.BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
  ]

  /// The mode of the display list. The modes that erase around the drawing as well are drawn as
  /// normal ones, with a warning.
  var mode: StorypoleGeometry.BlendMode {
    switch self {
    case .clear, .destinationOut: return .destinationOut
    case .sourceAtop: return .sourceAtop
    case .destinationOver: return .destinationOver
    case .plusDarker: return .plusDarker
    case .plusLighter: return .plusLighter
    default:
      if Self.modes.indices.contains(Int(rawValue)) { return Self.modes[Int(rawValue)] }
      Warnings.notInCanvas("the blend mode \(name)", "the mode normal replaces it")
      return .normal
    }
  }

  private var name: String {
    switch self {
    case .copy: "copy"
    case .sourceIn: "sourceIn"
    case .sourceOut: "sourceOut"
    case .destinationIn: "destinationIn"
    case .destinationAtop: "destinationAtop"
    case .xor: "xor"
    default: "\(rawValue)"
    }
  }
}

extension Warnings {
  /// Says once a picture what a canvas cannot do, and what it does instead.
  static func notInCanvas(_ what: String, _ instead: String) {
    shared.add("GraphicsContext: \(what) is not drawn yet; \(instead)", once: "canvas \(what)")
  }
}
