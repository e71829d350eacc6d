// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics

/// The names of SwiftUI that Storypole has, and those that it does not have, as the compatibility tables list them.
struct APITable {
  /// A row of `Docs/api-areas.tsv`: a declaration of Apple's documentation.
  struct Declaration: Equatable {
    var name: String
    var signature: String
    /// Why it does not compile; empty if it does.
    var reason: String

    /// "padding" for "View.padding(_:_:)".
    var base: String {
      let path = name.prefix { $0 != "(" && $0 != " " }
      return String(path.split(separator: ".").last ?? path)
    }
  }

  /// A row of `Docs/api-usage.tsv`: a name that many public files use.
  struct Usage: Equatable {
    var name: String
    var kind: String
    var status: String
    var note: String
  }

  private(set) var declarations: [Declaration] = []
  private(set) var usages: [Usage] = []
  /// The framework of each exported type.
  private(set) var exports: [String: String] = [:]
  private(set) var declared = DeclarationTable("")
  private(set) var absent = AbsentNames("")

  /// From the folder that is installed, or from the package's `Docs` above a build folder; nil if neither exists.
  init?(_ installation: Installation) {
    guard let folder = installation.tables else { return nil }
    func text(_ name: String) -> String {
      String(
        decoding: FileManager.default.contents(atPath: "\(folder)/\(name).tsv") ?? Data(),
        as: UTF8.self)
    }
    self.init(
      areas: text("api-areas"), usage: text("api-usage"), exports: text("exports"),
      declared: text("declarations"), absent: text("absent"))
  }

  init(areas: String, usage: String, exports: String, declared: String = "", absent: String = "") {
    func rows(_ text: String, _ count: Int) -> [[String]] {
      text.split(separator: "\n").dropFirst().map { line in
        var fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        while fields.count < count { fields.append("") }
        return fields
      }
    }
    declarations = rows(areas, 5).map {
      Declaration(name: $0[1], signature: $0[2], reason: $0[4])
    }
    usages = rows(usage, 5).map { Usage(name: $0[0], kind: $0[1], status: $0[3], note: $0[4]) }
    self.declared = DeclarationTable(declared)
    self.absent = AbsentNames(absent, declarations)
    self.exports = Dictionary(rows(exports, 2).map { ($0[0], $0[1]) }) { first, _ in first }
  }

  /// The last part of a name as it is written in a source: "padding" for ".padding(_:)".
  static func base(of name: String) -> String {
    let path = name.filter { $0 != "`" }.drop { " .@#".contains($0) }
      .prefix { !"( <{".contains($0) }
    return String(path.split(separator: ".").last ?? "")
  }

  /// The text for a name, with its declarations and limits, or with the nearest names.
  func description(of name: String) -> String {
    let base = Self.base(of: name)
    guard !base.isEmpty else { return "'\(name)' is not a name." }
    var lines: [String] = []
    for usage in usages where usage.name == base {
      let note = usage.note.isEmpty ? "" : ": \(usage.note)"
      lines.append("'\(base)' (\(usage.kind)): \(usage.status)\(note).")
    }
    let found = declarations.filter { $0.base == base || $0.name == name }
    for declaration in found {
      let reason = declaration.reason
      let status = reason.isEmpty ? "compiles" : "absent, because: \(reason)"
      lines.append("\(declaration.name): \(status)\n  \(declaration.signature)")
    }
    if let framework = exports[base] {
      lines.append(
        framework == "SwiftUI"
          ? "'\(base)' is a type that 'import SwiftUI' provides."
          : "'\(base)' is a type of \(framework) that 'import SwiftUI' provides.")
    }
    if found.isEmpty {
      lines += declared.forms(named: base, most: 40).map { "\($0): compiles" }
    }
    if lines.isEmpty, let absence = absent.sentence(for: base) { lines.append(absence) }
    if lines.isEmpty {
      lines.append("'\(base)' is in none of the tables of names.")
      if let near = declared.nearest(to: base) { lines.append(near) }
    }
    return lines.joined(separator: "\n")
  }
}

extension Installation {
  /// The folder of the compatibility tables.
  var tables: String? {
    func has(_ folder: String) -> Bool { access("\(folder)/api-areas.tsv", R_OK) == 0 }
    if has(modules) { return modules }
    var folder = (executable as NSString).deletingLastPathComponent
    while folder.count > 1 {
      if has(folder + "/Docs") { return folder + "/Docs" }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }
}
