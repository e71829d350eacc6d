// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

@MainActor final class Counter: ObservableObject {
  @Published var count = 1
  @Published var name = "a"
  nonisolated init() {}
}

/// Announces its change by hand.
final class ByHand: ObservableObject {
  var count = 1 { willSet { objectWillChange.send() } }
}

/// A rectangle whose width shows a value in the frames.
struct Bar: View {
  var width: Int
  var body: some View {
    Color.red.frame(width: CGFloat(width), height: 1)._probe("bar")
  }
}

@MainActor func makeHost(_ view: some View) -> ViewHost {
  let host = ViewHost(textEngine: FixedTextEngine())
  host.show(view, environment: EnvironmentValues())
  host.layout(in: HostWindow(size: CGSize(width: 100, height: 100)))
  return host
}

@MainActor extension ViewHost {
  /// The number of bodies evaluated after `change`.
  func bodies(after change: () -> Void) -> Int {
    let before = counters.bodies
    change()
    layout(in: HostWindow(size: CGSize(width: 100, height: 100)))
    return counters.bodies - before
  }

  func width(_ id: String = "bar") -> CGFloat? {
    LayoutResult(host: self).frames[id]?.width
  }
}

@Suite @MainActor struct WrapperTests {
  @Test func stateObjectIsMadeOnceAndObserved() {
    nonisolated(unsafe) var made = 0
    nonisolated(unsafe) var current: Counter!
    func make() -> Counter {
      made += 1
      current = Counter()
      return current
    }
    struct Owner: View {
      @StateObject var counter: Counter
      init(_ make: @escaping () -> Counter) { _counter = StateObject(wrappedValue: make()) }
      var body: some View { Bar(width: counter.count) }
    }
    let host = makeHost(Owner(make))
    #expect(host.width() == 1)
    #expect(host.bodies { current.count = 5 } == 2)
    #expect(host.width() == 5)
    host.show(Owner(make), environment: EnvironmentValues())
    #expect(made == 1)
  }

  @Test func observedObjectFollowsItsObject() {
    struct Reader: View {
      @ObservedObject var counter: Counter
      var body: some View { Bar(width: counter.count) }
    }
    let first = Counter()
    let second = Counter()
    let host = makeHost(Reader(counter: first))
    #expect(host.bodies { first.count = 2 } == 2)
    host.show(Reader(counter: second), environment: EnvironmentValues())
    #expect(host.bodies { first.count = 3 } == 0)
    #expect(host.bodies { second.count = 4 } == 2)
    #expect(host.width() == 4)
  }

  @Test func objectThatAnnouncesByHand() {
    struct Reader: View {
      @ObservedObject var object: ByHand
      var body: some View { Bar(width: object.count) }
    }
    let object = ByHand()
    let host = makeHost(Reader(object: object))
    #expect(host.bodies { object.count = 7 } == 2)
    #expect(host.width() == 7)
  }

  @Test func bindingsToObjects() {
    struct Writer: View {
      @Binding var count: Int
      var body: some View {
        count = 9
        return EmptyView()
      }
    }
    struct Owner: View {
      @StateObject var counter = Counter()
      var body: some View {
        Bar(width: counter.count)
        if counter.count < 9 { Writer(count: $counter.count) }
      }
    }
    #expect(makeHost(Owner()).width() == 9)
  }

  @Test func environmentObject() {
    struct Reader: View {
      @EnvironmentObject var counter: Counter
      var body: some View { Bar(width: counter.count) }
    }
    struct Between: View {
      var body: some View { Reader() }
    }
    let counter = Counter()
    counter.count = 3
    let host = makeHost(Between().environmentObject(counter))
    #expect(host.width() == 3)
    // The view in between does not read it.
    #expect(host.bodies { counter.count = 4 } == 2)
    #expect(host.width() == 4)
  }
}
