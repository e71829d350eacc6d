// SPDX-License-Identifier: Apache-2.0
/// A keyframe at the end of a straight line, with a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: TimeInterval
  let timingCurve: UnitCurve

  /// Creates a keyframe. `duration` is in seconds; 0 or less reaches the value at once.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  public var body: LinearKeyframe { return self }
}

/// A keyframe at the end of a cubic curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: TimeInterval
  let startVelocity: Value?
  let endVelocity: Value?

  /// Creates a keyframe. `duration` is in seconds; 0 or less reaches the value at once.
  ///
  /// Velocities are per second. nil continues from the previous keyframe, and passes smoothly into a following cubic
  /// one; otherwise it ends at rest.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  public var body: CubicKeyframe { return self }
}

/// A keyframe that a spring reaches.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: TimeInterval?
  let spring: Spring
  let startVelocity: Value?

  /// Creates a keyframe. `duration` is in seconds; nil is the time until the spring has settled. nil as the velocity is
  /// that of the previous keyframe.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  public var body: SpringKeyframe { return self }
}

/// A keyframe without interpolation: the value jumps to it and takes no time.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value

  /// Creates a keyframe of a value.
  public init(_ to: Value) { self.to = to }

  public var body: MoveKeyframe { return self }
}
