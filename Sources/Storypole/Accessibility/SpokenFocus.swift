// SPDX-License-Identifier: Apache-2.0
/// A view that is a text, or has one as its title.
nonisolated package protocol SpokenLabel {
  var spokenLabel: Text? { get }
}

extension Text: SpokenLabel {
  nonisolated package var spokenLabel: Text? { self }
}

extension AnyView: SpokenLabel {
  nonisolated package var spokenLabel: Text? { (view as? any SpokenLabel)?.spokenLabel }
}

extension SemanticsNode {
  /// Whether a view around the element can be pressed as a whole, such as a row of a list with a selection.
  package var isInPressable: Bool {
    var node: LayoutNode? = source
    while let one = node {
      if one.responder?.focus?.activate != nil { return true }
      node = one.parent
    }
    return false
  }
}

extension ViewHost {
  /// The elements that have the focus: the innermost one around the focused view, or else those inside of it, in reading
  /// order. Without a focus, those of the selected row from which arrow keys move the selection.
  ///
  /// - Parameter elements: Those of `semantics`.
  package func focused(among elements: [SemanticsNode]) -> [SemanticsNode] {
    guard let focused = focusedNode ?? selectedNode else { return [] }
    var elements = elements
    var innermost: SemanticsNode?
    while let around = elements.first(where: { $0.source.contains(focused) }) {
      if around.children.isEmpty { return [around] }
      innermost = around
      elements = around.children
    }
    let inside = elements.all { $0.words != nil && focused.contains($0.source) }
    return inside.isEmpty ? [innermost].compactMap { $0 } : inside
  }

  /// The text in the focused field, with the composition of an input method; nil if no field has the focus, and for
  /// secret text.
  package var editedText: EditedText? { focusedNode?.responder?.focus?.text?.edited() }
}
