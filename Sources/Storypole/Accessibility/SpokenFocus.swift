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

extension ViewHost {
  /// The focused view in words: its label, its value and its hint; nil without a focus or any text.
  package var spokenFocus: String? {
    guard let focused = focusedNode else { return nil }
    var elements = semantics
    // The innermost element around the focus, or those inside of the focused view.
    while let around = elements.first(where: { $0.source.contains(focused) }) {
      if around.children.isEmpty { return around.words }
      elements = around.children
    }
    let inside = elements.flatMap(\.flattened).filter { focused.contains($0.source) }
    let words = inside.compactMap(\.words)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
