import StorypoleGraphics

/// Looks through an SVG document for what a picture does not need: scripts, entities, references to
/// anything outside of it, and nesting without end.
struct SVGScanner {
  static let maximumBytes = 20_000_000
  static let maximumDepth = 200
  static let maximumElements = 200_000

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private var elements = 0

  static func check(_ document: Data) throws(ImageProblem) {
    guard document.count <= maximumBytes else {
      throw ImageProblem(
        "has \(document.count / 1_000_000) MB: SVG is read up to \(maximumBytes / 1_000_000)")
    }
    var scanner = SVGScanner(document)
    try scanner.scan()
  }

  private init(_ document: Data) { bytes = [UInt8](document) }

  private mutating func scan() throws(ImageProblem) {
    // Other encodings could hide what is searched for.
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
      throw ImageProblem("is not encoded in UTF-8")
    }
    while let start = next(0x3C) {
      if starts("<!--") {
        guard skip(past: "-->") else { throw ImageFile.isCutShort }
      } else if starts("<![CDATA[") {
        let from = position
        guard skip(past: "]]>") else { throw ImageFile.isCutShort }
        try check(style: bytes[from..<position])
      } else if starts("<!DOCTYPE") {
        // The plain declaration of SVG 1.1 is harmless; one with brackets declares entities.
        guard skip(past: ">") else { throw ImageFile.isCutShort }
        if bytes[start..<position].contains(0x5B) {
          throw ImageProblem("is refused: its DOCTYPE declares entities")
        }
      } else if starts("<!") {
        throw ImageProblem("is refused: it has a declaration that pictures don't need")
      } else if starts("<?") {
        try checkInstruction()
      } else {
        try checkTag()
      }
      // Text between tags may be a style sheet's.
      let text = position
      _ = next(0x3C)
      try check(style: bytes[text..<min(position, bytes.count)])
    }
    guard depth == 0, elements > 0 else { throw ImageFile.isCutShort }
  }

  /// Moves to the next such byte.
  private mutating func next(_ byte: UInt8) -> Int? {
    guard let found = bytes[position...].firstIndex(of: byte) else {
      position = bytes.count
      return nil
    }
    position = found
    return found
  }

  private func starts(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func skip(past end: String) -> Bool {
    let end = Array(end.utf8)
    while let found = next(end[0]) {
      if bytes[found...].starts(with: end) {
        position = found + end.count
        return true
      }
      position += 1
    }
    return false
  }

  private mutating func checkInstruction() throws(ImageProblem) {
    let start = position
    guard skip(past: "?>") else { throw ImageFile.isCutShort }
    let text = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    if text.hasPrefix("<?xml-stylesheet") {
      throw ImageProblem("is refused: it refers to a style sheet outside of it")
    }
    if text.hasPrefix("<?xml"), let range = text.range(of: "encoding") {
      let name = text[range.upperBound...].drop { !$0.isLetter }.prefix { !"\"'".contains($0) }
      guard ["utf-8", "us-ascii", "ascii"].contains(name) else {
        throw ImageProblem("is not encoded in UTF-8")
      }
    }
  }

  private mutating func checkTag() throws(ImageProblem) {
    position += 1
    let isEnd = starts("/")
    if isEnd { position += 1 }
    let name = localName(until: [0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x3E])
    if isEnd {
      depth -= 1
      guard depth >= 0, skip(past: ">") else { throw ImageFile.isCutShort }
      return
    }
    elements += 1
    guard elements <= Self.maximumElements else {
      throw ImageProblem("is refused: it has more than \(Self.maximumElements) elements")
    }
    switch name {
    case "script": throw ImageProblem("is refused: it contains a script")
    case "foreignobject", "iframe", "object", "embed":
      throw ImageProblem("is refused: it contains <\(name)>, which is no picture")
    default: break
    }
    while position < bytes.count {
      switch bytes[position] {
      case 0x3E:
        position += 1
        depth += 1
        guard depth <= Self.maximumDepth else {
          throw ImageProblem(
            "is refused: its elements are nested more than \(Self.maximumDepth) deep")
        }
        return
      case 0x2F:
        position += 1
        if starts(">") {
          position += 1
          return
        }
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: try checkAttribute()
      }
    }
    throw ImageFile.isCutShort
  }

  private mutating func checkAttribute() throws(ImageProblem) {
    let name = localName(until: [0x3D, 0x20, 0x09, 0x0A, 0x0D, 0x3E])
    guard next(0x3D) != nil else { throw ImageFile.isCutShort }
    position += 1
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      position += 1
    }
    guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else {
      throw ImageFile.isCutShort
    }
    let quote = bytes[position]
    position += 1
    let start = position
    guard let end = next(quote) else { throw ImageFile.isCutShort }
    position = end + 1
    let value = bytes[start..<end]
    if name.hasPrefix("on") {
      throw ImageProblem("is refused: it contains a script (\(name))")
    }
    if name == "href" || name == "src" || name == "base" { try check(reference: value) }
    try check(style: value)
  }

  /// A name without its namespace, in small letters.
  private mutating func localName(until ends: [UInt8]) -> String {
    let start = position
    while position < bytes.count, !ends.contains(bytes[position]) { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    return name.split(separator: ":").last.map(String.init) ?? name
  }

  /// Inside the document, or a picture that it carries along.
  private func check(reference bytes: ArraySlice<UInt8>) throws(ImageProblem) {
    let text = String(decoding: bytes, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty || text.hasPrefix("#") { return }
    for (prefix, format) in [
      ("data:image/png;base64,", ImageFile.Format.png),
      ("data:image/jpeg;base64,", ImageFile.Format.jpeg),
      ("data:image/jpg;base64,", ImageFile.Format.jpeg),
    ] where text.lowercased().hasPrefix(prefix) {
      try check(picture: text.dropFirst(prefix.count), format)
      return
    }
    throw ImageProblem("is refused: it refers to something outside of it (\(text.prefix(60)))")
  }

  private func check(
    picture text: Substring, _ format: ImageFile.Format
  ) throws(ImageProblem) {
    guard let data = Data(base64Encoded: String(text), options: .ignoreUnknownCharacters) else {
      throw ImageProblem("contains a picture that is damaged")
    }
    let file = try ImageFile(data)
    guard file.format == format else { throw ImageProblem("contains a picture of another format") }
    if format == .png {
      try ImageFile.checkPNG(file.bytes)
    } else {
      _ = try JPEGSegments(file.bytes)
    }
  }

  /// Style sheets and attributes refer by `url(…)` and `@import`.
  private func check(style bytes: ArraySlice<UInt8>) throws(ImageProblem) {
    // Few have either, and decoding costs.
    guard bytes.contains(0x28) || bytes.contains(0x40) else { return }
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    if text.contains("@import") || text.contains("expression(") {
      throw ImageProblem("is refused: its style sheet refers to another one")
    }
    var rest = text[...]
    while let range = rest.range(of: "url(") {
      rest = rest[range.upperBound...]
      let target = rest.drop { " \"'".contains($0) }
      guard target.hasPrefix("#") || target.hasPrefix("&quot;#") else {
        throw ImageProblem(
          "is refused: it refers to something outside of it (\(target.prefix { $0 != ")" }.prefix(60)))"
        )
      }
    }
  }
}
