import Foundation
import Testing

/// What windows have to do with the desktop around them: scales, light and dark, several windows, input
/// methods, the clipboard.
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

  // Derived: two pixels for a point.
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

  // One window opens another for a value; closing that leaves the first.
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
}
