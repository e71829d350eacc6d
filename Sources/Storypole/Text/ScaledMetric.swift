// SPDX-License-Identifier: Apache-2.0
/// A number that scales with Dynamic Type like the size of a text style.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private let style: Font.TextStyle
  private var scale: CGFloat = 1

  /// Creates a number that follows a text style. The value is the one at the default size, `large`.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Creates a number that follows the style `body`. The value is the one at the default size, `large`.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number at the Dynamic Type size of the environment; outside of a view, the value as written.
  public var wrappedValue: Value { scale == 1 ? base : base * Value(scale) }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: DynamicProperty {}

extension ScaledMetric: InstallableProperty {
  static var remembers: Bool { false }

  func isSame(as other: Self) -> Bool { base == other.base && style == other.style }

  mutating func install(at slot: Int, of node: _ViewNode, store: inout PropertyStore) {
    scale = style.scale(for: node.environment.dynamicTypeSize)
  }
}
