// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A picker that shows each choice in a separate row, with a mark behind the selected one.
///
/// *How it lays out*: in a list, its rows are rows of the list; elsewhere they are in a column, 12
/// points apart. Ours.
struct InlinePicker: View {
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.closeMenu) private var closeMenu
  let configuration: _PickerStyleConfiguration

  var body: some View {
    if let closeMenu {
      Group(subviews: configuration.content) { choices in
        ForEach(choices) { choice in
          MenuRow(
            isChecked: configuration.isSelected(choice),
            action: {
              closeMenu()
              configuration.select(choice)
            }, content: choice)
        }
      }
    } else if isInListRow {
      rows
    } else {
      VStack(alignment: .leading, spacing: 12) { rows }
    }
  }

  @ViewBuilder private var rows: some View {
    if labelsVisibility != .hidden {
      configuration.label.ownForegroundStyle(.secondary)
    }
    Group(subviews: configuration.content) { choices in
      ForEach(choices) { choice in
        Pressable(fillsFrame: true) {
          configuration.select(choice)
        } content: { _ in
          HStack {
            choice
            Spacer()
            if configuration.isSelected(choice) {
              ControlMark(.checkmark, width: 14).foregroundStyle(.tint)
            }
          }
        }
        .accessibilityAddTraits(configuration.isSelected(choice) ? .isSelected : [])
      }
    }
  }
}
