// SPDX-License-Identifier: Apache-2.0
/// The node of a container with a custom layout node in the tree of views: keeps the content and
/// passes on its layout nodes when they change.
final class LayoutOwnerNode<N: LayoutNode>: _ViewNode, LayoutOwner {
  let layout: N
  private var content: _ViewNode?
  private var receive: (N, [LayoutNode]) -> Void = { _, _ in }

  init(_ layout: N, _ inputs: _ViewInputs) {
    self.layout = layout
    super.init(inputs)
    (layout as? any OwnedLayout)?.owner = self
  }

  override var name: String? { layout.name }
  override var children: [_ViewNode] { content.map { [$0] } ?? [] }
  override var isDynamic: Bool { false }
  override var remembers: Bool { layout.remembers }
  override func appendLayouts(to list: inout [LayoutNode]) { list.append(layout) }
  var ownedLayout: LayoutNode { layout }

  func update<Content: View>(
    _ view: Content, _ inputs: _ViewInputs, _ receive: @escaping (N, [LayoutNode]) -> Void
  ) {
    environment = inputs.environment
    layout.environment = inputs.environment
    self.receive = receive
    content = Content._makeNode(view, reusing: content, inputs.child(of: self))
    childLayoutsChanged()
  }

  override func childLayoutsChanged() {
    receive(layout, content?.layouts ?? [])
    layout.invalidate()
  }
}

/// Makes or updates the node of a container whose layout node is `N`.
func makeLayoutOwner<N: LayoutNode, Content: View>(
  _ content: Content, reusing old: _ViewNode?, _ inputs: _ViewInputs, make: (_ViewInputs) -> N,
  update: @escaping (N, [LayoutNode]) -> Void
) -> _ViewNode {
  if let node = old as? LayoutOwnerNode<N> {
    node.update(content, inputs, update)
    return node
  }
  guard let inputs = inputs.descend(into: N.self) else { return EmptyNode(inputs) }
  let node = LayoutOwnerNode(make(inputs), inputs)
  node.update(content, inputs, update)
  return node
}

/// A layout node that knows its node in the tree of views.
protocol OwnedLayout: LayoutNode { var owner: _ViewNode? { get set } }

/// A node of the tree of views that has exactly one layout node.
protocol LayoutOwner: _ViewNode { var ownedLayout: LayoutNode { get } }
