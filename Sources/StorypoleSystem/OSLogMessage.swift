// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A message of a log, written as a string literal. Values with the privacy `private` or `sensitive` are written as
/// "<private>".
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message from a literal without values.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message from a literal with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }

  /// Replaces C's formats, `%d` or `%{public}@`, with values.
  static func filled(_ format: String, with values: [Any]) -> String {
    var result = ""
    var rest = values[...]
    var characters = format[...]
    while let character = characters.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      if characters.first == "%" {
        result.append(characters.removeFirst())
        continue
      }
      var isPrivate = false
      if characters.first == "{", let end = characters.firstIndex(of: "}") {
        isPrivate =
          characters[..<end].contains("private") || characters[..<end].contains("sensitive")
        characters = characters[characters.index(after: end)...]
      }
      // Flags, widths and lengths, up to the type's letter.
      while let next = characters.popFirst() {
        if next == "@" || next.isLetter, !"hlqLzt".contains(next) { break }
      }
      if let value = rest.popFirst() { result += isPrivate ? "<private>" : "\(value)" }
    }
    return result
  }
}

/// The interpolated text of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + 8 * interpolationCount)
  }
  /// Adds text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value.
  public mutating func appendInterpolation<T>(
    _ value: T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    add("\(value)", align, privacy)
  }
  /// Adds an integer in a format.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    let digits = String(number.magnitude, radix: format.radix, uppercase: format.isUppercase)
    let padding = String(repeating: "0", count: max(0, format.minimumDigits - digits.count))
    let sign = number < 0 ? "-" : format.hasSign ? "+" : ""
    add(sign + format.prefix + padding + digits, align, privacy)
  }
  /// Adds a number in a format.
  public mutating func appendInterpolation(
    _ number: some BinaryFloatingPoint, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    add(String(format: format.format, Double(number)), align, privacy)
  }

  private mutating func add(
    _ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy
  ) {
    let shown = privacy.isHidden ? "<private>" : value
    let padding = String(repeating: " ", count: max(0, align.columns - shown.count))
    text += align.isRight ? padding + shown : shown + padding
  }
}

/// Whether a value may be read in a log.
public struct OSLogPrivacy: Sendable {
  let isHidden: Bool

  /// The value as a hash; has no effect here: a hidden value has none.
  public enum Mask: Sendable {
    /// A hash, or none.
    case hash, none
  }

  /// The value is written, as on Apple's systems while a debugger is attached.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  /// The value is written.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  /// "<private>" is written.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  /// "<private>" is written.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  /// The value is written.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  /// "<private>" is written.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// "<private>" is written.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// The least number of columns of a value in a message, filled with spaces. A longer value is not cut.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isRight: Bool
  /// The columns that the value needs.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: false) }
  /// At least this many columns, aligned right.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }
  /// At least this many columns, aligned left.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }
}

/// The digits of an integer.
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var prefix = ""
  var isUppercase = false
  var hasSign = false
  var minimumDigits = 0

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Decimal digits, after a + if `explicitPositiveSign` is true, and filled with zeros to `minDigits`.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasSign: explicitPositiveSign, minimumDigits: minDigits)
  }
  /// Hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// Hexadecimal digits, after "0x" if `includePrefix` is true, and filled with zeros to `minDigits`.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
      hasSign: explicitPositiveSign, minimumDigits: minDigits)
  }
  /// Octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
}

/// The digits of a number.
public struct OSLogFloatFormatting: Sendable {
  let format: String
  /// Six digits after the point, as in 3.141593.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(format: "%f") }
  /// This many digits after the point, from 0; with a + before positive numbers if `explicitPositiveSign` is true.
  public static func fixed(
    precision: Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%\(explicitPositiveSign ? "+" : "").\(precision)f")
  }
  /// Six significant digits at most, without zeros at the end; with a power of ten for very large and small numbers.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }
  /// Six digits after the point and a power of ten, as in 3.141593e+00.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
}
