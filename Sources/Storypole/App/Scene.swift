// SPDX-License-Identifier: Apache-2.0
/// A part of a program with windows.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  /// The scenes that this one consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// The windows that the scene may open, in order. Only the scenes of this module implement it.
  @MainActor @preconcurrency var _windows: _SceneWindows { get }
}

extension Scene {
  @MainActor @preconcurrency public var _windows: _SceneWindows { body._windows }
}

extension Never: Scene {}

/// A scene without a body.
@MainActor @preconcurrency package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  @MainActor @preconcurrency public var body: Never {
    fatalError("\(Self.self) is a primitive scene and has no body")
  }
}

/// A scene without windows.
nonisolated struct EmptyScene: PrimitiveScene {
  @MainActor var _windows: _SceneWindows { _SceneWindows([]) }
}

/// Several scenes.
nonisolated struct SceneList: PrimitiveScene {
  let scenes: [any Scene]
  @MainActor var _windows: _SceneWindows {
    var all = _SceneWindows()
    for windows in scenes.map(\._windows) {
      all.list += windows.list
      all.changes += windows.changes
      all.unsupported += windows.unsupported
    }
    return all
  }
}

/// The activity of a scene: active while its window has the keyboard focus, inactive while another one has it, in the
/// background while it is minimized and when it is closed. An `App` is as active as the most active of its scenes
/// (documented). In a still picture it is active.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// No window of the scene is visible.
  case background
  /// A window of the scene is visible, and another one has the keyboard focus.
  case inactive
  /// A window of the scene has the keyboard focus.
  case active
}

extension Group: Scene, PrimitiveScene where Content: Scene {
  /// Creates a group of scenes.
  nonisolated public init(@SceneBuilder content: () -> Content) { self.content = content() }
  @MainActor @preconcurrency public var _windows: _SceneWindows { content._windows }
}

/// The windows of scenes, and other requests of the scenes.
public struct _SceneWindows {
  package var list: [SceneWindow]
  /// The actions for values that have changed since the last evaluation of the scenes.
  var changes: [SceneChange] = []
  /// The scenes' requests that no window supports, such as `commands`.
  package var unsupported: [String] = []

  init(_ list: [SceneWindow] = [], unsupported: [String] = []) {
    self.list = list
    self.unsupported = unsupported
  }

  /// The same with other windows.
  func map(_ change: (SceneWindow) -> SceneWindow) -> _SceneWindows {
    var result = self
    result.list = list.map(change)
    return result
  }
}

/// A window, described by its scene.
package struct SceneWindow {
  package var content: any View
  package var title: Text?
  package var id: String?
  /// Whether it exists at most once.
  package var isSingle = false
  /// The type of the values for which the window can be opened.
  package var valueType: ObjectIdentifier?
  package var contentForValue: (Any) -> (any View)? = { _ in nil }
  /// In points; nil uses the content's size.
  package var defaultSize: CGSize?
  package var resizability = WindowResizability.automatic
  /// Whether it stays closed until it is requested.
  package var isSuppressed = false

  package init(content: any View, title: Text? = nil, id: String? = nil) {
    self.content = content
    self.title = title
    self.id = id
  }

  /// The same window with its content replaced by the result of `change`.
  func mapContent(_ change: @escaping (any View) -> any View) -> SceneWindow {
    var window = self
    window.content = change(content)
    window.contentForValue = { contentForValue($0).map(change) }
    return window
  }
}

/// A scene that changes its windows.
nonisolated struct ModifiedScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let change: (inout SceneWindow) -> Void

  @MainActor var _windows: _SceneWindows {
    content._windows.map { window in
      var window = window
      change(&window)
      return window
    }
  }
}
