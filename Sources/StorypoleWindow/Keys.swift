// SPDX-License-Identifier: Apache-2.0
import CGTK
import Storypole

/// Maps GDK's keys to the engine's.
enum Keys {
  private static let named: [Int32: KeyEquivalent] = [
    GDK_KEY_Up: .upArrow, GDK_KEY_KP_Up: .upArrow, GDK_KEY_Down: .downArrow,
    GDK_KEY_KP_Down: .downArrow, GDK_KEY_Left: .leftArrow, GDK_KEY_KP_Left: .leftArrow,
    GDK_KEY_Right: .rightArrow, GDK_KEY_KP_Right: .rightArrow, GDK_KEY_Home: .home,
    GDK_KEY_KP_Home: .home, GDK_KEY_End: .end, GDK_KEY_KP_End: .end, GDK_KEY_Page_Up: .pageUp,
    GDK_KEY_KP_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown, GDK_KEY_KP_Page_Down: .pageDown,
    GDK_KEY_BackSpace: .delete, GDK_KEY_Delete: .deleteForward, GDK_KEY_KP_Delete: .deleteForward,
    GDK_KEY_Escape: .escape, GDK_KEY_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab,
    GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return, GDK_KEY_Clear: .clear,
  ]

  /// nil for keys without an effect alone, such as Shift.
  static func key(_ value: guint) -> KeyEquivalent? {
    if let key = named[Int32(bitPattern: value)] { return key }
    return character(gdk_keyval_to_lower(value)).map { KeyEquivalent($0) }
  }

  static func characters(_ value: guint) -> String { character(value).map { String($0) } ?? "" }

  private static func character(_ value: guint) -> Character? {
    let code = gdk_keyval_to_unicode(value)
    guard code >= 32, code != 127, let scalar = Unicode.Scalar(code) else { return nil }
    return Character(scalar)
  }

  /// Control also maps to Apple's Command: shortcuts are as in other programs of this system.
  static func modifiers(_ state: GdkModifierType) -> EventModifiers {
    var modifiers: EventModifiers = []
    func add(_ mask: GdkModifierType, _ modifier: EventModifiers) {
      if state.rawValue & mask.rawValue != 0 { modifiers.formUnion(modifier) }
    }
    add(GDK_SHIFT_MASK, .shift)
    add(GDK_CONTROL_MASK, .control)
    add(GDK_ALT_MASK, .option)
    add(GDK_SUPER_MASK, .command)
    add(GDK_LOCK_MASK, .capsLock)
    return modifiers
  }
}
