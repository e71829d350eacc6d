// SPDX-License-Identifier: Apache-2.0
import Storypole

// Positions of guides in views, and their sources.

extension Explainer {
  /// The guide of a node, at its current size.
  func guide(_ key: AlignmentKey, of node: LayoutNode) -> LayoutExplanation.Guide {
    let dimensions = node.dimensions(for: node.proposal)
    let plain = ViewDimensions(
      width: dimensions.width, height: dimensions.height, proposal: node.proposal, explicit: nil)
    let standard = plain[key: key]
    var guide = LayoutExplanation.Guide(
      name: key.name, axis: .init(key.axis), value: dimensions[key: key], standard: standard,
      source: .standard)
    if node.explicit(key, in: node.proposal) != nil { trace(key, from: node, into: &guide) }
    return guide
  }

  /// Traces an explicit value inward to its source.
  private func trace(
    _ key: AlignmentKey, from node: LayoutNode, into guide: inout LayoutExplanation.Guide
  ) {
    var node = node
    var isInside = false
    while true {
      if (node as? any SetsGuide)?.guideKey == key {
        guide.line = line(of: node)
        guide.source = isInside ? .merged : .modifier
        break
      }
      if let inner = (node as? any ModifierNode)?.modified,
        inner.explicit(key, in: inner.proposal) != nil
      {
        node = inner
        continue
      }
      let parts = parts(of: key, in: node)
      if parts.isEmpty || node is any ModifierNode {
        // A view sets its own guides; a container's come from a custom layout.
        let isLayout = !node.children.isEmpty
        guide.source = isInside ? .merged : isLayout ? .layout : .own
        break
      }
      let value = node.explicit(key, in: node.proposal)
      let rule = rule(key)
      if !isInside {
        isInside = true
        guide.source = .merged
        guide.rule = rule
        if parts.count > 1 {
          guide.parts = parts.map { .init(id: id(of: $0.node), value: $0.value) }
        }
      }
      let decider = parts.first { part in value.map { abs(part.value - $0) < 1e-9 } ?? false }
      // A mean of several has no single source, and a layout may return any value.
      guard let decider, rule != .mean || parts.count == 1 else {
        if rule != .mean { guide.source = .layout }
        return
      }
      node = decider.node
    }
    guide.origin = id(of: node)
  }

  private func rule(_ key: AlignmentKey) -> LayoutExplanation.Guide.Rule {
    key == .firstTextBaseline ? .highest : key == .lastTextBaseline ? .lowest : .mean
  }

  /// The children with an explicit value, in the container's coordinates.
  private func parts(of key: AlignmentKey, in node: LayoutNode) -> [(
    node: LayoutNode, value: CGFloat
  )] {
    node.children.compactMap { child in
      guard child.isPlaced, let value = child.explicit(key, in: child.proposal) else { return nil }
      return (child, value + child.origin[key.axis])
    }
  }
}
