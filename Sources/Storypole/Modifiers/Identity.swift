// SPDX-License-Identifier: Apache-2.0
extension View {
  /// Binds the view's identity to `id`: when it changes, the view starts again with new state.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: modifier(TraitModifier { $0.id = AnyHashable(id) }), id: id)
  }
}

nonisolated struct IDView<Content: View, ID: Hashable>: PrimitiveView {
  var content: Content
  var id: ID

  nonisolated static func _makeNode(
    _ view: IDView, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    guard let node = old as? IDNode ?? inputs.descend(into: Self.self).map(IDNode.init)
    else { return EmptyNode(inputs) }
    node.update(id: AnyHashable(view.id), inputs) {
      Content._makeNode(view.content, reusing: $0, $1)
    }
    return node
  }
}

/// Dynamic if its content is: an id changes identity, not the number of views.
final class IDNode: _ViewNode {
  private(set) var id: AnyHashable?
  private var content: _ViewNode?

  override var explicitID: AnyHashable? { id }
  override var children: [_ViewNode] { content.map { [$0] } ?? [] }
  override var remembers: Bool { false }
  override func appendRuns(to runs: inout [ViewRun]) { appendChildRuns(to: &runs) }

  func update(id: AnyHashable, _ inputs: _ViewInputs, make: (_ViewNode?, _ViewInputs) -> _ViewNode)
  {
    environment = inputs.environment
    let same = self.id == id
    self.id = id
    content = exchange(content, keeping: same) { make($0, inputs.child(of: self)) }
  }
}
