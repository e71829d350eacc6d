// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Encodable {
  /// The value as JSON with sorted keys. Numbers that JSON lacks are the same strings as in an explanation.
  func jsonText(isPretty: Bool = true) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
