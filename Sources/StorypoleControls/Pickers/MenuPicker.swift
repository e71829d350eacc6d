// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A picker that shows only the selection.
///
/// *How it lays out*. Measured: outside of lists it has no label; the value, 4 points, a chevron of
/// 9, with 13.5 on both sides and 8 above and below. In a row of a list the label leads and the
/// value trails, as a `ControlRow` without insets; ours.
struct MenuPicker: View {
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.isEnabled) private var isEnabled
  @State private var isOpen = false
  let configuration: _PickerStyleConfiguration

  var body: some View {
    Pressable(fillsFrame: true, role: .picker) {
      isOpen = true
    } content: { isPressed in
      if isInListRow {
        ControlRow {
          configuration.label
        } control: {
          value.foregroundStyle(.secondary)
        }
      } else {
        value
          .foregroundStyle(
            !isEnabled
              ? AnyShapeStyle(.tertiary)
              : isPressed ? AnyShapeStyle(.tint.opacity(pressedOpacity)) : AnyShapeStyle(.tint)
          )
          .padding(.horizontal, 13.5)
          .padding(.vertical, 8)
      }
    }
    .popup(isPresented: $isOpen) {
      MenuContent(close: { isOpen = false }, content: choices)
    }
    .semantics(.picker, label: configuration.label)
  }

  private var choices: some View {
    Group(subviews: configuration.content) { choices in
      ForEach(choices) { choice in
        MenuRow(
          isChecked: configuration.isSelected(choice),
          action: {
            isOpen = false
            configuration.select(choice)
          }, content: choice)
      }
    }
  }

  private var value: some View {
    HStack(spacing: 4) {
      SelectedChoice(configuration: configuration).lineLimit(1)
      ControlMark(.chevronUpDown, width: 9, lineWidth: 1.75)
    }
  }
}

/// A picker's selected choice, for styles that show only that.
struct SelectedChoice: View {
  let configuration: _PickerStyleConfiguration

  var body: some View {
    if let label = configuration.currentValueLabel {
      label.semanticsValue()
    } else {
      Group(subviews: configuration.content) { choices in
        if let choice = choices.first(where: configuration.isSelected) {
          choice.semanticsValue()
        } else {
          EmptyView().warning(complaint(choices))
        }
      }
    }
  }
}

extension SelectedChoice {
  private func complaint(_ choices: SubviewsCollection) -> String? {
    guard let selection = configuration.selection, !choices.isEmpty else { return nil }
    return "Picker: no choice has the tag \(selection), so none is shown: "
      + "add one with tag(_:), of the selection's type"
  }
}

/// A picker in a row that opens its choices.
struct LinkPicker: View {
  let configuration: _PickerStyleConfiguration

  var body: some View {
    HStack(spacing: 8) {
      ControlRow {
        configuration.label
      } control: {
        SelectedChoice(configuration: configuration).foregroundStyle(.secondary)
      }
      ControlMark(.chevron, width: 7).foregroundStyle(.tertiary)
    }
    .semantics(.picker, label: configuration.label)
  }
}
