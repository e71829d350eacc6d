// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The JSON schema of the values that a type decodes, found by decoding a probe. Whatever the probe can't see is the
/// schema `{}`, which accepts everything.
struct JSONSchema: Codable {
  /// A schema of draft 2020-12 for an object; `{}` for an unknown one.
  var value: JSONValue
  /// The parts that the probe couldn't see, and why.
  var notes: [String]

  /// The schema of an unknown value.
  init(note: String) { (value, notes) = ([:], [note]) }

  init<Value: Decodable>(of type: Value.Type) {
    let probe = SchemaProbe()
    value = probe.schema(of: type, at: "").schema
    notes = probe.notes
  }
}

/// Decodes types from nothing, and records the keys and types that they ask for.
private final class SchemaProbe {
  /// Why decoding stopped: a value of the type can't be made.
  struct Stop: Error {}

  var notes: [String] = []
  /// The types that are being decoded, for those that contain themselves.
  private var types: [ObjectIdentifier] = []
  private static let mostDepth = 32

  /// The schema of a type, and a value of it, if one can be made.
  func schema<Value: Decodable>(of type: Value.Type, at path: String) -> (
    schema: JSONValue, value: Value?
  ) {
    if let known = Self.known(type) { return (known.schema, known.value as? Value) }
    if let type = type as? any SchemaWrapper.Type {
      return (type.schema(probe: self, at: path), type.empty as? Value)
    }
    if let cases = type as? any CaseIterable.Type, let (schema, first) = Self.cases(cases) {
      return (schema, first as? Value)
    }
    guard !types.contains(ObjectIdentifier(type)), types.count < Self.mostDepth else {
      note("\(type) contains itself", path)
      return ([:], nil)
    }
    types.append(ObjectIdentifier(type))
    defer { types.removeLast() }
    let shape = SchemaShape()
    do {
      let value = try type.init(from: ProbeDecoder(probe: self, shape: shape, path: path))
      return (shape.schema, value)
    } catch is Stop {
    } catch {
      note("\(type) doesn't accept a value for trying", path)
    }
    return (shape.schema, nil)
  }

  func note(_ reason: String, _ path: String) {
    let note = (path.isEmpty ? "" : "\(path): ") + reason
    if !notes.contains(note) { notes.append(note) }
  }

  private static func known(_ type: Any.Type) -> (schema: JSONValue, value: Any)? {
    switch type {
    case is String.Type: (["type": "string"], "")
    case is Bool.Type: (["type": "boolean"], false)
    case is Double.Type: (["type": "number"], 0.0)
    case is Float.Type: (["type": "number"], Float(0))
    case is Decimal.Type: (["type": "number"], Decimal(0))
    case is Date.Type: (["type": "string", "format": "date-time"], Date(timeIntervalSince1970: 0))
    case is URL.Type:
      (["type": "string", "format": "uri-reference"], URL(fileURLWithPath: "/") as Any)
    case is UUID.Type: (["type": "string", "format": "uuid"], UUID())
    case is Data.Type: (["type": "string", "contentEncoding": "base64"], Data())
    case let type as any FixedWidthInteger.Type: (schema(of: type), zero(type))
    default: nil
    }
  }

  private static func schema<Value: FixedWidthInteger>(of type: Value.Type) -> JSONValue {
    // JSON's readers may not know numbers beyond 2⁵³ exactly.
    guard type.bitWidth < 53 else {
      return type.isSigned ? ["type": "integer"] : ["type": "integer", "minimum": 0]
    }
    return [
      "type": "integer", "minimum": .integer(Int(type.min)), "maximum": .integer(Int(type.max)),
    ]
  }

  private static func zero<Value: FixedWidthInteger>(_ type: Value.Type) -> Any { Value.zero }

  /// The values of an enumeration with texts or numbers.
  private static func cases<Cases: CaseIterable>(_ type: Cases.Type) -> (JSONValue, Any)? {
    let all = Array(type.allCases)
    let values: [JSONValue] = all.compactMap { value in
      guard let value = value as? any RawRepresentable else { return nil }
      switch value.rawValue {
      case let text as String: return .string(text)
      case let number as Int: return .integer(number)
      default: return nil
      }
    }
    guard let first = all.first, values.count == all.count else { return nil }
    return (["enum": .array(values)], first)
  }
}

/// The keys and types that one value asks for.
private final class SchemaShape {
  var properties: [String: () -> JSONValue] = [:]
  var required: [String] = []
  /// A schema that isn't that of an object.
  var other: (() -> JSONValue)?
  var isObject = false

  var schema: JSONValue {
    if let other { return other() }
    guard isObject else { return [:] }
    var schema: [String: JSONValue] = [
      "type": "object", "properties": .object(properties.mapValues { $0() }),
    ]
    if !required.isEmpty { schema["required"] = .array(required.map(JSONValue.string)) }
    return .object(schema)
  }

  func add(_ key: String, _ schema: @escaping () -> JSONValue, isRequired: Bool) {
    // A key may be asked for twice, to accept two types.
    if properties[key] == nil {
      properties[key] = schema
      if isRequired { required.append(key) }
    } else {
      properties[key] = { [:] }
    }
  }
}

/// Types around another one, which need none of its values.
private protocol SchemaWrapper {
  static func schema(probe: SchemaProbe, at path: String) -> JSONValue
  static var empty: Any { get }
}

extension Optional: SchemaWrapper where Wrapped: Decodable {
  fileprivate static func schema(probe: SchemaProbe, at path: String) -> JSONValue {
    let schema = probe.schema(of: Wrapped.self, at: path).schema
    return schema == [:] ? schema : ["anyOf": [schema, ["type": "null"]]]
  }
  fileprivate static var empty: Any { Self.none as Any }
}

extension Array: SchemaWrapper where Element: Decodable {
  fileprivate static func schema(probe: SchemaProbe, at path: String) -> JSONValue {
    ["type": "array", "items": probe.schema(of: Element.self, at: path + "[0]").schema]
  }
  fileprivate static var empty: Any { Self() }
}

extension Set: SchemaWrapper where Element: Decodable {
  fileprivate static func schema(probe: SchemaProbe, at path: String) -> JSONValue {
    [Element].schema(probe: probe, at: path)
  }
  fileprivate static var empty: Any { Self() }
}

extension Dictionary: SchemaWrapper where Key: Decodable, Value: Decodable {
  fileprivate static func schema(probe: SchemaProbe, at path: String) -> JSONValue {
    // Other keys than texts are in a list.
    guard Key.self == String.self else { return [:] }
    let value = probe.schema(of: Value.self, at: path + ".*").schema
    return ["type": "object", "additionalProperties": value]
  }
  fileprivate static var empty: Any { Self() }
}

// MARK: Decoder

private struct ProbeDecoder: Decoder {
  let probe: SchemaProbe
  let shape: SchemaShape
  let path: String
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    shape.isObject = true
    return KeyedDecodingContainer(ProbeKeys(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    shape.other = { ["type": "array"] }
    return ProbeList(decoder: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { ProbeValue(decoder: self) }

  func member(_ key: any CodingKey, isRequired: Bool) -> ProbeDecoder {
    let shape = SchemaShape()
    self.shape.add(key.stringValue, { shape.schema }, isRequired: isRequired)
    return ProbeDecoder(probe: probe, shape: shape, path: path(key))
  }

  func path(_ key: any CodingKey) -> String {
    path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
  }

  func value<Value: Decodable>(_ type: Value.Type, _ key: any CodingKey) throws -> Value {
    let (schema, value) = probe.schema(of: type, at: path(key))
    shape.add(key.stringValue, { schema }, isRequired: true)
    guard let value else {
      probe.note(
        "the probe has no value of \(type), so the keys that are decoded after it are missing",
        path(key))
      throw SchemaProbe.Stop()
    }
    return value
  }
}

private struct ProbeKeys<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ProbeDecoder
  let codingPath: [any CodingKey] = []
  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { false }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.value(type, key)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) -> Value? {
    let schema = Value?.schema(probe: decoder.probe, at: decoder.path(key))
    decoder.shape.add(key.stringValue, { schema }, isRequired: false)
    return nil
  }
  // The library's own overloads don't lead to the generic one.
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) -> Bool? { optional(type, key) }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) -> String? { optional(type, key) }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) -> Double? { optional(type, key) }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) -> Float? { optional(type, key) }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) -> Int? { optional(type, key) }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) -> Int8? { optional(type, key) }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) -> Int16? { optional(type, key) }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) -> Int32? { optional(type, key) }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) -> Int64? { optional(type, key) }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) -> UInt? { optional(type, key) }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) -> UInt8? { optional(type, key) }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) -> UInt16? { optional(type, key) }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) -> UInt32? { optional(type, key) }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) -> UInt64? { optional(type, key) }

  private func optional<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    decodeIfPresent(type, forKey: key)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> {
    decoder.member(key, isRequired: true).container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    decoder.member(key, isRequired: true).unkeyedContainer()
  }
  /// The keys of a superclass may be beside those of the class, or in an object.
  func superDecoder() -> any Decoder {
    ProbeDecoder(probe: decoder.probe, shape: SchemaShape(), path: decoder.path)
  }
  func superDecoder(forKey key: Key) -> any Decoder { decoder.member(key, isRequired: true) }
}

/// An empty list.
private struct ProbeList: UnkeyedDecodingContainer {
  let decoder: ProbeDecoder
  let codingPath: [any CodingKey] = []
  var count: Int? { 0 }
  var isAtEnd: Bool { true }
  var currentIndex: Int { 0 }

  func decodeNil() -> Bool { false }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { throw stop() }
  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<
    Key
  > { throw stop() }
  func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw stop() }
  func superDecoder() throws -> any Decoder { throw stop() }

  private func stop() -> SchemaProbe.Stop {
    decoder.probe.note("a list of values of different kinds", decoder.path)
    return SchemaProbe.Stop()
  }
}

private struct ProbeValue: SingleValueDecodingContainer {
  let decoder: ProbeDecoder
  let codingPath: [any CodingKey] = []

  func decodeNil() -> Bool { false }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let (schema, value) = decoder.probe.schema(of: type, at: decoder.path)
    decoder.shape.other = { schema }
    guard let value else { throw SchemaProbe.Stop() }
    return value
  }
}
