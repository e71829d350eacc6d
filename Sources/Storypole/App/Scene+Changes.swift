// SPDX-License-Identifier: Apache-2.0
// What a scene does when a value changes, and what it asks for in vain.

/// Something that a scene does when a value has changed.
struct SceneChange {
  let value: Any
  /// Whether the value is the one of another such change.
  let equals: (SceneChange) -> Bool
  let initial: Bool
  /// With the value before.
  let act: (SceneChange) -> Void
}

/// A scene that does something when a value has changed.
nonisolated struct ChangingScene<Content: Scene, V: Equatable>: PrimitiveScene {
  let content: Content
  let value: V
  let initial: Bool
  let action: (V, V) -> Void

  @MainActor var _windows: _SceneWindows {
    let (value, action) = (value, action)
    var windows = content._windows
    windows.changes.append(
      SceneChange(
        value: value, equals: { $0.value as? V == value }, initial: initial,
        act: { action($0.value as? V ?? value, value) }))
    return windows
  }
}

extension Scene {
  /// Calls `action` with the old and the new value when `value` has changed since the scenes were last
  /// evaluated, such as the phase of the app; `initial` also calls it at first.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ChangingScene(content: self, value: value, initial: initial, action: action)
  }
  /// Calls `action` when `value` has changed since the scenes were last evaluated; `initial` also calls it at
  /// first.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ChangingScene(content: self, value: value, initial: initial) { _, _ in action() }
  }
  /// Calls `action` with the new value when `value` has changed since the scenes were last evaluated.
  @available(*, deprecated, message: "Use onChange with a two or zero parameter action closure")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ChangingScene(content: self, value: value, initial: false) { action($1) }
  }
}

/// A scene with something that no window does.
nonisolated struct UnsupportedScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let name: String

  @MainActor var _windows: _SceneWindows {
    var windows = content._windows
    windows.unsupported.append(name)
    return windows
  }
}

extension Scene {
  /// Has a running app say that `name` does nothing.
  nonisolated func unsupported(_ name: String) -> some Scene {
    UnsupportedScene(content: self, name: name)
  }
}
