// SPDX-License-Identifier: Apache-2.0
/// The animatable data of a layout whose type is hidden.
public struct _AnyAnimatableData: VectorArithmetic {
  /// nil is zero, of any type.
  private let vector: (any VectorArithmetic)?

  init(_ vector: any VectorArithmetic) { self.vector = vector }
  private init() { vector = nil }

  /// The zero of every type.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

  /// The vector as `type`; nil if its type is another.
  func cast<V: VectorArithmetic>(to type: V.Type) -> V? {
    guard let vector else { return .zero }
    return vector as? V
  }

  public static func == (a: _AnyAnimatableData, b: _AnyAnimatableData) -> Bool {
    guard let vector = a.vector ?? b.vector else { return true }
    func compare<V: VectorArithmetic>(_ vector: V) -> Bool {
      a.cast(to: V.self) == b.cast(to: V.self)
    }
    return compare(vector)
  }

  /// The sum; the first value where the types differ.
  public static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    combine(a, b, sign: 1)
  }

  /// The difference; the first value where the types differ.
  public static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    combine(a, b, sign: -1)
  }

  /// Multiplies the hidden value by a number.
  public mutating func scale(by rhs: Double) {
    guard var vector else { return }
    vector.scale(by: rhs)
    self = _AnyAnimatableData(vector)
  }

  /// The squared magnitude of the hidden value.
  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

  /// Vectors of different types can't be combined: the result is the first.
  private static func combine(
    _ a: _AnyAnimatableData, _ b: _AnyAnimatableData, sign: Int
  ) -> _AnyAnimatableData {
    guard let vector = a.vector ?? b.vector else { return .zero }
    func open<V: VectorArithmetic>(_: V) -> _AnyAnimatableData {
      guard let left = a.cast(to: V.self), let right = b.cast(to: V.self) else { return a }
      return _AnyAnimatableData(sign > 0 ? left + right : left - right)
    }
    return open(vector)
  }
}
