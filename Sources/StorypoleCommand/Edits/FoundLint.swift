// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleExplain

/// A fault, with an edit that removes it if one was looked for and found.
struct FoundLint: Encodable {
  var lint: Lint
  var edit: TriedEdit?

  private enum Keys: String, CodingKey { case edit }

  private struct Edit: Encodable {
    var path: String
    var lines: [SourceEdit.Line]
    /// The number of faults that are left, the faults in words, and the number of views that move.
    var faults: Int
    var left: [String]
    var moves: Int
  }

  func encode(to encoder: any Encoder) throws {
    try lint.encode(to: encoder)
    guard let edit else { return }
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(
      Edit(
        path: edit.edit.path, lines: edit.edit.lines, faults: edit.faults, left: edit.left,
        moves: edit.moves),
      forKey: .edit)
  }

  /// "Card.swift:12: error: Text "Total" is cut off … [text]", as compilers print it, and the edit in a second line.
  @MainActor func text(_ session: Session) -> String {
    let start = lint.place.map { "\(session.module.path(of: $0.file)):\($0.line): " } ?? ""
    // A guide's sentence names the view itself.
    let message = lint.rule == .guide ? lint.message : "\(lint.view) \(lint.message)"
    let line =
      "\(start)\(lint.severity.rawValue): \(message)" + (lint.settings.map { ", \($0)" } ?? "")
    return line.replacingOccurrences(of: "\n", with: " ") + " [\(lint.rule.rawValue)]"
      + (edit.map { "\n  edit: \($0.text)" } ?? "")
  }
}

extension Lint {
  /// "Text "Total" is cut off, at the type size accessibility3".
  var short: String {
    var text = rule == .guide ? message : "\(view) \(message)"
    switch rule {
    case .outside:
      let part = message.components(separatedBy: ", but ").last ?? ""
      text = "\(view): \(part.components(separatedBy: ": ")[0])"
    case .contrast: text = text.components(separatedBy: ";")[0]
    case .text, .size, .label, .target: text = text.components(separatedBy: ": ")[0]
    case .overlap, .guide: break
    }
    return text + (settings.map { ", \($0)" } ?? "")
  }
}

extension TriedEdit {
  /// The places, the old and the new text, and the effect.
  var text: String {
    edit.text(edit.path.hasPrefix("./") ? String(edit.path.dropFirst(2)) : edit.path)
      + ": \(effect)"
  }
}

extension Session {
  /// The faults of a preview, the gravest first where edits are tried.
  ///
  /// - Parameter report: Shows the current step.
  func faults(
    _ lints: [Lint], of index: Int, withNotes: Bool, tryingEdits: Bool,
    report: @escaping (String) -> Void
  ) throws -> [FoundLint] {
    let all = try withLines(lints)
    let lints = all.filter { withNotes || $0.severity != .note }
    guard tryingEdits, !lints.isEmpty else { return lints.map { FoundLint(lint: $0) } }
    let trials = EditTrials(self, index, all, report: report)
    for lint in lints { _ = trials.edit(for: lint) }
    // An edit that was tried for a later fault may be better for an earlier one.
    return lints.map { FoundLint(lint: $0, edit: trials.edit(for: $0)) }
  }

  /// Faults without a line get that of the only call in the sources that makes the view. So do views without a length,
  /// whose line is that of the container around them.
  private func withLines(_ lints: [Lint]) throws -> [Lint] {
    guard lints.contains(where: { $0.place == nil || $0.rule == .size }) else { return lints }
    let trees = zip(module.files, try module.sources()).map { CallTree(path: $0, $1) }
    return lints.map { lint in
      var lint = lint
      if lint.place == nil || lint.rule == .size {
        lint.place = place(of: lint.view, in: trees) ?? lint.place
      }
      return lint
    }
  }

  /// - Parameter view: `Text "Total"`; of a view without words, the name.
  private func place(of view: String, in trees: [CallTree]) -> LayoutExplanation.SourcePlace? {
    let parts = view.split(separator: " ", maxSplits: 1).map(String.init)
    guard let name = parts.first else { return nil }
    let words = parts.count > 1 ? parts[1] : nil
    let found = trees.flatMap { tree in
      tree.calls.filter { call in
        guard call.name == name, !call.isMember else { return false }
        guard let words else { return true }
        return tree.arguments(of: call).contains { tree.text($0.value) == words }
      }.map { LayoutExplanation.SourcePlace(file: tree.path, line: $0.line) }
    }
    return found.count == 1 ? found[0] : nil
  }
}
