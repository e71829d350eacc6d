// SPDX-License-Identifier: Apache-2.0
/// Follows a curve for a time.
struct CurveAnimation: CustomAnimation, TimedAnimation {
  var curve: UnitCurve
  /// In seconds. What is 0, below, or no number is over at once.
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
  /// Apple documents no number for the plain forms; 0.35 seconds is what `timingCurve` documents.
  private static let standardDuration: TimeInterval = 0.35

  public static var linear: Animation { linear(duration: standardDuration) }
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(UnitCurve.bezier(p1x, p1y, p2x, p2y), duration: duration)
  }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }
}
