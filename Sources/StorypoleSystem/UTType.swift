// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A type of data with an identifier, such as "public.png".
///
/// Only the types below are known, with their file name extensions; the system isn't queried for others.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The identifier.
  public let identifier: String
  /// The identifiers of its supertypes, for a type that the program declares.
  private let parents: [String]

  private init(_ identifier: String, parents: [String]) {
    self.identifier = identifier
    self.parents = parents
  }

  /// Creates a known type; nil for an unknown identifier.
  public init?(_ identifier: String) {
    guard UTTypeTable.rows[identifier] != nil else { return nil }
    self.init(identifier, parents: [])
  }

  /// Creates a type that the app exports. Its declaration isn't read, so it has no extension.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parents: [parentType?.identifier ?? "public.data"])
  }

  /// Creates a type that the app imports. Its declaration isn't read, so it has no extension.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Creates the type of a file name extension that conforms to another type; a dynamic type for an unknown
  /// extension.
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

  /// Creates the type of a MIME type that conforms to another type; nil for an unknown one.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard
      let known = UTTypeTable.names.first(where: { UTTypeTable.rows[$0]!.mimeType == mimeType })
    else { return nil }
    self.init(known, parents: [])
    if !conforms(to: supertype) { return nil }
  }

  /// The preferred file name extension.
  public var preferredFilenameExtension: String? {
    if identifier.hasPrefix("dyn.") { return String(identifier.dropFirst(4)) }
    return UTTypeTable.rows[identifier]?.extensions.first
  }
  /// The MIME type.
  public var preferredMIMEType: String? { UTTypeTable.rows[identifier]?.mimeType }
  /// Whether the type is undeclared.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the type is one of Apple's public types.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var description: String { identifier }

  /// The types to which it conforms, directly or not.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    for name in UTTypeTable.rows[identifier]?.parents ?? parents {
      let parent = UTType(name, parents: [])
      found.insert(parent)
      found.formUnion(parent.supertypes)
    }
    return found
  }

  /// Whether it equals the other type or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Whether it conforms to the other, different type.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether the other, different type conforms to it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Two types are equal if their identifiers are.
  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
