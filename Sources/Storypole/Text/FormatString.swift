/// A number that strings can show, with the format it has where none is given.
public protocol _FormatSpecifiable: Equatable {
  var _specifier: String { get }
  var _number: FormatNumber { get }
}

/// A number on its way into a string.
public enum FormatNumber: Equatable, Sendable {
  case signed(Int64)
  case unsigned(UInt64)
  case real(Double)

  /// As `printf` would with `specifier`, grouped and with the decimal separator of the locale. The
  /// number is converted to what the specifier expects, so that no specifier can misread it.
  func formatted(_ specifier: String, locale: Locale) -> String {
    if specifier == "%lld" { return formatInteger(asSigned, locale) }
    guard let parsed = FormatString.Specifier(specifier) else { return description }
    switch parsed.conversion {
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
  public var _number: FormatNumber { .signed(Int64(truncatingIfNeeded: self)) }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
  public var _specifier: String { "%llu" }
  public var _number: FormatNumber { .unsigned(UInt64(truncatingIfNeeded: self)) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _specifier: String { "%lf" }
  public var _number: FormatNumber { .real(Double(self)) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

/// Strings with `%@` and its like.
enum FormatString {
  /// `%`, a position, flags with width and precision, and a conversion: `%2$05.1f`.
  struct Specifier {
    /// From 1; nil takes the values in order.
    var position: Int?
    var flags = ""
    var conversion: Character

    init?(_ string: String) {
      var rest = Substring(string)
      guard let parsed = Specifier(from: &rest), rest.isEmpty else { return nil }
      self = parsed
    }

    /// Reads a specifier from the start of `rest`, which begins with a percent sign.
    init?(from rest: inout Substring) {
      guard rest.first == "%" else { return nil }
      var tail = rest.dropFirst()
      let digits = tail.prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, tail.dropFirst(digits.count).first == "$" {
        position = Int(digits)
        tail = tail.dropFirst(digits.count + 1)
      }
      flags = String(tail.prefix { "+-# 0123456789.'".contains($0) })
      tail = tail.dropFirst(flags.count)
      tail = tail.drop { "hlqLzjt".contains($0) }
      guard let last = tail.first, last == "%" || last == "@" || last.isASCII && last.isLetter
      else {
        return nil
      }
      conversion = last
      rest = tail.dropFirst()
    }

    func format(_ conversion: String) -> String { "%" + flags + conversion }
  }

  /// The literals and values of a translated format.
  static func segments(
    of format: String, _ arguments: [LocalizedStringKey.Argument]
  ) -> [LocalizedStringKey.Segment] {
    var segments: [LocalizedStringKey.Segment] = []
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.first {
      guard character == "%", let specifier = Specifier(from: &rest) else {
        literal.append(rest.removeFirst())
        continue
      }
      if specifier.conversion == "%" {
        literal.append("%")
        continue
      }
      let index = specifier.position.map { $0 - 1 } ?? next
      next = index + 1
      guard arguments.indices.contains(index) else { continue }
      if !literal.isEmpty { segments.append(.literal(literal)) }
      literal = ""
      var argument = arguments[index]
      if case .number(let number, _) = argument, specifier.conversion != "@" {
        argument = .number(number, specifier: specifier.format("\(specifier.conversion)"))
      }
      segments.append(.argument(argument))
    }
    if !literal.isEmpty { segments.append(.literal(literal)) }
    return segments
  }
}
