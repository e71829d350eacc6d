// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A control that is on or off.
///
/// *How it lays out*: according to its style; a switch is a `ControlRow` with a switch of 66×30.
nonisolated public struct Toggle<Label: View>: View {
  @Environment(\.toggleStyles) private var styles
  private let configuration: ToggleStyleConfiguration

  private init(_ isOn: Binding<Bool>, isMixed: Bool = false, _ label: Label) {
    configuration = ToggleStyleConfiguration(
      label: .init(view: AnyView(label)), isOn: isOn, isMixed: isMixed)
  }

  /// Creates a toggle with a label.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn, label())
  }

  /// Creates a toggle of several values: mixed while they differ. Switching it sets all of them.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let values = Set(bindings.map(\.wrappedValue))
    self.init(
      Binding(
        get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
        set: { value in for binding in bindings { binding.wrappedValue = value } }),
      isMixed: values.count > 1, label())
  }

  @MainActor @preconcurrency public var body: some View {
    styles.show(configuration, else: DefaultToggleStyle()) { $0.show($1) }
      .semantics(
        .toggle, label: configuration.label.view,
        value: Text(configuration.isMixed ? "Mixed" : configuration.isOn ? "On" : "Off"),
        state: configuration.isMixed ? .mixed : configuration.isOn ? .on : .off)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn, Text(titleKey))
  }

  /// Creates a toggle with a string title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn, Text(title))
  }

  /// Creates a toggle of several values with a localized title.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle of several values with a string title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the configuration of a style. It has the next outer style, or one that is
  /// set on it.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.configuration = configuration
  }
}
