// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The drawing in a symbol set's file, which Apple's SF Symbols app exports as a sheet: the same symbol
/// in several weights and scales, with notes and guides around them.
enum SymbolTemplate {
  /// The regular weight in the middle scale as a separate document: as wide as its margins, 1.2 times the
  /// font's size high around the middle of the capitals. nil if the file isn't such a sheet.
  static func document(in data: Data) -> Data? {
    let sheet = String(decoding: data, as: UTF8.self)
    for scale in ["M", "S", "L"] {
      guard let drawing = group("Regular-\(scale)", in: sheet),
        let left = number("x1", of: "left-margin-Regular-\(scale)", in: sheet),
        let right = number("x1", of: "right-margin-Regular-\(scale)", in: sheet),
        let baseline = number("y1", of: "Baseline-\(scale)", in: sheet),
        let capline = number("y1", of: "Capline-\(scale)", in: sheet), right > left,
        baseline > capline
      else { continue }
      // Capitals are 1443 of 2048 units high.
      let height = 1.2 * (baseline - capline) * 2048 / 1443
      let top = (baseline + capline - height) / 2
      let box = [left, top, right - left, height].map { "\($0)" }.joined(separator: " ")
      let document =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(right - left)\" height=\"\(height)\" "
        + "viewBox=\"\(box)\">\(drawing)</svg>"
      return Data(document.utf8)
    }
    return nil
  }

  /// The tag with an id.
  private static func tag(_ id: String, in sheet: String) -> Range<String.Index>? {
    guard let name = sheet.range(of: "id=\"\(id)\""),
      let start = sheet[..<name.lowerBound].lastIndex(of: "<"),
      let end = sheet[name.upperBound...].firstIndex(of: ">")
    else { return nil }
    return start..<sheet.index(after: end)
  }

  private static func number(_ attribute: String, of id: String, in sheet: String) -> Double? {
    guard let tag = tag(id, in: sheet),
      let start = sheet[tag].range(of: " \(attribute)=\"")?.upperBound
    else { return nil }
    return Double(sheet[start..<tag.upperBound].prefix { $0 != "\"" })
  }

  /// A group with its content.
  private static func group(_ id: String, in sheet: String) -> Substring? {
    guard let first = tag(id, in: sheet), sheet[first].hasPrefix("<g") else { return nil }
    if sheet[first].hasSuffix("/>") { return sheet[first] }
    var depth = 1
    var rest = first.upperBound
    while depth > 0, let open = sheet[rest...].firstIndex(of: "<") {
      guard let close = sheet[open...].firstIndex(of: ">") else { return nil }
      let tag = sheet[open...close]
      rest = sheet.index(after: close)
      if tag.hasPrefix("</g>") || tag.hasPrefix("</g ") {
        depth -= 1
      } else if tag.hasPrefix("<g>") || (tag.hasPrefix("<g ") && !tag.hasSuffix("/>")) {
        depth += 1
      }
    }
    return depth == 0 ? sheet[first.lowerBound..<rest] : nil
  }
}
