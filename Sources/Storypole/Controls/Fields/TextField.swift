/// A field for a line of text, or for several.
///
/// A still picture shows the text, or else the prompt, without a caret.
///
/// *How it lays out*. Measured: as wide as it is offered; without a border 1 point above its text and
/// half a point below; with one, 4 more above and below.
nonisolated public struct TextField<Label: View>: View {
  @Environment(\.textFieldStyle) private var style
  private let content: FieldContent

  private init(text: Text?, prompt: Text?, axis: Axis?, label: Label) {
    content = FieldContent(
      text: text, prompt: prompt.map { AnyView($0) } ?? AnyView(label), axis: axis ?? .horizontal)
  }

  @MainActor @preconcurrency public var body: some View {
    if style is PlainTextFieldStyle || style is DefaultTextFieldStyle {
      AnyView(content)
    } else {
      // In a style's body the field itself is shown as it is without one.
      AnyView(styled(style).changeEnvironment { $0.textFieldStyle = PlainTextFieldStyle() })
    }
  }

  @MainActor private func styled<S: TextFieldStyle>(_ style: S) -> AnyView {
    let field = TextField<_TextFieldStyleLabel>(content: content)
    return AnyView(StyleBody(style) { $0._body(configuration: field) })
  }
}

extension TextField where Label == _TextFieldStyleLabel {
  init(content: FieldContent) { self.content = content }
}

/// The label of the field that a style is given.
nonisolated public struct _TextFieldStyleLabel: View {
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

/// What a field holds: nil is nothing, and is where the prompt shows.
private func heldText(_ text: String) -> Text? { text.isEmpty ? nil : Text(verbatim: text) }

/// A value as its format writes it in the environment's locale.
private func heldText<F: ParseableFormatStyle>(_ value: F.FormatInput?, _ format: F) -> Text?
where F.FormatOutput == String {
  value.map { Text(.formatted(AnyTextSource(FieldSource(value: $0, format: format)))) }
}

extension TextField {
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: heldText(text.wrappedValue), prompt: prompt, axis: nil, label: label())
  }

  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: heldText(text.wrappedValue), prompt: prompt, axis: axis, label: label())
  }

  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      text: heldText(value.wrappedValue, format), prompt: prompt, axis: nil, label: label())
  }

  /// Shows the prompt while the value is nil.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      text: heldText(value.wrappedValue, format), prompt: prompt, axis: nil, label: label())
  }

  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      text: heldText(formatter.string(for: value.wrappedValue) ?? ""), prompt: prompt, axis: nil,
      label: label())
  }
}
