// SPDX-License-Identifier: Apache-2.0
/// Builds one scene from the statements of a closure.
@resultBuilder public struct SceneBuilder {
  /// Accepts a scene unchanged.
  nonisolated public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// Builds the only scene of a closure.
  nonisolated public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// Builds several scenes, in order.
  @_disfavoredOverload
  nonisolated public static func buildBlock<each Content: Scene>(_ content: repeat each Content)
    -> some Scene
  {
    var scenes: [any Scene] = []
    for scene in repeat each content { scenes.append(scene) }
    return SceneList(scenes: scenes)
  }

  /// Builds the scene of an `if #available`, or none.
  nonisolated public static func buildOptional(
    _ scene: (any Scene & _LimitedAvailabilitySceneMarker)?
  ) -> some Scene {
    SceneList(scenes: scene.map { [$0] } ?? [])
  }

  /// Accepts the scene of an `if #available`.
  nonisolated public static func buildLimitedAvailability(_ scene: some Scene)
    -> any Scene & _LimitedAvailabilitySceneMarker
  {
    LimitedAvailabilityScene(scene: scene)
  }
}

/// Marks the only scenes that an `if` may contain: those of `if #available`.
public protocol _LimitedAvailabilitySceneMarker {}

nonisolated struct LimitedAvailabilityScene<S: Scene>: PrimitiveScene,
  _LimitedAvailabilitySceneMarker
{
  let scene: S
  @MainActor var _windows: _SceneWindows { scene._windows }
}
