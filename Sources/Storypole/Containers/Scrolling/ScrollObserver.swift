// SPDX-License-Identifier: Apache-2.0
/// Observes the first scroll view inside, after each layout.
nonisolated struct ScrollObserver: ViewModifier {
  typealias Body = Never
  /// Receives the closure's previous result.
  var observe: (ScrollNode, Any?) -> Any?

  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? ScrollObserverNode ?? ScrollObserverNode(inputs)
    node.observe = modifier.observe
    node.reactToLayout()
    node.update(inputs, content)
    return node
  }
}

final class ScrollObserverNode: ObservingNode {
  var observe: ((ScrollNode, Any?) -> Any?)?
  private var last: Any?

  override func afterLayout() {
    super.afterLayout()
    guard let observe, let scroll = content?.scrollNodes.first else { return }
    last = observe(scroll, last)
  }
}

extension View {
  /// Calls `action` with the value of `transform` for the scroll view's geometry, initially and when it changes.
  ///
  /// The first scroll view inside of this view counts. In the first call both values are the same.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      ScrollObserver { scroll, last in
        let value = transform(scroll.geometry)
        let old = last as? T
        if old != value { action(old ?? value, value) }
        return value
      })
  }

  /// Calls `action` when the phase of the first scroll view inside changes, and initially with two idle phases.
  ///
  /// The phase becomes `interacting`, `decelerating` and `idle`: the phase of a wheel ends a tenth of a second after
  /// its last event.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Calls `action` when the phase of the first scroll view inside changes, with its geometry, and initially with two
  /// idle phases.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(
      ScrollObserver { scroll, last in
        scroll.reportsPhase = true
        let (old, new) = (last as? ScrollPhase, scroll.phase)
        if old != new {
          action(
            old ?? new, new, ScrollPhaseChangeContext(geometry: scroll.geometry, velocity: nil))
        }
        return new
      })
  }
}
