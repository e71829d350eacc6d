// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A label that starts an action. A still picture shows it at rest.
///
/// Its style determines its appearance: `makeBody` of the nearest `buttonStyle(_:)`.
nonisolated public struct Button<Label: View>: View {
  @Environment(\.buttonStyles) private var styles
  private let configuration: PrimitiveButtonStyleConfiguration

  /// Creates a button with a role, which styles, alerts and menus may indicate; nil is no role.
  ///
  /// - Parameter action: Runs when a press ends on the button, and when the keyboard activates it.
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(view: AnyView(label())), action: action)
  }

  /// Creates a button without a role.
  ///
  /// - Parameter action: Runs when a press ends on the button, and when the keyboard activates it.
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  @MainActor @preconcurrency public var body: some View {
    styles.show(configuration, else: DefaultButtonStyle()) { $0.show($1) }
      .semantics(.button)
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a string title.
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a localized title and a role; nil is no role.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a string title and a role; nil is no role.
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button whose label names its role: “Cancel”, “Close”, “Done” or “Delete”.
  @preconcurrency nonisolated public init(
    role: ButtonRole, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The label of a button that has only a role.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole
  @MainActor @preconcurrency public var body: some View { Text(verbatim: role.title) }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration of a style. It has the next outer style, or one that is
  /// set on it.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.configuration = configuration
  }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  /// The title of a button with this role and without a label; the words are ours.
  let title: String
  /// Cancels a task; the last or the first button of an alert, and the one for Escape there.
  public static let cancel = ButtonRole(title: "Cancel")
  /// Closes a view; the button for Escape in an alert.
  public static let close = ButtonRole(title: "Close")
  /// Confirms or completes a task.
  public static let confirm = ButtonRole(title: "Done")
  /// Deletes something: the label or the background is red.
  public static let destructive = ButtonRole(title: "Delete")
}

/// Whether a button repeats its action while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// The default; buttons do not repeat.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// Repeats the action while the button is held; has no effect here.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// Acts once for each press.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// The width of bordered buttons.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// The default: as wide as the label needs.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as the proposed space.
  public static let flexible = ButtonSizing(name: "flexible")
  /// As wide as the label needs.
  public static let fitted = ButtonSizing(name: "fitted")
}

extension EnvironmentValues {
  private struct ButtonSizingKey: EnvironmentKey {
    static let defaultValue = ButtonSizing.automatic
  }

  /// The width of the bordered buttons inside; `automatic` by default.
  public internal(set) var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets the width of the bordered buttons inside. Buttons without a border keep the width of their label.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    changeEnvironment { $0.buttonSizing = sizing }
  }

  /// Accepted; has no effect here: a held button acts once, when it is released.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
}
