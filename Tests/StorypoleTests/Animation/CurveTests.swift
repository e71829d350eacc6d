// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

private func isClose(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
  abs(a - b) <= tolerance
}

@Suite struct CurveTests {
  // Asserted by tests that others also run against Apple's SwiftUI, at ¼, ½ and ¾.
  @Test(arguments: [
    (UnitCurve.easeIn, [0.09, 0.32, 0.62]), (.easeOut, [0.38, 0.68, 0.91]),
    (.easeInOut, [0.13, 0.5, 0.87]),
  ])
  func bezierValues(curve: UnitCurve, values: [Double]) {
    for (progress, value) in zip([0.25, 0.5, 0.75], values) {
      #expect(isClose(curve.value(at: progress), value, 0.006))
    }
  }

  @Test func circularValues() {
    for (progress, value) in zip([0.25, 0.5, 0.75], [0.032, 0.134, 0.339]) {
      #expect(isClose(UnitCurve.circularEaseIn.value(at: progress), value, 0.0006))
      #expect(isClose(UnitCurve.circularEaseOut.value(at: 1 - progress), 1 - value, 0.0006))
    }
    #expect(UnitCurve.circularEaseInOut.value(at: 0.5) == 0.5)
  }

  @Test(arguments: [
    UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
    .circularEaseInOut,
  ])
  func everyCurve(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 2) == 1)
    for progress in [0.1, 0.3, 0.6, 0.8] {
      let value = curve.value(at: progress)
      #expect(isClose(curve.inverse.value(at: value), progress, 1e-9))
      let step = 1e-6
      let slope =
        (curve.value(at: progress + step) - curve.value(at: progress - step)) / (2 * step)
      #expect(isClose(curve.velocity(at: progress), slope, 1e-4))
    }
  }

  // Documented by Apple: stiffness (2π/response)², damping 4π·fraction/response, mass 1.
  @Test func springParameters() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(isClose(spring.stiffness, (4 * Double.pi) * (4 * Double.pi), 1e-9))
    #expect(isClose(spring.damping, 4 * Double.pi * 0.7 / 0.5, 1e-9))
    #expect(spring.mass == 1)
    #expect(isClose(spring.duration, 0.5, 1e-12))
    #expect(isClose(spring.bounce, 0.3, 1e-12))
    #expect(isClose(Spring(duration: 1, bounce: -0.5).dampingRatio, 2, 1e-12))
    #expect(isClose(Spring(duration: 1, bounce: -0.5).bounce, -0.5, 1e-12))
    #expect(Spring(stiffness: 100, damping: 50).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio == 2.5)
  }

  @Test(arguments: [
    Spring(), .snappy, .bouncy, Spring(duration: 0.4, bounce: -0.5),
    Spring(mass: 2, stiffness: 120, damping: 9),
  ])
  func motion(spring: Spring) {
    #expect(isClose(spring.value(target: 10, time: 0), 0, 1e-12))
    #expect(isClose(spring.velocity(target: 10, initialVelocity: 3, time: 0), 3, 1e-12))
    // The equation of the spring, by differences.
    let step = 1e-4
    for time in [0.05, 0.2, 0.5] {
      func position(_ time: Double) -> Double {
        spring.value(target: 10, initialVelocity: 3, time: time)
      }
      let speed = spring.velocity(target: 10.0, initialVelocity: 3, time: time)
      let slope = (position(time + step) - position(time - step)) / (2 * step)
      #expect(isClose(speed, slope, 1e-2))
      let bend =
        (position(time + step) - 2 * position(time) + position(time - step)) / (step * step)
      let force = spring.force(target: 10.0, position: position(time), velocity: speed)
      #expect(isClose(bend * spring.mass, force, 1))
    }
    let settled = spring.settlingDuration(target: 10.0, epsilon: 0.01)
    #expect(isClose(spring.value(target: 10, time: settled), 10, 0.01))
    #expect(isClose(spring.value(target: 10, time: settled * 2), 10, 0.01))
    // Two steps equal one.
    var value = 0.0
    var velocity = 3.0
    spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.1)
    spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.2)
    #expect(isClose(value, spring.value(target: 10, initialVelocity: 3, time: 0.3), 1e-9))
  }

  @Test func settlingSprings() {
    let spring = Spring(settlingDuration: 0.8, dampingRatio: 0.6)
    #expect(isClose(spring.settlingDuration, 0.8, 1e-9))
    #expect(isClose(spring.dampingRatio, 0.6, 1e-12))
  }

  @Test func timing() {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    func value(_ animation: Animation, _ time: Double) -> Double? {
      animation.animate(value: 10.0, time: time, context: &context)
    }
    #expect(value(.linear(duration: 2), 1) == 5)
    #expect(value(.linear(duration: 2), 2) == nil)
    #expect(value(.linear(duration: 2).speed(2), 0.5) == 5)
    #expect(value(.linear(duration: 2).delay(1), 0.5) == 0)
    #expect(value(.linear(duration: 2).delay(1), 2) == 5)

    // Derived: at speed 2, a pass takes half a second. After 0.6 s, the second one is a fifth of its way back.
    let fast = Animation.linear(duration: 1).speed(2).repeatCount(2)
    #expect(abs((value(fast, 0.6) ?? 0) - 8) < 1e-9)

    let twice = Animation.linear(duration: 1).repeatCount(2)
    #expect(value(twice, 0.75) == 7.5)
    #expect(value(twice, 1) == 10)
    #expect(value(twice, 1.25) == 7.5)
    #expect(value(twice, 2) == nil)
    #expect(context.isLogicallyComplete)
  }

  // Documented: repeats for the lifetime of the view, every other time backward by default.
  @Test(arguments: [(false, 1000.25, 2.5), (true, 1001.25, 7.5)])
  func repeatingForever(autoreverses: Bool, end: Double, expected: Double) {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    let animation = Animation.linear(duration: 1).repeatForever(autoreverses: autoreverses)
    var value: Double?
    for time in stride(from: 0, through: end, by: 0.25) {
      value = animation.animate(value: 10, time: time, context: &context)
    }
    #expect(value == expected)
  }

  // Documented defaults: a response of 0.15 and a damping fraction of 0.86.
  @Test func otherSprings() {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    let interactive = Animation.interactiveSpring(response: 0.15, dampingFraction: 0.86)
    #expect(Animation.interactiveSpring() == interactive)
    let spring = Spring(mass: 1, stiffness: 100, damping: 10, allowOverDamping: true)
    let value = Animation.interpolatingSpring(stiffness: 100, damping: 10)
      .animate(value: 10, time: 0.2, context: &context)
    #expect(isClose(value ?? 0, spring.value(target: 10, time: 0.2), 1e-9))
  }

  @Test func equality() {
    #expect(Animation.default == .spring)
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeIn.delay(1) != .easeIn)
    #expect(Set([Animation.smooth, .spring, .bouncy]).count == 2)
  }

  // Derived: the curve rises to 0.7, falls to 0.3 and rises to 1, so it passes 0.5 three times. Ours: the
  // first time counts.
  @Test func theInverseOfACurveThatComesBack() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.3, y: 2), endControlPoint: UnitPoint(x: 0.7, y: -1))
    for value in [0.1, 0.35, 0.5, 0.65, 0.9, 1] {
      let time = curve.inverse.value(at: value)
      #expect(isClose(curve.value(at: time), value, 1e-9))
      for earlier in stride(from: 0, to: time - 1e-6, by: 0.001) {
        #expect(curve.value(at: earlier) < value)
      }
    }
    // It exceeds 1 and returns at the end.
    let back = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.34, y: 1.56), endControlPoint: UnitPoint(x: 0.64, y: 1))
    #expect(back.inverse.value(at: 1) < 0.9)
    #expect(isClose(back.value(at: back.inverse.value(at: 1)), 1, 1e-9))
    #expect(back.inverse.inverse == back)
  }
}
