// SPDX-License-Identifier: Apache-2.0
/// A mass on a damped spring.
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring; 1 unless an initializer sets another.
  public private(set) var mass: Double
  /// The force per distance that pulls the mass back.
  public private(set) var stiffness: Double
  /// The force per velocity that slows the mass down.
  public private(set) var damping: Double

  /// Creates a spring by the time of one swing in seconds and its bounce: 0 for none, up to 1 for endless
  /// swings, and from 0 to −1 for a slower end.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Creates a spring by the time of one undamped swing in seconds and a fraction of critical damping: below 1 it
  /// overshoots, from 1 it doesn't.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * .pi / response
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * dampingRatio * frequency
  }

  /// Creates a spring by its physics. Damping above the critical one is reduced to it unless
  /// `allowOverDamping` is true.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    let critical = 2 * (stiffness * mass).squareRoot()
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }

  /// Creates a spring that has settled to within `epsilon` of its target after a time in seconds, for a move
  /// by 1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // Time scales with the response.
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let settling = unit.settlingDuration(target: 1, epsilon: epsilon)
    self.init(response: settlingDuration / settling, dampingRatio: dampingRatio)
  }

  /// A spring of half a second without a bounce.
  public static var smooth: Spring { smooth() }
  /// A spring of a duration in seconds, with `extraBounce` as its bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring of half a second with a small bounce, 0.15.
  public static var snappy: Spring { snappy() }
  /// A spring of a duration in seconds, with a bounce of 0.15 plus `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring of half a second with a bounce of 0.3.
  public static var bouncy: Spring { bouncy() }
  /// A spring of a duration in seconds, with a bounce of 0.3 plus `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  var frequency: Double { (stiffness / mass).squareRoot() }

  /// The time of one undamped swing in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// The fraction of critical damping: below 1 the spring overshoots.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// The time of one swing in seconds; the same as `response`.
  public var duration: TimeInterval { response }
  /// The bounce: 0 for none, 1 for endless swings, negative for an overdamped spring.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The time in seconds until a move by 1 stays within 0.001 of its target; infinite without damping.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }
}
