// SPDX-License-Identifier: Apache-2.0
/// A scene that changes the environment of its windows.
nonisolated struct EnvironmentScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  @MainActor var _windows: _SceneWindows {
    let change = change
    func changed<V: View>(_ view: V) -> any View { view.changeEnvironment(change) }
    return content._windows.map { $0.mapContent { changed($0) } }
  }
}

extension Scene {
  /// Sets a value in the environment of the scene's windows.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    EnvironmentScene(content: self) { $0[keyPath: keyPath] = value }
  }
  /// Stores an observable object in the environment of the scene's windows, by its type; nil removes it.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    EnvironmentScene(content: self) { $0[T.self] = object }
  }
  /// Stores an observable object in the environment of the scene's windows, by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    EnvironmentScene(content: self) { $0[T.self] = object }
  }
  /// Changes a value in the environment of the scene's windows.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    EnvironmentScene(content: self) { transform(&$0[keyPath: keyPath]) }
  }
  /// Sets the default store of `AppStorage` in the scene's windows.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    EnvironmentScene(content: self) { $0[DefaultAppStorageKey.self] = store }
  }
}

extension EnvironmentValues {
  /// The activity of the view's window; in a picture, and by default, active.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
}

extension WindowRequest {
  /// Whether the request is for windows like this one.
  package func fits(_ window: SceneWindow) -> Bool {
    (id == nil || id == window.id) && (valueType == nil || valueType == window.valueType)
  }
}
