// SPDX-License-Identifier: Apache-2.0
/// A type that describes how to animate a property.
public protocol Animatable {
  /// The type of the animated data.
  associatedtype AnimatableData: VectorArithmetic

  /// The values that an animation changes, as one vector. During an animation, the setter receives the values
  /// between the start and the end; a spring may pass the end.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A type that supports interpolation between two values.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a number.
  mutating func scale(by rhs: Double)

  /// The dot product of the value with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value with each component multiplied by a number.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the value toward another by a fraction of the difference.
  ///
  /// - Parameter amount: 0 keeps the value, 1 reaches the other; numbers outside of that range extrapolate.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The value at a fraction of the difference to another.
  ///
  /// - Parameter amount: 0 gives this value, 1 the other; numbers outside of that range extrapolate.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

/// The animatable data of a type that has nothing to animate.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes the only value of the type.
  @inlinable public init() {}
  /// The only value of the type.
  @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Changes nothing.
  @inlinable public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
  /// Changes nothing.
  @inlinable public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  /// The only value of the type.
  @inlinable public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData)
    -> EmptyAnimatableData
  { EmptyAnimatableData() }

  /// The only value of the type.
  @inlinable public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData)
    -> EmptyAnimatableData
  { EmptyAnimatableData() }

  /// Changes nothing.
  @inlinable public mutating func scale(by rhs: Double) {}
  /// Always 0.
  @inlinable public var magnitudeSquared: Double { 0 }
}

/// Two animatable values side by side.
@frozen public struct AnimatablePair<First, Second>: VectorArithmetic
where First: VectorArithmetic, Second: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Pairs two values.
  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of both types' zeros.
  @inlinable public static var zero: AnimatablePair { AnimatablePair(First.zero, Second.zero) }

  /// Adds each value to its counterpart.
  @inlinable public static func += (lhs: inout AnimatablePair, rhs: AnimatablePair) {
    lhs.first += rhs.first
    lhs.second += rhs.second
  }

  /// Subtracts each value from its counterpart.
  @inlinable public static func -= (lhs: inout AnimatablePair, rhs: AnimatablePair) {
    lhs.first -= rhs.first
    lhs.second -= rhs.second
  }

  /// The pair of the sums.
  @inlinable public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// The pair of the differences.
  @inlinable public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Multiplies both values by a number.
  @inlinable public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both values' squared magnitudes.
  @inlinable public var magnitudeSquared: Double {
    first.magnitudeSquared + second.magnitudeSquared
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Any number of animatable values side by side.
@frozen public struct AnimatableValues<each Value> where repeat each Value: VectorArithmetic {
  /// The values as a tuple.
  public var value: (repeat each Value)

  /// Combines values of any number and types.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}

extension AnimatableValues: VectorArithmetic {
  /// The zeros of all types.
  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
    for (a, b) in repeat (each lhs.value, each rhs.value) {
      if a != b { return false }
    }
    return true
  }

  /// The sums of the corresponding values.
  public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value + each rhs.value)
  }

  /// The differences of the corresponding values.
  public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value - each rhs.value)
  }

  /// Multiplies each value by a number.
  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  /// The sum of all values' squared magnitudes.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for component in repeat each value { sum += component.magnitudeSquared }
    return sum
  }
}
