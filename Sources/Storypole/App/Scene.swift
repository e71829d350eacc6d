/// A part of a program that has windows of its own.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// The content of the windows that the scene opens first, in order. Only the scenes of this module
  /// implement it.
  @MainActor @preconcurrency var _rootViews: [any View] { get }
}

extension Scene {
  @MainActor @preconcurrency public var _rootViews: [any View] { body._rootViews }
}

extension Never: Scene {}

/// A scene that is made of nothing but itself.
@MainActor @preconcurrency package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  @MainActor @preconcurrency public var body: Never {
    fatalError("\(Self.self) is a scene of its own and has no body to ask for")
  }
}

/// A scene without windows.
nonisolated struct EmptyScene: PrimitiveScene {
  @MainActor var _rootViews: [any View] { [] }
}

/// Several scenes.
nonisolated struct SceneList: PrimitiveScene {
  let scenes: [any Scene]
  @MainActor var _rootViews: [any View] { scenes.flatMap { $0._rootViews } }
}

/// Whether a scene is in use. A still picture shows it in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

extension Group: Scene, PrimitiveScene where Content: Scene {
  nonisolated public init(@SceneBuilder content: () -> Content) { self.content = content() }
  @MainActor @preconcurrency public var _rootViews: [any View] { content._rootViews }
}
