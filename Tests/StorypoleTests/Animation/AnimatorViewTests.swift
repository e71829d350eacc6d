// SPDX-License-Identifier: Apache-2.0
import Observation
import StorypoleGraphics
import Testing

@testable import Storypole

/// Self-animating views: timelines, phases, keyframes.
@Suite @MainActor struct AnimatorViewTests {
  private let stage = Stage()
  private final class Log { var lines: [String] = [] }

  // Documented: the context's date is the schedule's current entry.
  @Test func timelinesFollowTheirSchedules() {
    let host = ViewHost(textEngine: FixedTextEngine())
    host.isLive = true
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    host.startDate = start
    let log = Log()
    host.show(
      TimelineView(.periodic(from: start, by: 2)) { context in
        let seconds = context.date.timeIntervalSince(start)
        Color.red.frame(width: CGFloat(10 + seconds), height: 10)._probe("bar")
          .onChange(of: seconds) { log.lines.append("\($1)") }
      }, environment: EnvironmentValues())
    host.layout(in: HostWindow(size: CGSize(width: 300, height: 300)))
    #expect(host.drawnFrame("bar")?.width == 10)
    #expect(host.nextDeadline == 2 && !host.needsFrame)
    host.advance(to: 1.9)
    #expect(host.drawnFrame("bar")?.width == 10)
    host.advance(to: 6.5)
    #expect(log.lines == ["2.0", "4.0", "6.0"])
    #expect(host.drawnFrame("bar")?.width == 16)
  }

  @Test func schedulesThatEndOrNeverCome() {
    let past = Date(timeIntervalSince1970: 0)
    func host(_ dates: [Date]) -> ViewHost {
      makeLiveHost(
        TimelineView(.explicit(dates)) { context in
          Color.red.frame(width: context.date == past ? 20 : 40, height: 1)._probe("bar")
        })
    }
    // Ours: the last past date; before the first, that one; without dates, the current one.
    #expect(host([past]).drawnFrame("bar")?.width == 20)
    #expect(host([past]).nextDeadline == nil)
    #expect(host([]).drawnFrame("bar")?.width == 40)
    #expect(host([.distantFuture]).drawnFrame("bar")?.width == 40)
    // A schedule whose date doesn't advance ends the search for the current one.
    let stuck = makeLiveHost(
      TimelineView(.periodic(from: past, by: 0)) { _ in Color.red })
    #expect(stuck.warnings.count == 1)
  }

  @Test func phasesGoRound() {
    struct Phased: View {
      var body: some View {
        PhaseAnimator([0.0, 100, 40]) { x in
          Color.red.frame(width: 10, height: 10)._probe("box").offset(x: x)
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    let host = makeLiveHost(Phased())
    for (time, x) in [(0.5, 50.0), (1.5, 70), (2.25, 30), (3.5, 50)] {
      // A phase begins at the frame that ends the one before.
      for step in stride(from: host.time, to: time, by: 0.125) { host.advance(to: step) }
      host.advance(to: time)
      #expect(isNear(host.drawnFrame("box").map { $0.minX - 145 }, x), "\(time)")
    }
  }

  @Test func phasesRunWhenTriggered() {
    struct Phased: View {
      let stage: Stage
      var body: some View {
        Color.red.frame(width: 10, height: 10)._probe("box")
          .phaseAnimator([0.0, 80], trigger: stage.number) { content, x in
            content.offset(x: x)
          } animation: { _ in
            .linear(duration: 1)
          }
      }
    }
    let host = makeLiveHost(Phased(stage: stage))
    host.advance(to: 1)
    #expect(!host.needsFrame && host.drawnFrame("box")?.minX == 145)
    stage.number = 1
    host.update()
    host.advance(to: 1.5)
    #expect(isNear(host.drawnFrame("box")?.minX, 145 + 40))
    host.advance(to: 2)
    host.advance(to: 2.5)
    #expect(isNear(host.drawnFrame("box")?.minX, 145 + 40))
    host.advance(to: 3)
    #expect(host.drawnFrame("box")?.minX == 145 && !host.needsFrame)
  }

  @Test func phasesWithoutAnimationsTakeAFrame() {
    struct Blinking: View {
      var body: some View {
        PhaseAnimator([false, true]) { isOn in
          Color.red.frame(width: isOn ? 20 : 10, height: 10)
        } animation: { _ in
          nil
        }
      }
    }
    let host = makeLiveHost(Blinking())
    host.advance(to: 1)
    #expect(host.warnings.isEmpty)
  }

  private struct Pose {
    var x = 0.0
    var scale = 1.0
  }

  // Documented: tracks run in parallel, keyframes in sequence; linear ones follow their curve, a
  // move is immediate, a spring follows its equation.
  @Test func keyframesMoveTracks() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(100, duration: 1)
        MoveKeyframe(20)
        LinearKeyframe(60, duration: 2, timingCurve: .easeInOut)
      }
      KeyframeTrack(\.scale) {
        SpringKeyframe(2, duration: 0.5, spring: Spring(duration: 0.5, bounce: 0))
      }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0.25).x == 25)
    #expect(isNear(timeline.value(time: 1.5).x, 20 + 40 * easeInOut(0.25)))
    #expect(timeline.value(time: 9).x == 60 && timeline.value(time: -1).x == 0)
    #expect(timeline.value(progress: 1).x == 60)
    var pendulum = Pendulum(response: 0.5, fraction: 1)
    pendulum.swing(to: 1, until: 0.2)
    #expect(isNear(timeline.value(time: 0.2).scale, 1 + pendulum.position, 1e-3))
  }

  // Derived: Hermite's cubic with the velocities that are given: from 0 to 8 with slopes 4 and 0 in
  // one second it is 4(t − 2t² + t³) + 8(3t² − 2t³).
  @Test func cubicKeyframes() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(8, duration: 1, startVelocity: 4, endVelocity: 0)
    }
    for t in [0.25, 0.5, 0.75] {
      let value = 4 * (t - 2 * t * t + t * t * t) + 8 * (3 * t * t - 2 * t * t * t)
      #expect(isNear(timeline.value(time: t), value, 1e-9))
    }
  }

  @Test func keyframeAnimators() {
    struct Jumping: View {
      let stage: Stage
      var body: some View {
        Color.red.frame(width: 10, height: 10)._probe("box")
          .keyframeAnimator(initialValue: 0.0, trigger: stage.number) { content, x in
            content.offset(x: x)
          } keyframes: { _ in
            LinearKeyframe(60, duration: 1)
            LinearKeyframe(0, duration: 1)
          }
      }
    }
    let host = makeLiveHost(Jumping(stage: stage))
    #expect(!host.needsFrame)
    stage.number = 1
    host.update()
    host.advance(to: 0.5)
    #expect(isNear(host.drawnFrame("box")?.minX, 145 + 30))
    host.advance(to: 1.75)
    #expect(isNear(host.drawnFrame("box")?.minX, 145 + 15))
    host.advance(to: 2)
    #expect(host.drawnFrame("box")?.minX == 145 && !host.needsFrame)
  }

  @Test func keyframesRepeat() {
    let host = makeLiveHost(
      KeyframeAnimator(initialValue: 0.0) { x in
        Color.red.frame(width: 10, height: 10)._probe("box").offset(x: x)
      } keyframes: { _ in
        LinearKeyframe(60, duration: 1)
      })
    host.advance(to: 10.25)
    #expect(isNear(host.drawnFrame("box")?.minX, 145 + 15))
    #expect(host.needsFrame)
  }
}
