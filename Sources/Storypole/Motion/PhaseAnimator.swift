// SPDX-License-Identifier: Apache-2.0
/// A view that runs through phases, each with an animation. A still picture shows the first.
///
/// Without a trigger, it repeats the phases while the view exists. With a trigger, it runs once through all phases and
/// back to the first whenever that changes. Without any phase, it shows nothing.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  private let steps: PhaseSteps<Phase>
  private let content: (Phase) -> Content

  /// Creates a view that repeats phases. `animation` returns the animation into each phase; nil shows the phase at
  /// once, for a frame.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    steps = PhaseSteps(phases: Array(phases), trigger: nil, animation: animation)
    self.content = content
  }

  /// Creates a view that runs through phases once whenever `trigger` changes.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    steps = PhaseSteps(
      phases: Array(phases), trigger: ChangingValue(trigger), animation: animation)
    self.content = content
  }

  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let make = { (phase: Phase, old: _ViewNode?, inputs: _ViewInputs) in
      view.content(phase).node(reusing: old, inputs)
    }
    if let node = old as? PhaseNode<Phase>, node.host === inputs.host {
      node.update(view.steps, inputs, make)
      return node
    }
    guard let inputs = inputs.descend(into: Self.self) else { return EmptyNode(inputs) }
    return PhaseNode(view.steps, inputs, make)
  }
}

/// The phases of an animator and their animations.
struct PhaseSteps<Phase: Equatable> {
  var phases: [Phase]
  var trigger: ChangingValue?
  var animation: (Phase) -> Animation?
}

final class PhaseNode<Phase: Equatable>: EvaluatingNode {
  private var steps: PhaseSteps<Phase>
  private var make: (Phase, _ViewNode?, _ViewInputs) -> _ViewNode
  private var index = 0
  /// Distinguishes the run from earlier ones, whose ends are ignored.
  private var run = 0
  private var pause: HostClock.Alarm?

  init(
    _ steps: PhaseSteps<Phase>, _ inputs: _ViewInputs,
    _ make: @escaping (Phase, _ViewNode?, _ViewInputs) -> _ViewNode
  ) {
    self.steps = steps
    self.make = make
    super.init(of: PhaseAnimator<Phase, EmptyView>.self, inputs)
    evaluate()
    if steps.trigger == nil { begin() }
  }

  deinit { pause?.cancel() }

  override var name: String? { "PhaseAnimator" }

  func update(
    _ steps: PhaseSteps<Phase>, _ inputs: _ViewInputs,
    _ make: @escaping (Phase, _ViewNode?, _ViewInputs) -> _ViewNode
  ) {
    let isTriggered = ChangingValue.hasChanged(from: self.steps.trigger, to: steps.trigger)
    self.steps = steps
    self.make = make
    environment = inputs.environment
    if index >= steps.phases.count { index = 0 }
    evaluate()
    if isTriggered { begin() }
  }

  override func makeContent(reusing old: _ViewNode?) -> _ViewNode {
    let inputs = _ViewInputs(host: host, environment: environment, parent: self)
    guard index < steps.phases.count else { return EmptyNode(inputs) }
    let phase = steps.phases[index]
    return tracked { make(phase, old, inputs) }
  }

  /// Starts with the first phase, after the present frame.
  private func begin() {
    guard host.isLive, steps.phases.count > 1 else { return }
    run += 1
    let run = run
    host.afterPlacing { [weak self] in
      if let self, self.run == run { go(to: 1, run) }
      return true
    }
  }

  private func go(to next: Int, _ run: Int) {
    let next = next % steps.phases.count
    let animation = steps.animation(steps.phases[next])
    let start = host.time
    withAnimation(animation) {
      index = next
      setNeedsUpdate()
    } completion: { [weak self] in
      guard let self, self.run == run else { return }
      if next == 0, steps.trigger != nil { return }
      if host.time > start { return go(to: next + 1, run) }
      // A transition without duration: the phase is shown for a frame.
      pause = host.clock.set(start + 1.0 / 60) { [weak self] in
        if let self, self.run == run { go(to: next + 1, run) }
      }
    }
  }
}

extension View {
  /// Changes the view through phases, repeatedly. A still picture shows the first.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }

  /// Changes the view through phases once whenever `trigger` changes. A still picture shows the first.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
      animation: animation)
  }
}
