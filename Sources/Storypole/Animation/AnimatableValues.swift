// SPDX-License-Identifier: Apache-2.0
/// Several numbers that change together. A change between lists of different lengths is not animated.
public struct _AnimatableValues: VectorArithmetic, Sendable {
  /// Empty is zero, of any length.
  private var values: [Double]

  init(_ values: [Double]) { self.values = values }

  subscript(index: Int) -> Double { index < values.count ? values[index] : 0 }

  /// The empty list, which is zero for lists of every length.
  public static var zero: _AnimatableValues { _AnimatableValues([]) }

  public static func == (a: _AnimatableValues, b: _AnimatableValues) -> Bool {
    if a.values.count == b.values.count { return a.values == b.values }
    return (a.values.isEmpty || b.values.isEmpty) && (a.values + b.values).allSatisfy { $0 == 0 }
  }
  /// Adds the numbers of two lists; of lists with different lengths, the first is the result, unless it is
  /// empty.
  public static func + (a: _AnimatableValues, b: _AnimatableValues) -> _AnimatableValues {
    if b.values.isEmpty || a.values.count == b.values.count, !a.values.isEmpty {
      return _AnimatableValues(a.values.indices.map { a[$0] + b[$0] })
    }
    return a.values.isEmpty ? b : a
  }
  /// Subtracts the numbers of two lists; the difference of lists with different lengths is zero.
  public static func - (a: _AnimatableValues, b: _AnimatableValues) -> _AnimatableValues {
    if b.values.isEmpty { return a }
    if a.values.isEmpty { return _AnimatableValues(b.values.map { -$0 }) }
    if a.values.count != b.values.count { return .zero }
    return _AnimatableValues(a.values.indices.map { a[$0] - b[$0] })
  }
  /// Multiplies each number by a factor.
  public mutating func scale(by rhs: Double) { for i in values.indices { values[i] *= rhs } }
  /// The sum of the squares of all numbers.
  public var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

/// Lengths that may be missing or infinite. Only lists that lack the same ones can be interpolated.
package struct Lengths: VectorArithmetic {
  private var amounts: _AnimatableValues
  /// The constant lengths: missing and infinite ones.
  private var fixed: [CGFloat?]
  private var isFixed: [Bool]

  init(_ lengths: [CGFloat?]) {
    isFixed = lengths.map { !($0?.isFinite ?? false) }
    fixed = lengths
    amounts = _AnimatableValues(lengths.map { $0?.isFinite == true ? $0! : 0 })
  }
  private init(_ amounts: _AnimatableValues, like other: Lengths) {
    self = other
    self.amounts = amounts
  }

  subscript(index: Int) -> CGFloat? { isFixed[index] ? fixed[index] : amounts[index] }

  package static var zero: Lengths { Lengths([]) }

  /// Whether the same lengths are missing or infinite in both.
  private func fits(_ other: Lengths) -> Bool {
    isFixed == other.isFixed
      && zip(fixed, other.fixed).enumerated().allSatisfy { !isFixed[$0] || $1.0 == $1.1 }
  }
  package static func == (a: Lengths, b: Lengths) -> Bool {
    a.amounts == b.amounts && (a.fits(b) || a.isFixed.isEmpty || b.isFixed.isEmpty)
  }
  package static func + (a: Lengths, b: Lengths) -> Lengths {
    if a.isFixed.isEmpty { return b }
    if b.isFixed.isEmpty || !a.fits(b) { return a }
    return Lengths(a.amounts + b.amounts, like: a)
  }
  package static func - (a: Lengths, b: Lengths) -> Lengths {
    if b.isFixed.isEmpty { return a }
    if a.isFixed.isEmpty { return Lengths(.zero - b.amounts, like: b) }
    return a.fits(b) ? Lengths(a.amounts - b.amounts, like: a) : .zero
  }
  package mutating func scale(by rhs: Double) { amounts.scale(by: rhs) }
  package var magnitudeSquared: Double { amounts.magnitudeSquared }
}
