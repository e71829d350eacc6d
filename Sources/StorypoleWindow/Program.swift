// SPDX-License-Identifier: Apache-2.0
import CGTK
import Foundation
import Storypole
import StorypoleCairo
import StorypoleGraphics

/// Opens the windows of the program in `AppLaunch`, runs it, and returns the exit status. `App.main` finds
/// this function in programs that link this module.
@_cdecl("storypole_window_main") public func storypole_window_main() -> Int32 {
  MainActor.assumeIsolated { WindowProgram.run() }
}

/// An app with its windows on the screen.
@MainActor
package final class WindowProgram {
  /// The exit status if the system lacks a requirement (EX_UNAVAILABLE).
  private static let unavailable: Int32 = 69

  private let app: any RunningApp
  private let textEngine = PangoTextEngine()
  private let appearance = Appearance()
  private let assistive = AssistiveTechnology()
  private var windows: [ViewWindow] = []
  private var isWaitingForUpdate = false

  static func run() -> Int32 {
    guard let makeApp = AppLaunch.app else {
      say("no app to run")
      return unavailable
    }
    guard hasDisplay else {
      say(
        """
        there is no display to open a window on (neither WAYLAND_DISPLAY nor DISPLAY leads to one). \
        'storypole render FILE.swift' draws pictures without a display.
        """)
      return unavailable
    }
    let program = WindowProgram(makeApp())
    guard program.openFirst() else {
      say("the app has no window to open")
      return unavailable
    }
    MainLoop.run()
    return 0
  }

  /// Whether windows can be opened; starts GTK on the first call.
  private static var hasDisplay: Bool {
    // Cairo draws everything, so that GTK has no use for a graphics processor.
    setenv("GSK_RENDERER", "cairo", 0)
    // The program's name for screen readers.
    if g_get_prgname() == nil { g_set_prgname(ProcessInfo.processInfo.processName) }
    return gtk_init_check() != 0
  }

  /// Shows one window until it is closed, regardless of its requests; false without a display.
  package static func run(
    _ scene: SceneWindow, textEngine: any TextEngine, begin: (ViewWindow) -> Void
  ) -> Bool {
    guard hasDisplay else { return false }
    let window = ViewWindow(
      scene, value: nil, textEngine: textEngine, appearance: Appearance(),
      assistive: AssistiveTechnology())
    window.onClosed = { _ in MainLoop.quit() }
    begin(window)
    window.present()
    MainLoop.run()
    return true
  }

  private init(_ app: any RunningApp) {
    self.app = app
    app.onChange = { [weak self] in
      // The property may change anywhere in a view's code, so the scenes update later.
      MainActor.assumeIsolated { self?.updateLater() }
    }
    appearance.onChange = { [weak self] in self?.windows.forEach { $0.environmentChanged() } }
    assistive.onChange = { [weak self] in self?.windows.forEach { $0.describeLater() } }
  }

  nonisolated static func say(_ message: String) {
    FileHandle.standardError.write(Data("storypole: \(message)\n".utf8))
  }

  /// Opens an address with the desktop's program for it.
  nonisolated static func open(_ url: URL) -> Bool {
    var error: UnsafeMutablePointer<GError>?
    let isOpened = g_app_info_launch_default_for_uri(url.absoluteString, nil, &error) != 0
    if let error {
      say("openURL: \(String(cString: error.pointee.message)): \(url.absoluteString)")
      g_error_free(error)
    }
    return isOpened
  }

  private func openFirst() -> Bool {
    let scenes = app.windows
    for name in Set(app.unsupported).sorted() {
      Self.say("warning: \(name) has no effect: windows on Linux do not support it")
    }
    for scene in scenes where !scene.isSuppressed {
      open(scene)
      // Of groups, only the first opens, as on other systems; all single windows open.
      if !scene.isSingle { break }
    }
    return !windows.isEmpty
  }

  @discardableResult private func open(_ scene: SceneWindow, for value: AnyHashable? = nil)
    -> ViewWindow
  {
    let window = ViewWindow(
      scene, value: value, textEngine: textEngine, appearance: appearance, assistive: assistive)
    window.open = { [weak self] in self?.open($0) }
    window.close = { [weak self] in self?.close($0) }
    window.onClosed = { [weak self] window in self?.forget(window) }
    window.onPhase = { [weak self] in self?.phasesChanged() }
    windows.append(window)
    window.present()
    return window
  }

  private func open(_ request: WindowRequest) {
    guard let scene = app.windows.first(where: request.fits) else {
      Self.say("openWindow: no scene has a window for \(request.id ?? "that value")")
      return
    }
    // An open window for the same value, or an open single window, moves to the front.
    let known = windows.first {
      $0.scene.id == scene.id && $0.scene.valueType == scene.valueType
        && (scene.isSingle || request.value != nil && $0.value == request.value)
    }
    if let known { return known.present() }
    var new = scene
    if let value = request.value, let content = scene.contentForValue(value.base) {
      new.content = content
    }
    open(new, for: request.value)
  }

  private func close(_ request: WindowRequest) {
    for window in windows
    where request.fits(window.scene) && (request.value == nil || window.value == request.value) {
      window.destroy()
    }
  }

  private func forget(_ window: ViewWindow) {
    windows.removeAll { $0 === window }
    phasesChanged()
    if windows.isEmpty {
      // The scenes update before the program ends.
      if isWaitingForUpdate { update() }
      MainLoop.quit()
    }
  }

  /// The app is as active as the most active of its windows.
  private func phasesChanged() { app.phase = windows.map(\.phase).max() ?? .background }

  private func updateLater() {
    if isWaitingForUpdate { return }
    isWaitingForUpdate = true
    _ = MainLoop.after(0) { [weak self] in MainActor.assumeIsolated { self?.update() } }
  }

  private func update() {
    isWaitingForUpdate = false
    let scenes = app.windows
    for window in windows {
      let same = scenes.first {
        $0.id == window.scene.id && $0.valueType == window.scene.valueType
          && type(of: $0.content) == type(of: window.scene.content)
      }
      if let same { window.update(same) }
    }
  }
}
