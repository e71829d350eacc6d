// SPDX-License-Identifier: Apache-2.0
/// A view that moves a value along keyframes. A still picture shows the initial value.
///
/// Without a trigger, it begins when the view appears, and again after the end if `repeating` is true. With a
/// trigger, it begins whenever that changes, from the present value.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>:
  PrimitiveView
where Value == KeyframePath.Value {
  private let plan: KeyframePlan<Value>
  private let content: (Value) -> Content

  /// Creates a view that runs through keyframes as soon as it appears, and without end if `repeating` is
  /// true.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    plan = KeyframePlan(
      initialValue: initialValue, isRepeating: repeating, trigger: nil,
      timeline: { value in KeyframeTimeline(initialValue: value) { keyframes(value) } })
    self.content = content
  }

  /// Creates a view that runs through keyframes once whenever `trigger` changes.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    plan = KeyframePlan(
      initialValue: initialValue, isRepeating: false, trigger: ChangingValue(trigger),
      timeline: { value in KeyframeTimeline(initialValue: value) { keyframes(value) } })
    self.content = content
  }

  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let make = { (value: Value, old: _ViewNode?, inputs: _ViewInputs) in
      view.content(value).node(reusing: old, inputs)
    }
    if let node = old as? KeyframeNode<Value>, node.host === inputs.host {
      node.update(view.plan, inputs, make)
      return node
    }
    guard let inputs = inputs.descend(into: Self.self) else { return EmptyNode(inputs) }
    return KeyframeNode(view.plan, inputs, make)
  }
}

struct KeyframePlan<Value> {
  var initialValue: Value
  var isRepeating: Bool
  var trigger: ChangingValue?
  var timeline: (Value) -> KeyframeTimeline<Value>
}

final class KeyframeNode<Value>: EvaluatingNode, Moving {
  private var plan: KeyframePlan<Value>
  private var make: (Value, _ViewNode?, _ViewInputs) -> _ViewNode
  private var value: Value
  private var running: (timeline: KeyframeTimeline<Value>, start: Double)?
  private var isListed = false

  init(
    _ plan: KeyframePlan<Value>, _ inputs: _ViewInputs,
    _ make: @escaping (Value, _ViewNode?, _ViewInputs) -> _ViewNode
  ) {
    self.plan = plan
    self.make = make
    value = plan.initialValue
    super.init(of: KeyframeTimeline<Value>.self, inputs)
    evaluate()
    if plan.trigger == nil { begin() }
  }

  override var name: String? { "KeyframeAnimator" }

  func update(
    _ plan: KeyframePlan<Value>, _ inputs: _ViewInputs,
    _ make: @escaping (Value, _ViewNode?, _ViewInputs) -> _ViewNode
  ) {
    let isTriggered = ChangingValue.hasChanged(from: self.plan.trigger, to: plan.trigger)
    self.plan = plan
    self.make = make
    environment = inputs.environment
    evaluate()
    if isTriggered { begin() }
  }

  override func makeContent(reusing old: _ViewNode?) -> _ViewNode {
    tracked {
      make(value, old, _ViewInputs(host: host, environment: environment, parent: self))
    }
  }

  private func begin() {
    guard host.isLive else { return }
    running = (plan.timeline(value), host.time)
    if isListed { return }
    isListed = true
    host.ticker.add(self)
  }

  var isMoving: Bool { running != nil }

  func step(at time: Double) -> Bool {
    isListed = false
    guard var (timeline, start) = running else { return false }
    let duration = timeline.duration
    if time - start >= duration {
      guard plan.isRepeating, duration > 0 else {
        running = nil
        value = timeline.value(time: duration)
        setNeedsUpdate()
        return false
      }
      start += ((time - start) / duration).rounded(.down) * duration
      timeline = plan.timeline(plan.initialValue)
      running = (timeline, start)
    }
    value = timeline.value(time: time - start)
    setNeedsUpdate()
    isListed = true
    return true
  }
}

extension View {
  /// Changes the view along keyframes as soon as it appears, and without end if `repeating` is true. A still
  /// picture shows the initial value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
  }

  /// Changes the view along keyframes once whenever `trigger` changes. A still picture shows the initial
  /// value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
  }
}
