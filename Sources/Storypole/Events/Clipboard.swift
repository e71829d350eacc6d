// SPDX-License-Identifier: Apache-2.0
/// What can be pasted: the clipboard of the system, where somebody connects it, and else one of the
/// host's own.
package final class Clipboard {
  package private(set) var string = ""
  /// Called with what is copied.
  package var onCopy: ((String) -> Void)?
  /// Asks for the text that is there; nil gives what was copied here.
  package var onPaste: ((@escaping (String) -> Void) -> Void)?

  package func copy(_ string: String) {
    self.string = string
    onCopy?(string)
  }

  /// Hands over the text that is there, perhaps later.
  package func read(_ use: @escaping (String) -> Void) {
    if let onPaste { onPaste(use) } else { use(string) }
  }
}

extension ViewHost {
  package var clipboard: Clipboard { interaction.clipboard }

  /// Where text is entered now, in the root's space; nil while it is nowhere.
  package var caret: CGRect? { focusedNode?.responder?.focus?.text?.caret() }
}
