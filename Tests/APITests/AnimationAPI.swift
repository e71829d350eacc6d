// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

/// Times and values are documented; intermediate values of curves and springs are tested with the engine.
@Suite @MainActor struct AnimationAPI {
  @Test func arithmetic() {
    // api: VectorArithmetic; VectorArithmetic.scale(by:); VectorArithmetic.scaled(by:)
    // api: VectorArithmetic.magnitudeSquared; VectorArithmetic.interpolate(towards:amount:)
    // api: VectorArithmetic.interpolated(towards:amount:)
    var number = 2.0
    number.scale(by: 2)
    #expect(number == 4 && number.scaled(by: 0.5) == 2 && number.magnitudeSquared == 16)
    number.interpolate(towards: 8, amount: 0.25)
    #expect(number == 5 && number.interpolated(towards: 7, amount: 0.5) == 6)
    // api: AnimatablePair; AnimatablePair.init(_:_:); AnimatablePair.first; AnimatablePair.second
    // api: AnimatablePair.+(lhs:rhs:); AnimatablePair.+=(lhs:rhs:); AnimatablePair.-(lhs:rhs:)
    // api: AnimatablePair.-=(lhs:rhs:); AnimatablePair.zero; AnimatablePair.scale(by:)
    // api: AnimatablePair.magnitudeSquared
    let _: any (VectorArithmetic & Sendable).Type = AnimatablePair<Double, CGFloat>.self
    var pair = AnimatablePair(1.0, 2.0) + AnimatablePair(2.0, 2.0)
    pair += AnimatablePair(1, 1)
    pair -= AnimatablePair(1, 1)
    pair.scale(by: 2)
    #expect(pair.first == 6 && pair.second == 8 && pair.magnitudeSquared == 100)
    #expect(pair - pair == .zero)
    // api: EmptyAnimatableData; EmptyAnimatableData.init(); EmptyAnimatableData.zero
    // api: EmptyAnimatableData.+(lhs:rhs:); EmptyAnimatableData.+=(lhs:rhs:)
    // api: EmptyAnimatableData.-(lhs:rhs:); EmptyAnimatableData.-=(lhs:rhs:)
    // api: EmptyAnimatableData.scale(by:); EmptyAnimatableData.magnitudeSquared
    var empty = EmptyAnimatableData() + .zero - .zero
    empty += .zero
    empty -= .zero
    empty.scale(by: 2)
    #expect(empty == .zero && empty.magnitudeSquared == 0)
  }

  private struct Plain: Animatable {}

  private struct Own: Animatable {
    var number = 1.0
    // api: Animatable; Animatable.AnimatableData; Animatable.animatableData | Self.AnimatableData
    var animatableData: Double {
      get { number }
      set { number = newValue }
    }
  }

  @available(*, deprecated)
  private struct Modified: @MainActor AnimatableModifier {
    var animatableData = 1.0
    func body(content: Content) -> some View { content.opacity(animatableData) }
  }

  @Animatable struct Generated {
    var number: Double = 1
    // api: AnimatableIgnored()
    @AnimatableIgnored var other: Int = 2
  }

  @Test func animatable() {
    #expect(Generated().animatableData == 1)
    // api: AnimatableValues; AnimatableValues.init(_:); AnimatableValues.value
    // api: AnimatableValues.magnitudeSquared
    let values = AnimatableValues(3.0, CGFloat(4))
    #expect(values.value.0 == 3 && values.value.1 == 4 && values.magnitudeSquared == 25)
    // api: Animatable.animatableData | EmptyAnimatableData
    #expect(Plain().animatableData == EmptyAnimatableData())
    #expect(Own().animatableData == 1)
    // api: Animatable.animatableData | var animatableData: Self { get set }
    #expect(2.5.animatableData == 2.5)
  }

  @available(*, deprecated) @Test func animatableModifiers() throws {
    // api: AnimatableModifier; View.animation(_:)
    #expect(try picture(leaf.modifier(Modified()).animation(.linear)) == picture(leaf))
  }

  @Test func animations() {
    // api: Animation.description; Animation.debugDescription; Animation.customMirror
    let _: any CustomReflectable.Type = Animation.self
    #expect(!Animation.linear.description.isEmpty && !Animation.linear.debugDescription.isEmpty)
    #expect(Animation.linear.customMirror.subjectType == Animation.self)
    // api: Animation; Animation.default; Animation.linear; Animation.easeIn; Animation.easeOut
    // api: Animation.easeInOut; Animation.linear(duration:); Animation.easeIn(duration:)
    // api: Animation.easeOut(duration:); Animation.easeInOut(duration:)
    let _: any (Hashable & Sendable & CustomStringConvertible & CustomDebugStringConvertible).Type =
      Animation.self
    #expect(Animation.linear == .linear(duration: 0.35) && Animation.default == .spring)
    #expect(
      Animation.easeIn == .easeIn(duration: 0.35) && .easeOut == Animation.easeOut(duration: 0.35))
    #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
    // api: Animation.timingCurve(_:_:_:_:duration:); Animation.timingCurve(_:duration:)
    #expect(
      Animation.timingCurve(0, 0, 1, 0.5)
        == .timingCurve(
          UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 0.5)),
          duration: 0.35))
    // api: Animation.spring; Animation.spring(duration:bounce:blendDuration:)
    // api: Animation.spring(response:dampingFraction:blendDuration:); Animation.spring(_:blendDuration:)
    #expect(Animation.spring == .spring(duration: 0.5, bounce: 0))
    #expect(
      Animation.spring(response: 1, dampingFraction: 0.5)
        == .spring(Spring(response: 1, dampingRatio: 0.5)))
    // api: Animation.smooth; Animation.smooth(duration:extraBounce:); Animation.snappy
    // api: Animation.snappy(duration:extraBounce:); Animation.bouncy; Animation.bouncy(duration:extraBounce:)
    #expect(
      Animation.smooth == .smooth(duration: 0.5) && .snappy == Animation.snappy(duration: 0.5))
    #expect(
      Animation.bouncy == .spring(Spring.bouncy) && .bouncy == Animation.bouncy(duration: 0.5))
    // api: Animation.interactiveSpring
    // api: Animation.interactiveSpring(response:dampingFraction:blendDuration:)
    // api: Animation.interactiveSpring(duration:extraBounce:blendDuration:)
    #expect(
      Animation.interactiveSpring == .interactiveSpring(response: 0.15, dampingFraction: 0.86))
    #expect(Animation.interactiveSpring(duration: 1) != .interactiveSpring)
    // api: Animation.interpolatingSpring; Animation.interpolatingSpring(_:initialVelocity:)
    // api: Animation.interpolatingSpring(duration:bounce:initialVelocity:)
    // api: Animation.interpolatingSpring(mass:stiffness:damping:initialVelocity:)
    #expect(Animation.interpolatingSpring == .interpolatingSpring(Spring()))
    #expect(Animation.interpolatingSpring(duration: 0.5) == .interpolatingSpring)
    #expect(
      Animation.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 1)
        != .interpolatingSpring(stiffness: 100, damping: 10))
    // api: Animation.delay(_:); Animation.speed(_:); Animation.repeatCount(_:autoreverses:)
    // api: Animation.repeatForever(autoreverses:); Animation.logicallyComplete(after:)
    let linear = Animation.linear
    #expect(linear.delay(1) != linear && linear.speed(2) != linear)
    #expect(linear.repeatCount(2) == linear.repeatCount(2, autoreverses: true))
    #expect(linear.repeatForever() == linear.repeatForever(autoreverses: true))
    #expect(linear.logicallyComplete(after: 0.1) != linear)
  }

  private struct Half: CustomAnimation {
    // api: CustomAnimation; CustomAnimation.animate(value:time:context:)
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      context.state[Key<V>.self] += 1
      if time > 0.5 { context.isLogicallyComplete = true }
      return time < 1 ? value.scaled(by: 0.5) : nil
    }
  }

  // api: AnimationStateKey; AnimationStateKey.Value; AnimationStateKey.defaultValue
  private struct Key<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  @Test func customAnimations() throws {
    // api: Animation.init(_:); Animation.base; Animation.animate(value:time:context:)
    // api: Animation.velocity(value:time:context:)
    // api: Animation.shouldMerge(previous:value:time:context:)
    // api: CustomAnimation.velocity(value:time:context:)
    // api: CustomAnimation.shouldMerge(previous:value:time:context:)
    let animation = Animation(Half())
    #expect(animation.base is Half)
    let found = Found()
    let driver = ViewDriver(size: CGSize(width: 90, height: 90)) {
      Moving(animation: Animation(Taking(found: found)))
    }
    try driver.tap("x")
    driver.advance(by: 0.1)
    var context = try #require(found.context)
    #expect(animation.animate(value: 4, time: 0.2, context: &context) == 2)
    #expect(!context.isLogicallyComplete)
    #expect(animation.animate(value: 4, time: 0.8, context: &context) == 2)
    #expect(animation.animate(value: 4, time: 1, context: &context) == nil)
    // api: AnimationContext; AnimationContext.state; AnimationContext.isLogicallyComplete
    // api: AnimationContext.environment; AnimationContext.withState(_:)
    #expect(context.isLogicallyComplete && context.environment.isEnabled)
    #expect(context.withState(AnimationState<CGFloat>()).isLogicallyComplete)
    // api: AnimationState; AnimationState.init(); AnimationState.subscript(_:)
    #expect(context.state[Key<Double>.self] == 3 && AnimationState<Double>()[Key<Double>.self] == 0)
    #expect(animation.velocity(value: 4, time: 0.2, context: context) == nil)
    #expect(!animation.shouldMerge(previous: .linear, value: 4, time: 0.2, context: &context))
    // api: AnimationCompletionCriteria; AnimationCompletionCriteria.logicallyComplete
    // api: AnimationCompletionCriteria.removed
    #expect(AnimationCompletionCriteria.logicallyComplete != .removed)
  }

  private final class Found { var context: AnimationContext<Double>? }

  private struct Taking: CustomAnimation {
    nonisolated(unsafe) let found: Found
    static func == (a: Taking, b: Taking) -> Bool { a.found === b.found }
    func hash(into hasher: inout Hasher) {}
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      found.context = found.context ?? context.withState(AnimationState<Double>())
      return nil
    }
  }

  private struct Moving: View {
    @State private var isOn = false
    let animation: Animation
    var body: some View {
      Button("x") { withAnimation(animation) { isOn = true } }.opacity(isOn ? 0.5 : 1)
    }
  }

  private struct Marked: TransactionKey {
    // api: TransactionKey; TransactionKey.Value; TransactionKey.defaultValue
    static let defaultValue = 1
  }

  @Test func transactions() {
    // api: Transaction; Transaction.init(); Transaction.init(animation:); Transaction.animation
    // api: Transaction.disablesAnimations; Transaction.isContinuous; Transaction.tracksVelocity
    // api: Transaction.subscript(_:); Transaction.addAnimationCompletion(criteria:_:)
    var transaction = Transaction(animation: .linear)
    #expect(transaction.animation == .linear && Transaction().animation == nil)
    #expect(
      !transaction.disablesAnimations && !transaction.isContinuous && !transaction.tracksVelocity)
    #expect(transaction[Marked.self] == 1)
    transaction[Marked.self] = 2
    transaction.disablesAnimations = true
    transaction.isContinuous = true
    transaction.tracksVelocity = true
    transaction.addAnimationCompletion {}
    #expect(transaction[Marked.self] == 2 && transaction.disablesAnimations)
    #expect(transaction.isContinuous && transaction.tracksVelocity)
    // api: withTransaction(_:_:); withTransaction(_:_:_:); withAnimation(_:_:)
    // api: withAnimation(_:completionCriteria:_:completion:)
    #expect(withTransaction(transaction) { 1 } == 1)
    #expect(withTransaction(\.isContinuous, true) { 2 } == 2)
    #expect(withAnimation { 3 } == 3 && withAnimation(.linear) { 4 } == 4)
    var isComplete = false
    #expect(
      withAnimation(.linear, completionCriteria: .removed) {
        5
      } completion: {
        isComplete = true
      } == 5)
    #expect(isComplete)
  }

  // Still pictures show the end of every animation.
  @Test func views() throws {
    let plain = try picture(leaf)
    func same(_ view: some View) throws { #expect(try picture(view) == plain) }
    // api: View.animation(_:value:); View.animation(_:body:)
    try same(leaf.animation(.linear, value: 1).animation(.linear) { $0.opacity(1) })
    // api: View.transaction(_:); View.transaction(value:_:); View.transaction(_:body:)
    try same(leaf.transaction { $0.animation = nil }.transaction(value: 1) { $0.animation = nil })
    try same(
      leaf.transaction {
        $0.isContinuous = true
      } body: {
        $0.opacity(1)
      })
    // api: View.contentTransition(_:); View.geometryGroup()
    try same(leaf.contentTransition(.identity).geometryGroup())
    // api: ContentTransition; ContentTransition.identity; ContentTransition.opacity
    // api: ContentTransition.interpolate; ContentTransition.numericText(countsDown:)
    // api: ContentTransition.numericText(value:); ContentTransition.symbolEffect
    // api: ContentTransition.symbolEffect(_:options:)
    let transitions: [ContentTransition] = [
      .identity, .opacity, .interpolate, .numericText(), .numericText(countsDown: true),
      .numericText(value: 1), .symbolEffect, .symbolEffect(.replace),
    ]
    #expect(transitions[3] != transitions[4] && transitions[0] != transitions[1])
    // api: View.phaseAnimator(_:content:animation:); View.phaseAnimator(_:trigger:content:animation:)
    try same(
      leaf.phaseAnimator([1.0, 0.5]) {
        $0.opacity($1)
      } animation: { _ in
        .linear
      })
    try same(leaf.phaseAnimator([1.0, 0.5], trigger: 1) { $0.opacity($1) })
    // api: View.keyframeAnimator(initialValue:repeating:content:keyframes:)
    // api: View.keyframeAnimator(initialValue:trigger:content:keyframes:)
    try same(
      leaf.keyframeAnimator(initialValue: 1.0) {
        $0.opacity($1)
      } keyframes: { _ in
        LinearKeyframe(0.5, duration: 1)
      })
    try same(
      leaf.keyframeAnimator(initialValue: 1.0, trigger: 1) {
        $0.opacity($1)
      } keyframes: { _ in
        LinearKeyframe(0.5, duration: 1)
      })
    // api: EnvironmentValues.accessibilityReduceMotion
    #expect(try environment(\.accessibilityReduceMotion) == false)
  }

  private struct Matched: View {
    @Namespace private var space
    var body: some View {
      // api: View.matchedGeometryEffect(id:in:properties:anchor:isSource:); View.matchedTransitionSource(id:in:)
      leaf.matchedGeometryEffect(id: 1, in: space).matchedTransitionSource(id: 1, in: space)
        // api: View.matchedTransitionSource(id:in:configuration:); View.navigationTransition(_:)
        .matchedTransitionSource(id: 2, in: space) { $0.background(.red) }
        .navigationTransition(.automatic).navigationTransition(.zoom(sourceID: 1, in: space))
    }
  }

  @Test func matched() throws {
    #expect(try picture(Matched()) == picture(leaf))
    // api: MatchedGeometryProperties; MatchedGeometryProperties.init(rawValue:)
    // api: MatchedGeometryProperties.rawValue; MatchedGeometryProperties.frame
    // api: MatchedGeometryProperties.position; MatchedGeometryProperties.size
    let _: any (OptionSet & Sendable).Type = MatchedGeometryProperties.self
    #expect(MatchedGeometryProperties.frame == [.position, .size])
    #expect(MatchedGeometryProperties(rawValue: MatchedGeometryProperties.size.rawValue) == .size)
  }

  private struct Shift: GeometryEffect {
    // api: GeometryEffect; GeometryEffect.effectValue(size:); GeometryEffect.ignoredByLayout()
    func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform() }
  }

  @Test func effects() throws {
    #expect(
      try picture(leaf.modifier(Shift()).modifier(Shift().ignoredByLayout())) == picture(leaf))
    // api: ProjectionTransform; ProjectionTransform.init(); ProjectionTransform.isIdentity
    // api: ProjectionTransform.isAffine; ProjectionTransform.init(_:) | CGAffineTransform
    let move = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
    #expect(ProjectionTransform().isIdentity && move.isAffine && !move.isIdentity)
    // api: ProjectionTransform.m11; ProjectionTransform.m12; ProjectionTransform.m13
    // api: ProjectionTransform.m21; ProjectionTransform.m22; ProjectionTransform.m23
    // api: ProjectionTransform.m31; ProjectionTransform.m32; ProjectionTransform.m33
    #expect(
      [move.m11, move.m12, move.m13] == [1, 0, 0] && [move.m21, move.m22, move.m23] == [0, 1, 0])
    #expect([move.m31, move.m32, move.m33] == [3, 4, 1])
    // api: ProjectionTransform.concatenating(_:); ProjectionTransform.inverted(); ProjectionTransform.invert()
    var back = move
    #expect(back.invert() && back == move.inverted() && move.concatenating(back).isIdentity)
    // api: ProjectionTransform.init(_:) | CATransform3D
    #expect(ProjectionTransform(CATransform3DIdentity).isIdentity)
  }
}
