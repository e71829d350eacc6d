// SPDX-License-Identifier: Apache-2.0
/// A value that views send to enclosing views.
public protocol PreferenceKey {
  associatedtype Value
  /// The value of views that send none.
  static var defaultValue: Self.Value { get }
  /// Combines `value` with that of the next view, in the order of the views.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// nil.
  public static var defaultValue: Value { nil }
}

extension _ViewNode {
  /// The preference that this subtree sends.
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    var value: K.Value?
    reducePreference(key, into: &value)
    return value ?? K.defaultValue
  }
}
