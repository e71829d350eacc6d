// SPDX-License-Identifier: Apache-2.0
/// The state of editing a list.
public enum EditMode: Hashable, Sendable {
  /// The list is not edited.
  case inactive
  /// The list is edited temporarily, as by a swipe.
  case transient
  /// The list is edited.
  case active

  /// Whether the list is edited, temporarily or permanently.
  public var isEditing: Bool { self != .inactive }
}

/// The edit mode of a window or of a navigation stack: views that read it are evaluated when its value changes.
struct OwnEditMode: SelfComparing {
  let binding: Binding<EditMode>
  private let value: EditMode
  private let owner: ObjectIdentifier

  /// - Parameter owner: The node that keeps the state as long as it exists.
  init(_ binding: Binding<EditMode>, of owner: _ViewNode) {
    self.binding = binding
    self.owner = ObjectIdentifier(owner)
    value = binding.wrappedValue
  }

  func isSame(as other: Self) -> Bool { value == other.value && owner == other.owner }
}
