// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// Actions before the first frame. Documented: `onAppear` "completes before the first rendered frame
/// appears"; `onChange` passes the old and the new value, and `initial` runs when the view appears.
@Suite @MainActor struct LifecycleTests {
  private func lay(_ view: some View) -> LayoutResult {
    layoutFrames(
      view, LayoutRequest(size: CGSize(width: 300, height: 300), textEngine: FixedTextEngine()))
  }

  private final class Log { var lines: [String] = [] }

  private struct Grows: View {
    @State private var width: CGFloat = 10
    var log: Log
    var initial = false

    var body: some View {
      Color.red.frame(width: width, height: 10)._probe("box")
        .onChange(of: width, initial: initial) { old, new in log.lines.append("\(old) \(new)") }
        .onAppear {
          log.lines.append("appear")
          width = 50
        }
    }
  }

  @Test func onAppearChangesThePicture() {
    let log = Log()
    #expect(lay(Grows(log: log)).frames["box"]?.width == 50)
    #expect(log.lines == ["appear", "10.0 50.0"])
  }

  @Test func initialChangesRunOnce() {
    let log = Log()
    _ = lay(Grows(log: log, initial: true))
    #expect(log.lines == ["10.0 10.0", "appear", "10.0 50.0"])
  }

  private struct Reveals: View {
    @State private var isShown = false
    var log: Log

    var body: some View {
      VStack {
        if isShown {
          Color.red.frame(height: 10)._probe("late").onAppear { log.lines.append("late") }
        }
        Color.red.frame(height: 10).onAppear { isShown = true }
      }
    }
  }

  @Test func viewsShownByAnActionAppearToo() {
    let log = Log()
    #expect(lay(Reveals(log: log)).frames["late"] != nil)
    #expect(log.lines == ["late"])
  }

  @Test func unplacedViewsDoNotAppear() {
    let log = Log()
    _ = lay(
      ViewThatFits {
        Color.red.frame(width: 900, height: 10).onAppear { log.lines.append("wide") }
        Color.red.frame(width: 100, height: 10).onAppear { log.lines.append("narrow") }
      })
    #expect(log.lines == ["narrow"])
  }

  private struct Restless: View {
    @State private var count = 0
    var body: some View {
      Color.red.frame(width: CGFloat(count), height: 10).onChange(of: count, initial: true) {
        count += 1
      }
    }
  }

  @Test func changesWithoutEndAreWarnedOf() {
    #expect(lay(Restless()).warnings.contains { $0.contains("still change after 10 layouts") })
  }

  // Ours: a picture does not wait for tasks, and warns of them.
  @Test func tasksAreWarnedOf() {
    let warnings = lay(Color.red.task {}.task(id: 1) {}).warnings
    #expect(warnings.count == 1 && warnings[0].hasPrefix("task does not run"))
    #expect(lay(Color.red.onAppear().onDisappear {}).warnings.isEmpty)
  }
}
