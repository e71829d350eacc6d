// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A label that leads to another screen. In a list it fills its row and has a chevron.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.navigator) private var navigator
  private let label: Label
  /// nil without a destination.
  private let screen: (() -> PushedScreen)?
  /// The binding that shows the screen of an older link.
  private var isActive: Binding<Bool>?

  @MainActor @preconcurrency public var body: some View {
    if let isActive, case .view(let view)? = screen?() {
      link.navigationDestination(isPresented: isActive) { view }
    } else {
      link
    }
  }

  @MainActor private var link: some View {
    Group {
      if isInListRow {
        Pressable(fillsFrame: true, action: { open() }) { _ in
          HStack(spacing: 8) {
            label.modifier(DimmedWhereDisabled())
            Spacer(minLength: 0)
            ControlMark(.chevron, width: 7).foregroundStyle(.tertiary)
          }
        }
      } else {
        Button(action: { open() }) { label }
      }
    }
    .disabled(screen == nil)
  }

  @MainActor private func open() {
    if let isActive {
      isActive.wrappedValue = true
    } else if let screen {
      navigator?.push(screen())
    }
  }

  private init(_ label: Label, _ screen: (() -> PushedScreen)?) {
    self.label = label
    self.screen = screen
  }

  /// Creates a link that pushes a screen onto the enclosing stack. Outside of a stack a press does nothing.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    let destination = destination()
    self.init(label()) { .view(AnyView(destination)) }
  }

  /// Creates a link to a screen that is made at once.
  @available(*, deprecated, renamed: "init(destination:label:)")
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label()) { .view(AnyView(destination)) }
  }

  /// Creates a link to a screen that is shown while `isActive` is true. A press sets it to true, and going back to
  /// false.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
    self.isActive = isActive
  }

  /// Creates a link to a screen that is made at once, and shown while `isActive` is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }

  /// Creates a link to a screen that is shown while `selection` is `tag`. A press sets it to the tag, and going back to
  /// nil.
  @available(*, deprecated, message: "Use NavigationLink(value:label:)")
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding {
      selection.wrappedValue == tag
    } set: { isActive in
      if isActive {
        selection.wrappedValue = tag
      } else if selection.wrappedValue == tag {
        selection.wrappedValue = nil
      }
    }
    self.init(isActive: isActive, destination: destination, label: label)
  }

  /// Creates a link to a screen that is made at once, and shown while `selection` is `tag`.
  @available(*, deprecated, message: "Use NavigationLink(value:label:)")
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the screen of `navigationDestination(for:)` for a value; nil disables the link.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label(), value.map { value in { .value(AnyHashable(value)) } })
  }
  /// Creates a link with a localized title to the screen for a value; nil disables the link.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }
  /// Creates a link with a string title to the screen for a value; nil disables the link.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localized title to a screen.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Creates a link with a string title to a screen.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
  /// Creates a link with a localized title to a screen that is made at once.
  @available(*, deprecated, message: "Pass a closure as the destination")
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: { destination }) { Text(titleKey) }
  }
  /// Creates a link with a string title to a screen that is made at once.
  @available(*, deprecated, message: "Pass a closure as the destination")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: { destination }) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localized title to a screen that is shown while `isActive` is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }
  /// Creates a link with a localized title to a screen that is made at once, and shown while `isActive` is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(titleKey, isActive: isActive) { destination }
  }
  /// Creates a link with a localized title to a screen that is shown while `selection` is `tag`.
  @available(*, deprecated, message: "Use NavigationLink(value:label:)")
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }
  /// Creates a link with a localized title to a screen that is made at once, and shown while `selection` is `tag`.
  @available(*, deprecated, message: "Use NavigationLink(value:label:)")
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(titleKey, tag: tag, selection: selection) { destination }
  }
  /// Creates a link with a string title to a screen that is shown while `isActive` is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }
  /// Creates a link with a string title to a screen that is made at once, and shown while `isActive` is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(title, isActive: isActive) { destination }
  }
  /// Creates a link with a string title to a screen that is shown while `selection` is `tag`.
  @available(*, deprecated, message: "Use NavigationLink(value:label:)")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }
  /// Creates a link with a string title to a screen that is made at once, and shown while `selection` is `tag`.
  @available(*, deprecated, message: "Use NavigationLink(value:label:)")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(title, tag: tag, selection: selection) { destination }
  }
}

private struct DimmedWhereDisabled: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View { content.opacity(isEnabled ? 1 : disabledOpacity) }
}

extension NavigationLink {
  /// Accepted; has no effect here, because a link shows its screen in its own stack.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
