// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A type of data by its identifier, such as "public.png".
///
/// The types below are known with their file name extensions; nothing asks the system for more of them.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The identifier.
  public let identifier: String
  /// The identifiers of the types that it is a kind of, for one that the program declares.
  private let parents: [String]

  private init(_ identifier: String, parents: [String]) {
    self.identifier = identifier
    self.parents = parents
  }

  /// Creates a known type; nil for an identifier that isn't known here.
  public init?(_ identifier: String) {
    guard UTTypeTable.rows[identifier] != nil else { return nil }
    self.init(identifier, parents: [])
  }

  /// Creates a type that the app exports. Its declaration isn't read, so that it has no extension.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parents: [parentType?.identifier ?? "public.data"])
  }

  /// Creates a type that the app imports. Its declaration isn't read, so that it has no extension.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Creates the type of a file name extension that is a kind of another type. For an extension that isn't known
  /// here, it is a type of its own.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    if wanted.isEmpty { return nil }
    let known = UTTypeTable.names.first { UTTypeTable.rows[$0]!.extensions.contains(wanted) }
    if let known {
      self.init(known, parents: [])
      if !conforms(to: supertype) { return nil }
    } else {
      self.init("dyn.\(wanted)", parents: [supertype.identifier])
    }
  }

  /// Creates the type of a MIME type that is a kind of another type; nil for one that isn't known here.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard
      let known = UTTypeTable.names.first(where: { UTTypeTable.rows[$0]!.mimeType == mimeType })
    else { return nil }
    self.init(known, parents: [])
    if !conforms(to: supertype) { return nil }
  }

  /// The most usual file name extension.
  public var preferredFilenameExtension: String? {
    if identifier.hasPrefix("dyn.") { return String(identifier.dropFirst(4)) }
    return UTTypeTable.rows[identifier]?.extensions.first
  }
  /// The MIME type.
  public var preferredMIMEType: String? { UTTypeTable.rows[identifier]?.mimeType }
  /// Whether nobody has declared the type.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the type is one of those that Apple declares for everybody.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var description: String { identifier }

  /// The types that it is a kind of, directly or not.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    for name in UTTypeTable.rows[identifier]?.parents ?? parents {
      let parent = UTType(name, parents: [])
      found.insert(parent)
      found.formUnion(parent.supertypes)
    }
    return found
  }

  /// Whether it is the other type or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Whether it is a kind of the other type.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether the other type is a kind of it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Two types are equal if their identifiers are.
  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
