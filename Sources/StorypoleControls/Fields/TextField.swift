// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A field for one line of text, or for several.
///
/// A still picture shows the text, or the prompt without a text, and no caret.
///
/// *How it lays out*. Measured: as wide as offered; without a border 1 point above its text and half a point below;
/// with one, 4 more above and below.
nonisolated public struct TextField<Label: View>: View {
  @Environment(\.textFieldStyle) private var style
  private let content: FieldContent
  private let label: AnyView

  init(text: Text?, prompt: Text?, axis: Axis? = nil, label: Label, source: FieldSource) {
    self.label = AnyView(label)
    content = FieldContent(
      text: text, prompt: prompt.map { AnyView($0) } ?? AnyView(label), axis: axis ?? .horizontal,
      source: source)
  }

  /// The same field, with editing callbacks.
  func reacting(
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) -> Self {
    var source = content.source
    source.onEditingChanged = onEditingChanged
    source.onCommit = onCommit
    return Self(content: content.with(source), label: label)
  }

  private init(content: FieldContent, label: AnyView) {
    self.content = content
    self.label = label
  }

  @MainActor @preconcurrency public var body: some View {
    // Assistive technologies don't read the characters of a secure field.
    shown.semantics(
      content.source.isSecure ? .secureField : .textField, label: label,
      value: content.source.isSecure ? nil : content.text, .ignored)
  }

  @ViewBuilder @MainActor private var shown: some View {
    if style is PlainTextFieldStyle || style is DefaultTextFieldStyle {
      AnyView(content)
    } else {
      // In a style's body the field itself has no style.
      AnyView(styled(style).changeEnvironment { $0.textFieldStyle = PlainTextFieldStyle() })
    }
  }

  @MainActor private func styled<S: TextFieldStyle>(_ style: S) -> AnyView {
    let field = TextField<_TextFieldStyleLabel>(content: content, label: label)
    return AnyView(StyleBody(style) { $0._body(configuration: field) })
  }
}

/// The label of the field for a style: an empty view.
nonisolated public struct _TextFieldStyleLabel: View {
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

/// The text of a field: nil if empty, to show the prompt.
private func heldText(_ text: String) -> Text? { text.isEmpty ? nil : Text(verbatim: text) }

/// A value formatted in the environment's locale.
private func heldText<F: ParseableFormatStyle>(_ value: F.FormatInput?, _ format: F) -> Text?
where F.FormatOutput == String {
  value.map { Text(.formatted(AnyTextSource(FieldValue(value: $0, format: format)))) }
}

extension TextField {
  /// Creates a field of one line with a label. The text is set after each change.
  ///
  /// - Parameter prompt: A hint while the text is empty; nil shows the label.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      text: heldText(text.wrappedValue), prompt: prompt, label: label(), source: .text(text))
  }

  /// Creates a field with a label that grows along an axis.
  ///
  /// - Parameter axis: `vertical` breaks long text into lines, up to the line limit; Return still submits.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(
      text: heldText(text.wrappedValue), prompt: prompt, axis: axis, label: label(),
      source: .text(text))
  }

  /// Creates a field with a label and a binding of its selection, which is set while the field has the focus.
  ///
  /// - Parameter axis: `vertical` breaks long text into lines, up to the line limit; nil is horizontal.
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      text: heldText(text.wrappedValue), prompt: prompt, axis: axis, label: label(),
      source: .text(text, selection: selection))
  }

  /// Creates a field for a value, formatted in the environment's locale.
  ///
  /// The value is set when editing ends or Return is pressed. A text that the format cannot parse leaves it unchanged.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      text: heldText(value.wrappedValue, format), prompt: prompt, label: label(),
      source: .value(value, format))
  }

  /// Creates a field for an optional value; it shows the prompt while the value is nil. An empty text sets
  /// nil when editing ends.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      text: heldText(value.wrappedValue, format), prompt: prompt, label: label(),
      source: .optional(value, format))
  }

  /// Creates a field for a value of one of Foundation's formatters.
  ///
  /// The value is set when editing ends or Return is pressed. Only a `NumberFormatter` and a `DateFormatter` can parse
  /// a text; with another formatter the value never changes.
  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      text: heldText(formatter.string(for: value.wrappedValue) ?? ""), prompt: prompt,
      label: label(), source: .value(value, formatter))
  }
}

extension FieldSource {
  static func text(
    _ text: Binding<String>, selection: Binding<TextSelection?>? = nil
  ) -> FieldSource {
    var source = FieldSource(get: { text.wrappedValue }, set: { text.wrappedValue = $0 })
    source.selection = selection
    return source
  }

  /// A value is set when editing ends, if the text can be parsed; otherwise it stays.
  static func value<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
    -> FieldSource
  where F.FormatOutput == String {
    FieldSource(
      get: { format.format(value.wrappedValue) },
      commit: { string in
        if string != format.format(value.wrappedValue),
          let new = try? format.parseStrategy.parse(string)
        {
          value.wrappedValue = new
        }
      })
  }

  /// An empty text is nil.
  static func optional<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
    -> FieldSource
  where F.FormatOutput == String {
    func shown() -> String { value.wrappedValue.map { format.format($0) } ?? "" }
    return FieldSource(
      get: shown,
      commit: { string in
        if string == shown() { return }
        if string.isEmpty {
          value.wrappedValue = nil
        } else if let new = try? format.parseStrategy.parse(string) {
          value.wrappedValue = new
        }
      })
  }

  static func value<V>(_ value: Binding<V>, _ formatter: Formatter) -> FieldSource {
    func shown() -> String { formatter.string(for: value.wrappedValue) ?? "" }
    return FieldSource(
      get: shown,
      commit: { string in
        if string != shown(), let new = formatter.value(of: string) as? V {
          value.wrappedValue = new
        }
      })
  }
}

extension Formatter {
  /// The value of a text; Foundation's common method for it doesn't exist on Linux.
  fileprivate func value(of string: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: string) else { return nil }
      return number.doubleValue == Double(number.intValue) ? number.intValue : number.doubleValue
    case let formatter as DateFormatter: return formatter.date(from: string)
    default: return nil
    }
  }
}
