// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics

/// The declarations that `import SwiftUI` provides, as `Docs/declarations.tsv` lists them: it is made from the build.
struct DeclarationTable {
  struct Member {
    enum Kind: String { case member, `static`, `init`, `func`, macro }

    var kind: Kind
    /// With parameters and their types, but without the result: "padding(_ length: CGFloat)".
    var signature: String

    var base: String { String(signature.prefix { $0 != "(" }) }
  }

  /// The protocols of each type that declare members.
  private var protocols: [String: [String]] = [:]
  private var members: [String: [Member]] = [:]

  init(_ text: String) {
    for line in text.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 3 else { continue }
      let (owner, text) = (String(fields[0]), String(fields[2]))
      if fields[1] == "type" {
        protocols[owner] = text.split(separator: ",").map(String.init)
      } else if let kind = Member.Kind(rawValue: String(fields[1])) {
        members[owner, default: []].append(Member(kind: kind, signature: text))
      }
    }
  }

  func hasType(_ name: String) -> Bool { protocols[name] != nil }

  /// The type and the protocols that it conforms to.
  func owners(of type: String) -> [String] { [type] + (protocols[type] ?? []) }

  /// The type that the compiler names: "Font" for "Font?", "View" for "some View".
  static func plain(_ type: String) -> String {
    var name = Substring(type)
    for prefix in ["some ", "any "] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    name = name.prefix { $0 != "<" }
    while let last = name.last, "?!".contains(last) { name = name.dropLast() }
    return String(name.hasSuffix(".Type") ? name.dropLast(5) : name)
  }

  /// The members of a type, including those of its protocols.
  func members(of type: String, _ kinds: Set<Member.Kind>) -> [Member] {
    owners(of: type).flatMap { members[$0] ?? [] }.filter { kinds.contains($0.kind) }
  }

  /// The types that have a member with this name.
  func owners(ofMember base: String, _ kinds: Set<Member.Kind>) -> [String] {
    members.filter { owner, members in
      !owner.isEmpty && members.contains { kinds.contains($0.kind) && $0.base == base }
    }
    .map(\.key).sorted()
  }

  /// Functions and macros that belong to no type.
  func functions(named base: String) -> [Member] {
    (members[""] ?? []).filter { $0.base == base }
  }

  /// All forms of a name, each with its type.
  func forms(named base: String, most: Int) -> [String] {
    var forms = hasType(base) ? [base] : []
    for (owner, members) in members.sorted(by: { $0.key < $1.key }) {
      let prefix = owner.isEmpty ? "" : owner + "."
      forms += members.filter { $0.base == base }.map { prefix + $0.signature }
    }
    return forms.count > most
      ? forms.prefix(most) + ["\(forms.count - most) more forms of '\(base)'"] : forms
  }

  // MARK: Nearest names

  /// The types and functions that a source can name without a period.
  var topLevelNames: [String] {
    protocols.keys.filter { !$0.contains(".") } + (members[""] ?? []).map(\.base)
  }

  /// The types whose name ends with a word, such as "ListStyle" for the modifier 'listStyle'.
  func types(of modifier: String) -> [String] {
    let word = modifier.prefix(1).uppercased() + modifier.dropFirst()
    return protocols.keys.filter { $0.hasSuffix(word) }.sorted()
  }

  /// A sentence with the names that are nearest to one that isn't declared; nil if none is near.
  func nearest(to name: String, among others: [String] = []) -> String? {
    let isType = name.first?.isUppercase == true
    var names = Set(topLevelNames + others)
    if !isType { names.formUnion(members["View"]?.map(\.base) ?? []) }
    return Self.sentence(for: name, closestNames(to: name, among: Array(names)))
  }

  static func sentence(for name: String, _ near: [String]) -> String? {
    if near.isEmpty { return nil }
    return "'\(name)' is perhaps \(near.map { "'\($0)'" }.joined(separator: " or "))."
  }
}
