// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

@testable import Storypole

/// The elements of a view in a window of 300×400, one a line: role, label, =value, and the other properties that are
/// set. Elements inside of others are indented by a dot.
@MainActor func elements(_ view: some View) -> [String] {
  describe(Screen(view, size: CGSize(width: 300, height: 400)).host.semantics)
}

@MainActor func describe(_ nodes: [SemanticsNode], depth: Int = 0) -> [String] {
  nodes.flatMap { node in
    var words = [String(repeating: ".", count: depth) + node.role.rawValue]
    if let label = node.label { words.append(label) }
    if let value = node.value { words.append("=\(value)") }
    if let hint = node.hint { words.append("(\(hint))") }
    if let level = node.headingLevel { words.append("h\(level)") }
    if let identifier = node.identifier { words.append("#\(identifier)") }
    let traits = node.traits.subtracting(node.role.traits).subtracting(.isStaticText)
    words += traits.names
    words += node.inputLabels.map { "~\($0)" }
    words += node.actions.map { "!\($0.name)" }
    if !node.isEnabled { words.append("disabled") }
    return [words.joined(separator: " ")] + describe(node.children, depth: depth + 1)
  }
}
