// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A view for long text.
///
/// *How it lays out*: it takes the whole proposal; the text is inset by 8 points above and below and by 5 at the sides,
/// like UIKit's text views. Text that does not fit is clipped.
nonisolated public struct TextEditor: View {
  private let text: Binding<String>

  /// Creates an editor of a text, which is set after each change. Return starts a new line.
  nonisolated public init(text: Binding<String>) { self.text = text }

  @MainActor @preconcurrency public var body: some View {
    EditorContent(text: text)
      .semantics(.textEditor, value: Text(verbatim: text.wrappedValue), .ignored)
  }
}

private struct EditorContent: View {
  @Environment(\.multilineTextAlignment) private var alignment
  let text: Binding<String>

  var body: some View {
    Color.clear
      .overlay(alignment: Alignment(horizontal: alignment.guide, vertical: .top)) {
        FieldContent(
          text: Text(verbatim: text.wrappedValue), prompt: AnyView(EmptyView()), axis: .vertical,
          source: .text(text), isEditor: true
        )
        .padding(.vertical, 8)
        .padding(.horizontal, 5)
      }
      .clipped()
      .background(.background)
      .plainSpacing()
  }
}
