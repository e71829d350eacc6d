// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// An app without windows: its scenes' settings, and when they are evaluated again.
@Suite @MainActor struct AppTests {
  nonisolated(unsafe) private static var lines: [String] = []

  private struct Phases: App {
    @Environment(\.scenePhase) private var phase
    @State private var changes = 0

    var body: some Scene {
      WindowGroup("\(changes) changes") { Text("Content") }
        .onChange(of: phase) { old, new in
          lines.append("\(old) \(new)")
          changes += 1
        }
        .onChange(of: changes, initial: true) { lines.append("changes \(changes)") }
    }
  }

  // Documented: an app's phase combines its scenes' phases; onChange passes the old and the new value,
  // `initial` runs at first too.
  @Test func scenesObserveThePhase() {
    Self.lines = []
    let app = AppRun(Phases())
    var asked = 0
    app.onChange = { asked += 1 }
    _ = app.windows
    #expect(Self.lines == ["changes 0"])
    for phase in [ScenePhase.active, .active, .inactive, .background] {
      app.phase = phase
      _ = app.windows
      _ = app.windows
    }
    #expect(
      Self.lines == [
        "changes 0", "background active", "changes 1", "active inactive", "changes 2",
        "inactive background", "changes 3",
      ])
    // Three phases, and the state that each of them changes.
    #expect(asked == 6)
  }

  private struct Unsupported: App {
    var body: some Scene {
      WindowGroup { Text("Content") }.commands { CommandMenu("Menu") { Text("Item") } }
      Settings { Text("Settings") }
      WindowGroup(id: "second") { Text("Second") }.windowLevel(.floating)
        .environment(\.lineLimit, 1).defaultSize(width: 100, height: 100)
    }
  }

  @Test func unsupportedScenesAreNamed() {
    let app = AppRun(Unsupported())
    #expect(app.windows.count == 2)
    #expect(app.unsupported == ["commands", "Settings", "windowLevel"])
  }

  private struct Actions: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings
    var body: some View {
      VStack {
        Button("Open") { openWindow(id: "second") }
        Button("Close") { dismissWindow(id: "second") }
        Button("Settings") { openSettings() }
        Link("Link", destination: URL(string: "https://example.org")!)
      }
    }
  }

  // Without a window to open, they warn.
  @Test func actionsWithoutWindowsWarn() throws {
    let screen = Screen(Actions())
    for name in ["Open", "Close", "Settings", "Link"] {
      let frame = try #require(screen.host.frame(ofText: name))
      screen.tap(frame.midX, frame.midY)
    }
    let actions = screen.host.warnings.map { $0.prefix { $0 != " " } }
    #expect(actions == ["openWindow", "dismissWindow", "openSettings", "openURL"])
  }

  // Documented: an action may leave the address, or another one, to the system.
  @Test func addressesGoToTheSystem() throws {
    var opened: [String] = []
    var environment = EnvironmentValues()
    environment.setSystemURLs {
      opened.append($0.absoluteString)
      return true
    }
    let url = try #require(URL(string: "https://example.org"))
    let other = try #require(URL(string: "https://example.com"))
    environment.openURL(url)
    for result in [OpenURLAction.Result.handled, .discarded, .systemAction, .systemAction(other)] {
      var inner = environment
      inner.openURL = OpenURLAction { _ in result }
      inner.openURL(url) { #expect($0 == (result.outcome != .discarded)) }
    }
    #expect(opened == [url, url, other].map(\.absoluteString))
  }

  // Documented: whether the app can open several windows. Pictures have none.
  @Test func supportsMultipleWindows() {
    var environment = EnvironmentValues()
    #expect(!environment.supportsMultipleWindows)
    environment.setWindowActions(open: { _ in }, close: { _ in })
    #expect(environment.supportsMultipleWindows)
  }
}
