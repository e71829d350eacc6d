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
