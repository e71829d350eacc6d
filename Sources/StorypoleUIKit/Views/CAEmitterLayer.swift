// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A source of particles. None is drawn, and a warning reports it.
@MainActor @preconcurrency open class CAEmitterLayer: CALayer {
  /// Creates a source, and warns.
  public override nonisolated init() {
    super.init()
    Surroundings.warn(
      "CAEmitterLayer draws no particles. Draw them in a Canvas in a TimelineView",
      once: "CAEmitterLayer")
  }
  /// The kinds of particles; nil by default.
  open var emitterCells: [CAEmitterCell]?
  /// The position of the source; zero by default.
  open var emitterPosition = CGPoint.zero
  /// The depth of the source; 0 by default.
  open var emitterZPosition: CGFloat = 0
  /// The size of the source; zero by default.
  open var emitterSize = CGSize.zero
  /// The depth of the source's box; 0 by default.
  open var emitterDepth: CGFloat = 0
  /// The shape of the source; `point` by default.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape that particles come from.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order and the mixture of particles; `unordered` by default.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// The factor of the number of particles per second.
  open var birthRate: Float = 1
  /// The factor of the lifetime; 1 by default.
  open var lifetime: Float = 1
  /// The factor of the velocity; 1 by default.
  open var velocity: Float = 1
  /// The factor of the scale; 1 by default.
  open var scale: Float = 1
  /// The factor of the spin; 1 by default.
  open var spin: Float = 1
  /// Whether particles are drawn in depth; false by default.
  open var preservesDepth = false
  /// The seed of the random numbers; 0 by default.
  open var seed: UInt32 = 0
}

/// A kind of particle. None is drawn here.
open class CAEmitterCell: NSObject, @unchecked Sendable {
  /// Creates a kind of particle.
  public override init() {}
  /// Returns nil: archives are not supported here.
  public required init?(coder: NSCoder) { return nil }
  /// The name; nil by default.
  open var name: String?
  /// Whether particles are emitted; true by default.
  open var isEnabled = true
  /// The picture, a `CGImage`; nil by default.
  open var contents: Any?
  /// The part of the picture.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The pixels per point of the picture; 1 by default.
  open var contentsScale: CGFloat = 1
  /// The particles that each particle emits; nil by default.
  open var emitterCells: [CAEmitterCell]?
  /// The number of particles per second; 0 by default.
  open var birthRate: Float = 0
  /// The lifetime in seconds; 0 by default.
  open var lifetime: Float = 0
  /// The variation of the lifetime; 0 by default.
  open var lifetimeRange: Float = 0
  /// The start, in seconds; 0 by default.
  open var beginTime: CFTimeInterval = 0
  /// The duration of the emission, in seconds; `infinity` by default.
  open var duration: CFTimeInterval = .infinity
  /// The velocity in points per second; 0 by default.
  open var velocity: CGFloat = 0
  /// The variation of the velocity; 0 by default.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right; 0 by default.
  open var xAcceleration: CGFloat = 0
  /// The acceleration downward; 0 by default.
  open var yAcceleration: CGFloat = 0
  /// The acceleration to the front; 0 by default.
  open var zAcceleration: CGFloat = 0
  /// The direction in the plane, in radians; 0 by default.
  open var emissionLongitude: CGFloat = 0
  /// The direction in depth, in radians; 0 by default.
  open var emissionLatitude: CGFloat = 0
  /// The variation of the direction, in radians; 0 by default.
  open var emissionRange: CGFloat = 0
  /// The scale; 1 by default.
  open var scale: CGFloat = 1
  /// The variation of the scale; 0 by default.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second; 0 by default.
  open var scaleSpeed: CGFloat = 0
  /// The rotation per second, in radians; 0 by default.
  open var spin: CGFloat = 0
  /// The variation of the rotation; 0 by default.
  open var spinRange: CGFloat = 0
  /// The color that is multiplied with the picture; nil by default.
  open var color: CGColor?
  /// The variation of red; 0 by default.
  open var redRange: Float = 0
  /// The variation of green; 0 by default.
  open var greenRange: Float = 0
  /// The variation of blue; 0 by default.
  open var blueRange: Float = 0
  /// The variation of the opacity; 0 by default.
  open var alphaRange: Float = 0
  /// The change of red per second; 0 by default.
  open var redSpeed: Float = 0
  /// The change of green per second; 0 by default.
  open var greenSpeed: Float = 0
  /// The change of blue per second; 0 by default.
  open var blueSpeed: Float = 0
  /// The change of the opacity per second; 0 by default.
  open var alphaSpeed: Float = 0
}

/// The shape of a source of particles.
public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
  /// Core Animation's name of the shape.
  public let rawValue: String
  /// Creates a shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point, `point`.
  public static let point = Self(rawValue: "point")
  /// A line, `line`.
  public static let line = Self(rawValue: "line")
  /// A rectangle, `rectangle`.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A box, `cuboid`.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle, `circle`.
  public static let circle = Self(rawValue: "circle")
  /// A sphere, `sphere`.
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of a shape that particles come from.
public struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String
  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The points of the shape, `points`.
  public static let points = Self(rawValue: "points")
  /// The outline, `outline`.
  public static let outline = Self(rawValue: "outline")
  /// The surface, `surface`.
  public static let surface = Self(rawValue: "surface")
  /// The inside, `volume`.
  public static let volume = Self(rawValue: "volume")
}

/// The order and the mixture of particles.
public struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String
  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In any order, `unordered`.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest first, `oldestFirst`.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest last, `oldestLast`.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// From back to front, `backToFront`.
  public static let backToFront = Self(rawValue: "backToFront")
  /// With their colors added, `additive`.
  public static let additive = Self(rawValue: "additive")
}
