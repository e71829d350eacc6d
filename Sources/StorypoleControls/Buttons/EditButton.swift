// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A button that begins and ends editing: “Edit” and “Done”.
nonisolated public struct EditButton: View {
  /// Creates a button that sets the environment's `editMode`. Without an enclosing edit mode, a press does nothing.
  nonisolated public init() {}
  @MainActor @preconcurrency public var body: some View { EditModeButton() }
}

private struct EditModeButton: View {
  @Environment(\.editMode) private var editMode

  var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}

/// A button with the appearance of a rename action. A press on it only adds a warning here.
nonisolated public struct RenameButton<Label: View>: View {
  private let label: Label

  @MainActor @preconcurrency public var body: some View {
    Button {
      warnOfNothing("RenameButton", "nothing here renames")
    } label: {
      label
    }
  }
}

extension RenameButton where Label == Text {
  /// Creates a button with the title “Rename”. A press on it does nothing here.
  nonisolated public init() { label = Text("Rename") }
}
