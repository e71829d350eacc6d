// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Storypole

@Suite struct IntegerFormatTests {
  // The format style's output equals that of Foundation's %lld.
  @Test(arguments: [
    "en_US", "de_CH", "de_DE", "es_ES", "fr_FR", "hi_IN", "ar_EG", "fa_IR", "ja_JP",
  ])
  func equalsFoundation(identifier: String) {
    let locale = Locale(identifier: identifier)
    for value: Int64 in [0, 7, -7, 999, 1000, 1234, 12345, -1_234_567, .max, .min] {
      #expect(
        formatInteger(value, locale)
          == String(format: "%lld", locale: locale, value))
    }
  }
}
