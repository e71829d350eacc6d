// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI
import Testing

@Suite struct RenderPoolTests {
  private struct Card: View {
    // Isolates the initializer to the main actor: a closure of the pool calls it without a warning.
    @Environment(\.layoutDirection) private var direction
    var title: String
    init(title: String) { self.title = title }
    var body: some View {
      VStack(alignment: .leading) {
        Text(title).font(.title.bold())
        HStack {
          Circle().fill(.orange).frame(width: 24, height: 24)
          Text("山 and مرحبا")
          Spacer()
          if direction == .rightToLeft { Circle() }
          Capsule().fill(.green.gradient).frame(width: 60, height: 12)
        }
      }
      .padding()
      .frame(width: 320, height: 160)
      .background(.quaternary, in: .rect(cornerRadius: 12))
    }
  }

  /// Holds a thread of a pool until it is opened.
  private final class Gate: Sendable {
    private let started = DispatchSemaphore(value: 0)
    private let opened = DispatchSemaphore(value: 0)

    func view() -> some View {
      started.signal()
      opened.wait()
      return Color.red.frame(width: 10, height: 10)
    }
    func waitUntilHeld() async {
      await withCheckedContinuation { answer in
        Thread.detachNewThread {
          self.started.wait()
          answer.resume()
        }
      }
    }
    func open() { opened.signal() }
  }

  /// Closures of a body belong to the main actor, which a thread of a pool is not.
  private struct Closures: View {
    var numbers = [3, 1, 2]
    var body: some View {
      NavigationStack {
        VStack {
          ForEach(numbers.filter { $0 > 1 }.sorted { $0 < $1 }, id: \.self) { Text("\($0)") }
          Text(numbers.map { "\($0)" }.joined())
          TabView { Text("a").tabItem { Text("A") } }
        }
        .navigationTitle("Title")
        .toolbar { ToolbarItem { Button("Add") {} } }
      }
    }
  }

  @Test func bodiesMayHaveClosures() async throws {
    let pool = RenderPool(threads: 2)
    let data = try await pool.pngData(proposedSize: ProposedViewSize(width: 300, height: 400)) {
      Closures()
    }
    #expect(data.count > 1000)
  }

  @Test func manyAtOnceGiveTheBytesOfOne() async throws {
    let expected = try await MainActor.run {
      try (0..<4).map { number in
        let renderer = ImageRenderer(content: Card(title: "Card \(number)"))
        renderer.scale = 2
        return try [renderer.pngData(), renderer.svgData(), renderer.pdfData()]
      }
    }
    let pool = RenderPool(threads: 8)
    let results = try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<36 {
        group.addTask {
          let number = index % 4
          let card: @MainActor @Sendable () -> Card = { Card(title: "Card \(number)") }
          let data =
            switch index % 3 {
            case 0: try await pool.pngData(scale: 2, content: card)
            case 1: try await pool.svgData(scale: 2, content: card)
            default: try await pool.pdfData(scale: 2, content: card)
            }
          return data == expected[number][index % 3]
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 36)
    #expect(results.allSatisfy { $0 })
  }

  @Test func options() async throws {
    let pool = RenderPool(threads: 1)
    let wide = try await pool.pngData(
      proposedSize: ProposedViewSize(width: 40, height: 20), scale: 3, isOpaque: true
    ) {
      Color.clear
    }
    let expected = try await MainActor.run {
      let renderer = ImageRenderer(content: Color.clear)
      renderer.proposedSize = ProposedViewSize(width: 40, height: 20)
      renderer.scale = 3
      renderer.isOpaque = true
      return try renderer.pngData()
    }
    #expect(wide == expected)
    // The width in pixels from the file: 40 points of 3 pixels.
    #expect(wide[16..<20].map { $0 } == [0, 0, 0, 120])
  }

  @Test func errorsBelongToOnePicture() async throws {
    let pool = RenderPool(threads: 2)
    let right = Task { try await pool.pngData { Card(title: "Right") } }
    await #expect {
      try await pool.pngData { Color.red.frame(width: 0, height: 10) }
    } throws: {
      ($0 as? ImageRendererError)?.kind == .picture
    }
    #expect(try await right.value.count > 100)
  }

  @Test func aFullPoolReportsBusy() async throws {
    let pool = RenderPool(threads: 1, waitingLimit: 1)
    let gate = Gate()
    let first = Task { try await pool.pngData { gate.view() } }
    await gate.waitUntilHeld()
    let second = Task { try await pool.pngData { Color.green.frame(width: 10, height: 10) } }
    // Either the second picture already waits, or this one does: of any three, one is too many.
    let third = Task { try await pool.pngData { Color.blue.frame(width: 10, height: 10) } }
    let fourth = Task { try await pool.pngData { Color.blue.frame(width: 10, height: 10) } }
    var refused: [ImageRendererError] = []
    // Refused calls return while the gate is closed.
    let waiting = [second, third, fourth]
    let answers = AsyncStream<Result<Data, any Error>> { stream in
      for task in waiting { Task { stream.yield(await task.result) } }
    }
    var iterator = answers.makeAsyncIterator()
    for _ in 0..<2 {
      if case .failure(let error as ImageRendererError) = await iterator.next() {
        refused.append(error)
      }
    }
    #expect(refused.map(\.kind) == [.busy, .busy])
    gate.open()
    #expect(try await first.value.count > 50)
    #expect(try await iterator.next()?.get().count ?? 0 > 50)
    // The queue has space again.
    #expect(try await pool.pngData { Color.green.frame(width: 10, height: 10) }.count > 50)
  }

  @Test func withoutALimitAllWait() async throws {
    for limit in [nil, Int.max] {
      let pool = RenderPool(threads: 2, waitingLimit: limit)
      let count = try await withThrowingTaskGroup(of: Data.self) { group in
        for _ in 0..<200 {
          group.addTask { try await pool.pngData { Color.green.frame(width: 10, height: 10) } }
        }
        return try await group.reduce(into: 0) { count, _ in count += 1 }
      }
      #expect(count == 200)
    }
  }

  @Test func canceledCallersStopWaiting() async throws {
    let pool = RenderPool(threads: 1, waitingLimit: 2)
    let gate = Gate()
    let running = Task { try await pool.pngData { gate.view() } }
    await gate.waitUntilHeld()
    let waiting = Task {
      try await pool.pngData {
        Issue.record("a cancelled picture was begun")
        return Color.red
      }
    }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    // The thread is still blocked; the caller is not.
    running.cancel()
    await #expect(throws: CancellationError.self) { try await running.value }
    gate.open()
    #expect(try await pool.pngData { Color.green.frame(width: 10, height: 10) }.count > 50)
  }
}
