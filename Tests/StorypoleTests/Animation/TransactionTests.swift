// SPDX-License-Identifier: Apache-2.0
import Observation
import StorypoleGraphics
import Testing

@testable import Storypole

/// The animations of changes, and their completions.
@Suite @MainActor struct TransactionTests {
  private let stage = Stage()

  private struct Moved: View {
    let stage: Stage
    var body: some View {
      Color.red.frame(width: 10, height: 10)._probe("box").offset(x: stage.number)
    }
  }

  private func x(_ host: ViewHost) -> Double { (host.drawnFrame("box")?.minX ?? .nan) - 145 }

  // Derived: Newton's law for the spring; documented: a spring that takes over keeps the velocity.
  @Test(arguments: [(1.0, 0.5), (0.7, 0.4)])
  func aSpringThatIsInterruptedKeepsItsVelocity(fraction: Double, response: Double) {
    let host = makeLiveHost(Moved(stage: stage))
    let spring = Animation.spring(response: response, dampingFraction: fraction)
    withAnimation(spring) { stage.number = 100 }
    host.advance(to: 0)
    var pendulum = Pendulum(response: response, fraction: fraction)
    for time in [0.05, 0.1, 0.15] {
      host.advance(to: time)
      pendulum.swing(to: 100, until: time)
      #expect(isNear(x(host), pendulum.position))
    }
    withAnimation(spring) { stage.number = -40 }
    host.update()
    #expect(isNear(x(host), pendulum.position))
    for time in [0.16, 0.2, 0.3, 0.5] {
      host.advance(to: time)
      pendulum.swing(to: -40, until: time)
      #expect(isNear(x(host), pendulum.position), "\(time)")
    }
    host.advance(to: 5)
    #expect(x(host) == -40 && !host.needsFrame)
  }

  // Derived: two springs of one kind, one replacing the other, equal one spring with another rest.
  @Test func anotherSpringTakesOver() {
    let host = makeLiveHost(Moved(stage: stage))
    withAnimation(.spring(response: 0.5, dampingFraction: 1)) { stage.number = 100 }
    host.advance(to: 0)
    host.advance(to: 0.1)
    withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) { stage.number = 0 }
    var first = Pendulum(response: 0.5, fraction: 1)
    first.swing(to: 100, until: 0.1)
    var second = Pendulum(response: 0.3, fraction: 0.6)
    (second.position, second.velocity, second.time) = (first.position, first.velocity, 0.1)
    for time in [0.15, 0.25, 0.4] {
      host.advance(to: time)
      second.swing(to: 0, until: time)
      #expect(isNear(x(host), second.position), "\(time)")
    }
  }

  // Documented: animations that do not merge run side by side and add up.
  @Test func curvesAddUp() {
    let host = makeLiveHost(Moved(stage: stage))
    withAnimation(.easeInOut(duration: 1)) { stage.number = 100 }
    host.advance(to: 0)
    host.advance(to: 0.5)
    withAnimation(.linear(duration: 1)) { stage.number = 20 }
    host.update()
    for time in [0.5, 0.75, 1, 1.25] {
      host.advance(to: time)
      let expected = 100 * easeInOut(time) - 80 * min(time - 0.5, 1)
      #expect(isNear(x(host), expected), "\(time)")
    }
  }

  @Test func aChangeWithoutAnimationEndsIt() {
    let host = makeLiveHost(Moved(stage: stage))
    withAnimation(.linear(duration: 1)) { stage.number = 100 }
    host.advance(to: 0)
    host.advance(to: 0.5)
    stage.number = 10
    host.update()
    #expect(x(host) == 10 && !host.needsFrame)
  }

  private struct Two: View {
    let stage: Stage
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)._probe("own").offset(x: stage.number)
          .animation(.linear(duration: 2), value: stage.number)
        Color.red.frame(width: 10, height: 10)._probe("none").offset(x: stage.number)
          .transaction { $0.animation = nil }
        Color.red.frame(width: 10, height: 10)._probe("outer").offset(x: stage.number)
      }
    }
  }

  // Documented: animation(_:value:) overrides the transaction; transaction(_:) changes it.
  @Test func viewsChangeTransactions() {
    let host = makeLiveHost(Two(stage: stage))
    withAnimation(.linear(duration: 1)) { stage.number = 100 }
    host.advance(to: 0)
    host.advance(to: 0.5)
    #expect(isNear(host.drawnFrame("own")?.minX, 145 + 25))
    #expect(isNear(host.drawnFrame("none")?.minX, 145 + 100))
    #expect(isNear(host.drawnFrame("outer")?.minX, 145 + 50))
    var still = Transaction(animation: .linear(duration: 1))
    still.disablesAnimations = true
    withTransaction(still) { stage.number = 0 }
    host.update()
    host.advance(to: 1)
    // Documented: views do not override a transaction that disables animations.
    // The first change has 1 of 2 seconds left; the second is linear over 1 second, half done.
    #expect(isNear(host.drawnFrame("own")?.minX, 145 + 50 - 50))
  }

  // The same value changes the frame of the stack that contains the animated view.
  @Test func aViewMovesByItsOwnAnimation() {
    struct Aside: View {
      let stage: Stage
      var body: some View {
        VStack(alignment: stage.isOn ? .trailing : .leading, spacing: 0) {
          Color.red.frame(width: 10, height: 10)
            .animation(.linear(duration: 1), value: stage.isOn).padding(0)._probe("own")
          Color.red.frame(width: 10, height: 10)._probe("jumps")
          Color.clear.frame(width: 110, height: 10)
        }
      }
    }
    let host = makeLiveHost(Aside(stage: stage))
    stage.isOn = true
    host.update()
    host.advance(to: 0.5)
    #expect(isNear(host.drawnFrame("own")?.minX, 95 + 50))
    #expect(host.drawnFrame("jumps")?.minX == 195)
  }

  private struct Stateful: View {
    @State private var first = 0.0
    @State private var second = 0.0
    let log: Log
    var body: some View {
      log.bodies.append("\(first) \(second)")
      log.act = {
        first = 100
        withAnimation(.linear(duration: 1)) { second = 100 }
        log.read = "\(first) \(second)"
      }
      return VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)._probe("first").offset(x: first)
        Color.red.frame(width: 10, height: 10)._probe("second").offset(x: second)
      }
    }
  }

  private final class Log {
    var act: () -> Void = {}
    var bodies: [String] = []
    var read = ""
  }

  // One action, two transactions: each is applied separately, in order, while the action reads its own
  // writes.
  @Test func eachTransactionRunsSeparately() {
    let log = Log()
    let host = makeLiveHost(Stateful(log: log))
    log.act()
    #expect(log.read == "100.0 100.0")
    host.update()
    #expect(log.bodies == ["0.0 0.0", "100.0 0.0", "100.0 100.0"])
    host.advance(to: 0.5)
    #expect(host.drawnFrame("first")?.minX == 245)
    #expect(isNear(host.drawnFrame("second")?.minX, 195))
  }

  // Documented: logicallyComplete at the spring's duration, removed when it is at rest.
  @Test func completions() {
    let host = makeLiveHost(Moved(stage: stage))
    var log: [String] = []
    withAnimation(.spring(duration: 0.5, bounce: 0.3)) {
      stage.number = 100
    } completion: {
      log.append("logical")
    }
    host.advance(to: 0)
    host.advance(to: 0.49)
    #expect(log == [])
    host.advance(to: 0.51)
    #expect(log == ["logical"] && host.needsFrame)
    withAnimation(.linear(duration: 1), completionCriteria: .removed) {
      stage.number = 0
    } completion: {
      log.append("removed")
    }
    host.update()
    host.advance(to: 1.5)
    #expect(log == ["logical"])
    host.advance(to: 1.52)
    #expect(log == ["logical", "removed"])
    // Nothing changes: nothing to wait for.
    withAnimation {
    } completion: {
      log.append("empty")
    }
    #expect(log.last == "empty")
    withAnimation {
      stage.number = 0
    } completion: {
      log.append("same")
    }
    host.update()
    #expect(log.last == "same")
  }

  // Ours: an invalid duration ends immediately; so does an animation without a change.
  @Test(arguments: [
    Animation.linear(duration: .nan), .linear(duration: -1), .linear(duration: 0),
    .easeInOut.speed(0), .easeInOut.speed(-2), .easeInOut.speed(.nan),
    .spring(duration: 0), .spring(duration: .nan), .interpolatingSpring(stiffness: -1, damping: 1),
    .interpolatingSpring(mass: 0, stiffness: 1, damping: 1), .easeIn(duration: 0).repeatForever(),
  ])
  func whatCannotMoveIsThereAtOnce(animation: Animation) {
    let host = makeLiveHost(Moved(stage: stage))
    var isComplete = false
    withAnimation(animation) {
      stage.number = 100
    } completion: {
      isComplete = true
    }
    host.update()
    #expect(x(host) == 100 && !host.needsFrame && isComplete)
  }

  // Derived: any moment of a repeated animation follows from the time alone.
  @Test func repetitionsAreExact() {
    let host = makeLiveHost(Moved(stage: stage))
    withAnimation(.linear(duration: 1).repeatForever()) { stage.number = 100 }
    host.advance(to: 0)
    host.advance(to: 1000.25)
    #expect(isNear(x(host), 25))
    host.advance(to: 2001.25)
    #expect(isNear(x(host), 75))
    #expect(host.needsFrame)
  }

  @Test func anAnimationBeginsWhenAViewAppears() {
    struct Appearing: View {
      @State private var x = 0.0
      var body: some View {
        Color.red.frame(width: 10, height: 10)._probe("box").offset(x: x)
          .onAppear { withAnimation(.linear(duration: 1)) { x = 100 } }
      }
    }
    let host = makeLiveHost(Appearing())
    #expect(x(host) == 0)
    host.advance(to: 0.5)
    #expect(isNear(x(host), 50))
  }

  @Test func bindingsCarryAnimations() {
    struct Bound: View {
      @State private var x = 0.0
      let log: Log
      var body: some View {
        let binding = $x
        log.act = { binding.animation(.linear(duration: 1)).wrappedValue = 100 }
        return Color.red.frame(width: 10, height: 10)._probe("box").offset(x: x)
      }
    }
    let log = Log()
    let host = makeLiveHost(Bound(log: log))
    log.act()
    host.update()
    host.advance(to: 0.5)
    #expect(isNear(x(host), 50))
  }

  @Test func aReleasedHostRunsNoCompletions() {
    var isComplete = false
    do {
      let host = makeLiveHost(Moved(stage: stage))
      withAnimation(.linear(duration: 1)) {
        stage.number = 100
      } completion: {
        isComplete = true
      }
      host.advance(to: 0)
      host.advance(to: 0.5)
    }
    #expect(!isComplete)
  }

  private struct Scoped<Content: View>: View {
    let stage: Stage
    let content: (AnyView) -> Content
    var body: some View {
      content(AnyView(Color.red.frame(width: 10, height: 10)._probe("box").offset(x: stage.number)))
    }
  }

  // Documented: the animation is only used on the modifiers in the body.
  @Test func anAnimationOfABodyIsTheBodysOwn() {
    let host = makeLiveHost(
      Scoped(stage: stage) { [stage] in
        $0.animation(.linear(duration: 1)) { $0.opacity(stage.isOn ? 0.5 : 1) }
      })
    stage.isOn = true
    stage.number = 100
    host.update()
    host.advance(to: 0.5)
    #expect(x(host) == 100)
    // Derived: halfway from 1 to 0.5.
    #expect(host.opacities().contains { isNear($0, 0.75) })
  }

  // Documented, as above: at twice the speed, the opacity is halfway after 0.5 of 2 seconds, when the view is
  // at a quarter of its distance.
  @Test func aTransactionOfABodyIsTheBodysOwn() {
    let host = makeLiveHost(
      Scoped(stage: stage) { [stage] in
        $0.transaction {
          $0.animation = $0.animation?.speed(2)
        } body: {
          $0.opacity(stage.isOn ? 0.5 : 1)
        }
      })
    withAnimation(.linear(duration: 2)) {
      stage.isOn = true
      stage.number = 100
    }
    host.update()
    host.advance(to: 0.5)
    #expect(isNear(x(host), 25))
    #expect(host.opacities().contains { isNear($0, 0.75) })
  }

  @Test func bodiesInBodies() {
    let host = makeLiveHost(
      Scoped(stage: stage) { [stage] in
        $0.animation(.linear(duration: 1)) {
          $0.opacity(stage.isOn ? 0.5 : 1).animation(.linear(duration: 2)) {
            $0.offset(y: stage.isOn ? 40 : 0)
          }
        }
      })
    stage.isOn = true
    stage.number = 100
    host.update()
    host.advance(to: 0.5)
    #expect(x(host) == 100)
    #expect(host.opacities().contains { isNear($0, 0.75) })
    // A quarter of 40 below the middle, 145.
    #expect(isNear(host.drawnFrame("box")?.minY, 155))
  }
}
