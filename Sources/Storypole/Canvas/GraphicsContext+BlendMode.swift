// SPDX-License-Identifier: Apache-2.0
extension GraphicsContext {
  /// The blending of a drawing with the canvas below it.
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode in Core Graphics.
    public let rawValue: Int32

    /// Creates a mode from Core Graphics' number; an unknown one is drawn as `normal`, and a warning reports
    /// it.
    @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Covers the canvas; the default.
    @inlinable public static var normal: BlendMode { BlendMode(rawValue: 0) }
    /// Multiplies the components, so that the result is darker.
    @inlinable public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    /// Multiplies the inverted components, so that the result is lighter.
    @inlinable public static var screen: BlendMode { BlendMode(rawValue: 2) }
    /// Multiplies dark parts of the canvas and screens light ones; keeps its highlights and shadows.
    @inlinable public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    /// Keeps the darker of both components.
    @inlinable public static var darken: BlendMode { BlendMode(rawValue: 4) }
    /// Keeps the lighter of both components.
    @inlinable public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    /// Divides the canvas by the inverted drawing, which lightens it; black changes nothing.
    @inlinable public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    /// Divides the inverted canvas by the drawing, which darkens it; white changes nothing.
    @inlinable public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    /// Darkens the canvas gently where the drawing is darker than 50 % gray, and lightens it elsewhere.
    @inlinable public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    /// Multiplies the canvas where the drawing is darker than 50 % gray, and screens it elsewhere.
    @inlinable public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    /// Keeps the difference of both components.
    @inlinable public static var difference: BlendMode { BlendMode(rawValue: 10) }
    /// Keeps the difference of both components, with less contrast.
    @inlinable public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    /// Takes the hue of the drawing; saturation and luminosity stay.
    @inlinable public static var hue: BlendMode { BlendMode(rawValue: 12) }
    /// Takes the saturation of the drawing; hue and luminosity stay.
    @inlinable public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    /// Takes the hue and saturation of the drawing; luminosity stays.
    @inlinable public static var color: BlendMode { BlendMode(rawValue: 14) }
    /// Takes the luminosity of the drawing; hue and saturation stay.
    @inlinable public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// Erases the canvas under the drawing.
    @inlinable public static var clear: BlendMode { BlendMode(rawValue: 16) }
    /// Replaces the canvas. Drawn as `normal` here, and a warning reports it.
    @inlinable public static var copy: BlendMode { BlendMode(rawValue: 17) }
    /// Draws only where the canvas is opaque, and erases the rest. Drawn as `normal` here, and a warning
    /// reports it.
    @inlinable public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
    /// Draws only where the canvas is transparent, and erases the rest. Drawn as `normal` here, and a warning
    /// reports it.
    @inlinable public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
    /// Draws only where the canvas is opaque.
    @inlinable public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    /// Draws behind the canvas.
    @inlinable public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    /// Keeps the canvas only under the drawing. Drawn as `normal` here, and a warning reports it.
    @inlinable public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
    /// Erases the canvas under the drawing.
    @inlinable public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    /// Draws behind the canvas, and keeps it only under the drawing. Drawn as `normal` here, and a warning
    /// reports it.
    @inlinable public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
    /// Draws only where exactly one of both is opaque. Drawn as `normal` here, and a warning reports it.
    @inlinable public static var xor: BlendMode { BlendMode(rawValue: 25) }
    /// Adds the inverted components, so that the result is darker.
    @inlinable public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    /// Adds the components, so that the result is lighter.
    @inlinable public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }
  }
}

extension GraphicsContext.BlendMode {
  private static let modes: [StorypoleGeometry.BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
  ]

  /// The mode of the display list. The modes that also erase around the drawing are drawn as normal ones, with a
  /// warning.
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
  /// Warns once in a picture of an unsupported feature of a canvas, and describes the replacement.
  static func notInCanvas(_ what: String, _ instead: String) {
    shared.add("GraphicsContext: \(what) is not drawn yet; \(instead)", once: "canvas \(what)")
  }
}
