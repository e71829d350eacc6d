// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole

/// Deceleration after a drag. UIKit's: 0.998 of the speed remains after each millisecond.
@Suite @MainActor struct FlingTests {
  private func list() -> ViewHost {
    makeLiveHost(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { Color.red.frame(width: 100, height: 20)._probe("\($0)") }
        }
      })
  }

  /// A finger moves up by 20 points every 0.02 s: 1,000 points per second, 80 in all.
  private func swipe(_ host: ViewHost) {
    let begin = host.time
    for step in 0...4 {
      host.advance(to: begin + 0.02 * Double(step))
      host.send(
        .pointer(
          PointerEvent(
            step == 0 ? .down : step == 4 ? .up : .moved,
            at: CGPoint(x: 150, y: 250 - 20 * CGFloat(step)), time: host.time, device: .touch)))
    }
    host.update()
  }

  private func offset(_ host: ViewHost) -> Double {
    -(LayoutResult(host: host).frames["0"]?.minY ?? .nan)
  }

  // Derived: the integral of 1000 · 0.998^(1000 t).
  @Test func contentGoesOn() {
    let host = list()
    swipe(host)
    #expect(offset(host) == 80)
    for time in [0.1, 0.5, 1] {
      host.advance(to: 0.08 + time)
      let way = 1000 * (1 - pow(0.998, 1000 * time)) / (-1000 * log(0.998))
      #expect(isNear(offset(host), 80 + way, 0.01), "\(time)")
    }
    #expect(host.advanceToRest())
    #expect(isNear(offset(host), 80 + 1000 / (-1000 * log(0.998)), 10.1))
  }

  @Test func aFingerStopsIt() {
    let host = list()
    swipe(host)
    host.advance(to: 0.2)
    let stopped = offset(host)
    host.send(
      .pointer(PointerEvent(.down, at: CGPoint(x: 150, y: 100), time: 0.2, device: .touch)))
    host.advance(to: 1)
    #expect(offset(host) == stopped)
  }

  // A finger that rests before release doesn't fling, and the end of the content stops it.
  @Test func restsAndEnds() {
    let host = list()
    for (phase, y, time) in [
      (PointerEvent.Phase.down, 250.0, 0.0), (.moved, 200, 0.05), (.up, 200, 0.5),
    ] {
      host.advance(to: time)
      host.send(
        .pointer(
          PointerEvent(phase, at: CGPoint(x: 150, y: y), time: time, device: .touch)))
    }
    host.advance(to: 2)
    #expect(offset(host) == 50 && !host.needsFrame)
    // 80 points each: the content is 4,000 long.
    for _ in 0..<50 { swipe(host) }
    #expect(host.advanceToRest() && offset(host) == 200 * 20 - 300)
  }
}
