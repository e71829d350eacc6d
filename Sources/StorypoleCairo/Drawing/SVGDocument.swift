import StorypoleGraphics

/// Makes Cairo's SVG depend on nothing but the picture.
enum SVGDocument {
  /// Cairo numbers surfaces over the life of the process; here they are numbered in the order of the
  /// document. A title goes in as the root's first child.
  static func normalized(_ bytes: [UInt8], title: String?) -> Data {
    // An attribute, or a reference in one, that holds an id up to its closing mark.
    let marks = [("id=\"", "\""), ("xlink:href=\"#", "\""), ("url(#", ")")].map {
      (open: Array($0.utf8), close: $1.utf8.first!)
    }
    let firsts = Set(marks.map { $0.open[0] })
    var names: [ArraySlice<UInt8>: [UInt8]] = [:]
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard firsts.contains(bytes[index]),
        let mark = marks.first(where: { bytes[index...].starts(with: $0.open) }),
        let end = bytes[(index + mark.open.count)...].firstIndex(of: mark.close)
      else {
        output.append(bytes[index])
        index += 1
        continue
      }
      let id = bytes[(index + mark.open.count)..<end]
      let name = names[id] ?? Array("s\(names.count)".utf8)
      names[id] = name
      output += mark.open
      output += name
      index = end
    }
    if let title, let root = output.firstRange(of: Array("<svg ".utf8)),
      let end = output[root.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    {
      output.insert(contentsOf: "\n<title>\(escaped(title))</title>".utf8, at: end + 1)
    }
    return Data(output)
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
