// SPDX-License-Identifier: Apache-2.0
/// A field for a text that nobody should read: a dot for each character.
///
/// *How it lays out*: as a `TextField`.
nonisolated public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

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
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  @available(*, deprecated)
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, nil, Text(titleKey), onCommit: onCommit)
  }

  @available(*, deprecated)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, nil, Text(title), onCommit: onCommit)
  }
}
