// SPDX-License-Identifier: Apache-2.0
/// The content to paste: the system's clipboard if connected, else a private one of the host.
package final class Clipboard {
  package private(set) var string = ""
  /// Called with the copied text.
  package var onCopy: ((String) -> Void)?
  /// Asks for the text that is there; nil gives the text that was copied in this host.
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

  /// The caret of the focused text, in the root's space; nil without one.
  package var caret: CGRect? { focusedNode?.responder?.focus?.text?.caret() }
}
