import StorypoleGraphics

/// Makes Cairo's SVG depend on nothing but the picture.
enum SVGDocument {
  /// Cairo numbers surfaces over the life of the process; here they are numbered in the order of the
  /// document. A title goes in as the root's first child.
  static func normalized(_ bytes: [UInt8], title: String?) -> Data {
    let source = String(decoding: bytes, as: UTF8.self)
    var names: [Substring: String] = [:]
    var output = ""
    output.reserveCapacity(source.utf8.count)
    var rest = source[...]
    // An attribute, or a reference in one, that holds an id up to its closing mark.
    let marks: [String: Character] = ["id=\"": "\"", "xlink:href=\"#": "\"", "url(#": ")"]
    while let (range, close) = nextMark(in: rest, marks: marks) {
      output += rest[..<range.upperBound]
      rest = rest[range.upperBound...]
      guard let end = rest.firstIndex(of: close) else { break }
      let id = rest[..<end]
      let name = names[id] ?? "s\(names.count)"
      names[id] = name
      output += name
      rest = rest[end...]
    }
    output += rest
    if let title, let root = output.range(of: "<svg "),
      let end = output[root.upperBound...].firstIndex(of: ">")
    {
      output.insert(
        contentsOf: "\n<title>\(escaped(title))</title>", at: output.index(after: end))
    }
    return Data(output.utf8)
  }

  private static func nextMark(
    in text: Substring, marks: [String: Character]
  ) -> (Range<Substring.Index>, Character)? {
    let found = marks.compactMap { mark, close in text.range(of: mark).map { ($0, close) } }
    return found.min { $0.0.lowerBound < $1.0.lowerBound }
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
