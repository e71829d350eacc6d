// SPDX-License-Identifier: Apache-2.0
/// The letters that the keyboard capitalizes; has no effect here.
public struct TextInputAutocapitalization: Sendable {
  private let name: String
  /// No letter; without an effect here.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// The first letter of each word; without an effect here.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// The first letter of each sentence; without an effect here.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// Every letter; without an effect here.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

/// The kind of keyboard, by UIKit's names; has no effect here.
public enum UIKeyboardType: Int, Sendable {
  /// Keyboards for letters, signs, addresses and numbers.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// Keyboards for email addresses, decimal numbers, messages and searches.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The letters that the keyboard capitalizes, by UIKit's names; has no effect here.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letter, the first one of each word or sentence, or all.
  case none, words, sentences, allCharacters
}

/// The purpose of a field, by UIKit's names, for a system that fills it in; has no effect here.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The name of the type in web forms.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's full name, `name`; without an effect here.
  public static let name = Self(rawValue: "name")
  /// The prefix or title of a name; without an effect here.
  public static let namePrefix = Self(rawValue: "name-prefix")
  /// A given name, `given-name`; without an effect here.
  public static let givenName = Self(rawValue: "given-name")
  /// A middle name, `additional-name`; without an effect here.
  public static let middleName = Self(rawValue: "additional-name")
  /// A family name, `family-name`; without an effect here.
  public static let familyName = Self(rawValue: "family-name")
  /// The suffix of a name, `name-suffix`; without an effect here.
  public static let nameSuffix = Self(rawValue: "name-suffix")
  /// A nickname, `nickname`; without an effect here.
  public static let nickname = Self(rawValue: "nickname")
  /// A job title, `organization-title`; without an effect here.
  public static let jobTitle = Self(rawValue: "organization-title")
  /// The name of an organization, `organization`; without an effect here.
  public static let organizationName = Self(rawValue: "organization")
  /// A place, with or without its address; without an effect here.
  public static let location = Self(rawValue: "location")
  /// A street address in full, `street-address`; without an effect here.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// The first line of a street address; without an effect here.
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  /// The second line of a street address; without an effect here.
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  /// The city of an address, `address-level2`; without an effect here.
  public static let addressCity = Self(rawValue: "address-level2")
  /// The state or province of an address; without an effect here.
  public static let addressState = Self(rawValue: "address-level1")
  /// The city and the state of an address.
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  /// The part of a city, `address-level3`; without an effect here.
  public static let sublocality = Self(rawValue: "address-level3")
  /// The name of a country, `country-name`; without an effect here.
  public static let countryName = Self(rawValue: "country-name")
  /// A postal code, `postal-code`; without an effect here.
  public static let postalCode = Self(rawValue: "postal-code")
  /// A telephone number, `tel`; without an effect here.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// An email address, `email`; without an effect here.
  public static let emailAddress = Self(rawValue: "email")
  /// A web address, `url`; without an effect here.
  public static let URL = Self(rawValue: "url")
  /// The number of a credit card, `cc-number`; without an effect here.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// The name of an account, `username`; without an effect here.
  public static let username = Self(rawValue: "username")
  /// An existing password, `password`; without an effect here.
  public static let password = Self(rawValue: "password")
  /// A password that is being chosen, `new-password`; without an effect here.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that is valid once, `one-time-code`; without an effect here.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// The tracking number of a parcel, `shipment-tracking-number`; without an effect here.
  public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
  /// The number of a flight, `flight-number`; without an effect here.
  public static let flightNumber = Self(rawValue: "flight-number")
  /// A date with a time, `date-time`; without an effect here.
  public static let dateTime = Self(rawValue: "date-time")
  /// A date of birth, `bday`; without an effect here.
  public static let birthdate = Self(rawValue: "bday")
}

extension View {
  /// Accepted; has no effect here, because nothing fills in fields.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }
  /// Accepted; has no effect here, because the keyboard is physical.
  @available(*, deprecated, message: "use textInputAutocapitalization(_:)")
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }
  /// Accepted; has no effect here, because the keyboard is physical.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  /// Accepted; has no effect here, because nothing corrects the text.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Accepted; has no effect here, because nothing corrects the text.
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Accepted; has no effect here, because the keyboard is physical.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
}
