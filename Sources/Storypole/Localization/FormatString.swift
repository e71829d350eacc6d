// SPDX-License-Identifier: Apache-2.0
/// A number that strings can show, with its default format.
public protocol _FormatSpecifiable: Equatable {
  var _specifier: String { get }
  var _number: _FormatNumber { get }
}

/// A number to be formatted in a string.
public enum _FormatNumber: Equatable, Sendable {
  /// A signed integer.
  case signed(Int64)
  /// An unsigned integer.
  case unsigned(UInt64)
  /// A floating-point number.
  case real(Double)

  /// The result of `printf` with `specifier`, grouped and with the decimal separator of the locale. The number is
  /// converted to the type of the specifier, so that no specifier can misread it.
  func formatted(_ specifier: String, locale: Locale) -> String {
    if specifier == "%lld" { return formatInteger(asSigned, locale) }
    guard let parsed = FormatString.Specifier(specifier) else { return description }
    switch parsed.conversion {
    case "d" where parsed.flags.isEmpty, "i" where parsed.flags.isEmpty:
      return formatInteger(asSigned, locale)
    case "d", "i": return String(format: parsed.format("lld"), locale: locale, asSigned)
    case "u": return String(format: parsed.format("llu"), locale: locale, asUnsigned)
    case "x", "X", "o":
      return String(format: parsed.format("ll\(parsed.conversion)"), asUnsigned)
    case "c": return String(format: parsed.format("c"), Int32(truncatingIfNeeded: asSigned))
    case "f", "F", "e", "E", "g", "G", "a", "A":
      return String(format: parsed.format("\(parsed.conversion)"), locale: locale, asReal)
    default: return description
    }
  }

  var value: Double { asReal }

  private var description: String {
    switch self {
    case .signed(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .real(let value): "\(value)"
    }
  }

  private var asSigned: Int64 {
    switch self {
    case .signed(let value): value
    case .unsigned(let value): Int64(truncatingIfNeeded: value)
    case .real(let value): Int64(exactly: value.rounded(.towardZero)) ?? 0
    }
  }

  private var asUnsigned: UInt64 { UInt64(bitPattern: asSigned) }

  private var asReal: Double {
    switch self {
    case .signed(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .real(let value): value
    }
  }
}

extension _FormatSpecifiable where Self: SignedInteger {
  public var _specifier: String { "%lld" }
  public var _number: _FormatNumber { .signed(Int64(truncatingIfNeeded: self)) }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
  public var _specifier: String { "%llu" }
  public var _number: _FormatNumber { .unsigned(UInt64(truncatingIfNeeded: self)) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _specifier: String { "%lf" }
  public var _number: _FormatNumber { .real(Double(self)) }
}

// Reference: the keys that Xcode finds in source files, by type.
extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable { public var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

/// Strings with `%@` and its like.
enum FormatString {
  /// `%`, a position, flags with width and precision, and a conversion: `%2$05.1f`. `%#@name@` names a variable of a
  /// table.
  struct Specifier {
    /// From 1; nil takes the values in order.
    var position: Int?
    var flags = ""
    var conversion: Character
    var variable: String?

    init?(_ string: String) {
      var rest = Substring(string)
      guard let parsed = Specifier(from: &rest), rest.isEmpty else { return nil }
      self = parsed
    }

    /// Reads a specifier from the start of `rest`. Widths and precisions of more than two digits or from values are
    /// unsupported.
    init?(from rest: inout Substring) {
      guard
        let match = rest.prefixMatch(
          of: /%(?:([0-9]{1,4})\$)?(#@)?([-+ #0']{0,5}[0-9]{0,2}(?:\.[0-9]{0,2})?)/)
      else { return nil }
      position = match.output.1.flatMap { Int($0) }
      var tail = rest[match.range.upperBound...]
      if match.output.2 != nil {
        tail = rest[match.output.2!.endIndex...]
        guard let end = tail.firstIndex(of: "@"), end != tail.startIndex else { return nil }
        variable = String(tail[..<end])
        conversion = "@"
        rest = tail[end...].dropFirst()
        return
      }
      flags = String(match.output.3)
      tail = tail.drop { "hlqLzjt".contains($0) }
      guard let last = tail.first, last == "%" || last == "@" || last.isASCII && last.isLetter
      else { return nil }
      conversion = last
      rest = tail.dropFirst()
    }

    func format(_ conversion: String) -> String { "%" + flags + conversion }

    /// The specifier without position and size.
    var text: String { format("\(conversion)") }
  }
}
