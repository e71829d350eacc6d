// SPDX-License-Identifier: Apache-2.0
/// A node of the tree of views with a lazy container.
protocol LazyOwner: _ViewNode { var lazyLayout: LazyNode { get } }

/// The node of a lazy container in the tree of views.
final class LazyViewNode<N: LazyNode>: _ViewNode, LazyOwner {
  let layout: N
  var lazyLayout: LazyNode { layout }
  private var content: _ViewNode?

  init(_ layout: N, _ inputs: _ViewInputs) {
    self.layout = layout
    super.init(inputs)
    (layout as? any OwnedLayout)?.owner = self
  }

  override var name: String? { layout.name }
  override var children: [_ViewNode] { content.map { [$0] } ?? [] }
  override var isDynamic: Bool { false }
  override func appendLayouts(to list: inout [LayoutNode]) { list.append(layout) }

  func update<Content: View>(_ view: Content, _ inputs: _ViewInputs, _ configure: (N) -> Void) {
    environment = inputs.environment
    layout.environment = inputs.environment
    configure(layout)
    content = Content._makeNode(view, reusing: content, inputs.child(of: self))
    childLayoutsChanged()
  }

  override func childLayoutsChanged() {
    var runs: [ViewRun] = []
    content?.appendRuns(to: &runs)
    layout.setRuns(runs)
    layout.invalidate()
  }
}

/// Makes or updates the node of a lazy container whose layout node is `N`.
func makeLazyNode<N: LazyNode, Content: View>(
  _ content: Content, reusing old: _ViewNode?, _ inputs: _ViewInputs, make: (_ViewInputs) -> N,
  configure: (N) -> Void
) -> _ViewNode {
  if let node = old as? LazyViewNode<N> {
    node.update(content, inputs, configure)
    return node
  }
  guard let inputs = inputs.descend(into: N.self) else { return EmptyNode(inputs) }
  let node = LazyViewNode(make(inputs), inputs)
  node.update(content, inputs, configure)
  return node
}
