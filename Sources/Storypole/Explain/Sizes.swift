// Why a view is as large as it is.

/// A modifier or layout that knows by which rule its size came about.
protocol ExplainsSize {
  var sizingRule: Explanation.Sizing.Rule { get }
}

extension FixedFrameModifier: ExplainsSize {
  var sizingRule: Explanation.Sizing.Rule { width == nil && height == nil ? .child : .frame }
}
extension FlexibleFrameModifier: ExplainsSize {
  var sizingRule: Explanation.Sizing.Rule { .limits }
}
extension PaddingModifier: ExplainsSize {
  var sizingRule: Explanation.Sizing.Rule { .padding }
}
extension UnaryNode: ExplainsSize {
  var sizingRule: Explanation.Sizing.Rule { (modifier as? any ExplainsSize)?.sizingRule ?? .child }
}
extension SecondaryNode: ExplainsSize {
  var sizingRule: Explanation.Sizing.Rule { .child }
}
extension PassthroughNode: ExplainsSize {
  var sizingRule: Explanation.Sizing.Rule { .child }
}
extension MembersNode: ExplainsSize {
  var sizingRule: Explanation.Sizing.Rule { .children }
}
extension TextNode: ExplainsSize {
  var sizingRule: Explanation.Sizing.Rule { .text }
}

extension Explainer {
  func sizing(of node: LayoutNode) -> Explanation.Sizing {
    var sizing = Explanation.Sizing(
      rule: rule(of: node), proposal: .init(node.proposal), questions: questions(of: node))
    let facts = node.facts
    sizing.known = [Axis.horizontal, .vertical].compactMap { axis in
      let range = facts[axis]
      if range.maximum.isNaN { return nil }
      return .init(
        axis: .init(axis), minimum: range.isKnown ? range.minimum : nil, maximum: range.maximum)
    }
    if let stack = outer(node).parent as? StackNode {
      let shares = stack.sequence.shares
      let index = stack.members.firstIndex { $0 === outer(node) }
      if let index, index < shares.count { sizing.share = shares[index] }
    }
    if let text = node as? TextNode { sizing.lines = text.lineCount }
    if let frame = node as? any FrameNode {
      sizing.set = [Axis.horizontal, .vertical].filter(frame.sets).map { .init($0) }
    }
    return sizing
  }

  private func rule(of node: LayoutNode) -> Explanation.Sizing.Rule {
    if let known = (node as? any ExplainsSize)?.sizingRule { return known }
    if node.facts.isFixed { return .fixed }
    return node.size == node.proposal.replacingUnspecifiedDimensions() ? .proposal : .other
  }

  /// The hidden node right around this one that a container sees.
  func outer(_ node: LayoutNode) -> LayoutNode {
    var node = node
    while let above = node.parent, above.isHiddenInDescriptions { node = above }
    return node
  }
}
