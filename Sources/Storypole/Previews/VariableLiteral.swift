// SPDX-License-Identifier: Apache-2.0

/// A type of literals whose values can change after the compilation.
///
/// The command compiles `padding(_integer(3, 12))` for `padding(12)` (`VariableLiterals`). When a user changes only such
/// a literal, the same image is loaded again with its new value, without the compiler.
public nonisolated protocol _VariableLiteral {
  /// The value of a literal; nil if it is none of this type.
  init?(_literal text: String)
}

extension _VariableLiteral where Self: LosslessStringConvertible {
  /// The value that the text describes.
  nonisolated public init?(_literal text: String) { self.init(text) }
}

extension Int: _VariableLiteral {}
extension Double: _VariableLiteral {}
extension Float: _VariableLiteral {}
extension Bool: _VariableLiteral {}
extension String: _VariableLiteral {}
extension CGFloat: _VariableLiteral {
  /// The number that the text describes.
  nonisolated public init?(_literal text: String) {
    guard let value = Double(text) else { return nil }
    self.init(value)
  }
}
extension LocalizedStringKey: _VariableLiteral {
  /// The key.
  nonisolated public init?(_literal text: String) { self.init(stringLiteral: text) }
}

/// The value of an integer literal.
/// - Parameter place: The literal's number in the module.
nonisolated public func _integer<Value: _VariableLiteral & ExpressibleByIntegerLiteral>(
  _ place: Int, _ value: Value
) -> Value { LiteralValues.value(at: place) ?? value }

/// The value of a literal with a fraction or an exponent.
nonisolated public func _float<Value: _VariableLiteral & ExpressibleByFloatLiteral>(
  _ place: Int, _ value: Value
) -> Value { LiteralValues.value(at: place) ?? value }

/// The value of a string literal without interpolations.
nonisolated public func _string<Value: _VariableLiteral & ExpressibleByStringLiteral>(
  _ place: Int, _ value: Value
) -> Value { LiteralValues.value(at: place) ?? value }

/// The value of a Boolean literal.
nonisolated public func _boolean(_ place: Int, _ value: Bool) -> Bool {
  LiteralValues.value(at: place) ?? value
}

/// The literals of the loaded image that have other values than its source.
enum LiteralValues {
  /// Written once, before the image is loaded, and only read afterwards.
  nonisolated(unsafe) static var changed: [Int: String] = [:]

  nonisolated static func value<Value: _VariableLiteral>(at place: Int) -> Value? {
    guard let text = changed[place] else { return nil }
    guard let value = Value(_literal: text) else {
      preconditionFailure("'\(text)' is no literal of \(Value.self)")
    }
    return value
  }
}
