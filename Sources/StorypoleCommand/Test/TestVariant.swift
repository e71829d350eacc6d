// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// One choice of settings in which every preview is tested.
struct TestVariant: Hashable {
  /// The part of a golden's name; empty for the preview as it is.
  var name: String { values.map(\.value).joined(separator: "-") }
  /// The settings that differ from the preview's own, in the order of `keys`.
  private(set) var values: [Setting] = []

  struct Setting: Hashable {
    var key: String
    var value: String
  }

  /// The settings and those of their values that change nothing.
  private static let keys = [
    ("scheme", "light"), ("type", "large"), ("direction", "ltr"), ("device", ""),
    ("locale", "en-US"),
  ]
  private static let mostVariants = 1000
  /// The locale whose texts are 40 % longer, and run from the right to the left.
  private static let pseudo = "pseudo"

  init() {}

  private init(_ settings: [Setting]) throws {
    for (key, standard) in Self.keys {
      guard let setting = settings.last(where: { $0.key == key }), setting.value != standard else {
        continue
      }
      values.append(setting)
    }
    var drawing = Drawing()
    try apply(to: &drawing)
  }

  // MARK: Matrices

  /// - Throws: A usage error for an unknown name, key or value.
  static func matrix(_ text: String) throws -> [TestVariant] {
    switch text {
    case "standard": return try standard.map { try variant($0) }
    case "pseudo": return try product([("locale", ["en-US", pseudo])])
    case "full":
      return try product(
        [
          ("scheme", ["light", "dark"]), ("type", ["large", "xSmall", "accessibility3"]),
          ("direction", ["ltr", "rtl"]), ("device", ["390x844", "320x568"]),
        ])
    default: break
    }
    let choices = try text.split(separator: ";").map { part in
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { throw usage(text) }
      return (String(sides[0]), sides[1].split(separator: ",").map(String.init))
    }
    guard !choices.isEmpty else { throw usage(text) }
    return try product(choices)
  }

  /// Every pair of two values of different settings is in one of these six; there are 24 in full.
  private static let standard = [
    ["light", "large", "ltr", "390x844"], ["dark", "large", "rtl", "320x568"],
    ["light", "xSmall", "rtl", "390x844"], ["dark", "xSmall", "ltr", "320x568"],
    ["light", "accessibility3", "rtl", "320x568"], ["dark", "accessibility3", "ltr", "390x844"],
  ]

  private static func variant(_ values: [String]) throws -> TestVariant {
    try TestVariant(zip(keys, values).map { Setting(key: $0.0, value: $1) })
  }

  private static func product(_ choices: [(String, [String])]) throws -> [TestVariant] {
    var all: [[Setting]] = [[]]
    for (key, values) in choices {
      guard keys.contains(where: { $0.0 == key }) else {
        throw Failure(
          .usage, "--matrix has no setting '\(key)'",
          help: suggestion(for: key, among: keys.map(\.0))
            + ["Its settings are \(keys.map(\.0).joined(separator: ", "))."])
      }
      all = all.flatMap { settings in values.map { settings + [Setting(key: key, value: $0)] } }
      guard all.count <= mostVariants else {
        throw Failure(.usage, "--matrix has more than \(mostVariants) combinations")
      }
    }
    var seen: Set<TestVariant> = []
    return try all.map { try TestVariant($0) }.filter { seen.insert($0).inserted }
  }

  private static func usage(_ text: String) -> Failure {
    Failure(
      .usage,
      "--matrix accepts standard, full, pseudo, or such as \"scheme=light,dark;type=xSmall\", not '\(text)'"
    )
  }

  // MARK: Drawing

  /// Changes the settings of a drawing.
  func apply(to drawing: inout Drawing) throws {
    for setting in values {
      let (key, value) = (setting.key, setting.value)
      func wrong(_ accepted: [String]) -> Failure {
        Failure(
          .usage, "--matrix: \(key) does not accept '\(value)'",
          help: suggestion(for: value, among: accepted)
            + ["It accepts \(accepted.joined(separator: ", "))."])
      }
      switch key {
      case "scheme":
        guard value == "dark" else { throw wrong(["light", "dark"]) }
        drawing.isDark = true
      case "type":
        guard Option.typeSizes.contains(value) else { throw wrong(Option.typeSizes) }
        drawing.typeSize = value
      case "direction":
        guard value == "rtl" else { throw wrong(["ltr", "rtl"]) }
        drawing.isRightToLeft = true
      case "locale" where value == Self.pseudo:
        drawing.lengthensTexts = true
        drawing.isRightToLeft = true
      case "locale":
        guard Locale(identifier: value).language.languageCode?.isISOLanguage == true,
          value.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
        else { throw wrong(["de", "de-CH", "ar", "ja", Self.pseudo]) }
        drawing.locale = value
      default:
        guard let device = Device.sized(value) else {
          throw wrong(
            Device.all.map { "\(Int($0.screen.width))x\(Int($0.screen.height))" })
        }
        drawing.device = device.names[0]
      }
    }
  }
}
