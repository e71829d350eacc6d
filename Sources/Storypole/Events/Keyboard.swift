// SPDX-License-Identifier: Apache-2.0
/// A key, by the character that it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types without modifiers; function keys have private-use characters.
  public var character: Character

  /// Creates a key from its character. Case does not matter in shortcuts.
  public init(_ character: Character) { self.character = character }
  /// Creates a key from a character literal.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }

  // Function keys are Apple's private-use characters (NSEvent's key constants).
  /// The up arrow key, U+F700.
  public static let upArrow: KeyEquivalent = "\u{F700}"
  /// The down arrow key, U+F701.
  public static let downArrow: KeyEquivalent = "\u{F701}"
  /// The left arrow key, U+F702.
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  /// The right arrow key, U+F703.
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  /// The Home key, U+F729.
  public static let home: KeyEquivalent = "\u{F729}"
  /// The End key, U+F72B.
  public static let end: KeyEquivalent = "\u{F72B}"
  /// The Page Up key, U+F72C.
  public static let pageUp: KeyEquivalent = "\u{F72C}"
  /// The Page Down key, U+F72D.
  public static let pageDown: KeyEquivalent = "\u{F72D}"
  /// The key that deletes forward, U+F728.
  public static let deleteForward: KeyEquivalent = "\u{F728}"
  /// The Clear key of a numeric keypad.
  public static let clear: KeyEquivalent = "\u{F739}"
  /// The Escape key, U+001B.
  public static let escape: KeyEquivalent = "\u{1B}"
  /// The key that deletes backward: Backspace.
  public static let delete: KeyEquivalent = "\u{8}"
  /// The Tab key.
  public static let tab: KeyEquivalent = "\t"
  /// The space bar.
  public static let space: KeyEquivalent = " "
  /// The Return key.
  public static let `return`: KeyEquivalent = "\r"
}

/// Keys that together trigger an action.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The adaptation of a shortcut to other keyboards; has no effect here, where keys are those of the event.
  public struct Localization: Hashable, Sendable {
    private let name: String
    /// The default: the key is adapted to the keyboard; no shortcut is adapted here.
    public static let automatic = Localization(name: "automatic")
    /// The key is adapted but not mirrored in right-to-left layouts.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The program adapts the key itself.
    public static let custom = Localization(name: "custom")
  }

  /// The key that completes the shortcut.
  public var key: KeyEquivalent
  /// The keys to hold at the same time. Control and Command are the same; Caps Lock is ignored.
  public var modifiers: EventModifiers
  /// The adaptation to other keyboards; kept, without an effect here.
  public var localization: Localization

  /// Return without modifiers, the shortcut of a default button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape without modifiers, the shortcut of a cancel button.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Creates a shortcut; by default, Command or Control must be held.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }
  /// Creates a shortcut with an adaptation to other keyboards, which has no effect here.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool {
    lhs.key == rhs.key && lhs.modifiers == rhs.modifiers && lhs.localization == rhs.localization
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// The phases of a key press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the set: 1 for down, 2 for repetition, 4 for up.
    public let rawValue: Int
    /// Creates a set from its bits; those without a name are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down; the raw value is 1.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats; the raw value is 2.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key comes up; the raw value is 4.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }
  /// The result of an action for a key press.
  public enum Result: Sendable {
    /// The key press ends here.
    case handled
    /// The key press continues to the enclosing views and to the system.
    case ignored
  }

  /// The reported phase.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The text that the key types with its modifiers; empty for keys that type nothing.
  public let characters: String
  /// The modifier keys that are held.
  public let modifiers: EventModifiers
}
