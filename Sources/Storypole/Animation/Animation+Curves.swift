// SPDX-License-Identifier: Apache-2.0
/// Follows a curve for a time.
struct CurveAnimation: CustomAnimation, TimedAnimation {
  var curve: UnitCurve
  /// In seconds. 0, a negative value or NaN ends at once.
  var duration: TimeInterval

  func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? { duration > 0 ? duration : 0 }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < duration ? value.scaled(by: curve.value(at: time / duration)) : nil
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    time < duration ? value.scaled(by: curve.velocity(at: time / duration) / duration) : nil
  }
}

extension Animation {
  /// Apple documents no number for the plain forms; 0.35 seconds is documented for `timingCurve`.
  private static let standardDuration: TimeInterval = 0.35

  /// An animation of constant speed, for 0.35 seconds.
  public static var linear: Animation { linear(duration: standardDuration) }
  /// An animation of constant speed, for a time in seconds; 0 or less ends at once.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }
  /// An animation that starts slowly, for 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  /// An animation that starts slowly, for a time in seconds; 0 or less ends at once.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }
  /// An animation that ends slowly, for 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  /// An animation that ends slowly, for a time in seconds; 0 or less ends at once.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  /// An animation that starts and ends slowly, for 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }
  /// An animation that starts and ends slowly, for a time in seconds; 0 or less ends at once.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// An animation along a cubic Bézier curve from (0, 0) to (1, 1), for a time in seconds; 0 or less ends at
  /// once. The control points' x is clamped to 0 through 1.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(UnitCurve.bezier(p1x, p1y, p2x, p2y), duration: duration)
  }
  /// An animation along a curve, for a time in seconds; 0 or less ends at once.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }
}
