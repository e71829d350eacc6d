// SPDX-License-Identifier: Apache-2.0
import Storypole

// The reasons for views' sizes.

/// A node, a modifier or a layout that declares the rule of its size.
protocol ExplainsSize {
  var sizingRule: LayoutExplanation.Sizing.Rule { get }
  /// Adds the facts behind the size of `node`.
  func addFacts(of node: LayoutNode, to sizing: inout LayoutExplanation.Sizing)
}

extension ExplainsSize {
  func addFacts(of node: LayoutNode, to sizing: inout LayoutExplanation.Sizing) {}
}

extension FixedFrameModifier: ExplainsSize {
  var sizingRule: LayoutExplanation.Sizing.Rule { width == nil && height == nil ? .child : .frame }
}
extension FlexibleFrameModifier: ExplainsSize {
  var sizingRule: LayoutExplanation.Sizing.Rule { .limits }
}
extension PaddingModifier: ExplainsSize {
  var sizingRule: LayoutExplanation.Sizing.Rule { .padding }
}
extension SafeAreaPaddingModifier: ExplainsSize {
  var sizingRule: LayoutExplanation.Sizing.Rule { .padding }
}
extension AspectRatioModifier: ExplainsSize {
  var sizingRule: LayoutExplanation.Sizing.Rule { .ratio }
  func addFacts(of node: LayoutNode, to sizing: inout LayoutExplanation.Sizing) {
    sizing.ratio = node.children.first.flatMap { ratio(of: node.proposal, $0) }
  }
}
extension FixedSizeModifier: ExplainsSize {
  var sizingRule: LayoutExplanation.Sizing.Rule { .ideal }
}
extension UnaryNode: ExplainsSize {
  var sizingRule: LayoutExplanation.Sizing.Rule {
    (modifier as? any ExplainsSize)?.sizingRule ?? .child
  }
  func addFacts(of node: LayoutNode, to sizing: inout LayoutExplanation.Sizing) {
    (modifier as? any ExplainsSize)?.addFacts(of: node, to: &sizing)
  }
}
extension SecondaryNode: ExplainsSize {
  var sizingRule: LayoutExplanation.Sizing.Rule { .child }
}
extension PassthroughNode: ExplainsSize {
  var sizingRule: LayoutExplanation.Sizing.Rule { .child }
}
extension FitsNode: ExplainsSize {
  var sizingRule: LayoutExplanation.Sizing.Rule { .child }
}
extension MultiChildNode: ExplainsSize {
  /// A layout may return more or less than its children need.
  var sizingRule: LayoutExplanation.Sizing.Rule { childrenReachEnds ? .children : .layout }

  private var childrenReachEnds: Bool {
    [Axis.horizontal, .vertical].allSatisfy { axis in
      reach(axis).map { abs($0 - size[axis]) < 1e-6 } ?? (size[axis] == 0)
    }
  }
}
extension TextNode: ExplainsSize {
  var sizingRule: LayoutExplanation.Sizing.Rule { .text }
  func addFacts(of node: LayoutNode, to sizing: inout LayoutExplanation.Sizing) {
    let (natural, placed) = fits
    sizing.lines = placed.lines.count
    sizing.fit = .init(
      ideal: natural.size, idealLines: idealLineCount, lineLimit: resolved.paragraph.lineLimit,
      isTruncated: placed.isTruncated, isIdealTruncated: natural.isTruncated, scale: placed.scale,
      minimumScale: resolved.paragraph.minimumScaleFactor)
  }
}
extension ScrollNode: ExplainsSize {
  var sizingRule: LayoutExplanation.Sizing.Rule { .scroll }
}
extension LazyNode: ExplainsSize {
  var sizingRule: LayoutExplanation.Sizing.Rule { .lines }
  func addFacts(of node: LayoutNode, to sizing: inout LayoutExplanation.Sizing) {
    guard tracks.items != nil else { return }
    let available = proposal[axis.other] ?? size[axis.other]
    sizing.tracks = tracks.groups(in: breadth(in: available)).map(\.explained)
  }
}

extension LayoutNode {
  /// The extent of the children from the leading edge or the top; nil without children.
  func reach(_ axis: Axis) -> CGFloat? {
    children.filter(\.isPlaced).map { $0.origin[axis] + $0.size[axis] }.max()
  }
}

extension Explainer {
  func sizing(of node: LayoutNode) -> LayoutExplanation.Sizing {
    let lengths = [Axis.horizontal, .vertical].map { length(of: node, along: $0) }
    var sizing = LayoutExplanation.Sizing(
      rule: rule(of: node, lengths), proposal: .init(node.proposal),
      questions: questions(of: node), lengths: lengths)
    let hints = node.hints
    sizing.known = [Axis.horizontal, .vertical].compactMap { axis in
      let range = hints[axis]
      if range.maximum.isNaN { return nil }
      return .init(
        axis: .init(axis), minimum: range.isKnown ? range.minimum : nil, maximum: range.maximum)
    }
    if let stack = outer(node).parent as? any SharesLength {
      let sequence = stack.sequence
      let shares = sequence.shares
      let index = stack.children.firstIndex { $0 === outer(node) }
      if let index, index < shares.count {
        sizing.share = shares[index]
        if shares[index].priority.isFinite {
          let earlier = shares.indices.filter { shares[$0].priority > shares[index].priority }
          sizing.share?.preceding = earlier.max { shares[$0].priority < shares[$1].priority }
            .map { id(of: stack.children[$0]) }
        }
      }
    }
    (node as? any ExplainsSize)?.addFacts(of: node, to: &sizing)
    if let frame = node as? any FrameNode {
      sizing.set = [Axis.horizontal, .vertical].filter(frame.sets).map { .init($0) }
    }
    return sizing
  }

  private func rule(
    of node: LayoutNode, _ lengths: [LayoutExplanation.Length]
  ) -> LayoutExplanation.Sizing.Rule {
    if let known = (node as? any ExplainsSize)?.sizingRule { return known }
    if lengths.allSatisfy({ $0.cause == .proposal }) { return .proposal }
    return lengths.allSatisfy({ $0.cause == .own }) ? .fixed : .other
  }

  /// The hidden node directly around this one, which a container sees. A row gives its content a place in it.
  func outer(_ node: LayoutNode) -> LayoutNode {
    var node = node
    while let above = node.parent, above.isHiddenInDescriptions, !(above is any ListRow) {
      node = above
    }
    return node
  }
}

extension LazyTracks.Group {
  fileprivate var explained: LayoutExplanation.TrackGroup {
    let limits: (kind: LayoutExplanation.TrackGroup.Kind, minimum: CGFloat, maximum: CGFloat) =
      switch item.size {
      case .fixed(let length): (.fixed, length, length)
      case .flexible(let minimum, let maximum): (.flexible, minimum, maximum)
      case .adaptive(let minimum, let maximum): (.adaptive, minimum, maximum)
      }
    return .init(
      kind: limits.kind, minimum: limits.minimum, maximum: limits.maximum, share: share,
      count: count, length: length, spacing: gap)
  }
}

extension AspectRatioModifier {
  fileprivate func ratio(of proposal: ProposedViewSize, _ child: LayoutNode)
    -> LayoutExplanation.Ratio
  {
    let offer = childProposal(proposal, child)
    var value: CGFloat?
    if let width = offer.width, let height = offer.height, offer != proposal || ratio != nil {
      value = ratio ?? (height > 0 ? width / height : nil)
    }
    return .init(value: value, fills: mode == .fill, offer: .init(offer))
  }
}
