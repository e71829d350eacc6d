// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// `Transaction.tracksVelocity`. Documented: changes in such a transaction provide a value's velocity, and a
/// following animation continues with it. A spring's position then follows from Newton's law.
@Suite @MainActor struct TrackedVelocityTests {
  private let stage = Stage()

  private struct Moved: View {
    let stage: Stage
    let isFrame: Bool
    var body: some View {
      Color.red.frame(width: 20, height: 20)._probe("box")
        .offset(x: isFrame ? 0 : stage.number)
        .padding(.leading, isFrame ? stage.number * 2 : 0)
    }
  }

  private func x(_ host: ViewHost) -> Double {
    host.drawnFrame("box").map { $0.minX - 140 } ?? .nan
  }

  /// Moves the number to 10 in 0.1 seconds, and then by a spring to 0, after `pause` seconds.
  private func release(_ isFrame: Bool, tracks: Bool, pause: Double = 0) -> ViewHost {
    let host = makeLiveHost(Moved(stage: stage, isFrame: isFrame))
    for step in 0...10 {
      host.advance(to: Double(step) / 100)
      var transaction = Transaction()
      transaction.tracksVelocity = tracks
      withTransaction(transaction) { stage.number = Double(step) }
      host.update()
    }
    host.advance(to: 0.1 + pause)
    withAnimation(.spring(response: 0.5, dampingFraction: 0.6)) { stage.number = 0 }
    host.update()
    return host
  }

  // An offset is a value of a modifier; padding moves the frame.
  @Test(arguments: [false, true], [true, false])
  func springsBeginWithTheVelocity(_ isFrame: Bool, _ tracks: Bool) {
    let host = release(isFrame, tracks: tracks)
    var pendulum = Pendulum(response: 0.5, fraction: 0.6)
    pendulum.position = 10
    pendulum.velocity = tracks ? 100 : 0
    for step in 0...20 {
      let time = Double(step) * 0.05
      pendulum.swing(to: 0, until: time)
      host.advance(to: 0.1 + time)
      #expect(isNear(x(host), pendulum.position), "\(time)")
    }
  }

  // Ours: a finger that has rested for a tenth of a second has no velocity.
  @Test func restingHasNoVelocity() {
    let host = release(false, tracks: true, pause: 0.2)
    var pendulum = Pendulum(response: 0.5, fraction: 0.6)
    pendulum.position = 10
    pendulum.swing(to: 0, until: 0.1)
    host.advance(to: 0.4)
    #expect(isNear(x(host), pendulum.position))
  }
}
