// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Removes Objective-C syntax from a Swift source: `@objc` becomes spaces, and `#selector(` a call of the same length,
/// `_Selector(`. Lines, columns, comments and strings stay.
///
/// The methods don't change; nothing calls them by their selectors. Other uses of Objective-C, such as optional
/// requirements, remain errors.
enum ObjectiveC {
  private static let attributes: Set = [
    "@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBOutlet",
  ]

  static func removing(from source: Data) -> Data {
    let marks = ["@objc", "@nonobjc", "#selector", "@IB"]
    guard marks.contains(where: { source.contains($0) }) else { return source }
    var result = [UInt8](source)
    Array(source).withUnsafeBufferPointer { bytes in
      var tokens = SourceTokens(bytes)
      func text(_ token: SourceTokens.Token?) -> String? {
        token.map { String(decoding: bytes[$0.range], as: UTF8.self) }
      }
      func replace(_ range: Range<Int>, by replacement: String) {
        result.replaceSubrange(range, with: replacement.utf8)
      }
      var token = tokens.next()
      while let current = token {
        token = tokens.next()
        guard let name = text(current) else { continue }
        if name == "#selector", text(token) == "(" {
          replace(current.range, by: "_Selector")
        } else if attributes.contains(name) {
          var end = current.range.upperBound
          // The name that Objective-C would use.
          if text(token) == "(", token?.range.lowerBound == end {
            while let inner = token, text(inner) != ")" { token = tokens.next() }
            end = token?.range.upperBound ?? bytes.count
            token = tokens.next()
          }
          let range = current.range.lowerBound..<end
          replace(range, by: String(repeating: " ", count: range.count))
        }
      }
    }
    return Data(result)
  }
}
