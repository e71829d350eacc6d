// SPDX-License-Identifier: Apache-2.0
/// A user's action or a change of the window, for `ViewHost.send`.
package enum Event {
  case pointer(PointerEvent)
  case scroll(ScrollEvent)
  /// A request for the menu at a point of the root's space: a click with the secondary button.
  case menu(at: CGPoint)
  case key(KeyEvent)
  case text(TextEvent)
  /// The pointer has left the window.
  case pointerLeft(time: Double)
  /// The window has gained or lost the keyboard focus.
  case windowFocus(Bool)
}

/// A pointer that is pressed, moved or released.
package struct PointerEvent {
  package enum Phase {
    case down
    /// Pressed or not.
    case moved
    case up
    /// The system has canceled the press.
    case cancelled
  }

  package enum Device {
    case mouse
    case touch
  }

  package var phase: Phase
  /// In the root's space.
  package var location: CGPoint
  /// In seconds, on the clock of `ViewHost.advance`.
  package var time: Double
  package var device: Device
  /// 1 for a single click, 2 for the second of a double click. 0 is like 1.
  package var clickCount: Int
  package var modifiers: EventModifiers

  package init(
    _ phase: Phase, at location: CGPoint, time: Double, device: Device = .mouse,
    clickCount: Int = 1, modifiers: EventModifiers = []
  ) {
    self.phase = phase
    self.location = location
    self.time = time
    self.device = device
    self.clickCount = clickCount
    self.modifiers = modifiers
  }
}

/// A turn of the wheel, or a movement of fingers on a touchpad.
package struct ScrollEvent {
  /// In the root's space.
  package var location: CGPoint
  /// The movement of the content, in points: negative is up and to the left.
  package var delta: CGSize
  package var time: Double

  package init(at location: CGPoint, by delta: CGSize, time: Double) {
    self.location = location
    self.delta = delta
    self.time = time
  }
}

/// A key that goes down or up.
package struct KeyEvent {
  package var phase: KeyPress.Phases
  package var key: KeyEquivalent
  /// The text that the key types with its modifiers; empty for keys that type nothing.
  package var characters: String
  package var modifiers: EventModifiers
  package var time: Double

  package init(
    _ key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = [],
    phase: KeyPress.Phases = .down, time: Double
  ) {
    self.phase = phase
    self.key = key
    self.characters = characters ?? String(key.character)
    self.modifiers = modifiers
    self.time = time
  }
}

/// Text from an input method, or from the clipboard.
package enum TextEvent {
  /// Replaces the selection.
  case insert(String)
  /// Text in composition: shown at the caret, and replaced by the next event. Empty ends it.
  case compose(String, caret: Int)
}

/// The position of the pointer over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a point, in the requested coordinate space.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}
