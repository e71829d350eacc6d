// SPDX-License-Identifier: Apache-2.0
internal import StorypoleRuntime

/// Shows a view through its transition.
nonisolated struct TransitionModifier: ViewModifier {
  typealias Body = Never
  let transition: AnyTransition

  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    // A still picture shows present views.
    if !inputs.host.isLive, modifier.transition.isPlainAtRest { return content(old, inputs) }
    let node = old as? TransitionNode ?? TransitionNode(inputs)
    node.update(modifier.transition, content, inputs)
    return node
  }
}

/// Keeps the inputs for showing a view in any phase of its transition. The layout nodes of the view have a trait that
/// refers here.
final class TransitionNode: ObservingNode {
  private(set) var transition = AnyTransition.identity
  private var phase = TransitionPhase.identity
  private var modified: (_ViewNode?, _ViewInputs) -> _ViewNode = { EmptyNode($1) }

  func update(
    _ transition: AnyTransition,
    _ modified: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode, _ inputs: _ViewInputs
  ) {
    self.transition = transition
    self.modified = modified
    make(inputs)
  }

  private func make(_ inputs: _ViewInputs) {
    let view = AnyView(_ViewModifier_Content<TransitionModifier>(make: modified))
    let apply = transition.apply
    let shown = onHostThread { (call: (view: AnyView, phase: TransitionPhase)) in
      apply(call.view, call.phase)
    }((view, phase))
    let trait = TraitModifier { [unowned self] in $0.transition = self }
    update(inputs) { shown.modifier(trait).node(reusing: $0, $1) }
  }

  func show(_ phase: TransitionPhase) {
    self.phase = phase
    make(_ViewInputs(host: host, environment: environment, parent: parent))
    // The views around have not changed and don't request them.
    _ = layouts
  }
}

extension View {
  /// Sets the transition of the view's animated insertion and removal; without this modifier, it fades.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
  /// Sets the transition of the view's insertion and removal by a transition with a hidden type.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }
}

private enum TransitionTrait: TraitKey {
  static var defaultValue: TransitionNode? { nil }
  static func merge(_ inner: TransitionNode?, _ outer: TransitionNode?) -> TransitionNode? {
    inner ?? outer
  }
}

extension Traits {
  /// The view's transition.
  var transition: TransitionNode? {
    get { self[TransitionTrait.self] }
    set { self[TransitionTrait.self] = newValue }
  }
}
