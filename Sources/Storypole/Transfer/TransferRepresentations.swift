// SPDX-License-Identifier: Apache-2.0
public import StorypoleSystem

/// Hands a value over as it encodes itself, by default as JSON.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where Item: Transferable, Item: Decodable, Item: Encodable {
  /// The representation consists of no others.
  public typealias Body = Never
  public let _ways: _TransferWays<Item>

  /// Creates the representation of a type that encodes itself as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    _ways = _TransferWays(all: [
      TransferWay(
        type: contentType, export: { try JSONEncoder().encode($0) },
        load: { try JSONDecoder().decode(Item.self, from: $0) })
    ])
  }

  /// Creates the representation of a type that encodes itself with custom encoders.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) where Encoder: _TransferEncoder, Decoder: _TransferDecoder {
    nonisolated(unsafe) let (encoder, decoder) = (encoder, decoder)
    _ways = _TransferWays(all: [
      TransferWay(
        type: contentType, export: { try encoder._transferData(of: $0) },
        load: { try decoder._transferred(Item.self, from: $0) })
    ])
  }
}

/// An encoder that makes data, as Combine's `TopLevelEncoder` with an output of `Data` is.
public protocol _TransferEncoder: SendableMetatype {
  /// Encodes a value.
  func _transferData<T: Encodable>(of value: T) throws -> Data
}

/// A decoder that reads data, as Combine's `TopLevelDecoder` with an input of `Data` is.
public protocol _TransferDecoder: SendableMetatype {
  /// Decodes a value.
  func _transferred<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}

extension JSONEncoder: _TransferEncoder {
  /// Encodes a value.
  public func _transferData<T: Encodable>(of value: T) throws -> Data { try encode(value) }
}
extension JSONDecoder: _TransferDecoder {
  /// Decodes a value.
  public func _transferred<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    try decode(type, from: data)
  }
}
extension PropertyListEncoder: _TransferEncoder {
  /// Encodes a value.
  public func _transferData<T: Encodable>(of value: T) throws -> Data { try encode(value) }
}
extension PropertyListDecoder: _TransferDecoder {
  /// Decodes a value.
  public func _transferred<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    try decode(type, from: data)
  }
}

/// Hands a value over as data that a program makes and reads.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The representation consists of no others.
  public typealias Body = Never
  public let _ways: _TransferWays<Item>

  /// Creates a representation that is given and taken.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _ways = _TransferWays(all: [
      TransferWay(type: contentType, export: exporting, load: importing)
    ])
  }
  /// Creates a representation that is only given.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) { _ways = _TransferWays(all: [TransferWay(type: exportedContentType, export: exporting)]) }
  /// Creates a representation that is only taken.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) { _ways = _TransferWays(all: [TransferWay(type: importedContentType, load: importing)]) }
}

/// Hands a value over as a file. The file's data goes from one view to the other; the receiver reads them in a file
/// of the temporary folder, which is removed once it has returned.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// The representation consists of no others.
  public typealias Body = Never
  public let _ways: _TransferWays<Item>

  /// Creates a representation that is given and taken. Opening in place has no effect here.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _ways = _TransferWays(all: [
      TransferWay(
        type: contentType, export: Self.data(exporting), load: Self.file(contentType, importing))
    ])
  }
  /// Creates a representation that is only given. Opening in place has no effect here.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _ways = _TransferWays(all: [
      TransferWay(type: exportedContentType, export: Self.data(exporting))
    ])
  }
  /// Creates a representation that is only taken. Opening in place has no effect here.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _ways = _TransferWays(all: [
      TransferWay(type: importedContentType, load: Self.file(importedContentType, importing))
    ])
  }

  private static func data(
    _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> @Sendable (Item) async throws -> Data {
    { try Data(contentsOf: try await exporting($0).file) }
  }

  private static func file(
    _ type: UTType, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> @Sendable (Data) async throws -> Item {
    { data in
      var file = FileManager.default.temporaryDirectory
        .appendingPathComponent("storypole-\(UUID().uuidString)")
      if let name = type.preferredFilenameExtension { file.appendPathExtension(name) }
      defer { try? FileManager.default.removeItem(at: file) }
      try data.write(to: file)
      return try await importing(
        ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
  }
}

/// A file that a program gives.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether the receiver may use the file itself; has no effect here.
  public let allowAccessingOriginalFile: Bool
  /// Creates the description of a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that a program takes.
public struct ReceivedTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether it is the giver's own file: always false here.
  public let isOriginalFile: Bool
}

/// Hands a value over as another value.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// The representation consists of no others.
  public typealias Body = Never
  public let _ways: _TransferWays<Item>

  /// Creates a representation that is given and taken.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) { _ways = Self.ways(exporting, importing) }
  /// Creates a representation that is only given.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    _ways = Self.ways(exporting, nil)
  }
  /// Creates a representation that is only taken.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    _ways = Self.ways(nil, importing)
  }

  private static func ways(
    _ exporting: (@Sendable (Item) throws -> ProxyRepresentation)?,
    _ importing: (@Sendable (ProxyRepresentation) throws -> Item)?
  ) -> _TransferWays<Item> {
    _TransferWays(
      all: ProxyRepresentation.transferWays.map { inner in
        var way = TransferWay<Item>(type: inner.type)
        if let exporting, let export = inner.export {
          way.export = { try await export(try exporting($0)) }
        }
        if let importing, let load = inner.load {
          way.load = { try importing(try await load($0)) }
        }
        return way
      })
  }
}
