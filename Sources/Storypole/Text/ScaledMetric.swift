// SPDX-License-Identifier: Apache-2.0
/// A length that grows with Dynamic Type as a text style does.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private let style: Font.TextStyle
  private var scale: CGFloat = 1

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value { scale == 1 ? base : base * Value(scale) }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: DynamicProperty {}

extension ScaledMetric: InstallableProperty {
  mutating func install(at slot: Int, of node: _ViewNode, store: inout PropertyStore) {
    scale = style.scale(for: node.environment.dynamicTypeSize)
  }
}
