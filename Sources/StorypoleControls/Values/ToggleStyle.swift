// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The appearance and behavior of toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  /// Makes the view that a toggle with this style shows.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The state of a toggle that a style shows and changes.
public struct ToggleStyleConfiguration: StyledConfiguration {
  /// The toggle's type-erased label.
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor @preconcurrency public var body: some View { view }
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on; a style sets it to switch the toggle. Of several values, whether all are on.
  @Binding public var isOn: Bool
  /// Whether the toggle represents several values that differ.
  public var isMixed: Bool
  /// The level of the style that received the toggle.
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
  var toggleStyles: StyleStack<any ToggleStyle> {
    get { self[StylesKey.self] }
    set { self[StylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the toggles inside. The innermost style counts.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    changeEnvironment { $0.toggleStyles.push(style) }
  }
}

/// The default style: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a switch, as `SwitchToggleStyle` does.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A switch beside its label.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates a style whose switch is green, or in the environment's tint, while it is on.
  nonisolated public init() { tint = nil }
  /// Creates a style whose switch has a color while it is on.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Makes the label at the leading edge and a switch of 66×30 at the trailing one.
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

/// A button that stays lit while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a button with the label, on a faint fill in the tint while the toggle is on or mixed.
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
  /// The default: a switch.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch beside the label.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays lit while the toggle is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
