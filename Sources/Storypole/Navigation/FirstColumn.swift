// SPDX-License-Identifier: Apache-2.0
/// The first of some views, which alone determines the bars.
nonisolated package struct FirstColumn<Content: View>: PrimitiveView {
  let content: Content

  package init(
    content: Content
  ) {
    self.content = content
  }

  package static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? FirstColumnNode ?? FirstColumnNode(inputs)
    node.update(inputs) { Content._makeNode(view.content, reusing: $0, $1) }
    return node
  }
}

private final class FirstColumnNode: _ViewNode {
  private var content: _ViewNode?

  override var children: [_ViewNode] { [content].compactMap { $0 } }
  override func appendLayouts(to list: inout [LayoutNode]) {
    if let first = content?.layouts.first { list.append(first) }
  }

  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    var part = content
    while let node = part, node.layouts.count > 1 {
      part = node.children.first { !$0.layouts.isEmpty }
    }
    part?.reducePreference(key, into: &value)
  }

  func update(_ inputs: _ViewInputs, make: (_ViewNode?, _ViewInputs) -> _ViewNode) {
    environment = inputs.environment
    content = make(content, inputs.child(of: self))
  }
}
