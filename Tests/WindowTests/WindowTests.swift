// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Programs of `storypole run` on a separate screen, used by real events. Colors reveal positions, regardless
/// of the window's decorations.
@Suite(.serialized, .enabled(if: Display.isPossible, "needs Xvfb and xdotool"))
struct WindowTests {
  private static let alignment = """
    import SwiftUI

    struct ContentView: View {
      @State private var alignment = HorizontalAlignment.leading

      var body: some View {
        VStack {
          VStack(alignment: alignment) {
            Color(red: 0, green: 1, blue: 0).frame(width: 200, height: 40)
              .alignmentGuide(.leading) { _ in 30 }
              .alignmentGuide(.trailing) { _ in 90 }
            Color(red: 0, green: 0, blue: 1).frame(width: 200, height: 40)
          }
          Button {
            withAnimation(.easeInOut(duration: 2)) { alignment = .trailing }
          } label: {
            Color(red: 1, green: 0, blue: 1).frame(width: 80, height: 30)
          }
          .buttonStyle(.plain)
        }
      }
    }
    """

  // Derived: at first the first block's 30 meets the second one's 0, so that it begins 30 to the left.
  // In the end its 90 meets the second one's 200: it begins 200 − 90 = 110 to the right of it.
  @Test func clickMovesViewsWithAnAnimation() throws {
    let display = try Display()
    let program = try Running(Self.alignment, display: display.name)
    let button = try display.awaitColor(255, 0, 255)
    func distance() throws -> CGFloat {
      try display.awaitColor(0, 255, 0).minX - display.awaitColor(0, 0, 255).minX
    }
    #expect(try distance() == -30)
    try display.click(button)
    // Halfway: the change is not immediate.
    Thread.sleep(forTimeInterval: 0.4)
    let onTheWay = try distance()
    #expect(onTheWay < 110)
    Thread.sleep(forTimeInterval: 2.2)
    #expect(try distance() == 110)
    // At rest, no work: no hundredth of a second in two.
    Thread.sleep(forTimeInterval: 0.5)
    let before = try program.ticks()
    Thread.sleep(forTimeInterval: 2)
    #expect(try program.ticks() == before)
  }

  // An app with state, a task on Swift's executor, a field and its keys.
  private static let app = """
    import SwiftUI

    @main struct Sample: App {
      @State private var isReady = false

      var body: some Scene {
        WindowGroup("Sample") { Content(isReady: $isReady) }.defaultSize(width: 300, height: 300)
      }
    }

    struct Content: View {
      @Binding var isReady: Bool
      @State private var text = ""
      @Environment(\\.scenePhase) private var phase

      var body: some View {
        VStack(spacing: 10) {
          if isReady { Color(red: 0, green: 1, blue: 0).frame(width: 40, height: 40) }
          TextField("Name", text: $text).frame(width: 100)
            .background(Color(red: 1, green: 0, blue: 1))
          if text == "swift Ab" { Color(red: 0, green: 0, blue: 1).frame(width: 40, height: 40) }
        }
        .onAppear {
          Task { @MainActor in
            try? await Task.sleep(for: .milliseconds(50))
            isReady = true
          }
        }
      }
    }
    """

  @Test func appRunsTasksAndTakesText() throws {
    let display = try Display()
    let program = try Running(Self.app, display: display.name)
    _ = try display.awaitColor(0, 255, 0)
    try display.click(try display.awaitColor(255, 0, 255))
    try display.act("type", "--delay", "30", "swift Ab")
    _ = try display.awaitColor(0, 0, 255)
    _ = program
  }

  private static let closing = """
    import SwiftUI

    struct ContentView: View {
      @Environment(\\.dismissWindow) private var dismissWindow
      @State private var isLarge = false

      var body: some View {
        Button {
          withAnimation(.linear(duration: 5)) { isLarge = true }
          dismissWindow()
        } label: {
          Color(red: 1, green: 0, blue: 1).frame(width: isLarge ? 200 : 80, height: 30)
        }
        .buttonStyle(.plain)
      }
    }
    """

  // In the middle of an animation, and by the app's own action.
  @Test func theLastWindowEndsTheProgram() throws {
    let display = try Display()
    let program = try Running(Self.closing, display: display.name)
    try display.click(try display.awaitColor(255, 0, 255))
    #expect(program.end().0 == 0)
  }

  // A click, a drag, typing, hovering: the window paints the same as a view without one after the same events
  // at the same times.
  @Test func windowsPaintWhatDriversPaint() throws {
    let display = try Display()
    let program = try Running(program: "WindowReplay", display: display.name)
    try display.click(try display.awaitColor(255, 0, 255))
    Thread.sleep(forTimeInterval: 0.4)
    // Again during the animation.
    try display.act("click", "1")
    Thread.sleep(forTimeInterval: 0.3)
    let block = try display.awaitColor(0, 0, 255)
    try display.act("mousemove", "\(Int(block.midX))", "\(Int(block.midY))", "mousedown", "1")
    for step in 1...5 {
      try display.act("mousemove", "\(Int(block.midX) + 12 * step)", "\(Int(block.midY) + step)")
    }
    try display.act("mouseup", "1")
    Thread.sleep(forTimeInterval: 0.8)
    try display.click(try display.awaitColor(255, 255, 0))
    try display.act("type", "--delay", "30", "abc")
    Thread.sleep(forTimeInterval: 0.2)
    try display.click(try display.awaitColor(255, 0, 0))
    let words = program.printed().split(whereSeparator: \.isWhitespace)
    #expect(words.count == 4 && words.last == "0", "\(words)")
    #expect(words.count > 1 && Int(words[1]) ?? 0 > 30, "\(words)")
  }

  private static let scroll = """
    import SwiftUI

    struct ContentView: View {
      var body: some View {
        ScrollView {
          Color(red: 1, green: 0, blue: 1).frame(height: 40)
          Color.white.frame(height: 1500)
          Color(red: 0, green: 0, blue: 1).frame(height: 40)
        }
      }
    }
    """

  // By the wheel's buttons as on X11, where such events have no position. The block below is 1,548 points
  // from the top, more than a screen of 900; a notch is page^⅔, at most 93 points.
  @Test func theWheelScrolls() throws {
    let display = try Display()
    let program = try Running(Self.scroll, display: display.name)
    let block = try display.awaitColor(255, 0, 255)
    #expect(try display.find(0, 0, 255) == nil)
    try display.act("mousemove", "\(Int(block.midX))", "\(Int(block.midY))")
    try display.act("click", "--repeat", "40", "--delay", "20", "5")
    _ = try display.awaitColor(0, 0, 255)
    try display.act("click", "--repeat", "40", "--delay", "20", "4")
    _ = try display.awaitColor(255, 0, 255)
    _ = program
  }

  // The window has the preview's size, up to the screen of 800×900: a filling view shows it.
  @Test(arguments: [
    (393, 852, CGSize(width: 393, height: 852)), (120, 90, CGSize(width: 120, height: 90)),
    (5_000, 5_000, CGSize(width: 800, height: 900)),
  ])
  func previewsOfAFixedSize(width: Int, height: Int, expected: CGSize) throws {
    let display = try Display()
    let program = try Running(
      """
      import SwiftUI

      #Preview(traits: .fixedLayout(width: \(width), height: \(height))) {
        Color(red: 1, green: 0, blue: 1).ignoresSafeArea()
      }
      """, display: display.name)
    #expect(try display.awaitColor(255, 0, 255).size == expected)
    _ = program
  }

  @Test func withoutADisplay() throws {
    let (status, said) = try Running(Self.alignment, display: nil).end()
    #expect(status == 69)
    #expect(said.contains("no display") && said.contains("storypole render"))
    let (other, reason) = try Running(Self.alignment, display: ":9999").end()
    #expect(other == 69 && reason.contains("storypole render"))
  }
}
