// SPDX-License-Identifier: Apache-2.0
import Storypole

// Pickers with a title and an image.

extension Picker where Label == StorypoleControls.Label<Text, Image> {
  /// Creates a picker with a localized title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      StorypoleControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker with a localized title, a symbol and a label for the selected value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content,
      label: { StorypoleControls.Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker of several values, with a localized title and a symbol.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      StorypoleControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker with a localized title and an image of the assets.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      StorypoleControls.Label(titleKey, image: image)
    }
  }

  /// Creates a picker with a localized title, an image of the assets and a label for the selected value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content,
      label: { StorypoleControls.Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker of several values, with a localized title and an image of the assets.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      StorypoleControls.Label(titleKey, image: image)
    }
  }

  /// Creates a picker with a string title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      StorypoleControls.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a picker with a string title, a symbol and a label for the selected value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content,
      label: { StorypoleControls.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker of several values, with a string title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      StorypoleControls.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a picker with a string title and an image of the assets.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      StorypoleControls.Label(title, image: image)
    }
  }

  /// Creates a picker with a string title, an image of the assets and a label for the selected value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content,
      label: { StorypoleControls.Label(title, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker of several values, with a string title and an image of the assets.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      StorypoleControls.Label(title, image: image)
    }
  }

  /// Creates a picker of several values, with a localized title, a symbol and a label for the selected value.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { StorypoleControls.Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker of several values, with a string for its title, a symbol and a label for the selected value.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { StorypoleControls.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker of several values, with a localized title, an image of the assets and a label for the selected
  /// value.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { StorypoleControls.Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker of several values, with a string for its title, an image of the assets and a label for the
  /// selected value.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { StorypoleControls.Label(title, image: image) }, currentValueLabel: currentValueLabel)
  }
}
