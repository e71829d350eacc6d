// SPDX-License-Identifier: Apache-2.0
extension View {
  /// Adds a shortcut that activates the first control in the view, regardless of the focus. Control and Command are the
  /// same.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }
  /// Adds a shortcut with an adaptation to other keyboards, which has no effect here.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
  /// Adds a shortcut that activates the first control in the view, regardless of the focus.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }
  /// Adds a shortcut that activates the first control in the view; nil adds none.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(
      ResponderModifier(responder: Responder(shortcut: shortcut), name: "keyboardShortcut"))
  }

  /// Calls `action` for a key that goes down or repeats while the view, or one inside, has the focus. An ignored key
  /// continues to the enclosing views.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { onKeys([.down, .repeat], { $0.key == key }) { _ in action() } }
  /// Calls `action` in the given phases of one key, while the focus is in the view.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View { onKeys(phases, { $0.key == key }, action) }
  /// Calls `action` for any of several keys, by default when they go down and repeat.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View { onKeys(phases, { keys.contains($0.key) }, action) }
  /// Calls `action` for keys that type only the given characters. A key that types nothing does not match.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(
      phases,
      { event in
        !event.characters.isEmpty
          && event.characters.unicodeScalars.allSatisfy { characters.contains($0) }
      }, action)
  }
  /// Calls `action` for every key.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View { onKeys(phases, { _ in true }, action) }

  nonisolated private func onKeys(
    _ phases: KeyPress.Phases, _ matches: @escaping (KeyEvent) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      ResponderModifier(
        responder: Responder(
          keys: KeyHandler(phases: phases, matches: matches, action: action)),
        name: "onKeyPress"))
  }
}
