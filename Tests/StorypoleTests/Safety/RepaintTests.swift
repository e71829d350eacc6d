// SPDX-License-Identifier: Apache-2.0
import Observation
import StorypoleGraphics
import Testing

@testable import Storypole

// Parts of the painting are repainted. The list must be that of a new host with the same views: derived, by
// painting the whole tree again.

@Observable private final class Counts: @unchecked Sendable {
  var first = 1
  var second = 1
  var width: CGFloat = 300
  var isWide = true
}

@Suite struct RepaintTests {
  private let size = CGSize(width: 320, height: 240)

  private func host(_ view: some View) -> ViewHost {
    let host = ViewHost(textEngine: FixedTextEngine())
    host.show(view, environment: EnvironmentValues())
    host.layout(in: HostWindow(size: size))
    return host
  }

  private func commands(_ host: ViewHost, scale: CGFloat = 2) -> [DrawCommand] {
    host.layout(in: HostWindow(size: size))
    return host.paint(size: size, scale: scale, origin: .zero).map(\.command)
  }

  private struct Boxes: View {
    let count: Int
    var body: some View {
      VStack { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 5, height: 5) } }
    }
  }

  private struct First: View {
    let counts: Counts
    var body: some View { Boxes(count: counts.first) }
  }
  private struct Second: View {
    let counts: Counts
    var body: some View { Boxes(count: counts.second) }
  }

  // Two containers, neither inside the other, and without a third one around both.
  @Test func containersSideBySideMoveInTheList() {
    let counts = Counts()
    let view = Color.clear.background { First(counts: counts) }.overlay { Second(counts: counts) }
    let live = host(view)
    for _ in 0..<2 { _ = commands(live) }
    for (first, second) in [(4, 1), (4, 3), (0, 3), (0, 0), (1, 9), (7, 9), (7, 2), (0, 5)] {
      (counts.first, counts.second) = (first, second)
      #expect(commands(live) == commands(host(view)), "\(first), \(second)")
      counts.second += 1
      #expect(commands(live) == commands(host(view)), "\(first), \(second) + 1")
    }
  }

  private struct Choice: View {
    let counts: Counts
    var body: some View {
      ViewThatFits(in: .horizontal) {
        First(counts: counts).frame(width: counts.isWide ? 100 : 1000)
        Second(counts: counts)
      }
    }
  }

  // A container that is not painted this time doesn't report its last position.
  @Test func unpaintedContainersLoseTheirRecord() {
    let counts = Counts()
    (counts.first, counts.second) = (9, 1)
    let view = VStack { Choice(counts: counts) }
    let live = host(view)
    for _ in 0..<2 { _ = commands(live) }
    counts.isWide = false
    for _ in 0..<2 { _ = commands(live, scale: 1) }
    // Not visible, but changed.
    counts.first = 3
    #expect(commands(live, scale: 1) == commands(host(view), scale: 1))
    counts.first = 8
    counts.isWide = true
    #expect(commands(live, scale: 1) == commands(host(view), scale: 1))
  }
}
