// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Each choice behind a round mark, which is filled for the selected one; ours, after macOS.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  public func _body(_ configuration: _PickerStyleConfiguration) -> AnyView {
    AnyView(RadioGroupPicker(configuration: configuration))
  }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Each choice behind a round mark.
  nonisolated public static var radioGroup: RadioGroupPickerStyle { .init() }
}

/// *How it lays out*: the label, and behind it the choices in a column, 6 points apart.
private struct RadioGroupPicker: View {
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.radioGroupIsHorizontal) private var isHorizontal
  let configuration: _PickerStyleConfiguration

  private var arrangement: AnyLayout {
    isHorizontal
      ? AnyLayout(HStackLayout(spacing: 12))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      if labelsVisibility != .hidden { configuration.label }
      arrangement {
        Group(subviews: configuration.content) { choices in
          ForEach(choices) { choice in
            Pressable(fillsFrame: true) {
              configuration.select(choice)
            } content: { _ in
              HStack(alignment: .firstTextBaseline, spacing: 6) {
                RadioMark(isOn: configuration.isSelected(choice))
                  .alignmentGuide(.firstTextBaseline) { $0.height - 2 }
                choice
              }
            }
            .accessibilityAddTraits(configuration.isSelected(choice) ? .isSelected : [])
          }
        }
      }
    }
  }
}

extension EnvironmentValues {
  private struct IsHorizontalKey: EnvironmentKey { static let defaultValue = false }

  fileprivate var radioGroupIsHorizontal: Bool {
    get { self[IsHorizontalKey.self] }
    set { self[IsHorizontalKey.self] = newValue }
  }
}

extension View {
  /// Puts the choices of radio groups inside beside one another, 12 points apart; ours.
  nonisolated public func horizontalRadioGroupLayout() -> some View {
    changeEnvironment { $0.radioGroupIsHorizontal = true }
  }
}

private struct RadioMark: View {
  let isOn: Bool

  var body: some View {
    ZStack {
      if isOn {
        Circle().fill(.tint)
        Circle().fill(.white).frame(width: 6, height: 6)
      } else {
        Circle().stroke(.tertiary, lineWidth: 1)
      }
    }
    .frame(width: 16, height: 16)
  }
}
