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
  /// All names that compile, without their types.
  private var names: Set<String> = []
  /// Why a name is absent in all of its forms.
  private var reasons: [String: String] = [:]

  /// From the folder that is installed, or from the package's `Docs` above a build folder; nil if neither exists.
  init?(_ installation: Installation) {
    guard let folder = installation.tables else { return nil }
    func text(_ name: String) -> String {
      String(
        decoding: FileManager.default.contents(atPath: "\(folder)/\(name).tsv") ?? Data(),
        as: UTF8.self)
    }
    self.init(
      areas: text("api-areas"), usage: text("api-usage"), exports: text("exports"))
  }

  init(areas: String, usage: String, exports: String) {
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
    self.exports = Dictionary(rows(exports, 2).map { ($0[0], $0[1]) }) { first, _ in first }
    names = Set(self.exports.keys).union(usages.map(\.name))
    for declaration in declarations where declaration.reason.isEmpty {
      names.insert(declaration.base)
    }
    for declaration in declarations where !names.contains(declaration.base) {
      reasons[declaration.base] = declaration.reason
    }
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
    if lines.isEmpty {
      lines.append("'\(base)' is in none of the tables of names.")
      if let advice = advice(for: base) { lines.append(advice) }
      lines.append("The tables don't list every overload: check a file that uses it to be sure.")
    }
    return lines.joined(separator: "\n")
  }

  /// The replacement for a name that the compiler doesn't find; nil if the tables don't help.
  func advice(for name: String) -> String? {
    let base = Self.base(of: name)
    if let reason = reasons[base] { return "'\(base)' is not on Linux: \(reason)." }
    if names.contains(base) { return nil }
    let near = nearestNames(to: base, among: Array(names.union(reasons.keys)), count: 20)
    // A slip of the keyboard rarely hits the first letter.
    let first = base.lowercased().first
    let sorted =
      near.filter { $0.lowercased().first == first }
      + near.filter { $0.lowercased().first != first }
    guard let nearest = sorted.first else { return nil }
    if let reason = reasons[nearest] {
      return "'\(base)' is perhaps '\(nearest)', which is not on Linux: \(reason)."
    }
    let shown = sorted.filter { reasons[$0] == nil }.prefix(3).map { "'\($0)'" }
    return "'\(base)' is perhaps \(shown.joined(separator: " or "))."
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

extension Tool {
  static let describeAPI = Tool(
    name: "describe_api", title: "Describe a name of SwiftUI",
    summary:
      "Whether Storypole has a type, a modifier or another name of SwiftUI, how it differs from Apple's, and why it is "
      + "absent.",
    effect: .reads,
    properties: [
      Property(
        name: "name", summary: "a name such as 'padding', 'View.padding(_:)' or 'Table'",
        isRequired: true)
    ]
  ) { arguments in
    guard let table = try APITable(Installation()) else {
      throw Failure(
        .unavailable, "the compatibility tables are missing",
        help: ["Install Storypole again with 'make install'."])
    }
    var answer = ToolAnswer()
    answer.advice = "Name one declaration, such as 'View.padding(_:_:)', to get less."
    answer.add(table.description(of: String((arguments.string("name") ?? "").prefix(200))))
    return answer
  }
}
