// SPDX-License-Identifier: Apache-2.0
/// The kind of an accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: Text
  private init(name: String) { self.name = Text(verbatim: name) }
  /// Creates a kind of action with a name. Kinds with equal names are equal.
  public init(named name: Text) { self.name = name }

  /// The action of an activation.
  public static let `default` = AccessibilityActionKind(name: SemanticsAction.activate)
  /// The action that leaves a view.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action of the moment.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// The action that deletes.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// The action that shows a menu.
  public static let showMenu = AccessibilityActionKind(name: SemanticsAction.showMenu)
}
