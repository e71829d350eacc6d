// SPDX-License-Identifier: Apache-2.0
// The opening and behavior of windows, which a picture of their content doesn't show. A running app reports unsupported
// modifiers.

extension Scene {
  /// Sets the size of new windows, in points, without the title bar. The innermost size counts; it is limited
  /// to the screen. Without one, a window is 400×700.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    ModifiedScene(content: self) { $0.defaultSize = $0.defaultSize ?? size }
  }
  /// Sets the size of new windows, in points, without the title bar. The innermost size counts; it is limited
  /// to the screen.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }
  /// Sets the size in points of a window that opens for the first time. Windows are flat: the depth has no effect.
  nonisolated public func defaultSize(_ size: Size3D) -> some Scene {
    defaultSize(width: size.width, height: size.height)
  }
  /// Sets the size in points of a window that opens for the first time. Windows are flat: the depth has no effect.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat, depth: CGFloat)
    -> some Scene
  { defaultSize(width: width, height: height) }
  /// Accepted; has no effect here, because the system places windows. A running app reports it.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene {
    unsupported("defaultPosition")
  }
  /// Accepted; has no effect here: windows have the system's style. A running app reports it.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    unsupported("windowStyle")
  }
  /// Accepted; has no effect here, because windows have no toolbar. A running app reports it.
  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    unsupported("windowToolbarStyle")
  }
  /// Sets whether the user can resize windows.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    ModifiedScene(content: self) { $0.resizability = resizability }
  }
  /// Accepted; has no effect here, because the system orders windows. A running app reports it.
  nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene {
    unsupported("windowLevel")
  }
  /// Accepted; has no effect here. A running app reports it.
  nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene {
    unsupported("windowIdealSize")
  }
  /// Accepted; has no effect here: only the title bar drags a window. A running app reports it.
  nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior)
    -> some Scene
  { unsupported("windowBackgroundDragBehavior") }
  /// Accepted; has no effect here. A running app reports it.
  nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
    unsupported("windowManagerRole")
  }
  /// Sets whether a window opens when the app starts.
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    ModifiedScene(content: self) { $0.isSuppressed = behavior.name == "suppressed" }
  }
  /// Accepted; has no effect here, because windows are never restored. A running app reports it.
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    unsupported("restorationBehavior")
  }
  /// Accepted; has no effect here, because there is no menu bar. A running app reports it.
  nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    unsupported("menuBarExtraStyle")
  }
  /// Accepted; has no effect here, because there are no overlays of the system. A running app reports it.
  nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene
  { unsupported("persistentSystemOverlays") }
  /// Accepted; has no effect here, because there are no external events. A running app reports it.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    unsupported("handlesExternalEvents")
  }
  /// Accepted; has no effect here: windows have no size in meters. A running app reports it.
  nonisolated public func defaultSize(_ size: Size3D, in unit: UnitLength) -> some Scene {
    unsupported("defaultSize in a unit of length")
  }
  /// Accepted; has no effect here: windows have no size in meters. A running app reports it.
  nonisolated public func defaultSize(
    width: CGFloat, height: CGFloat, depth: CGFloat, in unit: UnitLength
  ) -> some Scene { unsupported("defaultSize in a unit of length") }
  /// Accepted; has no effect here, because windows have no toolbar. A running app reports it.
  nonisolated public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene {
    unsupported("windowToolbarLabelStyle")
  }
  /// Accepted; has no effect here, because windows have no toolbar. A running app reports it.
  nonisolated public func windowToolbarLabelStyle(
    _ toolbarLabelStyle: Binding<ToolbarLabelStyle>
  ) -> some Scene { unsupported("windowToolbarLabelStyle") }
  /// Accepted; has no effect here: nothing wakes a program in the background. A running app reports it.
  nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping (D) async -> R
  ) -> some Scene { unsupported("backgroundTask") }
  /// Accepted; has no effect here, because there is no browser of documents. A running app reports it.
  @MainActor @preconcurrency public func documentBrowserContextMenu(
    @ViewBuilder _ menu: @escaping ([URL]?) -> some View
  ) -> some Scene { unsupported("documentBrowserContextMenu") }
  /// Accepted; has no effect here, because there are no alerts as scenes. A running app reports it.
  nonisolated public func dialogIcon(_ icon: Image?) -> some Scene { unsupported("dialogIcon") }
  /// Accepted; has no effect here, because there are no alerts as scenes. A running app reports it.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some Scene {
    unsupported("dialogSeverity")
  }
  /// Accepted; has no effect here, because there are no alerts as scenes. A running app reports it.
  nonisolated public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some Scene { unsupported("dialogSuppressionToggle") }
  /// Accepted; has no effect here, because there are no alerts as scenes. A running app reports it.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene {
    unsupported("dialogSuppressionToggle")
  }
  /// Accepted; has no effect here, because scenes have no commands. A running app reports it.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    unsupported("keyboardShortcut of a scene")
  }
  /// Accepted; has no effect here, because scenes have no commands. A running app reports it.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene { unsupported("keyboardShortcut of a scene") }
}

/// Work for which the system wakes an app; it never does so here.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  private let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
  /// A refresh with an identifier.
  public static func appRefresh(_ identifier: String) -> BackgroundTask {
    BackgroundTask(name: identifier)
  }
}

extension BackgroundTask where Request == String, Response == Void {
  /// The events of a session of the network, with its identifier.
  public static var urlSession: BackgroundTask { BackgroundTask(name: "") }
}

/// The importance of an alert; has no effect here.
public struct DialogSeverity: Equatable, Sendable {
  private let name: String
  /// The default; without an effect here.
  public static let automatic = DialogSeverity(name: "automatic")
  /// An alert about a loss of data; without an effect here.
  public static let critical = DialogSeverity(name: "critical")
  /// An ordinary alert; without an effect here.
  public static let standard = DialogSeverity(name: "standard")
}

/// The labels in the toolbar of a window; has no effect here.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String
  /// The default; without an effect here.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// Icons without titles; without an effect here.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
  /// Icons with titles; without an effect here.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// Titles without icons; without an effect here.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
}

/// The possible sizes of a window.
public struct WindowResizability: Sendable {
  package let name: String
  /// The default: the user can resize the window.
  public static var automatic: WindowResizability { WindowResizability(name: "automatic") }
  /// The window has the ideal size of its content, and the user cannot resize it, unless a default size is set.
  public static var contentSize: WindowResizability { WindowResizability(name: "contentSize") }
  /// The window cannot be smaller than its content; the same as `automatic` here.
  public static var contentMinSize: WindowResizability {
    WindowResizability(name: "contentMinSize")
  }
}

/// The stacking order of windows; has no effect here.
public struct WindowLevel: Hashable, Sendable {
  private let name: String
  /// The default; without an effect here.
  public static let automatic = WindowLevel(name: "automatic")
  /// The level of ordinary windows; without an effect here.
  public static let normal = WindowLevel(name: "normal")
  /// Above ordinary windows; without an effect here.
  public static let floating = WindowLevel(name: "floating")
  /// Below ordinary windows; without an effect here.
  public static let desktop = WindowLevel(name: "desktop")
}

/// The size of a window after a zoom; has no effect here.
public struct WindowIdealSize: Sendable {
  private let name: String
  /// The default; without an effect here.
  public static let automatic = WindowIdealSize(name: "automatic")
  /// The ideal size of the content; without an effect here.
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  /// As large as possible; without an effect here.
  public static let maximum = WindowIdealSize(name: "maximum")
}

/// Whether an interaction with a window is possible; has no effect here.
public struct WindowInteractionBehavior: Sendable {
  private let name: String
  /// The default; without an effect here.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// The interaction is possible; without an effect here.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// The interaction is not possible; without an effect here.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// The role of a window among the app's windows; has no effect here.
public struct WindowManagerRole: Sendable {
  private let name: String
  /// The default; without an effect here.
  public static let automatic = WindowManagerRole(name: "automatic")
  /// A main window; without an effect here.
  public static let principal = WindowManagerRole(name: "principal")
  /// A window that belongs to a main window.
  public static let associated = WindowManagerRole(name: "associated")
}

/// Whether a scene opens its window when the app starts.
public struct SceneLaunchBehavior: Sendable {
  fileprivate let name: String
  /// The default: the window opens.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// The window opens.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// The window stays closed until an action opens it.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether a scene's windows return when the app starts again; has no effect here.
public struct SceneRestorationBehavior: Sendable {
  private let name: String
  /// The system decides, by default. Windows never return here.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// The windows do not return; without an effect here.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}
