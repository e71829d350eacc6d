// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// Rejects SVG documents with scripts, entities, external references or excessive nesting, none of
/// which a picture needs.
struct SVGScanner {
  static let maximumBytes = 20_000_000
  static let maximumDepth = 200
  /// As written, and as drawn, including repetition by reference.
  static let maximumElements = 200_000
  static let maximumFilterSteps = 100

  private let bytes: [UInt8]
  private var position = 0
  private var elements = 0
  private var filterSteps = 0
  /// Each open element's id, if any.
  private var open: [String?] = []
  private var references = SVGReferences()

  static func check(_ document: Data) throws(ImageProblem) {
    guard document.count <= maximumBytes else {
      throw ImageProblem(
        "has \(document.count / 1_000_000) MB: the limit for SVG is \(maximumBytes / 1_000_000)")
    }
    var scanner = SVGScanner(document)
    try scanner.scan()
  }

  private init(_ document: Data) { bytes = [UInt8](document) }

  private mutating func scan() throws(ImageProblem) {
    // Other encodings could hide references.
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
        throw ImageProblem("is refused: it has a declaration that pictures do not need")
      } else if starts("<?") {
        try checkInstruction()
      } else {
        try checkTag()
      }
      // Text between tags may be a style sheet.
      let text = position
      _ = next(0x3C)
      try check(style: SVGEscapes.resolved(bytes[text..<min(position, bytes.count)]))
    }
    guard open.isEmpty, elements > 0 else { throw ImageFile.isCutShort }
    guard references.count(limit: Self.maximumElements) <= Self.maximumElements else {
      throw ImageProblem(
        "is refused: its references repeat elements more than \(Self.maximumElements) times")
    }
  }

  /// Moves to the next occurrence of the byte.
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
      throw ImageProblem("is refused: it refers to an external style sheet")
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
      guard open.popLast() != nil, skip(past: ">") else { throw ImageFile.isCutShort }
      return
    }
    elements += 1
    guard elements <= Self.maximumElements else {
      throw ImageProblem("is refused: it has more than \(Self.maximumElements) elements")
    }
    switch name {
    case "script": throw ImageProblem("is refused: it contains a script")
    case "foreignobject", "iframe", "object", "embed":
      throw ImageProblem("is refused: it contains <\(name)>, which is not allowed")
    default: break
    }
    if name.hasPrefix("fe") {
      filterSteps += 1
      if filterSteps > Self.maximumFilterSteps {
        throw ImageProblem("is refused: it has more than \(Self.maximumFilterSteps) filter steps")
      }
    }
    open.append(nil)
    references.addElement(inside: open)
    while position < bytes.count {
      switch bytes[position] {
      case 0x3E:
        position += 1
        guard open.count <= Self.maximumDepth else {
          throw ImageProblem(
            "is refused: its elements are nested more than \(Self.maximumDepth) deep")
        }
        return
      case 0x2F:
        position += 1
        if starts(">") {
          position += 1
          open.removeLast()
          return
        }
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: try checkAttribute(of: name)
      }
    }
    throw ImageFile.isCutShort
  }

  private mutating func checkAttribute(of element: String) throws(ImageProblem) {
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
    let value = SVGEscapes.resolved(bytes[start..<end])
    if name.hasPrefix("on") {
      throw ImageProblem("is refused: it contains a script (\(name))")
    }
    if name == "href" || name == "src" || name == "base" { try check(reference: value) }
    if name == "id" {
      let id = String(decoding: value, as: UTF8.self)
      open[open.count - 1] = id
      references.addElement(inside: [id])
    }
    try checkCost(of: element, name, value)
    try check(style: value)
  }

  /// A name without its namespace, in lowercase.
  private mutating func localName(until ends: [UInt8]) -> String {
    let start = position
    while position < bytes.count, !ends.contains(bytes[position]) { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    return name.split(separator: ":").last.map(String.init) ?? name
  }

  /// Limits the parameters of filter primitives that determine their time.
  private func checkCost(
    of element: String, _ name: String, _ value: ArraySlice<UInt8>
  ) throws(ImageProblem) {
    let limit: Double
    switch (element, name) {
    case ("feturbulence", "numoctaves"): limit = 10
    case ("femorphology", "radius"): limit = 50
    case ("feconvolvematrix", "order"): limit = 15
    case ("fegaussianblur", "stddeviation"): limit = 500
    default: return
    }
    let numbers = String(decoding: value, as: UTF8.self)
      .split { " ,\t\n\r".contains($0) }.map { Double($0) ?? .infinity }
    if numbers.contains(where: { $0 > limit }) {
      throw ImageProblem("is refused: the \(name) of a filter is more than \(Int(limit))")
    }
  }

  /// Accepts references inside the document, or to embedded pictures.
  private mutating func check(reference bytes: ArraySlice<UInt8>) throws(ImageProblem) {
    let text = String(decoding: bytes, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty { return }
    if text.hasPrefix("#") {
      references.add(String(text.dropFirst()), inside: open)
      return
    }
    for (prefix, format) in [
      ("data:image/png;base64,", ImageFile.Format.png),
      ("data:image/jpeg;base64,", ImageFile.Format.jpeg),
      ("data:image/jpg;base64,", ImageFile.Format.jpeg),
    ] where text.lowercased().hasPrefix(prefix) {
      try check(picture: text.dropFirst(prefix.count), format)
      return
    }
    throw ImageProblem("is refused: it refers to an external resource (\(text.prefix(60)))")
  }

  private func check(
    picture text: Substring, _ format: ImageFile.Format
  ) throws(ImageProblem) {
    guard let data = Data(base64Encoded: String(text), options: .ignoreUnknownCharacters) else {
      throw ImageProblem("contains a damaged picture")
    }
    let file = try ImageFile(data)
    guard file.format == format else { throw ImageProblem("contains a picture of another format") }
    if format == .png {
      try ImageFile.checkPNG(file.bytes)
    } else {
      _ = try JPEGSegments(file.bytes)
    }
  }

  /// Checks references by `url(…)` and `@import` in style sheets and attributes.
  private mutating func check(style bytes: ArraySlice<UInt8>) throws(ImageProblem) {
    // Few have any of these, and decoding is expensive.
    guard bytes.contains(where: { [0x28, 0x40, 0x5C].contains($0) }) else { return }
    let text = SVGEscapes.resolvedInStyle(String(decoding: bytes, as: UTF8.self))
    let small = text.lowercased()
    if small.contains("@import") || small.contains("expression(") {
      throw ImageProblem("is refused: its style sheet refers to another one")
    }
    var rest = text[...]
    while let range = rest.range(of: "url(", options: .caseInsensitive) {
      rest = rest[range.upperBound...]
      let target = rest.drop { " \"'".contains($0) }
      guard let hash = ["#", "&quot;#"].first(where: { target.hasPrefix($0) }) else {
        throw ImageProblem(
          "is refused: it refers to an external resource "
            + "(\(target.prefix { $0 != ")" }.prefix(60)))")
      }
      let id = target.dropFirst(hash.count).prefix { !")\"'& ".contains($0) }
      references.add(String(id), inside: open)
    }
  }
}

/// Counts how often a document's elements are drawn: elements with an id, their content, and their
/// references.
private struct SVGReferences {
  private struct Target {
    var elements = 0
    var references: [String: Int] = [:]
  }

  /// The document itself has the name nil.
  private var targets: [String?: Target] = [nil: Target()]

  mutating func addElement(inside open: [String?]) {
    for id in Set(open.compactMap { $0 }) { targets[id, default: Target()].elements += 1 }
    if open.last == .some(nil) { targets[nil, default: Target()].elements += 1 }
  }

  mutating func add(_ id: String, inside open: [String?]) {
    for name in Set(open.compactMap { $0 }) {
      targets[name, default: Target()].references[id, default: 0] += 1
    }
    targets[nil, default: Target()].references[id, default: 0] += 1
  }

  /// The number of drawn elements; any number above the limit means too many.
  func count(limit: Int) -> Int {
    var known: [String?: Int] = [:]
    func count(_ name: String?, _ depth: Int) -> Int {
      if let number = known[name] { return number }
      guard let target = targets[name] else { return 0 }
      // Such a long chain is not a picture; a cycle, which draws nothing, ends here as well.
      guard depth < 100 else { return limit + 1 }
      known[name] = 0
      var sum = target.elements
      for (id, times) in target.references.sorted(by: { $0.key < $1.key }) {
        sum += count(id, depth + 1) * times
        if sum > limit { break }
      }
      sum = min(sum, limit + 1)
      known[name] = sum
      return sum
    }
    return count(nil, 0)
  }
}
