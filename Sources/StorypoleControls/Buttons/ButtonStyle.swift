// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The appearance of buttons. The button itself handles presses.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  /// Makes the view that a button with this style shows. It is evaluated again when a press begins or ends.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The state of a button that a style shows.
public struct ButtonStyleConfiguration {
  /// The button's type-erased label.
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }

  /// The role of the button; nil for none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the pointer is down on the button; false in a still picture.
  public let isPressed: Bool
}

/// The appearance of buttons, and the time of their action.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes the view that a button with this style shows. The style itself calls `trigger()`, for example from
  /// a gesture.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The state of a button for a style that also determines when the button acts.
public struct PrimitiveButtonStyleConfiguration: StyledConfiguration {
  /// The button's type-erased label.
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }

  /// The role of the button; nil for none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void
  /// The level of the style that received the button.
  var level: Int?

  /// Runs the action of the button.
  @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyle {
  @MainActor func show(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(self) { $0.makeBody(configuration: configuration) })
  }
}

/// A ButtonStyle where a PrimitiveButtonStyle is expected.
nonisolated struct PressableButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  @MainActor func makeBody(configuration: Configuration) -> some View {
    Pressable(action: configuration.action) { isPressed in
      StyleBody(style) {
        $0.makeBody(
          configuration: ButtonStyleConfiguration(
            role: configuration.role, label: .init(view: configuration.label.view),
            isPressed: isPressed))
      }
    }
  }
}

extension EnvironmentValues {
  var buttonStyles: StyleStack<any PrimitiveButtonStyle> {
    get { self[StylesKey.self] }
    set { self[StylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance and behavior of the buttons inside. The innermost style counts.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    changeEnvironment { $0.buttonStyles.push(style) }
  }

  /// Sets the appearance of the buttons inside; a press on them runs their action. The innermost style counts.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let pressable = PressableButtonStyle(style: style)
    return changeEnvironment { $0.buttonStyles.push(pressable) }
  }
}
