// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A control that chooses one of several values.
///
/// The choices are the views of its content: each represents its `tag(_:)`, or the ID of its element in a `ForEach`.
///
/// *How it lays out*: according to its style.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Environment(\.pickerStyle) private var style
  private let configuration: _PickerStyleConfiguration

  private init(
    isSelected: @escaping (SelectionValue) -> Bool, select: @escaping (SelectionValue) -> Void,
    label: Label, content: Content, currentValueLabel: AnyView? = nil,
    selection: SelectionValue? = nil
  ) {
    func value(_ traits: Traits) -> SelectionValue? {
      traits.containerValues.tag(for: SelectionValue.self)
        ?? traits.elementOffset.flatMap { $0 as? SelectionValue }
        ?? traits.elementID.flatMap { $0.base as? SelectionValue }
    }
    configuration = _PickerStyleConfiguration(
      label: AnyView(label),
      content: AnyView(content.changeEnvironment { $0.marksElements = true }),
      currentValueLabel: currentValueLabel, selection: selection.map { "\($0)" },
      isSelected: { value($0).map(isSelected) ?? false },
      select: { if let value = value($0) { select(value) } })
  }

  @MainActor @preconcurrency public var body: some View { style._body(configuration) }
}

extension Picker {
  /// A closure that sets all of the sources.
  private nonisolated static func setting<C: RandomAccessCollection>(
    _ sources: C, _ selection: KeyPath<C.Element, Binding<SelectionValue>>
  ) -> (SelectionValue) -> Void {
    { value in for source in sources { source[keyPath: selection].wrappedValue = value } }
  }

  /// Creates a picker of a value.
  ///
  /// A choice without a tag of the selection's type cannot be selected. If no choice has the selected value, styles
  /// that show only that one show nothing, and a warning reports it.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let value = selection.wrappedValue
    self.init(
      isSelected: { $0 == value }, select: { selection.wrappedValue = $0 }, label: label(),
      content: content(), selection: value)
  }

  /// Creates a picker with a label for the selected value: styles that show only the selected choice show it
  /// instead.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    let value = selection.wrappedValue
    self.init(
      isSelected: { $0 == value }, select: { selection.wrappedValue = $0 }, label: label(),
      content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker of several values, all of which it sets. While they differ, nothing is selected.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let values = Set(sources.map { $0[keyPath: selection].wrappedValue })
    self.init(
      isSelected: { values == [$0] }, select: Self.setting(sources, selection), label: label(),
      content: content())
  }

  /// Creates a picker of several values, with a label that replaces the selected choice where only that one
  /// is shown.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    let values = Set(sources.map { $0[keyPath: selection].wrappedValue })
    self.init(
      isSelected: { values == [$0] }, select: Self.setting(sources, selection), label: label(),
      content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with its label first.
  @available(*, deprecated, renamed: "init(selection:content:label:)")
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a localized title and a label for the selected value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker of several values with a localized title.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker of several values with a localized title and a label for the selected value.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a string title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker with a string title and a label for the selected value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker of several values with a string title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker of several values with a string title and a label for the selected value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }
}
