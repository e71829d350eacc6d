// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A view for long text.
///
/// *How it lays out*: it takes the whole proposal; the text is inset by 8 points above and below and by 5 at the sides,
/// like UIKit's text views. Text that does not fit is clipped.
nonisolated public struct TextEditor: View {
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?

  /// Creates an editor of a text, which is set after each change. Return starts a new line.
  nonisolated public init(text: Binding<String>) {
    self.text = text
    selection = nil
  }

  /// Creates an editor of a text with a binding of its selection, which is set while the editor has the focus.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  @MainActor @preconcurrency public var body: some View {
    EditorContent(text: text, selection: selection)
      .semantics(.textEditor, value: Text(verbatim: text.wrappedValue), .ignored)
  }
}

private struct EditorContent: View {
  @Environment(\.multilineTextAlignment) private var alignment
  let text: Binding<String>
  let selection: Binding<TextSelection?>?

  var body: some View {
    Color.clear
      .overlay(alignment: Alignment(horizontal: alignment.guide, vertical: .top)) {
        FieldContent(
          text: Text(verbatim: text.wrappedValue), prompt: AnyView(EmptyView()), axis: .vertical,
          source: .text(text, selection: selection), isEditor: true
        )
        .padding(.vertical, 8)
        .padding(.horizontal, 5)
      }
      .clipped()
      .background(.background)
      .plainSpacing()
  }
}
