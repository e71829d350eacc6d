/// How buttons look; pressing is the button's own business.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

public struct ButtonStyleConfiguration {
  /// The button's label, whatever it is.
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }

  public let role: ButtonRole?
  public let label: Label
  /// False in a still picture.
  public let isPressed: Bool
}

/// How buttons look and when they act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

public struct PrimitiveButtonStyleConfiguration {
  /// The button's label, whatever it is.
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button is for.
  @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyle {
  @MainActor func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// A ButtonStyle where a PrimitiveButtonStyle is expected.
nonisolated struct PressableButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  @MainActor func makeBody(configuration: Configuration) -> some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(view: configuration.label.view), isPressed: false))
  }
}

extension EnvironmentValues {
  private struct PrimitiveButtonStyleKey: EnvironmentKey {
    static var defaultValue: any PrimitiveButtonStyle { DefaultButtonStyle() }
  }

  var primitiveButtonStyle: any PrimitiveButtonStyle {
    get { self[PrimitiveButtonStyleKey.self] }
    set { self[PrimitiveButtonStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    changeEnvironment { $0.primitiveButtonStyle = style }
  }

  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let pressable = PressableButtonStyle(style: style)
    return changeEnvironment { $0.primitiveButtonStyle = pressable }
  }
}
