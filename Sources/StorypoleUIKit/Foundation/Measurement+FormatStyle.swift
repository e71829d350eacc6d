// SPDX-License-Identifier: Apache-2.0
import Storypole
internal import _FoundationICU

/// The unit in which a measurement is shown.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
  /// ICU's name of the usage; nil keeps the unit.
  let name: String?
  /// The unit that people in the locale's region use.
  public static var general: Self { Self(name: "default") }
  /// The unit of the measurement.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The height of a person.
  public static var personHeight: Self { Self(name: "person-height") }
  /// The length of a road.
  public static var road: Self { Self(name: "road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: Self { Self(name: "person") }
  /// The temperature of the air.
  public static var weather: Self { Self(name: "weather") }
}

extension Measurement where UnitType: Dimension {
  /// The format of a measurement in a locale, with ICU's names of units. A unit that ICU lacks is shown by its symbol.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of a unit's name.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let skeleton: String
      /// The full name: kilometers.
      public static var wide: UnitWidth { UnitWidth(skeleton: "unit-width-full-name") }
      /// An abbreviation: km.
      public static var abbreviated: UnitWidth { UnitWidth(skeleton: "unit-width-short") }
      /// The shortest abbreviation, without a space if the locale allows it.
      public static var narrow: UnitWidth { UnitWidth(skeleton: "unit-width-narrow") }
    }

    /// The length of the unit's name.
    public var width: UnitWidth
    /// The locale.
    public var locale: Locale
    /// The unit that is shown; nil and `general` follow the locale's region.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The format of the number; nil for ICU's, which rounds converted values.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Creates a format.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the text of a measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      UnitFormat(value, width.skeleton, usage, numberFormatStyle, locale).text
    }

    /// The same format with attributes for the value and the unit.
    public var attributed: Attributed { Attributed(style: self) }

    /// A format with attributes for the value and the unit.
    public struct Attributed: Foundation.FormatStyle, Sendable {
      fileprivate var style: Measurement.FormatStyle

      /// Returns the text of a measurement.
      public func format(_ value: Measurement<UnitType>) -> AttributedString {
        let text = style.format(value)
        var result = AttributedString(text)
        result.measurement = .unit
        guard let first = text.firstIndex(where: \.isNumber),
          let last = text.lastIndex(where: \.isNumber),
          let range = Range(first...last, in: result)
        else { return result }
        result[range].measurement = .value
        return result
      }

      /// Returns the format in another locale.
      public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }
    }

    /// Returns the format in another locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Keys.self)
      width = try values.decode(UnitWidth.self, forKey: .width)
      locale = try values.decode(Locale.self, forKey: .locale)
      usage = try values.decodeIfPresent(String.self, forKey: .usage).map { .init(name: $0) }
      numberFormatStyle = try values.decodeIfPresent(
        FloatingPointFormatStyle<Double>.self, forKey: .number)
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Keys.self)
      try values.encode(width, forKey: .width)
      try values.encode(locale, forKey: .locale)
      try values.encodeIfPresent(usage?.name, forKey: .usage)
      try values.encodeIfPresent(numberFormatStyle, forKey: .number)
    }

    private enum Keys: String, CodingKey {
      case width, locale, usage, number
    }
  }

  /// Returns the text of the measurement in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Self { style.format(self) }

  /// Returns the text of the measurement, abbreviated and in the unit of the locale's region.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// A format of measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

/// A measurement as text.
private struct UnitFormat {
  let text: String

  init<UnitType: Dimension>(
    _ value: Measurement<UnitType>, _ width: String,
    _ usage: MeasurementFormatUnitUsage<UnitType>?, _ number: FloatingPointFormatStyle<Double>?,
    _ locale: Locale
  ) {
    let plain = number ?? FloatingPointFormatStyle<Double>()
    guard let unit = Self.units[value.unit.symbol] else {
      text = plain.locale(locale).format(value.value) + " " + value.unit.symbol
      return
    }
    // A usage that ICU lacks for a kind of unit, such as that of an angle, is an error: then the unit stays.
    let name = usage == nil ? "default" : usage?.name
    let skeletons = [name.map { "unit/\(unit) usage/\($0)" }, "unit/\(unit)"].compactMap { $0 }
    for skeleton in skeletons {
      guard let result = Self.text(value.value, "\(skeleton) \(width)", locale.identifier) else {
        continue
      }
      guard let number else {
        text = result
        return
      }
      // The same value with all digits, converted to the same unit; ICU's sign stays.
      let region = locale.region?.identifier ?? "US"
      let exact = Self.text(
        abs(value.value), "\(skeleton) group-off .################", "en_\(region)")
      let digits = exact?.prefix { $0.isASCII && ($0.isNumber || $0 == ".") } ?? ""
      if let exact = Double(digits), let first = result.firstIndex(where: \.isNumber),
        let last = result.lastIndex(where: \.isNumber)
      {
        text = result.replacingCharacters(
          in: first..<result.index(after: last), with: number.locale(locale).format(exact))
      } else {
        text = result
      }
      return
    }
    text = plain.locale(locale).format(value.value) + " " + value.unit.symbol
  }

  private static func text(_ value: Double, _ skeleton: String, _ locale: String) -> String? {
    var status = U_ZERO_ERROR
    let skeleton = Array(skeleton.utf16)
    guard
      let format = swift_unumf_openForSkeletonAndLocale(
        skeleton, Int32(skeleton.count), locale, &status)
    else { return nil }
    defer { swift_unumf_close(format) }
    guard let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(format, value, result, &status)
    // A number of 308 digits and its separators.
    var characters = [UChar](repeating: 0, count: 600)
    let length = Int(
      swift_unumf_resultToString(result, &characters, Int32(characters.count), &status))
    guard status.rawValue <= U_ZERO_ERROR.rawValue, length <= characters.count else { return nil }
    return String(decoding: characters[..<length], as: UTF16.self)
  }

  /// ICU's names by Foundation's symbols.
  private static let units: [String: String] = [
    "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
    "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot",
    "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year",
    "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit",
    "pc": "parsec", "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram",
    "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat",
    "oz t": "ounce-troy", "K": "kelvin", "°C": "celsius", "°F": "fahrenheit", "s": "second",
    "min": "minute", "hr": "hour", "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond",
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
    "m²": "square-meter", "km²": "square-kilometer", "cm²": "square-centimeter",
    "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile",
    "ac": "acre", "ha": "hectare", "L": "liter", "dL": "deciliter", "cL": "centiliter",
    "mL": "milliliter", "m³": "cubic-meter", "km³": "cubic-kilometer", "cm³": "cubic-centimeter",
    "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile",
    "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint",
    "qt": "quart", "gal": "gallon", "°": "degree", "ʹ": "arc-minute", "ʺ": "arc-second",
    "rad": "radian", "J": "joule", "kJ": "kilojoule", "cal": "calorie", "kCal": "foodcalorie",
    "kWh": "kilowatt-hour", "W": "watt", "kW": "kilowatt", "MW": "megawatt", "hp": "horsepower",
    "Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz", "B": "byte",
    "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte", "bit": "bit",
    "hPa": "hectopascal", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
    "inHg": "inch-ofhg", "psi": "pound-force-per-square-inch", "V": "volt", "A": "ampere",
    "Ω": "ohm",
  ]
}
