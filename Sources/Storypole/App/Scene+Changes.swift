// SPDX-License-Identifier: Apache-2.0
// The actions of a scene for changed values, and its unsupported requests.

/// An action of a scene for a changed value.
struct SceneChange {
  let value: Any
  /// Whether the value equals that of another such change.
  let equals: (SceneChange) -> Bool
  let initial: Bool
  /// Runs the action with the previous value.
  let act: (SceneChange) -> Void
}

/// A scene with an action for a changed value.
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
  /// Calls `action` with the old and the new value when `value`, such as the phase of the app, has changed since the
  /// scenes were last evaluated; `initial` also calls it initially.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ChangingScene(content: self, value: value, initial: initial, action: action)
  }
  /// Calls `action` when `value` has changed since the scenes were last evaluated; `initial` also calls it initially.
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

/// A scene with a modifier that windows don't support.
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
  /// Makes a running app report that `name` does nothing.
  nonisolated func unsupported(_ name: String) -> some Scene {
    UnsupportedScene(content: self, name: name)
  }
}
