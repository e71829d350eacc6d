// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A field for a secret text: a dot for each character. The text cannot be copied.
///
/// *How it lays out*: like a `TextField`.
nonisolated public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  /// Creates a field with a label. The field shows the prompt while the text is empty, or the label if the prompt is
  /// nil.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text, prompt, label(), onCommit: {})
  }

  private nonisolated init(
    _ text: Binding<String>, _ prompt: Text?, _ label: Label, onCommit: @escaping () -> Void
  ) {
    let dots = String(repeating: "•", count: text.wrappedValue.count)
    var source = FieldSource.text(text)
    source.isSecure = true
    source.onCommit = onCommit
    field = TextField(
      text: dots.isEmpty ? nil : Text(verbatim: dots), prompt: prompt, label: label, source: source)
  }

  @MainActor @preconcurrency public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Creates a field with a localized title, which is shown while the text is empty.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a field with a localized title and a prompt; nil shows the title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a string title, which is shown while the text is empty.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a field with a string title and a prompt; nil shows the title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a localized title that calls `onCommit` when Return is pressed in it.
  @available(*, deprecated)
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, nil, Text(titleKey), onCommit: onCommit)
  }

  /// Creates a field with a string title that calls `onCommit` when Return is pressed in it.
  @available(*, deprecated)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, nil, Text(title), onCommit: onCommit)
  }
}
