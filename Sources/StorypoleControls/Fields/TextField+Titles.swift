// SPDX-License-Identifier: Apache-2.0
import Storypole

extension TextField where Label == Text {
  /// Creates a field with a localized title, which is shown while the text is empty.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a field with a localized title and a prompt; nil shows the title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a localized title that grows along an axis.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis
  ) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with a localized title and a prompt that grows along an axis.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with a localized title and a binding of its selection, which is set while the field has the focus.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with a string title and a binding of its selection, which is set while the field has the focus.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Creates a field with a localized title for a value, which is set when editing ends.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a localized title for an optional value; an empty text sets nil.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a localized title for a value of one of Foundation's formatters.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a string title, which is shown while the text is empty.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a field with a string title and a prompt; nil shows the title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a string title that grows along an axis.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, axis: Axis
  ) {
    self.init(text: text, axis: axis) { Text(title) }
  }

  /// Creates a field with a string title and a prompt that grows along an axis.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Creates a field with a string title for a value, which is set when editing ends.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a string title for an optional value; an empty text sets nil.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a string title for a value of one of Foundation's formatters.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}

// The former callbacks of editing, replaced by `onSubmit` and `focused`.
extension TextField where Label == Text {
  /// Creates a field with a localized title.
  ///
  /// - Parameter onEditingChanged: Runs with true when the field gets the focus and with false when it loses it.
  @available(*, deprecated)
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self = TextField(text: text) { Text(titleKey) }
      .reacting(onEditingChanged: onEditingChanged)
  }

  /// Creates a field with a localized title.
  ///
  /// - Parameter onCommit: Runs when Return is pressed in the field.
  @available(*, deprecated)
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self = TextField(text: text) { Text(titleKey) }
      .reacting(onCommit: onCommit)
  }

  /// Creates a field with a localized title that reports the focus and Return.
  @available(*, deprecated)
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self = TextField(text: text) { Text(titleKey) }
      .reacting(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field with a localized title for a value that reports changes of the focus.
  @available(*, deprecated)
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self = TextField(value: value, formatter: formatter) { Text(titleKey) }
      .reacting(onEditingChanged: onEditingChanged)
  }

  /// Creates a field with a localized title for a value that reports Return.
  @available(*, deprecated)
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self = TextField(value: value, formatter: formatter) { Text(titleKey) }
      .reacting(onCommit: onCommit)
  }

  /// Creates a field with a localized title for a value that reports the focus and Return.
  @available(*, deprecated)
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self = TextField(value: value, formatter: formatter) { Text(titleKey) }
      .reacting(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field with a string title that reports changes of the focus.
  @available(*, deprecated)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self = TextField(text: text) { Text(title) }
      .reacting(onEditingChanged: onEditingChanged)
  }

  /// Creates a field with a string title that reports Return.
  @available(*, deprecated)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self = TextField(text: text) { Text(title) }
      .reacting(onCommit: onCommit)
  }

  /// Creates a field with a string title that reports the focus and Return.
  @available(*, deprecated)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self = TextField(text: text) { Text(title) }
      .reacting(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field with a string title for a value that reports changes of the focus.
  @available(*, deprecated)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self = TextField(value: value, formatter: formatter) { Text(title) }
      .reacting(onEditingChanged: onEditingChanged)
  }

  /// Creates a field with a string title for a value that reports Return.
  @available(*, deprecated)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self = TextField(value: value, formatter: formatter) { Text(title) }
      .reacting(onCommit: onCommit)
  }

  /// Creates a field with a string title for a value that reports the focus and Return.
  @available(*, deprecated)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self = TextField(value: value, formatter: formatter) { Text(title) }
      .reacting(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}
