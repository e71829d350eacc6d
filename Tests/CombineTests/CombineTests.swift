// SPDX-License-Identifier: Apache-2.0
import Combine
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole

/// The statements of Combine's documentation about its subjects, publishers and operators.
@Suite struct CombineTests {
  private final class Log<Value> {
    var values: [Value] = []
    var ends = 0
    var held: Set<AnyCancellable> = []

    func take<P: Publisher>(_ publisher: P) where P.Output == Value {
      publisher.sink(
        receiveCompletion: { _ in self.ends += 1 }, receiveValue: { self.values.append($0) }
      )
      .store(in: &held)
    }
  }

  private enum Problem: Error, Equatable { case one }

  @Test func subjects() {
    let passing = PassthroughSubject<Int, Never>()
    let log = Log<Int>()
    passing.send(1)
    log.take(passing)
    passing.send(2)
    passing.send(completion: .finished)
    passing.send(3)
    #expect(log.values == [2] && log.ends == 1)

    let current = CurrentValueSubject<Int, Never>(5)
    let other = Log<Int>()
    other.take(current)
    current.value = 6
    #expect(other.values == [5, 6] && current.value == 6)
    other.held = []
    current.send(7)
    #expect(other.values == [5, 6] && current.value == 7)
  }

  @Test func operators() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log<String>()
    log.take(
      subject.filter { $0 > 1 }.removeDuplicates().map { $0 * 2 }.scan(0, +)
        .compactMap { $0 < 100 ? "\($0)" : nil })
    for value in [1, 2, 2, 3, 90, 2] { subject.send(value) }
    // 4, 4 + 6, then 190 and 194, which are too large.
    #expect(log.values == ["4", "10"])

    let few = Log<Int>()
    few.take([1, 2, 3, 4].publisher.dropFirst().prefix(2).prepend(0).append(9))
    #expect(few.values == [0, 2, 3, 9] && few.ends == 1)

    let all = Log<[Int]>()
    all.take([1, 2].publisher.collect())
    #expect(all.values == [[1, 2]])
  }

  @Test func combining() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<String, Never>()
    let latest = Log<String>()
    latest.take(a.combineLatest(b) { "\($0)\($1)" })
    let pairs = Log<String>()
    pairs.take(a.zip(b).map { "\($0)\($1)" })
    let merged = Log<String>()
    merged.take(a.map(String.init).merge(with: b))
    a.send(1)
    b.send("x")
    a.send(2)
    b.send("y")
    #expect(latest.values == ["1x", "2x", "2y"])
    #expect(pairs.values == ["1x", "2y"])
    #expect(merged.values == ["1", "x", "2", "y"])
    a.send(completion: .finished)
    #expect(merged.ends == 0)
    b.send(completion: .finished)
    #expect(merged.ends == 1 && latest.ends == 1)
  }

  private final class Ended { var lines: [String] = [] }

  /// Records values and ends of a publisher of numbers or texts.
  private func note<P: Publisher>(_ publisher: P, in ended: Ended) -> AnyCancellable {
    publisher.sink {
      if case .finished = $0 { ended.lines.append("end") } else { ended.lines.append("failure") }
    } receiveValue: {
      ended.lines.append("\($0)")
    }
  }

  // Documented: an error of one side is that of both. Reference (OpenCombine): a zip ends when no pair can
  // follow.
  @Test func combinationsEndOnce() {
    typealias Side = PassthroughSubject<Int, Problem>
    for make in [
      { (a: Side, b: Side) in a.merge(with: b).eraseToAnyPublisher() },
      { $0.combineLatest($1) { $0 + $1 } }, { $0.zip($1).map { $0 + $1 } },
    ] {
      let (a, b, ended) = (Side(), Side(), Ended())
      let held = note(make(a, b), in: ended)
      a.send(completion: .failure(.one))
      b.send(1)
      b.send(completion: .failure(.one))
      #expect(ended.lines == ["failure"])
      withExtendedLifetime(held) {}
    }
    let (a, b, ended) = (Side(), Side(), Ended())
    let held = note(a.zip(b).map { "\($0)\($1)" }, in: ended)
    a.send(1)
    a.send(2)
    a.send(completion: .finished)
    b.send(3)
    #expect(ended.lines == ["13"])
    b.send(4)
    b.send(5)
    #expect(ended.lines == ["13", "24", "end"])
    withExtendedLifetime(held) {}
    let none = Ended()
    _ = note(Empty<Int, Never>().zip(Just(1)).map { "\($0)" }, in: none)
    #expect(none.lines == ["end"])
  }

  // Documented: the publisher ends when the outer one and the inner ones have ended.
  @Test func innerPublishersEndToo() {
    typealias Inner = PassthroughSubject<Int, Never>
    for isFlat in [true, false] {
      let (outer, ended) = (PassthroughSubject<Inner, Never>(), Ended())
      let held =
        isFlat
        ? note(outer.flatMap { $0 }, in: ended) : note(outer.switchToLatest(), in: ended)
      let (a, b) = (Inner(), Inner())
      outer.send(a)
      outer.send(b)
      outer.send(completion: .finished)
      a.send(1)
      b.send(2)
      #expect(ended.lines == (isFlat ? ["1", "2"] : ["2"]))
      b.send(completion: .finished)
      #expect(ended.lines.last == (isFlat ? "2" : "end"))
      a.send(completion: .finished)
      #expect(ended.lines == (isFlat ? ["1", "2", "end"] : ["2", "end"]))
      withExtendedLifetime(held) {}
    }
  }

  // Documented: the cancellation is that of the receiver, not the release after the end.
  @Test func anEndIsNoCancellation() {
    var cancellations = 0
    let subject = PassthroughSubject<Int, Never>()
    func subscribe() -> AnyCancellable {
      subject.handleEvents(receiveCancel: { cancellations += 1 }).sink { _ in }
    }
    subscribe().cancel()
    #expect(cancellations == 1)
    let ended = subscribe()
    subject.send(completion: .finished)
    ended.cancel()
    #expect(cancellations == 1)
  }

  private static func small(_ value: Int) throws -> Int {
    if value > 1 { throw Problem.one }
    return value
  }

  @Test func failures() {
    let log = Log<Int>()
    log.take(Fail<Int, Problem>(error: .one).catch { _ in Just(4) })
    log.take(
      [1, 2].publisher.tryMap(Self.small).replaceError(with: 0))
    log.take(Future<Int, Never> { $0(.success(8)) })
    log.take([3].publisher.flatMap { [$0, $0].publisher })
    #expect(log.values == [4, 1, 0, 8, 3, 3] && log.ends == 4)
  }

  @Test func sharing() {
    var count = 0
    let source = Deferred { () -> PassthroughSubject<Int, Never> in
      count += 1
      return PassthroughSubject()
    }
    let shared = source.share()
    let (a, b) = (Log<Int>(), Log<Int>())
    a.take(shared)
    b.take(shared)
    #expect(count == 1)
  }

  private final class Model: ObservableObject {
    @Published var text = ""
    @Published var shown = ""
    init() {}
  }

  @Test func publishedPropertiesArePublishers() {
    let model = Model()
    var changes = 0
    let watching = model.objectWillChange.sink { _ in changes += 1 }
    model.$text.map { $0.uppercased() }.assign(to: &model.$shown)
    model.text = "abc"
    #expect(model.shown == "ABC" && changes >= 2)
    watching.cancel()
    let log = Log<String>()
    log.take(model.$text)
    model.text = "d"
    #expect(log.values == ["abc", "d"])
  }
}

/// Publishers and views: their time is that of the host.
@Suite @MainActor struct PublishersInViewsTests {
  private func makeHost(_ view: some View) -> ViewHost {
    let host = ViewHost(textEngine: FixedTextEngine())
    host.isLive = true
    host.startDate = Date(timeIntervalSinceReferenceDate: 0)
    host.show(view, environment: EnvironmentValues())
    host.layout(in: HostWindow(size: CGSize(width: 300, height: 300)))
    return host
  }

  private final class Log { var lines: [String] = [] }

  private struct Ticking: View {
    @State private var count = 0
    let log: Log
    private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

    init(log: Log) { self.log = log }

    var body: some View {
      Color.red.frame(width: CGFloat(10 * count), height: 10)._probe("bar")
        .onReceive(timer) { date in
          count += 1
          log.lines.append("\(date.timeIntervalSinceReferenceDate)")
        }
    }
  }

  @Test func timersFollowTheHostsTime() {
    let log = Log()
    let host = makeHost(Ticking(log: log))
    #expect(host.nextDeadline == 0.5)
    host.advance(to: 0.4)
    #expect(log.lines == [])
    host.advance(to: 1.6)
    #expect(log.lines == ["0.5", "1.0", "1.5"])
    #expect(LayoutResult(host: host).frames["bar"]?.width == 30)
    #expect(host.nextDeadline == 2 && !host.needsFrame)
  }

  private final class Search: ObservableObject {
    @Published var query = ""
    @Published var found = ""
    private var held: Set<AnyCancellable> = []
    init() {
      $query.dropFirst().debounce(for: .seconds(0.3), scheduler: RunLoop.main)
        .removeDuplicates()
        .sink { [weak self] in self?.found = "found \($0)" }.store(in: &held)
    }
  }

  private struct Searching: View {
    @StateObject private var search = Search()
    let log: Log
    let act: Act
    var body: some View {
      act.type = { search.query = $0 }
      log.lines.append(search.found)
      return Text(search.found)
    }
  }

  private final class Act { var type: (String) -> Void = { _ in } }

  @Test func delaysFollowTheHostsTime() {
    let (log, act) = (Log(), Act())
    let host = makeHost(Searching(log: log, act: act))
    act.type("a")
    host.advance(to: 0.2)
    act.type("ab")
    host.advance(to: 0.4)
    #expect(log.lines.last == "")
    host.advance(to: 0.51)
    #expect(log.lines.last == "found ab")
  }

  private struct Ending: View {
    let log: Log
    let subject: PassthroughSubject<Int, Never>
    let make: (PassthroughSubject<Int, Never>) -> AnyPublisher<Int, Never>
    var body: some View {
      Color.red.onReceive(
        make(subject).map { "\($0)" }.append("end").eraseToAnyPublisher()
      ) { log.lines.append($0) }
    }
  }

  // Reference (OpenCombine): the end of debounce drops the pending value, that of throttle follows it.
  @Test func endsFollowTheHostsTime() {
    for isDebounce in [true, false] {
      let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
      let host = makeHost(
        Ending(log: log, subject: subject) {
          isDebounce
            ? $0.debounce(for: .seconds(0.3), scheduler: RunLoop.main)
            : $0.throttle(for: .seconds(0.3), scheduler: RunLoop.main, latest: true)
        })
      subject.send(1)
      host.advance(to: 0.1)
      subject.send(2)
      subject.send(completion: .finished)
      #expect(log.lines == (isDebounce ? [] : ["1"]))
      host.advance(to: 1)
      #expect(log.lines == (isDebounce ? ["end"] : ["1", "2", "end"]))
    }
  }

  // A publisher that each body creates from the same source keeps its subscription.
  private struct Following: View {
    @StateObject private var search = Search()
    @State private var count = 0
    let log: Log
    let act: Act
    var body: some View {
      act.type = { search.query = $0 }
      return Text("\(count)").onReceive(search.$query.map { $0 + "!" }) {
        log.lines.append($0)
        count += 1
      }
    }
  }

  @Test func bodiesSubscribeOnce() {
    let (log, act) = (Log(), Act())
    let host = makeHost(Following(log: log, act: act))
    #expect(log.lines == ["!"])
    act.type("a")
    host.update()
    #expect(log.lines == ["!", "a!"] && host.warnings.isEmpty)
  }

  private struct Saying: View {
    let number: Int
    let log: Log
    var body: some View { Color.red.onReceive(Just(number)) { log.lines.append("\($0)") } }
  }

  // Observed: a Just is received again when its value has changed.
  @Test func anotherValueIsAnotherPublisher() {
    let log = Log()
    let host = makeHost(Saying(number: 1, log: log))
    for number in [1, 2] {
      host.show(Saying(number: number, log: log), environment: EnvironmentValues())
      host.layout(in: HostWindow(size: CGSize(width: 300, height: 300)))
    }
    #expect(log.lines == ["1", "2"])
  }

  @Test func notifications() {
    let name = Notification.Name("storypole.test")
    struct Listening: View {
      let name: Notification.Name
      let log: Log
      var body: some View {
        Color.red.onReceive(NotificationCenter.default.publisher(for: name)) {
          log.lines.append($0.name.rawValue)
        }
      }
    }
    let log = Log()
    let host = makeHost(Listening(name: name, log: log))
    NotificationCenter.default.post(name: name, object: nil)
    #expect(log.lines == ["storypole.test"])
    withExtendedLifetime(host) {}
  }
}
