// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Xcode's canvas shows a view after its first tasks; a still picture here shows it after all work that needs no
/// waiting.
@Suite struct TaskTests {
  private static let source = """
    import SwiftUI

    struct Loading: View {
      @State private var words = ["no task", "no Task", "no async", "not far", "no group", "no after", "no sleep"]
      @State private var turns = 0

      nonisolated private func far() async -> String { "far" }
      nonisolated private func group() async -> String {
        await withTaskGroup(of: Int.self) { group in
          for number in 1...3 { group.addTask { number } }
          return "group \\(await group.reduce(0, +))"
        }
      }

      var body: some View {
        VStack {
          ForEach(words, id: \\.self) { Text($0) }
          Text("turn \\(turns)")
        }
        .task { words[0] = "task" }
        .task { words[3] = await far() }
        .task { words[4] = await group() }
        .task { for _ in 0..<50 { await Task.yield(); turns += 1 } }
        .task { try? await Task.sleep(for: .milliseconds(300)); words[6] = "sleep" }
        .onAppear {
          Task { words[1] = "Task" }
          DispatchQueue.main.async { words[2] = "async" }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { words[5] = "after" }
        }
      }
    }
    #Preview { Loading() }

    struct Measured: View {
      @State private var width = 0.0
      var body: some View {
        GeometryReader { proxy in
          Text("\\(Int(width))").onAppear { DispatchQueue.main.async { width = proxy.size.width } }
        }
        .frame(width: 120, height: 40)
      }
    }
    #Preview("measured") { Measured() }

    struct Restless: View {
      @State private var turns = 0
      var body: some View {
        Text(turns > 100 ? "many" : "few").task { while true { turns += 1; await Task.yield() } }
      }
    }
    #Preview("restless") { Restless() }

    struct Ticking: View {
      @State private var ticks = 0
      let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      var body: some View { Text("ticks \\(ticks)").onReceive(timer) { _ in ticks += 1 } }
    }
    #Preview("ticking") { Ticking() }

    struct Tapped: View {
      @State private var text = "before"
      var body: some View { VStack { Button("go") { Task { text = "after" } }; Text(text) } }
    }
    #Preview("tapped") { Tapped() }
    """

  private func frames(_ preview: String, _ options: String...) throws -> Workspace.Run {
    let place = try Workspace(["Loading.swift": Self.source])
    let run = try place.run(["frames", "Loading.swift", "--preview", preview] + options)
    #expect(run.status == 0, "\(run.errors)")
    return run
  }

  @Test func whatNeedsNoWaitingRunsBeforeThePicture() throws {
    let run = try frames("Preview 1")
    for word in ["task", "Task", "async", "far", "group 6", "turn 50", "no after", "no sleep"] {
      #expect(run.text.contains("Text \"\(word)\""), "\(word): \(run.text)")
    }
    #expect(run.errors.contains("1 task of the view still waits"), "\(run.errors)")
    #expect(run.errors.contains("--at TIME"))
    #expect(try frames("measured").text.contains("Text \"120\""))
  }

  @Test func timePassesForWhatWaits() throws {
    let run = try frames("Preview 1", "--at", "1s")
    for word in ["after", "sleep", "turn 50"] {
      #expect(run.text.contains("Text \"\(word)\""), "\(word): \(run.text)")
    }
    #expect(!run.errors.contains("still"), "\(run.errors)")
  }

  @Test func tasksThatNeverRestAreDrawnWithAWarning() throws {
    let run = try frames("restless")
    #expect(run.text.contains("Text \"many\""))
    #expect(run.errors.contains("do not rest"), "\(run.errors)")
  }

  /// 0.5, 1, 1.5 and 2 seconds.
  @Test func timersTickAtTheirTimes() throws {
    #expect(try frames("ticking").text.contains("Text \"ticks 0\""))
    #expect(try frames("ticking", "--at", "2.1s").text.contains("Text \"ticks 4\""))
  }

  @Test func tasksOfATapRun() throws {
    let run = try frames("tapped", "--tap", "go")
    #expect(run.text.contains("Text \"after\""), "\(run.text)")
  }
}
