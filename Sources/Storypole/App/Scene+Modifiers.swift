// SPDX-License-Identifier: Apache-2.0
// How windows open and behave: nothing of it is in a picture of what stands in them. What cannot be done
// is said when the app runs.

extension Scene {
  /// The size of new windows, in points.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    ModifiedScene(content: self) { $0.defaultSize = $0.defaultSize ?? size }
  }
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene {
    unsupported("defaultPosition")
  }
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    unsupported("windowStyle")
  }
  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    unsupported("windowToolbarStyle")
  }
  /// Whether windows may have another size than their content.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    ModifiedScene(content: self) { $0.resizability = resizability }
  }
  nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene {
    unsupported("windowLevel")
  }
  nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene {
    unsupported("windowIdealSize")
  }
  nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior)
    -> some Scene
  { unsupported("windowBackgroundDragBehavior") }
  nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
    unsupported("windowManagerRole")
  }
  /// Whether a window opens when the app starts.
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    ModifiedScene(content: self) { $0.isSuppressed = behavior.name == "suppressed" }
  }
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    unsupported("restorationBehavior")
  }
  nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    unsupported("menuBarExtraStyle")
  }
  nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene
  { unsupported("persistentSystemOverlays") }
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    unsupported("handlesExternalEvents")
  }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    unsupported("keyboardShortcut of a scene")
  }
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene { unsupported("keyboardShortcut of a scene") }
}

/// Which sizes a window may have.
public struct WindowResizability: Sendable {
  package let name: String
  public static var automatic: WindowResizability { WindowResizability(name: "automatic") }
  public static var contentSize: WindowResizability { WindowResizability(name: "contentSize") }
  public static var contentMinSize: WindowResizability {
    WindowResizability(name: "contentMinSize")
  }
}

/// Which windows a window stands above.
public struct WindowLevel: Hashable, Sendable {
  private let name: String
  public static let automatic = WindowLevel(name: "automatic")
  public static let normal = WindowLevel(name: "normal")
  public static let floating = WindowLevel(name: "floating")
  public static let desktop = WindowLevel(name: "desktop")
}

/// The size that a window takes when it is zoomed.
public struct WindowIdealSize: Sendable {
  private let name: String
  public static let automatic = WindowIdealSize(name: "automatic")
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  public static let maximum = WindowIdealSize(name: "maximum")
}

public struct WindowInteractionBehavior: Sendable {
  private let name: String
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

public struct WindowManagerRole: Sendable {
  private let name: String
  public static let automatic = WindowManagerRole(name: "automatic")
  public static let principal = WindowManagerRole(name: "principal")
  public static let associated = WindowManagerRole(name: "associated")
}

public struct SceneLaunchBehavior: Sendable {
  fileprivate let name: String
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  public static let presented = SceneLaunchBehavior(name: "presented")
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

public struct SceneRestorationBehavior: Sendable {
  private let name: String
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}
