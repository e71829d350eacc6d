// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Windows and the desktop: scales, light and dark, several windows, input methods, the clipboard.
@Suite(.serialized, .enabled(if: Display.isPossible, "needs Xvfb and xdotool"))
struct DesktopTests {
  private static let block = """
    import SwiftUI

    struct ContentView: View {
      @Environment(\\.colorScheme) private var scheme
      @Environment(\\.displayScale) private var scale

      var body: some View {
        VStack(spacing: 0) {
          Color(red: 1, green: 0, blue: 1).frame(width: 40, height: 30)
          Color(red: scheme == .dark ? 1 : 0, green: 0, blue: scheme == .dark ? 0 : 1)
            .frame(width: scale * 10, height: 10)
        }
      }
    }
    """

  // Derived: two pixels per point.
  @Test func scales() throws {
    let display = try Display()
    let program = try Running(
      program: "storypole", source: Self.block, display: display.name,
      environment: ["GDK_SCALE": "2"])
    let block = try display.awaitColor(255, 0, 255)
    #expect(block.size == CGSize(width: 80, height: 60))
    #expect(try display.awaitColor(0, 0, 255).size == CGSize(width: 40, height: 20))
    _ = program
  }

  @Test func lightAndDark() throws {
    for (theme, color) in [("Adwaita", (0, 255)), ("Adwaita:dark", (255, 0))] {
      let display = try Display()
      let program = try Running(
        program: "storypole", source: Self.block, display: display.name,
        environment: ["GTK_THEME": theme])
      let block = try display.awaitColor(UInt8(color.0), 0, UInt8(color.1))
      #expect(block.size == CGSize(width: 10, height: 10))
      _ = program
    }
  }

  private static let windows = """
    import SwiftUI

    @main struct Sample: App {
      var body: some Scene {
        WindowGroup("First") { First() }.defaultSize(width: 300, height: 300)
        WindowGroup("Second", id: "second", for: Int.self) { number in Second(number: number.wrappedValue ?? 0) }
          .defaultSize(width: 200, height: 200)
      }
    }

    struct First: View {
      @Environment(\\.openWindow) private var openWindow
      var body: some View {
        Button { openWindow(id: "second", value: 7) } label: {
          Color(red: 1, green: 0, blue: 1).frame(width: 280, height: 280)
        }
        .buttonStyle(.plain)
      }
    }

    struct Second: View {
      @Environment(\\.dismissWindow) private var dismissWindow
      let number: Int
      var body: some View {
        Button { dismissWindow() } label: {
          Color(red: 0, green: number == 7 ? 1 : 0, blue: 0).frame(width: 60, height: 60)
        }
        .buttonStyle(.plain)
      }
    }
    """

  // One window opens another for a value; closing that keeps the first.
  @Test func severalWindows() throws {
    let display = try Display()
    let program = try Running(Self.windows, display: display.name)
    try display.click(try display.awaitColor(255, 0, 255))
    try display.click(try display.awaitColor(0, 255, 0))
    for _ in 0..<100 where try display.find(0, 255, 0) != nil { Thread.sleep(forTimeInterval: 0.1) }
    #expect(try display.find(0, 255, 0) == nil)
    #expect(try display.awaitColor(255, 0, 255).width == 280)
    #expect(program.process.isRunning)
  }

  private static let field = """
    import SwiftUI

    struct ContentView: View {
      @State private var text = ""

      var body: some View {
        VStack(spacing: 10) {
          TextField("Name", text: $text).frame(width: 100)
            .background(Color(red: 1, green: 0, blue: 1))
          if text == "\\u{E9}" { Color(red: 0, green: 0, blue: 1).frame(width: 40, height: 40) }
          if text == "abab" { Color(red: 0, green: 1, blue: 0).frame(width: 40, height: 40) }
        }
      }
    }
    """

  // GTK's own input method composes an accent and a letter.
  @Test func inputMethods() throws {
    let display = try Display()
    let program = try Running(
      program: "storypole", source: Self.field, display: display.name,
      environment: ["GTK_IM_MODULE": "gtk-im-context-simple"])
    try display.click(try display.awaitColor(255, 0, 255))
    Thread.sleep(forTimeInterval: 0.3)
    try display.act("key", "--delay", "60", "dead_acute", "e")
    _ = try display.awaitColor(0, 0, 255)
    _ = program
  }

  @Test func clipboard() throws {
    let display = try Display()
    let program = try Running(Self.field, display: display.name)
    try display.click(try display.awaitColor(255, 0, 255))
    try display.act("type", "--delay", "30", "ab")
    try display.act("key", "--delay", "60", "ctrl+a", "ctrl+c", "End", "ctrl+v")
    _ = try display.awaitColor(0, 255, 0)
    _ = program
  }

  private static let rows = """
    import SwiftUI

    struct ContentView: View {
      @State private var selection: Int?
      @State private var deleted = 0
      @State private var opened = 0

      var body: some View {
        VStack {
          Color(red: 0, green: 1, blue: 0).frame(width: 20 * CGFloat(deleted), height: 10)
          Color(red: 0, green: 0, blue: 1).frame(width: 20 * CGFloat(opened), height: 10)
          List(1..<3, id: \\.self, selection: $selection) {
            Color(red: 1, green: 0, blue: $0 == 2 ? 1 : 0).frame(width: 100, height: 20)
          }
          .contextMenu(forSelectionType: Int.self) { rows in
            Button { deleted = rows.first ?? 0 } label: {
              Color(red: 0, green: 1, blue: 1).frame(width: 60, height: 20)
            }
          } primaryAction: { rows in
            opened = rows.first ?? 0
          }
        }
      }
    }
    """

  // A menu by the second button, an action by two clicks of the first, both on the second row.
  @Test func menusOfRows() throws {
    let display = try Display()
    let program = try Running(Self.rows, display: display.name)
    let row = try display.awaitColor(255, 0, 255)
    try display.act("mousemove", "\(Int(row.midX))", "\(Int(row.midY))", "click", "3")
    try display.click(try display.awaitColor(0, 255, 255))
    #expect(try display.awaitColor(0, 255, 0).width == 40)
    try display.act(
      "mousemove", "\(Int(row.midX))", "\(Int(row.midY))", "click", "--repeat", "2", "--delay",
      "60",
      "1")
    #expect(try display.awaitColor(0, 0, 255).width == 40)
    _ = program
  }

  private static let phases = """
    import SwiftUI

    @main struct Sample: App {
      @Environment(\\.scenePhase) private var phase

      var body: some Scene {
        WindowGroup("Phases") { Content() }.defaultSize(width: 300, height: 300)
          .onChange(of: phase) { print("app \\(phase)") }
      }
    }

    struct Content: View {
      @Environment(\\.scenePhase) private var phase
      @Environment(\\.dismissWindow) private var dismissWindow

      var body: some View {
        Button { dismissWindow() } label: {
          Color(red: phase == .active ? 1 : 0, green: 0, blue: 1).frame(width: 100, height: 100)
        }
        .buttonStyle(.plain)
        .onChange(of: phase) { print("view \\(phase)") }
        .onDisappear { print("gone") }
        .task { await withTaskCancellationHandler { try? await Task.sleep(for: .seconds(600)) }
                  onCancel: { print("cancelled") } }
      }
    }
    """

  // Without a window manager, a window that is not mapped is an iconified one.
  @Test func phasesOfScenes() throws {
    let display = try Display()
    let program = try Running(Self.phases, display: display.name)
    let block = try display.awaitColor(255, 0, 255)
    try display.act("search", "--name", "Phases", "windowunmap", "--sync")
    Thread.sleep(forTimeInterval: 0.5)
    try display.act("search", "--name", "Phases", "windowmap", "--sync", "windowfocus")
    _ = try display.awaitColor(255, 0, 255)
    try display.click(block)
    let lines = program.printed().split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("view") }.first == "view active")
    #expect(lines.filter { $0 == "view background" }.count == 2)
    #expect(lines.filter { $0 == "app background" }.count == 2)
    #expect(lines.contains("gone") && lines.contains("cancelled"), "\(lines)")
    #expect(lines.filter { $0.hasPrefix("app") }.last == "app background")
  }
}
