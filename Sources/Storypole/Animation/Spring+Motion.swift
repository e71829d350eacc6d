// SPDX-License-Identifier: Apache-2.0
// The distance to the target is y(t) = a(t)·y(0) + b(t)·y′(0), and a′ = −ω²·b.
extension Spring {
  private struct Coefficients {
    var a: Double
    var b: Double
    /// The derivative of `b`.
    var slope: Double
  }

  private func coefficients(at time: TimeInterval) -> Coefficients {
    let ratio = dampingRatio
    let decay = ratio * frequency
    let envelope = exp(-decay * time)
    if abs(ratio - 1) < 1e-9 {
      return Coefficients(
        a: envelope * (1 + decay * time), b: envelope * time, slope: envelope * (1 - decay * time))
    }
    let swing = frequency * abs(1 - ratio * ratio).squareRoot()
    if ratio > 1 {
      // The envelope times cosh and sinh, which alone would overflow.
      let slow = exp((swing - decay) * time)
      let fast = exp((-swing - decay) * time)
      let cosine = (slow + fast) / 2
      let sine = (slow - fast) / 2 / swing
      return Coefficients(a: cosine + decay * sine, b: sine, slope: cosine - decay * sine)
    }
    let cosine = envelope * cos(swing * time)
    let sine = envelope * sin(swing * time) / swing
    return Coefficients(a: cosine + decay * sine, b: sine, slope: cosine - decay * sine)
  }

  /// Returns the position of a spring that started at zero, after a time in seconds.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let c = coefficients(at: time)
    return target.scaled(by: 1 - c.a) + initialVelocity.scaled(by: c.b)
  }

  /// Returns the velocity per second of a spring that started at zero, after a time in seconds.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let c = coefficients(at: time)
    return target.scaled(by: frequency * frequency * c.b) + initialVelocity.scaled(by: c.slope)
  }

  /// Advances `value` and `velocity` by a time in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let c = coefficients(at: deltaTime)
    let distance = value - target
    let speed = velocity
    value = target + distance.scaled(by: c.a) + speed.scaled(by: c.b)
    velocity = distance.scaled(by: -frequency * frequency * c.b) + speed.scaled(by: c.slope)
  }

  /// Returns the force on the mass at a position and a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the time in seconds after which the spring stays within `epsilon` of its target, estimated by
  /// the envelope of its swings; infinite without damping.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let ratio = dampingRatio
    let decay = ratio * frequency
    if decay <= 0 { return .infinity }
    let start = target.magnitudeSquared
    let push = (initialVelocity - target.scaled(by: decay)).magnitudeSquared
    if ratio < 1 - 1e-9 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let amplitude = (start + push / (swing * swing)).squareRoot()
      return amplitude <= epsilon ? 0 : log(amplitude / epsilon) / decay
    }
    // Without swings the bound of the distance decreases monotonically; halve the interval around `epsilon`.
    func bound(_ time: Double) -> Double {
      let c = coefficients(at: time)
      let distance = target.scaled(by: -c.a) + initialVelocity.scaled(by: c.b)
      return distance.magnitudeSquared.squareRoot()
    }
    var high = response
    while bound(high) > epsilon { high *= 2 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}

extension Spring {
  /// Returns the value of a spring between two values after a time in seconds.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the velocity per second of a spring between two values after a time in seconds.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the force toward `toValue` at a position and a velocity; `fromValue` has no effect on it.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  /// Returns the time in seconds after which a spring between two values stays within `epsilon` of its
  /// target.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
