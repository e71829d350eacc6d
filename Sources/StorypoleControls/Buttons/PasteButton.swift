// SPDX-License-Identifier: Apache-2.0
import Storypole
public import StorypoleSystem

/// A button that hands the text of the clipboard to an action. In a window it is the clipboard of the system.
///
/// *How it lays out*: as a button with the label “Paste” and its mark.
nonisolated public struct PasteButton: View {
  private let paste: (NSItemProvider) -> Void

  /// Creates a button that hands values to an action. The clipboard holds only text here; other
  /// values never come.
  nonisolated public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {
    paste = { take(T.self, from: [$0], onPaste) }
  }

  /// Creates a button that hands items of some types to an action, which is not called for clipboards without any.
  nonisolated public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    paste = { provider in
      if supportedContentTypes.contains(where: { provider.conforms(to: $0) }) {
        payloadAction([provider])
      }
    }
  }

  @MainActor @preconcurrency public var body: some View { PasteButtonBody(paste: paste) }
}

private struct PasteButtonBody: View {
  let paste: (NSItemProvider) -> Void
  @State private var reader = ClipboardReader()

  var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {
      reader.clipboard?.read { text in
        if !text.isEmpty { paste(NSItemProvider(transferable: text)) }
      }
    }
    .buttonStyle(.borderedProminent)
    .modifier(FindsClipboard(reader: reader))
  }
}

/// The clipboard of a view's host.
private final class ClipboardReader { weak var clipboard: Clipboard? }

private nonisolated struct FindsClipboard: ViewModifier {
  typealias Body = Never
  let reader: ClipboardReader

  static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    modifier.reader.clipboard = inputs.host.clipboard
    return content(old, inputs)
  }
}
