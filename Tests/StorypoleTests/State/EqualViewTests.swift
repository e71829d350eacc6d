// SPDX-License-Identifier: Apache-2.0
import Combine
import Observation
import StorypoleGraphics
import Testing

@testable import Storypole

/// The body of a view that is equal to the previous one at its place is not evaluated again. That `EquatableView`
/// "prevents its child updating if its new value is the same as its old value" is documented; that other views are
/// compared field by field is known from observation, and the kinds of comparisons are ours.
@Suite @MainActor struct EqualViewTests {
  @MainActor final class Log { var names: [String] = [] }

  @Observable final class Model: @unchecked Sendable {
    var number = 0
    var items = (0..<5).map { Item(id: $0, title: "Row \($0)") }
    var color = Color.red
    var counter = Counter()
  }

  // Not Equatable, as most models of rows.
  struct Item: Identifiable {
    var id: Int
    var title: String
    var note: Counter?
  }

  final class Counter: ObservableObject { @Published var count = 0 }

  struct Row: View {
    let log: Log
    let item: Item
    @State private var taps = 0
    @Environment(\.layoutDirection) private var direction
    var body: some View {
      log.names.append(item.title)
      return Text(item.title).onTapGesture { taps += 1 }
    }
  }

  struct Rows: View {
    let model: Model
    let log: Log
    var body: some View { VStack { ForEach(model.items) { Row(log: log, item: $0) } } }
  }

  private func changed(_ host: ViewHost, _ log: Log, _ change: () -> Void) -> [String] {
    log.names = []
    change()
    host.update()
    return log.names
  }

  @Test func onlyTheChangedElementIsEvaluated() {
    let (model, log) = (Model(), Log())
    let host = makeLiveHost(Rows(model: model, log: log))
    #expect(log.names.count == 5)
    #expect(changed(host, log) { model.items[2].title = "New" } == ["New"])
    #expect(changed(host, log) { model.items[3].note = Counter() } == ["Row 3"])
    #expect(changed(host, log) { model.items.swapAt(0, 4) } == [])
    #expect(changed(host, log) { model.items.append(Item(id: 9, title: "Last")) } == ["Last"])
    #expect(changed(host, log) { model.items.remove(at: 1) } == [])
  }

  // Counted: a list of structs costs as much as the one row that changes; the rest of the count is the list's body.
  @Test func manyRowsCostOneBody() {
    let (model, log) = (Model(), Log())
    model.items = (0..<1000).map { Item(id: $0, title: "Row \($0)") }
    let host = makeLiveHost(Rows(model: model, log: log))
    let before = host.counters.bodies
    model.items[500].title = "New"
    host.update()
    #expect(host.counters.bodies - before == 2)
  }

  @Test func environmentReachesEqualViews() {
    struct Outer: View {
      let model: Model
      let log: Log
      var body: some View {
        VStack {
          Text("\(model.number)")
          Row(log: log, item: Item(id: 1, title: "One"))
        }
        .environment(\.layoutDirection, model.number > 1 ? .rightToLeft : .leftToRight)
      }
    }
    let (model, log) = (Model(), Log())
    let host = makeLiveHost(Outer(model: model, log: log))
    // The environment is made anew, with the same values.
    #expect(changed(host, log) { model.number = 1 } == [])
    #expect(changed(host, log) { model.number = 2 } == ["One"])
    #expect(changed(host, log) { model.number = 3 } == [])
  }

  @Test func valuesOfTheEnvironmentAreCompared() {
    struct Outer: View {
      let model: Model
      let log: Log
      var body: some View {
        VStack { Row(log: log, item: Item(id: 1, title: "One")) }
          .foregroundStyle(model.color).opacity(Double(model.number))
          .font(model.number > 2 ? .title : .body)
          .environmentObject(model.counter)
      }
    }
    let (model, log) = (Model(), Log())
    let host = makeLiveHost(Outer(model: model, log: log))
    #expect(changed(host, log) { model.number = 2 } == [])
    #expect(changed(host, log) { model.number = 3 } == ["One"])
    #expect(changed(host, log) { model.counter = Counter() } == ["One"])
  }

  struct Sink<Value>: View {
    let log: Log
    let value: Value
    var body: some View {
      log.names.append("\(Value.self)")
      return Color.red
    }
  }

  private func isEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    let log = Log()
    return ViewComparison.of(Sink<Value>.self)
      .areEqual(Sink(log: log, value: first), Sink(log: log, value: second))
  }

  private struct Flags { var isOn: Bool; var number: Double }
  private struct Weak { weak var object: Counter? }
  private struct Unowned { unowned let object: Counter }
  private struct Action { let run: () -> Int }
  private enum Choice { case none, text(String), other(Counter) }
  private struct OnlyID: Equatable {
    var id: Int
    var text: String
    static func == (first: Self, second: Self) -> Bool { first.id == second.id }
  }

  @Test func fieldsAreComparedByTheirKind() {
    let (first, second) = (Counter(), Counter())
    #expect(isEqual(1, 1) && !isEqual(1, 2))
    // Bytes: a value that is not equal to itself counts as equal.
    #expect(isEqual(Double.nan, .nan))
    #expect(
      isEqual("long enough to be stored elsewhere", "long enough to be stored " + "elsewhere"))
    #expect(isEqual(Item(id: 1, title: "a"), Item(id: 1, title: "a")))
    #expect(!isEqual(Item(id: 1, title: "a"), Item(id: 1, title: "b")))
    #expect(isEqual(first, first) && !isEqual(first, second))
    #expect(isEqual(Counter?.some(first), first) && !isEqual(Counter?.some(first), nil))
    #expect(isEqual([1, 2], [1, 2]) && !isEqual([1, 2], [1, 3]))
    #expect(isEqual(Flags(isOn: true, number: 1), Flags(isOn: true, number: 1)))
    #expect(!isEqual(Flags(isOn: true, number: 1), Flags(isOn: false, number: 1)))
    #expect(isEqual(OnlyID(id: 1, text: "a"), OnlyID(id: 1, text: "b")))
    #expect(isEqual(Unowned(object: first), Unowned(object: first)))
    #expect(!isEqual(Unowned(object: first), Unowned(object: second)))
    #expect(isEqual(Bindable(Model()), Bindable(Model())) == false)
  }

  @Test func valuesWithTheSameBytesAreEqual() {
    let (number, counter) = (Int.random(in: 0..<10), Counter())
    let action = Action { number }
    #expect(isEqual(action, action) && !isEqual(action, Action { number }))
    #expect(isEqual(Choice.other(counter), Choice.other(counter)))
    #expect(!isEqual(Choice.other(counter), Choice.other(Counter())))
    let optional = Optional(action)
    #expect(isEqual(optional, optional) && !isEqual(optional, nil))
    #expect(isEqual(Action?.none, nil))
    #expect(isEqual(Action??.some(nil), .some(nil)) && !isEqual(Action??.some(nil), nil))
    let anything = Array(repeating: 1, count: number) as Any
    #expect(isEqual(anything, anything))
  }

  // They are evaluated again.
  @Test func someFieldsCannotBeCompared() {
    let counter = Counter()
    let binding = Binding.constant(1)
    #expect(!isEqual(binding, binding))
    #expect(!isEqual(Weak(object: counter), Weak(object: counter)))
    let text = "long enough to be stored elsewhere"
    #expect(!isEqual(Choice.text(text), Choice.text(text.uppercased().lowercased())))
  }

  @Test func stateAndObjectsStillReachEqualViews() {
    struct Observing: View {
      let log: Log
      @ObservedObject var counter: Counter
      var body: some View {
        log.names.append("\(counter.count)")
        return Text("\(counter.count)")
      }
    }
    struct Outer: View {
      let model: Model
      let log: Log
      var body: some View {
        VStack {
          Text("\(model.number)")
          Observing(log: log, counter: model.counter)
        }
      }
    }
    let (model, log) = (Model(), Log())
    let host = makeLiveHost(Outer(model: model, log: log))
    #expect(changed(host, log) { model.number += 1 } == [])
    #expect(changed(host, log) { model.counter.count = 7 } == ["7"])
    #expect(changed(host, log) { model.counter = Counter() } == ["0"])
    #expect(
      changed(host, log) {
        model.number += 1
        model.counter.count = 8
      } == ["8"])
  }

  // A moving value is shown, and the view is compared with its target.
  @Test func animatedViewsReachTheirTarget() {
    struct Bar: View, @preconcurrency Animatable {
      var length: Double
      var animatableData: Double {
        get { length }
        set { length = newValue }
      }
      var body: some View { Color.red.frame(width: length, height: 10) }
    }
    struct Outer: View {
      let stage: Stage
      var body: some View { Bar(length: stage.number) }
    }
    let stage = Stage()
    let host = makeLiveHost(Outer(stage: stage))
    withAnimation(.linear(duration: 1)) { stage.number = 100 }
    host.update()
    host.advance(to: 0.5)
    // The shown value and the new one are equal now; the target isn't.
    stage.number = 50
    host.update()
    host.advance(to: 2)
    #expect(host.rootNode?.size.width == 50)
  }

  // Documented, see above; by `==`.
  @Test func equatableViewsCompareAsTheyWish() {
    struct Badge: View, @preconcurrency Equatable {
      let log: Log
      var number: Int
      var action: () -> Void
      static func == (first: Self, second: Self) -> Bool { first.number / 10 == second.number / 10 }
      var body: some View {
        log.names.append("\(number)")
        return Text("\(number)").onTapGesture(perform: action)
      }
    }
    struct Outer: View {
      let model: Model
      let log: Log
      var body: some View { Badge(log: log, number: model.number) {}.equatable() }
    }
    let (model, log) = (Model(), Log())
    let host = makeLiveHost(Outer(model: model, log: log))
    #expect(changed(host, log) { model.number = 9 } == [])
    #expect(changed(host, log) { model.number = 10 } == ["10"])
  }
}
