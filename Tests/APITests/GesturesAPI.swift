// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

@Suite @MainActor struct GesturesAPI {
  private struct Both: Gesture {
    // api: Gesture; Gesture.Body; Gesture.Value; Gesture.body
    var body: some Gesture<Bool> { LongPressGesture() }
  }

  @Test func taps() {
    // api: TapGesture; TapGesture.init(count:); TapGesture.count; TapGesture.Value
    let _: TapGesture.Value.Type = Void.self
    #expect(TapGesture().count == 1 && TapGesture(count: 2).count == 2)
    // api: SpatialTapGesture; SpatialTapGesture.count; SpatialTapGesture.coordinateSpace
    // api: SpatialTapGesture.init(count:coordinateSpace:) | coordinateSpace: CoordinateSpace = .local
    let tap = SpatialTapGesture(count: 2, coordinateSpace: CoordinateSpace.global)
    #expect(tap.count == 2 && tap.coordinateSpace == .global)
    // api: SpatialTapGesture.init(count:coordinateSpace:) | some CoordinateSpaceProtocol
    #expect(SpatialTapGesture(coordinateSpace: .named("a")).coordinateSpace == .named("a"))
    #expect(SpatialTapGesture().coordinateSpace == .local && SpatialTapGesture().count == 1)
    // api: SpatialTapGesture.Value; SpatialTapGesture.Value.location
    let _: any (Equatable & Sendable).Type = SpatialTapGesture.Value.self
    let _: KeyPath<SpatialTapGesture.Value, CGPoint> = \.location
  }

  @Test func presses() {
    // api: LongPressGesture; LongPressGesture.Value; LongPressGesture.minimumDuration
    // api: LongPressGesture.maximumDistance; LongPressGesture.init(minimumDuration:maximumDistance:)
    let _: LongPressGesture.Value.Type = Bool.self
    let press = LongPressGesture(minimumDuration: 1, maximumDistance: 5)
    #expect(press.minimumDuration == 1 && press.maximumDistance == 5)
    // api: LongPressGesture.init(minimumDuration:)
    #expect(LongPressGesture(minimumDuration: 2).maximumDistance == 10)
    #expect(LongPressGesture().minimumDuration == 0.5)
  }

  @Test func drags() {
    // api: DragGesture; DragGesture.minimumDistance; DragGesture.coordinateSpace
    // api: DragGesture.init(minimumDistance:coordinateSpace:) | coordinateSpace: CoordinateSpace = .local
    #expect(
      DragGesture(minimumDistance: 3, coordinateSpace: CoordinateSpace.global).minimumDistance == 3)
    // api: DragGesture.init(minimumDistance:coordinateSpace:) | some CoordinateSpaceProtocol
    #expect(DragGesture(coordinateSpace: .named(1)).coordinateSpace == .named(1))
    #expect(DragGesture().minimumDistance == 10 && DragGesture().coordinateSpace == .local)
    // api: DragGesture.Value; DragGesture.Value.location; DragGesture.Value.startLocation
    // api: DragGesture.Value.predictedEndLocation; DragGesture.Value.time
    let _: any (Equatable & Sendable).Type = DragGesture.Value.self
    let _: [KeyPath<DragGesture.Value, CGPoint>] = [
      \.location, \.startLocation, \.predictedEndLocation,
    ]
    let _: KeyPath<DragGesture.Value, Date> = \.time
    // api: DragGesture.Value.translation; DragGesture.Value.velocity
    // api: DragGesture.Value.predictedEndTranslation
    let _: [KeyPath<DragGesture.Value, CGSize>] = [
      \.translation, \.velocity, \.predictedEndTranslation,
    ]
  }

  @available(*, deprecated) @Test func twoFingers() {
    // api: MagnifyGesture; MagnifyGesture.init(minimumScaleDelta:); MagnifyGesture.minimumScaleDelta
    #expect(MagnifyGesture().minimumScaleDelta == 0.01)
    // api: RotateGesture; RotateGesture.init(minimumAngleDelta:); RotateGesture.minimumAngleDelta
    #expect(RotateGesture().minimumAngleDelta == .degrees(1))
    // api: MagnificationGesture; MagnificationGesture.init(minimumScaleDelta:)
    // api: MagnificationGesture.minimumScaleDelta; MagnificationGesture.Value
    let _: MagnificationGesture.Value.Type = CGFloat.self
    #expect(MagnificationGesture(minimumScaleDelta: 2).minimumScaleDelta == 2)
    // api: RotationGesture; RotationGesture.init(minimumAngleDelta:)
    // api: RotationGesture.minimumAngleDelta; RotationGesture.Value
    let _: RotationGesture.Value.Type = Angle.self
    #expect(RotationGesture().minimumAngleDelta == .degrees(1))
  }

  @Test func combinations() {
    let (tap, press) = (TapGesture(count: 3), LongPressGesture())
    // api: ExclusiveGesture; ExclusiveGesture.init(_:_:); ExclusiveGesture.first
    // api: ExclusiveGesture.second; Gesture.exclusively(before:)
    let exclusive: ExclusiveGesture<TapGesture, LongPressGesture> = tap.exclusively(before: press)
    #expect(exclusive.first.count == 3 && ExclusiveGesture(press, tap).second.count == 3)
    // api: ExclusiveGesture.Value; ExclusiveGesture.Value.first(_:); ExclusiveGesture.Value.second(_:)
    typealias Either = ExclusiveGesture<LongPressGesture, RotateGesture>.Value
    let _: (Bool) -> Either = Either.first
    let _: (RotateGesture.Value) -> Either = Either.second
    // api: SequenceGesture; SequenceGesture.init(_:_:); SequenceGesture.first; SequenceGesture.second
    // api: Gesture.sequenced(before:)
    let sequence: SequenceGesture<TapGesture, LongPressGesture> = tap.sequenced(before: press)
    #expect(sequence.first.count == 3 && SequenceGesture(press, tap).second.count == 3)
    // api: SequenceGesture.Value; SequenceGesture.Value.first(_:); SequenceGesture.Value.second(_:_:)
    typealias OneByOne = SequenceGesture<LongPressGesture, LongPressGesture>.Value
    #expect(OneByOne.first(true) != OneByOne.second(true, nil))
    // api: SimultaneousGesture; SimultaneousGesture.init(_:_:); SimultaneousGesture.first
    // api: SimultaneousGesture.second; Gesture.simultaneously(with:)
    let both: SimultaneousGesture<TapGesture, LongPressGesture> = tap.simultaneously(with: press)
    #expect(both.first.count == 3 && SimultaneousGesture(press, tap).second.count == 3)
    // api: SimultaneousGesture.Value; SimultaneousGesture.Value.first; SimultaneousGesture.Value.second
    typealias Together = SimultaneousGesture<LongPressGesture, LongPressGesture>.Value
    let _: any (Equatable & Hashable & Sendable).Type = Together.self
    let _: [KeyPath<Together, Bool?>] = [\.first, \.second]
  }

  @Test func actions() {
    let state = GestureState(wrappedValue: 0)
    // api: AnyGesture; AnyGesture.init(_:); Gesture.map(_:)
    let any: AnyGesture<Int> = AnyGesture(LongPressGesture().map { $0 ? 1 : 0 })
    // api: Gesture.onChanged(_:); Gesture.onEnded(_:); Gesture.modifiers(_:); Gesture.updating(_:body:)
    let updating: GestureStateGesture<AnyGesture<Int>, Int> = any.updating(state) {
      value, state, _ in state = value
    }
    isView(leaf.gesture(updating.onChanged { _ in }.onEnded { _ in }.modifiers(.command)))
    isView(leaf.gesture(Both()))
    // api: GestureStateGesture; GestureStateGesture.Value; GestureStateGesture.init(base:state:body:)
    // api: GestureStateGesture.base; GestureStateGesture.state; GestureStateGesture.body
    let own = GestureStateGesture(base: TapGesture(count: 4), state: state) { _, state, _ in
      state = 5
    }
    let _: GestureStateGesture<TapGesture, Int>.Value.Type = Void.self
    var (value, transaction) = (0, Transaction())
    own.body((), &value, &transaction)
    #expect(own.base.count == 4 && own.state.wrappedValue == 0 && value == 5)
  }

  @Test func masksAndModifiers() {
    // api: GestureMask; GestureMask.init(rawValue:); GestureMask.rawValue; GestureMask.all
    // api: GestureMask.gesture; GestureMask.subviews; GestureMask.none
    let _: any (OptionSet & Sendable & ExpressibleByArrayLiteral).Type = GestureMask.self
    #expect(GestureMask.all == [.gesture, .subviews] && GestureMask.none.rawValue == 0)
    #expect(GestureMask(rawValue: GestureMask.gesture.rawValue) == .gesture)
    // api: EventModifiers; EventModifiers.init(rawValue:); EventModifiers.rawValue; EventModifiers.all
    // api: EventModifiers.capsLock; EventModifiers.command; EventModifiers.control
    // api: EventModifiers.numericPad; EventModifiers.option; EventModifiers.shift
    let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
    #expect(EventModifiers.all.isSuperset(of: all))
    #expect(EventModifiers(rawValue: EventModifiers.shift.rawValue) == .shift)
  }

  // None of them changes a still picture.
  @Test func views() throws {
    let plain = try picture(leaf)
    func same(_ view: some View) throws { #expect(try picture(view) == plain) }
    // api: View.gesture(_:including:); View.gesture(_:isEnabled:); View.gesture(_:name:isEnabled:)
    try same(leaf.gesture(TapGesture()).gesture(TapGesture(), including: .subviews))
    try same(leaf.gesture(TapGesture(), isEnabled: false).gesture(TapGesture(), name: "tap"))
    // api: View.highPriorityGesture(_:including:); View.highPriorityGesture(_:isEnabled:)
    // api: View.highPriorityGesture(_:name:isEnabled:)
    try same(
      leaf.highPriorityGesture(TapGesture()).highPriorityGesture(TapGesture(), isEnabled: true))
    try same(leaf.highPriorityGesture(TapGesture(), name: "tap"))
    // api: View.simultaneousGesture(_:including:); View.simultaneousGesture(_:isEnabled:)
    // api: View.simultaneousGesture(_:name:isEnabled:)
    try same(
      leaf.simultaneousGesture(TapGesture()).simultaneousGesture(TapGesture(), isEnabled: true))
    try same(leaf.simultaneousGesture(TapGesture(), name: "tap"))
    // api: View.onTapGesture(count:perform:)
    try same(leaf.onTapGesture {}.onTapGesture(count: 2) {})
    // api: View.onTapGesture(count:coordinateSpace:perform:) | coordinateSpace: CoordinateSpace = .local
    try same(leaf.onTapGesture(coordinateSpace: CoordinateSpace.global) { (_: CGPoint) in })
    // api: View.onTapGesture(count:coordinateSpace:perform:) | some CoordinateSpaceProtocol
    try same(leaf.onTapGesture(count: 2, coordinateSpace: .named("a")) { (_: CGPoint) in })
    // api: View.onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)
    // api: View.onLongPressGesture(minimumDuration:perform:onPressingChanged:)
    try same(leaf.onLongPressGesture(minimumDuration: 1, maximumDistance: 2) {})
    try same(
      leaf.onLongPressGesture(minimumDuration: 1) {
      } onPressingChanged: { _ in
      })
    // api: View.allowsHitTesting(_:); View.defersSystemGestures(on:)
    try same(leaf.allowsHitTesting(false).defersSystemGestures(on: .bottom))
  }

  @Test func positionsInSpace() {
    // api: DragGesture.Value.location3D; DragGesture.Value.startLocation3D
    // api: DragGesture.Value.translation3D; DragGesture.Value.predictedEndLocation3D
    // api: DragGesture.Value.predictedEndTranslation3D; DragGesture.Value.inputDevicePose3D
    // api: DragGesture.Value.startInputDevicePose3D
    _ = DragGesture().onChanged { value in
      let _: [Point3D] = [value.location3D, value.startLocation3D, value.predictedEndLocation3D]
      let _: [Vector3D] = [value.translation3D, value.predictedEndTranslation3D]
      let _: [Pose3D?] = [value.inputDevicePose3D, value.startInputDevicePose3D]
    }
    // api: SpatialTapGesture.Value.location3D
    _ = SpatialTapGesture().onEnded { value in let _: Point3D = value.location3D }
  }

  @available(*, deprecated) @Test func deprecated() {
    // api: EventModifiers.function
    #expect(EventModifiers.function != .shift)
    // api: View.onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:)
    // api: View.onLongPressGesture(minimumDuration:pressing:perform:)
    isView(
      leaf.onLongPressGesture(
        minimumDuration: 1, maximumDistance: 2, pressing: { _ in }, perform: {}))
    isView(leaf.onLongPressGesture(minimumDuration: 1, pressing: { _ in }, perform: {}))
  }
}
