// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The system that `#if os(…)` of a compiled file matches.
enum Platform: String, CaseIterable, Codable {
  /// A simulator of iOS, as in Xcode's canvas.
  case ios
  case macos
  /// The compiling system: its conditions don't change.
  case linux

  /// The name in `os(…)` and in messages.
  var name: String {
    switch self {
    case .ios: "iOS"
    case .macos: "macOS"
    case .linux: "Linux"
    }
  }

  /// A condition's value where it differs from the compiler's.
  fileprivate func value(of condition: String, _ argument: String) -> Bool? {
    switch (self, condition, argument) {
    case (.linux, _, _): nil
    case (_, "os", "Linux"): false
    case (.ios, "os", "iOS"), (.ios, "targetEnvironment", "simulator"): true
    case (.macos, "os", "macOS"), (.macos, "os", "OSX"): true
    default: nil
    }
  }
}

/// The values of conditions in a compiled file.
struct Conditions: Hashable, Codable {
  var platform: Platform
  var isDebug = true

  var flags: [String] { isDebug ? ["-D", "DEBUG"] : [] }

  /// The source with the values of its `#if` and `#elseif` conditions in their places: lines and columns stay. The
  /// unchanged source if it has no such conditions.
  func applied(to source: Data) -> Data {
    guard platform != .linux else { return source }
    var result = source
    for (range, value) in Self.conditions(in: source, platform) {
      let text = value ? "true" : "false"
      let padded = text + String(repeating: " ", count: range.count - text.utf8.count)
      result.replaceSubrange(
        (result.startIndex + range.lowerBound)..<(result.startIndex + range.upperBound),
        with: Data(padded.utf8))
    }
    return result
  }

  /// Conditions to try if the sources don't compile: code that Swift for Linux compiles must not fail.
  static func fallbacks(for sources: [Data]) -> [Conditions] {
    var found: [Conditions] = []
    if sources.contains(where: { !conditions(in: $0, .ios).isEmpty }) {
      found.append(Conditions(platform: .linux))
    }
    if sources.contains(where: { $0.contains("DEBUG") }) {
      found.append(Conditions(platform: .linux, isDebug: false))
    }
    return found
  }

  /// The ranges, in bytes, and values of conditions that depend on the platform.
  private static func conditions(
    in source: Data, _ platform: Platform
  ) -> [(range: Range<Int>, value: Bool)] {
    // Skips the scan; most sources have no conditions.
    guard source.contains("#if") else { return [] }
    return Array(source).withUnsafeBufferPointer { bytes in
      var found: [(Range<Int>, Bool)] = []
      var tokens = SourceTokens(bytes)
      func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
      /// The last four tokens of the condition.
      var last: [SourceTokens.Token] = []
      var isCondition = false
      var depth = 0
      while let token = tokens.next() {
        let text = text(token.range)
        if text == "#if" || text == "#elseif" {
          (isCondition, depth, last) = (true, 0, [])
          continue
        }
        guard isCondition else { continue }
        // A condition continues on the next line inside parentheses and around operators.
        if token.startsLine, depth == 0, !isOperator(bytes[token.range.lowerBound]),
          !(last.last.map { isOperator(bytes[$0.range.lowerBound]) } ?? false)
        {
          isCondition = false
          continue
        }
        if text == "(" { depth += 1 }
        if text == ")" { depth -= 1 }
        last = last.suffix(3) + [token]
        guard last.count == 4, text == ")",
          !last.dropFirst().contains(where: \.startsLine),
          bytes[last[1].range.lowerBound] == UInt8(ascii: "("),
          let value = platform.value(
            of: String(decoding: bytes[last[0].range], as: UTF8.self),
            String(decoding: bytes[last[2].range], as: UTF8.self))
        else { continue }
        found.append((last[0].range.lowerBound..<token.range.upperBound, value))
      }
      return found
    }
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "|") || byte == UInt8(ascii: "&")
  }
}
