// SPDX-License-Identifier: Apache-2.0
/// A label that starts an action. A still picture shows it at rest.
///
/// Its look is the style's: `makeBody` of the nearest `buttonStyle(_:)`.
nonisolated public struct Button<Label: View>: View {
  @Environment(\.buttonStyles) private var styles
  private let configuration: PrimitiveButtonStyleConfiguration

  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(view: AnyView(label())), action: action)
  }

  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  @MainActor @preconcurrency public var body: some View {
    let (style, level) = styles.style(inside: configuration.level, else: DefaultButtonStyle())
    var shown = configuration
    shown.level = level
    return style.show(shown).changeEnvironment { $0.buttonStyles.truncate(to: level) }
  }
}

extension Button where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button that says what its role is.
  @preconcurrency nonisolated public init(
    role: ButtonRole, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// What a button says that was given nothing but a role.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole
  @MainActor @preconcurrency public var body: some View { Text(verbatim: role.title) }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is given, to be shown in the next style further out or in one that is
  /// set on it.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.configuration = configuration
  }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  /// What a button with this role says when it is given no label; the words are ours.
  let title: String
  public static let cancel = ButtonRole(title: "Cancel")
  public static let close = ButtonRole(title: "Close")
  public static let confirm = ButtonRole(title: "Done")
  public static let destructive = ButtonRole(title: "Delete")
}

/// Whether a button repeats its action while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// How wide bordered buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as there is room.
  public static let flexible = ButtonSizing(name: "flexible")
  /// As wide as the label needs.
  public static let fitted = ButtonSizing(name: "fitted")
}

extension EnvironmentValues {
  private struct ButtonSizingKey: EnvironmentKey {
    static let defaultValue = ButtonSizing.automatic
  }

  public internal(set) var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    changeEnvironment { $0.buttonSizing = sizing }
  }

  /// No effect in a still picture.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
}
