// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics

/// Names of Apple's systems that are not on Linux, with the reason and an alternative: `Docs/absent.tsv`, and the absent
/// declarations of `Docs/api-areas.tsv`.
struct AbsentNames {
  private struct Entry {
    var name: String
    var reason: String
    var instead: String
  }

  /// By the lowercased name, with its type: a source may write it in another case.
  private var entries: [String: Entry] = [:]

  init(_ text: String, _ declarations: [APITable.Declaration] = []) {
    let present = Set(declarations.filter(\.reason.isEmpty).map(\.base))
    for declaration in declarations
    where !declaration.reason.isEmpty && !present.contains(declaration.base) {
      let name = String(declaration.name.prefix { $0 != "(" && $0 != " " })
      entries[name.lowercased()] = Entry(name: name, reason: declaration.reason, instead: "")
    }
    for line in text.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 3 else { continue }
      entries[fields[0].lowercased()] = Entry(
        name: fields[0], reason: fields[1], instead: fields[2])
    }
  }

  /// The reason and the alternative for a type, or for a member of one of the types; nil if the tables have neither.
  func sentence(for name: String, ofTypes owners: [String] = []) -> String? {
    let keys = owners.isEmpty ? [name] : owners.map { "\($0).\(name)" }
    guard let entry = keys.lazy.compactMap({ entries[$0.lowercased()] }).first,
      !entry.reason.isEmpty
    else {
      // A name alone can be that of a modifier.
      return owners.isEmpty && name.first?.isUppercase == false
        ? sentence(for: name, ofTypes: ["View", "Scene", "EnvironmentValues"]) : nil
    }
    let start =
      entry.reason.hasPrefix("SwiftUI has no")
      ? "'\(name)': \(entry.reason)." : "'\(name)' is not on Linux: \(entry.reason)."
    return entry.instead.isEmpty ? start : "\(start) \(entry.instead)"
  }

  /// The member of a type that a misspelled one seems to mean, and the reason for its absence; nil if none is near.
  func sentence(forMisspelledMember name: String) -> String? {
    let members = Dictionary(
      entries.values.filter { $0.name.contains(".") && !$0.reason.isEmpty }
        .map { (String($0.name.split(separator: ".").last ?? ""), $0) }
    ) { first, second in first.name < second.name ? first : second }
    guard let near = closestNames(to: name, among: Array(members.keys)).first,
      let entry = members[near]
    else { return nil }
    return
      "'\(name)' is perhaps '\(near)', which is not on Linux: \(entry.reason). \(entry.instead)"
      .trimmingCharacters(in: .whitespaces)
  }

  /// The alternative to a module; nil if there is none.
  func alternative(toModule name: String) -> String? {
    guard let entry = entries[name.lowercased()], entry.reason.isEmpty, !entry.instead.isEmpty
    else { return nil }
    return entry.instead
  }
}
