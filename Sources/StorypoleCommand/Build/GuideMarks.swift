// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes into a Swift source the names of its guides: `static let colon = HorizontalAlignment(ColonID.self)` gets
/// `._named("colon")`. Lines stay where they are.
enum GuideMarks {
  private static let alignments: Set<String> = ["HorizontalAlignment", "VerticalAlignment"]

  static func marking(_ source: Data) -> Data {
    guard alignments.contains(where: { source.contains("\($0)(") }) else {
      return source
    }
    var marked = Array(source)
    for (place, name) in names(in: marked).reversed() {
      marked.insert(contentsOf: "._named(\"\(name)\")".utf8, at: place)
    }
    return Data(marked)
  }

  /// The ends of the calls that make guides, and the names of their properties.
  private static func names(in source: [UInt8]) -> [(place: Int, name: String)] {
    var found: [(Int, String)] = []
    source.withUnsafeBufferPointer { bytes in
      var reader = SourceTokens(bytes)
      var tokens: [(text: String, end: Int)] = []
      while let token = reader.next() {
        tokens.append((String(decoding: bytes[token.range], as: UTF8.self), token.range.upperBound))
      }
      func text(_ place: Int) -> String { tokens.indices.contains(place) ? tokens[place].text : "" }
      /// The static property whose declaration is open.
      var declared: String?
      for place in tokens.indices {
        if text(place) == "static", ["let", "var"].contains(text(place + 1)) {
          declared = text(place + 2)
        }
        guard alignments.contains(text(place)), text(place + 1) == "(", let name = declared else {
          continue
        }
        // A type's name, perhaps with those of the types around it, and "self".
        var end = place + 3
        while text(end) == ".", text(end + 1) != "self" { end += 2 }
        guard text(end) == ".", text(end + 1) == "self", text(end + 2) == ")" else { continue }
        found.append((tokens[end + 2].end, name))
        declared = nil
      }
    }
    return found
  }
}
