// SPDX-License-Identifier: Apache-2.0
import Observation
import StorypoleGraphics
import Testing

@testable import Storypole

/// A ForEach keeps the views of elements that are the same values, if its closure refers to nothing else. That views
/// whose inputs are equal stay as they are is documented; the kinds of elements are ours.
@Suite(.serialized) @MainActor struct EqualElementTests {
  private struct Holder { var values: Values? }

  /// Whose `==` ignores the title.
  struct Value: Identifiable, Equatable {
    var id: Int
    var title: String
    var isMarked = false
    static func == (first: Value, second: Value) -> Bool { first.id == second.id }
  }

  @Observable final class Values: @unchecked Sendable {
    var items = (0..<30).map { Value(id: $0, title: "Row \($0)") }
    var suffix = ""
  }

  nonisolated(unsafe) static var evaluated: [Int] = []
  nonisolated(unsafe) static var shared = Values()

  /// The closure refers to nothing but the element.
  struct ValueRows: View {
    let model: Values
    var body: some View {
      VStack(spacing: 0) {
        ForEach(model.items) { item in
          EqualElementTests.evaluated.append(item.id)
          return Text(item.title)
        }
      }
    }
  }

  private func texts(_ host: ViewHost) -> [String] {
    host.items().compactMap { if case .glyphs(let glyphs, _) = $0 { glyphs.text } else { nil } }
  }

  private func evaluated(_ host: ViewHost, _ change: () -> Void) -> [Int] {
    Self.evaluated = []
    change()
    host.update()
    return Self.evaluated
  }

  @Test func equalElementsAreNotEvaluated() {
    let model = Values()
    let host = makeLiveHost(ValueRows(model: model))
    func shown() -> [String] { model.items.map(\.title) }
    #expect(evaluated(host) { model.items[3].title = "New" } == [3])
    #expect(texts(host) == shown())
    #expect(evaluated(host) { model.items.swapAt(2, 20) } == [])
    #expect(texts(host) == shown())
    #expect(evaluated(host) { model.items.insert(Value(id: 99, title: "First"), at: 0) } == [99])
    #expect(texts(host) == shown())
    #expect(evaluated(host) { model.items.removeSubrange(4..<9) } == [])
    #expect(texts(host) == shown())
    #expect(evaluated(host) { model.items[1] = Value(id: 100, title: "Other") } == [100])
    #expect(texts(host) == shown())
    #expect(evaluated(host) { model.items = [] } == [])
    #expect(texts(host) == [])
  }

  /// A column whose rows stay is not laid out or painted again.
  @Test func oneElementOfManyCostsOneRow() {
    let model = Values()
    model.items = (0..<1000).map { Value(id: $0, title: "Row \($0)") }
    let host = makeLiveHost(ValueRows(model: model))
    _ = host.items()
    let before = host.counters
    model.items[500].title = "Row 5oo"
    host.update()
    _ = host.items()
    #expect(host.counters.placements - before.placements < 10)
    #expect(host.counters.paintedItems - before.paintedItems < 1100)
    #expect(host.counters.nodes == before.nodes)
  }

  struct CapturingRows: View {
    let model: Values
    var body: some View {
      let suffix = model.suffix
      VStack(spacing: 0) { ForEach(model.items) { Text($0.title + suffix) } }
    }
  }

  @Test func aClosureThatRefersToMoreIsEvaluated() {
    let model = Values()
    model.items.removeSubrange(2...)
    let host = makeLiveHost(CapturingRows(model: model))
    model.suffix = "!"
    host.update()
    #expect(texts(host) == ["Row 0!", "Row 1!"])
  }

  /// The closure reads an observable object that it doesn't capture.
  struct ReadingRows: View {
    let model: Values
    var body: some View {
      VStack(spacing: 0) {
        ForEach(model.items) { Text($0.title + EqualElementTests.shared.suffix) }
      }
    }
  }

  @Test func aClosureIsEvaluatedAgainIfWhatItReadChanges() {
    let model = Values()
    model.items.removeSubrange(2...)
    Self.shared = Values()
    let host = makeLiveHost(ReadingRows(model: model))
    Self.shared.suffix = "?"
    host.update()
    #expect(texts(host) == ["Row 0?", "Row 1?"])
    model.items.swapAt(0, 1)
    Self.shared.suffix = "!"
    host.update()
    #expect(texts(host) == ["Row 1!", "Row 0!"])
  }

  struct SizedRows: View {
    let model: Values
    let isBold: Bool
    var body: some View { ValueRows(model: model).font(.system(size: isBold ? 30 : 10)) }
  }

  @Test func aNewEnvironmentReachesEqualElements() {
    let model = Values()
    model.items.removeSubrange(2...)
    let host = makeLiveHost(SizedRows(model: model, isBold: false))
    let height = host.rootNode?.size.height ?? 0
    host.show(SizedRows(model: model, isBold: true), environment: EnvironmentValues())
    host.update()
    #expect(host.rootNode?.size.height == height * 3)
  }

  @Test func valuesAreComparedByTheirContents() {
    func isValue(_ type: Any.Type) -> Bool { ViewComparison.ofValues(type).isPossible }
    #expect(isValue(Int.self) && isValue(String.self) && isValue(Value.self))
    #expect(isValue([Value].self) && isValue(String?.self) && isValue([String: Int].self))
    // Objects can change, closures can read anything.
    #expect(!isValue(Values.self) && !isValue(Holder.self) && !isValue([Values].self))
    #expect(!isValue((() -> Void).self) && !isValue(Any.self))
    let plan = ViewComparison.ofValues(Value.self)
    #expect(plan.areEqual(Value(id: 1, title: "a"), Value(id: 1, title: "a")))
    #expect(!plan.areEqual(Value(id: 1, title: "a"), Value(id: 1, title: "b")))
  }
}
