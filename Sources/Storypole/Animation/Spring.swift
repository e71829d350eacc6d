// SPDX-License-Identifier: Apache-2.0
/// A mass on a damped spring.
public struct Spring: Hashable, Sendable {
  public private(set) var mass: Double
  public private(set) var stiffness: Double
  public private(set) var damping: Double

  /// `duration` is the time of one swing; `bounce` is 0 for none, 1 for undamped, below 0 for a
  /// spring that creeps.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// `response` is the time of one undamped swing; a `dampingRatio` of 1 is the least that does not
  /// overshoot.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * .pi / response
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * dampingRatio * frequency
  }

  /// Damping beyond the critical one is cut to it unless `allowOverDamping` is true.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    let critical = 2 * (stiffness * mass).squareRoot()
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }

  /// A spring that has settled to within `epsilon` of its target after a time.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // Time scales with the response.
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let settling = unit.settlingDuration(target: 1, epsilon: epsilon)
    self.init(response: settlingDuration / settling, dampingRatio: dampingRatio)
  }

  public static var smooth: Spring { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Spring { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  var frequency: Double { (stiffness / mass).squareRoot() }

  public var response: Double { 2 * .pi / frequency }
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  public var duration: TimeInterval { response }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// For a move by 1, to within 0.001.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }
}
