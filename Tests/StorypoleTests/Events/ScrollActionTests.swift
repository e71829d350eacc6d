// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole

/// User actions on scroll views, and the programs' notifications, in a window of 300×300: rows of 20, of
/// which 15 are visible.
@Suite @MainActor struct ScrollActionTests {
  /// The offset at the end of 50 rows.
  private let end: CGFloat = 50 * 20 - 300

  private func rows(_ count: Int = 50) -> some View {
    ForEach(0..<count, id: \.self) { Color.red.frame(width: 100, height: 20)._probe("\($0)") }
  }

  private func wheel(_ host: ViewHost, by distance: CGFloat) {
    host.send(
      .scroll(
        ScrollEvent(
          at: CGPoint(x: 150, y: 150), by: CGSize(width: 0, height: -distance), time: host.time)))
    host.update()
  }

  private func touch(_ host: ViewHost, _ phase: PointerEvent.Phase, _ y: CGFloat, after: Double) {
    host.advance(to: host.time + after)
    host.send(
      .pointer(
        PointerEvent(phase, at: CGPoint(x: 150, y: y), time: host.time, device: .touch)))
    host.update()
  }

  /// By the row that begins at 100.
  private func offset(_ host: ViewHost) -> CGFloat {
    100 - (LayoutResult(host: host).frames["5"]?.minY ?? .nan)
  }

  // Documented: a disabled scroll view can't be scrolled by the user; the one around it still can.
  @Test func disabled() {
    func stack(_ isDisabled: Bool) -> some View {
      ScrollView { VStack(spacing: 0) { rows() } }.scrollDisabled(isDisabled)
    }
    for isDisabled in [false, true] {
      let host = makeLiveHost(stack(isDisabled))
      wheel(host, by: 30)
      #expect(offset(host) == (isDisabled ? 0 : 30))
      touch(host, .down, 200, after: 0.01)
      touch(host, .moved, 150, after: 0.01)
      touch(host, .up, 150, after: 1)
      #expect(offset(host) == (isDisabled ? 0 : 80))
      host.send(.key(KeyEvent(.end, time: host.time)))
      host.update()
      #expect(offset(host) == (isDisabled ? 0 : end))
    }
    let nested = makeLiveHost(
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { VStack(spacing: 0) { rows() } }.frame(height: 200).scrollDisabled(true)
          Color.blue.frame(width: 100, height: 300)
        }
      })
    wheel(nested, by: 30)
    #expect(offset(nested) == 30)
  }

  // Documented: the binding changes as the user scrolls, to the identity of a view in the target layout.
  @Test func movesAreWrittenIntoTheIdentity() {
    struct Shown<Rows: View>: View {
      @State private var id: Int?
      let anchor: UnitPoint?
      let note: (Int?) -> Void
      let rows: Rows
      var body: some View {
        note(id)
        return ScrollView { LazyVStack(spacing: 0) { rows }.scrollTargetLayout() }
          .scrollPosition(id: $id, anchor: anchor)
      }
    }
    // 65 cuts three rows and a part of the next. At the bottom, 365 are 18 rows and a part of the next, whose
    // end is 15 away; that of the row before is 5 away.
    for (anchor, expected) in [(nil, 3), (.bottom, 17)] as [(UnitPoint?, Int)] {
      var last: Int?
      let host = makeLiveHost(Shown(anchor: anchor, note: { last = $0 }, rows: rows()))
      #expect(last == nil)
      wheel(host, by: 65)
      #expect(last == expected && isNear(offset(host), 65))
      host.advance(to: 5)
      #expect(isNear(offset(host), 65))
    }
  }

  // Documented: the position is the user's until the program sets another one.
  @Test func movesAreWrittenIntoThePosition() {
    struct Shown<Rows: View>: View {
      @State private var position = ScrollPosition(edge: .top)
      let act: (@escaping () -> Void) -> Void
      let note: (ScrollPosition) -> Void
      let rows: Rows
      var body: some View {
        note(position)
        act { position.scrollTo(edge: .bottom) }
        return ScrollView { VStack(spacing: 0) { rows }.scrollTargetLayout() }
          .scrollPosition($position)
      }
    }
    var last = ScrollPosition()
    var scroll = {}
    let host = makeLiveHost(Shown(act: { scroll = $0 }, note: { last = $0 }, rows: rows()))
    #expect(!last.isPositionedByUser && last.edge == .top)
    wheel(host, by: 65)
    #expect(last.isPositionedByUser && last.edge == nil && last.viewID(type: Int.self) == 3)
    #expect(offset(host) == 65)
    scroll()
    host.update()
    #expect(!last.isPositionedByUser && last.edge == .bottom)
    #expect(offset(host) == end)
  }

  // Documented: the phases and their order. Ours: a wheel rests after a tenth of a second.
  @Test func phases() {
    var phases: [ScrollPhase] = []
    let host = makeLiveHost(
      ScrollView { VStack(spacing: 0) { rows(500) } }
        .onScrollPhaseChange { _, new in phases.append(new) })
    #expect(phases == [.idle])
    wheel(host, by: 10)
    host.advance(to: 0.05)
    wheel(host, by: 10)
    host.advance(to: 0.14)
    #expect(phases == [.idle, .interacting])
    host.advance(to: 0.16)
    #expect(phases == [.idle, .interacting, .idle])
    phases = []
    // 50 points in 0.05 seconds.
    touch(host, .down, 200, after: 0.5)
    for step in 1...5 { touch(host, .moved, 200 - 10 * CGFloat(step), after: 0.01) }
    touch(host, .up, 150, after: 0)
    #expect(phases == [.interacting, .decelerating])
    #expect(host.advanceToRest())
    #expect(phases == [.interacting, .decelerating, .idle])
  }

  // Derived: rows of 20 from 65 on; a quarter of the row at 60 is hidden, and three quarters of that at 360.
  @Test func visibleTargets() {
    var visible: [[Int]] = []
    let host = makeLiveHost(
      ScrollView { VStack(spacing: 0) { rows() }.scrollTargetLayout() }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { visible.append($0) })
    #expect(visible == [Array(0..<15)])
    wheel(host, by: 65)
    #expect(visible.count == 2 && visible.last == Array(3..<18))
    wheel(host, by: 1)
    #expect(visible.count == 2)
  }

  @Test(arguments: [false, true]) func visibleViews(isLazy: Bool) {
    var changes: [String] = []
    let rows = ForEach(0..<50, id: \.self) { row in
      Color.red.frame(width: 100, height: 20)
        .onScrollVisibilityChange { if row == 0 || row == 20 { changes.append("\(row) \($0)") } }
    }
    let host = makeLiveHost(
      ScrollView {
        if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
      })
    #expect(changes == ["0 true"])
    // Half of the first row.
    wheel(host, by: 10)
    #expect(changes == ["0 true"])
    wheel(host, by: 1)
    #expect(changes == ["0 true", "0 false"])
    // A lazy container has removed the row before its next layout.
    wheel(host, by: 200)
    #expect(changes == ["0 true", "0 false", "20 true"])
    wheel(host, by: 400)
    host.advance(to: 1)
    #expect(changes == ["0 true", "0 false", "20 true", "20 false"])
  }
}
