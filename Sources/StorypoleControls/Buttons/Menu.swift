// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A button that opens a menu: its items in a column above the other views. A still picture shows it closed.
///
/// *How it lays out*. Measured: it is its label, a line high, like a button without a border; the button's style
/// applies.
nonisolated public struct Menu<Label: View, Content: View>: View {
  @Environment(\.menuStyles) private var styles
  private let configuration: MenuStyleConfiguration

  private init(_ label: Label, _ content: Content, _ primaryAction: (() -> Void)?) {
    configuration = MenuStyleConfiguration(
      label: .init(view: AnyView(label)), content: .init(view: AnyView(content)),
      primaryAction: primaryAction)
  }

  /// Creates a menu that opens when its label is pressed. A menu inside another one is an item that opens a
  /// second card.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content(), nil)
  }

  /// Creates a menu that runs `primaryAction` when it is pressed and opens when it is held.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label(), content(), primaryAction)
  }

  @MainActor @preconcurrency public var body: some View {
    styles.show(configuration, else: DefaultMenuStyle()) { $0.show($1) }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a string title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a localized title that runs `primaryAction` when it is pressed and opens when it is
  /// held.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a string title that runs `primaryAction` when it is pressed and opens when
  /// it is held.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from the configuration of a style. It has the next outer style, or one that is set
  /// on it.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.configuration = configuration
  }
}

/// The appearance of closed menus.
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  /// Makes the view that a closed menu with this style shows.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The parts of a menu, opaque to a style, which passes them to `Menu.init(_:)`.
public struct MenuStyleConfiguration: StyledConfiguration {
  /// The label of the menu.
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }
  /// The items of the menu.
  nonisolated public struct Content: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  /// The level of the style that received the menu.
  var level: Int?
}

extension MenuStyle {
  @MainActor func show(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  var menuStyles: StyleStack<any MenuStyle> {
    get { self[StylesKey.self] }
    set { self[StylesKey.self] = newValue }
  }
}

/// The default style: a button.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a button, as `ButtonMenuStyle` does.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonMenuStyle().makeBody(configuration: configuration)
  }
}

/// A button in the environment's button style.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a button in the environment's button style that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// The button of a menu, with the open menu. Inside of another menu it is an item that opens a second one.
private struct MenuButton: View {
  @State private var isOpen = false
  @Environment(\.closeMenu) private var closeOuter
  let configuration: MenuStyleConfiguration

  var body: some View {
    let close = {
      isOpen = false
      closeOuter?()
    }
    button.popup(isPresented: $isOpen) {
      MenuContent(close: close, content: configuration.content)
    }
  }

  @ViewBuilder private var button: some View {
    if closeOuter != nil {
      MenuRow(
        action: { isOpen = true },
        content: HStack {
          configuration.label
          Spacer()
          ControlMark(.chevron, width: 6)
        })
    } else {
      Button {
        if let action = configuration.primaryAction { action() } else { isOpen = true }
      } label: {
        configuration.label
      }
      .modifier(HeldMenu(isHeld: configuration.primaryAction != nil) { isOpen = true })
      .semantics(.menu)
    }
  }
}

/// A menu with a primary action opens when it is held.
private struct HeldMenu: ViewModifier {
  let isHeld: Bool
  let open: () -> Void

  func body(content: Content) -> some View {
    content.highPriorityGesture(
      LongPressGesture().onEnded { _ in open() }, including: isHeld ? .all : .subviews)
  }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a button without a border that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonMenuStyle().makeBody(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default: a button in the environment's button style.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the environment's button style.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

/// The order of an open menu's items.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// The default; items keep the order of the code.
  public static let automatic = MenuOrder(name: "automatic")
  /// The most important items are the nearest to the label; has no effect here.
  public static let priority = MenuOrder(name: "priority")
  /// Items keep the order of the code.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes after a choice.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String
  /// The default; a menu closes after each choice.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// Closes the menu after a choice.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// Keeps the menu open after a choice; has no effect here.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
  /// Sets the style of the menus inside. The innermost style counts.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    changeEnvironment { $0.menuStyles.push(style) }
  }

  /// Accepted; has no effect here, because menus of iOS have no indicator (measured).
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepted; has no effect here: items keep the order of the code.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Accepted; has no effect here: a menu closes after each choice.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  { self }
}
