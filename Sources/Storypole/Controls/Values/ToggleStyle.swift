// SPDX-License-Identifier: Apache-2.0
/// How toggles look and behave.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

public struct ToggleStyleConfiguration {
  /// The toggle's label, whatever it is.
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ.
  public var isMixed: Bool
  /// Of the style that was given the toggle.
  var level: Int?

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension ToggleStyle {
  @MainActor func show(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  private struct ToggleStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any ToggleStyle> { StyleStack() }
  }

  var toggleStyles: StyleStack<any ToggleStyle> {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }
}

extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    changeEnvironment { $0.toggleStyles.push(style) }
  }
}

/// What the surroundings ask for: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A switch beside its label.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    ControlRow {
      configuration.label
    } control: {
      Pressable(fillsFrame: true) {
        configuration.isOn.toggle()
      } content: { _ in
        Switch(isOn: configuration.isOn, isMixed: configuration.isMixed, ownTint: tint)
      }
    }
  }
}

/// A button that stays down while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(ToggleButtonLook(isOn: configuration.isOn || configuration.isMixed))
  }
}

/// Ours: a faint fill in the tint while on, nothing while off.
private struct ToggleButtonLook: PrimitiveButtonStyle {
  let isOn: Bool

  func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, fill: isOn ? .tinted : .clear)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
