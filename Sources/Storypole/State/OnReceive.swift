// SPDX-License-Identifier: Apache-2.0
/// Calls an action with the values of a publisher while the view exists.
nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  typealias Body = Never
  let publisher: P
  let action: (P.Output) -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? ReceiveNode<P> ?? ReceiveNode<P>(inputs)
    node.update(inputs, content)
    node.follow(modifier)
    return node
  }
}

final class ReceiveNode<P: Publisher>: ObservingNode where P.Failure == Never {
  private var action: ((P.Output) -> Void)?
  private var identity: [AnyHashable]?
  private var subscription: AnyCancellable?

  func follow(_ modifier: ReceiveModifier<P>) {
    action = modifier.action
    let identity = modifier.publisher._identity
    if self.identity == identity { return }
    self.identity = identity
    let publisher = modifier.publisher
    // After the layout, when actions may change state: some publishers send a value at once.
    host.afterPlacing { [weak self] in
      guard let self, self.identity == identity else { return true }
      subscription = nil
      let subscribe = {
        self.subscription = publisher.sink { [weak self] in self?.action?($0) }
      }
      if host.isLive { LiveClock.with(LiveClock(host), subscribe) } else { subscribe() }
      return true
    }
  }
}

extension View {
  /// Calls `action` with each value of the publisher. The view subscribes after its first layout, and again
  /// when the publisher's origin or operators change.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
