// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// Counts each new view that appears.
private struct Numbered: View {
  @State private var number: Int
  let id: String

  init(_ id: String, _ counter: Ticker) {
    self.id = id
    _number = State(wrappedValue: counter.next())
  }

  var body: some View { Color.red.frame(width: CGFloat(number), height: 1)._probe(id) }
}

/// `State(wrappedValue:)` evaluates its argument each time; the view keeps the first.
private final class Ticker {
  var count = 0
  func next() -> Int {
    count += 1
    return count
  }
}

@Suite @MainActor struct IdentityTests {
  private func show(_ view: some View, in host: ViewHost) {
    host.show(view, environment: EnvironmentValues())
    host.layout(in: HostWindow(size: CGSize(width: 100, height: 100)))
  }

  @Test func stateMovesWithTheElement() {
    let ticker = Ticker()
    func list(_ ids: [String]) -> some View {
      VStack { ForEach(ids, id: \.self) { Numbered($0, ticker) } }
    }
    let host = makeHost(list(["a", "b", "c"]))
    #expect(host.width("a") == 1)
    show(list(["c", "a", "d"]), in: host)
    #expect(host.width("a") == 1)
    #expect(host.width("c") == 3)
    #expect(host.width("d") == 6)
    // "b" was removed and is new when it returns.
    show(list(["b"]), in: host)
    #expect(host.width("b") == 7)
  }

  @Test func anotherIDResetsState() {
    let ticker = Ticker()
    func view(_ id: Int) -> some View { Numbered("a", ticker).id(id) }
    let host = makeHost(view(1))
    show(view(1), in: host)
    #expect(host.width("a") == 1)
    show(view(2), in: host)
    #expect(host.width("a") == 3)
  }

  @Test func anotherTypeInAnyViewResetsState() {
    let ticker = Ticker()
    func view(_ other: Bool) -> AnyView {
      other ? AnyView(Numbered("a", ticker).padding(1)) : AnyView(Numbered("a", ticker))
    }
    let host = makeHost(view(false))
    show(view(false), in: host)
    #expect(host.width("a") == 1)
    show(view(true), in: host)
    #expect(host.width("a") == 3)
  }

  @Test func theOtherBranchResetsState() {
    let ticker = Ticker()
    @ViewBuilder func view(_ other: Bool) -> some View {
      if other { Numbered("a", ticker) } else { Numbered("a", ticker) }
    }
    let host = makeHost(view(false))
    show(view(true), in: host)
    #expect(host.width("a") == 2)
    show(view(false), in: host)
    #expect(host.width("a") == 3)
  }
}
