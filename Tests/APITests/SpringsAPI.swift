// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

/// Springs and curves alone. Documented: the numbers of the presets, and that every curve runs from 0 to 1.
@Suite @MainActor struct SpringsAPI {
  @Test func springs() {
    // api: Spring; Spring.init(duration:bounce:); Spring.duration; Spring.bounce; Spring.mass
    // api: Spring.stiffness; Spring.damping; Spring.response; Spring.dampingRatio
    let _: any (Hashable & Sendable).Type = Spring.self
    let spring = Spring(duration: 0.5, bounce: 0.25)
    #expect(abs(spring.duration - 0.5) < 1e-9 && abs(spring.bounce - 0.25) < 1e-9)
    #expect(spring.mass == 1 && abs(spring.stiffness - 16 * .pi * .pi) < 1e-6)
    #expect(abs(spring.dampingRatio - 0.75) < 1e-9 && abs(spring.response - 0.5) < 1e-9)
    // api: Spring.init(response:dampingRatio:); Spring.init(mass:stiffness:damping:allowOverDamping:)
    // api: Spring.init(settlingDuration:dampingRatio:epsilon:); Spring.settlingDuration
    #expect(Spring(response: 0.5, dampingRatio: 1).bounce == 0)
    #expect(Spring(mass: 2, stiffness: 8, damping: 4).damping == 4)
    #expect(abs(Spring(settlingDuration: 1, dampingRatio: 0.5).settlingDuration - 1) < 0.01)
    // api: Spring.smooth; Spring.smooth(duration:extraBounce:); Spring.snappy
    // api: Spring.snappy(duration:extraBounce:); Spring.bouncy; Spring.bouncy(duration:extraBounce:)
    #expect(Spring.smooth == .smooth(duration: 0.5) && abs(Spring.smooth.bounce) < 1e-9)
    #expect(abs(Spring.snappy.bounce - 0.15) < 1e-9 && abs(Spring.bouncy.bounce - 0.3) < 1e-9)
    #expect(abs(Spring.snappy(extraBounce: 0.1).bounce - 0.25) < 1e-9)
    #expect(abs(Spring.bouncy(duration: 1).duration - 1) < 1e-9)
    // api: Spring.value(target:initialVelocity:time:); Spring.velocity(target:initialVelocity:time:)
    // api: Spring.force(target:position:velocity:); Spring.update(value:velocity:target:deltaTime:)
    // api: Spring.settlingDuration(target:initialVelocity:epsilon:)
    #expect(
      spring.value(target: 10, time: 0) == 0 && abs(spring.value(target: 10, time: 9) - 10) < 0.01)
    #expect(spring.velocity(target: 10, initialVelocity: 3, time: 0) == 3)
    #expect(spring.force(target: 1, position: 1, velocity: 0) == 0)
    var (value, velocity) = (0.0, 0.0)
    spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.1)
    #expect(abs(value - spring.value(target: 10, time: 0.1)) < 1e-9)
    #expect(spring.settlingDuration(target: 10, epsilon: 0.1) < 2)
    // api: Spring.value(fromValue:toValue:initialVelocity:time:)
    // api: Spring.velocity(fromValue:toValue:initialVelocity:time:)
    // api: Spring.force(fromValue:toValue:position:velocity:)
    // api: Spring.settlingDuration(fromValue:toValue:initialVelocity:epsilon:)
    #expect(spring.value(fromValue: 5.0, toValue: 15, initialVelocity: 0, time: 0) == 5)
    #expect(spring.velocity(fromValue: 5.0, toValue: 15, initialVelocity: 3, time: 0) == 3)
    #expect(spring.force(fromValue: 5.0, toValue: 10, position: 10, velocity: 0) == 0)
    #expect(
      spring.settlingDuration(fromValue: 0.0, toValue: 10, initialVelocity: 0, epsilon: 0.1) < 2)
  }

  @Test func curves() {
    // api: UnitCurve; UnitCurve.linear; UnitCurve.easeIn; UnitCurve.easeOut; UnitCurve.easeInOut
    // api: UnitCurve.easeInEaseOut; UnitCurve.circularEaseIn; UnitCurve.circularEaseOut
    // api: UnitCurve.circularEaseInOut; UnitCurve.bezier(startControlPoint:endControlPoint:)
    // api: UnitCurve.value(at:); UnitCurve.velocity(at:); UnitCurve.inverse
    let _: any (Hashable & Sendable).Type = UnitCurve.self
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .easeInEaseOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut, .bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1)),
    ]
    for curve in curves {
      #expect(abs(curve.value(at: 0)) < 1e-6 && abs(curve.value(at: 1) - 1) < 1e-6)
    }
    #expect(UnitCurve.linear.velocity(at: 0.5) == 1)
    #expect(abs(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.3)) - 0.3) < 1e-3)
  }
}
