// How an explanation is written: lengths that are infinite as words, rectangles by name.

extension Explanation {
  /// Writes and reads the same text for the same explanation, keys in order.
  package static func encoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return encoder
  }

  package static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return decoder
  }

  /// One node a line, in order.
  /// - Parameters:
  ///   - name: of the preview.
  ///   - view: only the rectangles of views of this name; nil for all.
  package func json(name: String? = nil, view: String? = nil) throws -> String {
    struct Head: Encodable {
      var version = Explanation.version
      var name: String?
      var width: CGFloat
      var height: CGFloat
      var scale: CGFloat
    }
    let encoder = Self.encoder()
    func line(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    let chosen = view.map { Set(views(named: $0).map(\.view)) }
    let nodes = try entries.filter { chosen?.contains($0.view) ?? true }.map(line)
    let head = try line(Head(name: name, width: size.width, height: size.height, scale: scale))
    return "\(head.dropLast()),\"nodes\":[\n\(nodes.joined(separator: ",\n"))\n]}"
  }
}

private struct NamedRect: Codable {
  var x: CGFloat
  var y: CGFloat
  var width: CGFloat
  var height: CGFloat
}

private struct NamedSize: Codable {
  var width: CGFloat
  var height: CGFloat
}

// What the compiler makes of `Codable` calls these, which know a rectangle better than the general ones.

extension KeyedEncodingContainer {
  mutating func encode(_ rect: CGRect, forKey key: Key) throws {
    try encode(
      NamedRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height), forKey: key)
  }

  mutating func encode(_ size: CGSize, forKey key: Key) throws {
    try encode(NamedSize(width: size.width, height: size.height), forKey: key)
  }
}

extension KeyedDecodingContainer {
  func decode(_ type: CGRect.Type, forKey key: Key) throws -> CGRect {
    let rect = try decode(NamedRect.self, forKey: key)
    return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  func decode(_ type: CGSize.Type, forKey key: Key) throws -> CGSize {
    let size = try decode(NamedSize.self, forKey: key)
    return CGSize(width: size.width, height: size.height)
  }
}
