// SPDX-License-Identifier: Apache-2.0
import Observation
import StorypoleGraphics
import Testing

@testable import Storypole

/// State, objects and lifecycle in a live host.
@Suite @MainActor struct LiveStateTests {
  private let stage = Stage()
  @MainActor fileprivate final class Log { var lines: [String] = [] }

  // Ours, as Apple's documentation doesn't mention it: disappearing is after the transition.
  @Test func viewsAppearAndDisappear() {
    struct Coming: View {
      let stage: Stage
      let log: Log
      var body: some View {
        VStack {
          if stage.isOn {
            Color.red
              .onAppear { log.lines.append("appear") }
              .onDisappear { log.lines.append("disappear") }
          }
        }
      }
    }
    let log = Log()
    let host = makeLiveHost(Coming(stage: stage, log: log))
    #expect(log.lines == [])
    stage.isOn = true
    host.update()
    #expect(log.lines == ["appear"])
    stage.isOn = false
    host.update()
    #expect(log.lines == ["appear", "disappear"])
    stage.isOn = true
    host.update()
    withAnimation(.linear(duration: 1)) { stage.isOn = false }
    host.update()
    host.advance(to: 0.9)
    #expect(log.lines == ["appear", "disappear", "appear"])
    host.advance(to: 1)
    #expect(log.lines == ["appear", "disappear", "appear", "disappear"])
  }

  // Documented: a task begins before the view appears, is canceled when it disappears, and restarts
  // when its identity changes.
  @Test func tasksLiveAsLongAsTheirViews() async throws {
    struct Working: View {
      let stage: Stage
      let log: Log
      var body: some View {
        VStack {
          if stage.isOn {
            Color.red.task(id: stage.number) {
              log.lines.append("begin \(stage.number)")
              do {
                try await Task.sleep(for: .seconds(3600))
              } catch {
                log.lines.append("cancelled")
              }
            }
          }
        }
      }
    }
    let log = Log()
    let host = makeLiveHost(Working(stage: stage, log: log))
    stage.isOn = true
    host.update()
    try await log.wait(for: 1)
    #expect(log.lines == ["begin 0.0"])
    stage.number = 1
    host.update()
    try await log.wait(for: 3)
    #expect(log.lines.sorted() == ["begin 0.0", "begin 1.0", "cancelled"])
    stage.isOn = false
    host.update()
    try await log.wait(for: 4)
    #expect(log.lines.filter { $0 == "cancelled" }.count == 2)
  }

  @Test func tasksChangeState() async throws {
    struct Loading: View {
      @State private var width: CGFloat = 10
      let log: Log
      var body: some View {
        Color.red.frame(width: width, height: 10)._probe("box").task {
          await Task.yield()
          width = 70
          log.lines.append("loaded")
        }
      }
    }
    let log = Log()
    let host = makeLiveHost(Loading(log: log))
    var isWoken = false
    host.wake = { isWoken = true }
    try await log.wait(for: 1)
    #expect(isWoken && host.needsFrame)
    host.update()
    #expect(host.drawnFrame("box")?.width == 70)
  }

  // One frame for any number of changes.
  @Test func changesAreCollected() {
    struct Counted: View {
      @State private var a = 0
      @State private var b = 0
      let log: Log
      let act: Act
      var body: some View {
        log.lines.append("\(a) \(b)")
        act.run = {
          a += 1
          b += 1
          a += 1
        }
        return Color.red
      }
    }
    let log = Log()
    let act = Act()
    let host = makeLiveHost(Counted(log: log, act: act))
    act.run()
    host.update()
    #expect(log.lines == ["0 0", "2 1"])
  }

  private final class Act { var run: () -> Void = {} }

  @Test func stateMustNotChangeInABody() {
    struct Careless: View {
      @State private var count = 0
      var body: some View {
        if count < 3 { count += 1 }
        return Color.red
      }
    }
    let host = makeLiveHost(Careless())
    #expect(host.warnings.contains { $0.contains("changes while views are evaluated") })
    #expect(host.failure == nil)
  }

  @Test func endlessUpdatesAreStopped() {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Color.red.onChange(of: count, initial: true) { withAnimation { count += 1 } }
      }
    }
    let host = makeLiveHost(Restless())
    #expect(host.warnings.contains { $0.contains("still change after") })
  }

  // Derived: SwiftUI runs a closure again when a value that it reads has changed, and a reader's reads the size; so an
  // object that the closure makes stays.
  @Test func readersKeepTheirObjects() {
    struct Inside: View {
      @EnvironmentObject var model: Counter
      let stage: Stage
      var body: some View {
        if stage.isOn { Color.blue.frame(width: 5, height: 5) }
        Color.red.frame(width: CGFloat(model.count), height: 1)._probe("bar")
          .onAppear { model.count = 7 }
      }
    }
    var made = 0
    func model() -> Counter {
      made += 1
      return Counter()
    }
    let host = makeLiveHost(
      GeometryReader { _ in VStack { Inside(stage: stage) }.environmentObject(model()) })
    stage.isOn = true
    host.update()
    #expect(made == 1)
    #expect(host.drawnFrame("bar")?.width == 7)
    ViewHost.onBigStack { host.layout(in: HostWindow(size: CGSize(width: 50, height: 50))) }
    #expect(made == 2)
  }

  // Documented: objectWillChange is sent before the change, and views show the state after it.
  @Test func objectsChangeWithAnimations() {
    struct Watching: View {
      @ObservedObject var model: Counter
      var body: some View {
        Color.red.frame(width: CGFloat(model.count), height: 1)._probe("bar")
      }
    }
    let model = Counter()
    let host = makeLiveHost(Watching(model: model))
    withAnimation(.linear(duration: 1)) { model.count = 101 }
    host.update()
    host.advance(to: 0.5)
    #expect(isNear(host.drawnFrame("bar")?.width, 51))
  }
}

@MainActor extension LiveStateTests.Log {
  /// Lets tasks run until they have written this many lines: other tests use the main actor too.
  fileprivate func wait(for count: Int) async throws {
    for _ in 0..<30_000 where lines.count < count { try await Task.sleep(for: .milliseconds(10)) }
  }
}
