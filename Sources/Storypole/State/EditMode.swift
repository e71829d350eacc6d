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
