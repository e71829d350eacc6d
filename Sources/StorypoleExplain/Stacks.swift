// SPDX-License-Identifier: Apache-2.0
import Storypole
import StorypoleGraphics

// The reasons for the positions and lengths of children in an HStack or a VStack.

/// A container that divides its length among its children along one axis.
protocol SharesLength: LayoutNode {
  var sharedAxis: Axis { get }
  var sequence: StackSequence { get }
}

extension StackNode: SharesLength, ExplainsPlaces {
  var sharedAxis: Axis { plan.axis }

  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? {
    axis == plan.axis
      ? sequence.place(of: child, explainer)
      : linePlace(of: child, among: members, plan.key, startsAtZero: true, explainer)
  }

  var sequence: StackSequence {
    StackSequence(
      nodes: members, axis: plan.axis, spacing: plan.spacing,
      direction: environment.layoutDirection, proposal: proposal, size: size)
  }
}

// The stack around several root views.
extension VStackLayout: ExplainsPlaces {}
extension HStackLayout: ExplainsPlaces {}

extension StackLayout {
  func place(
    of child: LayoutNode, in node: LayoutNode, along axis: Axis, _ explainer: Explainer
  ) -> LayoutExplanation.Place? {
    if axis != Self.axis {
      return linePlace(of: child, among: node.children, key, startsAtZero: true, explainer)
    }
    return StackSequence(
      nodes: node.children, axis: axis, spacing: spacing,
      direction: node.environment.layoutDirection, proposal: node.proposal, size: node.size
    ).place(of: child, explainer)
  }
}

/// A node whose first and last lines determine its spacing.
protocol HasTextEdges: LayoutNode {
  var edgeMetrics: (first: FontMetrics, last: FontMetrics) { get }
}

extension TextNode: HasTextEdges {}

/// The children of a placed stack, in sequence.
struct StackSequence {
  let nodes: [LayoutNode]
  let axis: Axis
  let spacing: CGFloat?
  let direction: LayoutDirection
  let proposal: ProposedViewSize
  let size: CGSize

  func place(of child: LayoutNode, _ explainer: Explainer) -> LayoutExplanation.Place? {
    guard let index = nodes.firstIndex(where: { $0 === child }) else { return nil }
    guard index > 0 else { return .init(.first, []) }
    let before = nodes[index - 1]
    let gap = gap(at: index)
    let end = before.origin[axis] + before.size[axis]
    var place = LayoutExplanation.Place(.next, [.init(.end, end), .init(.gap, gap.value)])
    place.gap = gap
    place.reference = explainer.id(of: before)
    return place
  }

  /// The distance between a child and the previous one.
  func gap(at index: Int) -> LayoutExplanation.Gap {
    if let spacing { return .init(rule: .given, value: spacing) }
    let (upper, lower) = (nodes[index - 1].spacing(direction), nodes[index].spacing(direction))
    guard let (distance, category) = upper.decidingPreference(to: lower, along: axis) else {
      return .init(rule: .standard, value: ViewSpacing.defaultDistance)
    }
    switch category {
    case .plain: return .init(rule: distance == 0 ? .none : .preferred, value: distance)
    case .edgeAboveText, .edgeBelowText, .textToText:
      let edge = textEdge(category, nodes[index - 1], nodes[index], distance)
      return edge ?? .init(rule: .text, value: distance)
    default: return .init(rule: .text, value: distance)
    }
  }

  /// The derivation of a text's preference if the neighbor is a text, rather than a container that passes on
  /// the preference of a text inside it.
  private func textEdge(
    _ category: ViewSpacing.Category, _ upper: LayoutNode, _ lower: LayoutNode, _ distance: CGFloat
  ) -> LayoutExplanation.Gap? {
    func text(_ node: LayoutNode) -> (any HasTextEdges)? {
      var node = node
      while let inner = (node as? any ModifierNode)?.modified { node = inner }
      return node as? any HasTextEdges
    }
    guard let text = text(category == .edgeBelowText ? upper : lower) else { return nil }
    let metrics = category == .edgeBelowText ? text.edgeMetrics.last : text.edgeMetrics.first
    let tenth = roundedUp(
      metrics.lineHeight / 10, toMultipleOf: text.environment.pixelLength)
    let candidates: [LayoutExplanation.Gap] =
      switch category {
      case .edgeAboveText:
        [.init(rule: .aboveText, value: distance, terms: [tenth, metrics.descent])]
      case .edgeBelowText:
        [
          .init(
            rule: .belowText, value: distance,
            terms: [metrics.lineHeight, tenth, -metrics.capHeight]),
          .init(rule: .belowText, value: distance, terms: [tenth, metrics.descent]),
        ]
      default: [.init(rule: .betweenTexts, value: distance, terms: [metrics.leading])]
      }
    return candidates.first {
      let sum = $0.terms.reduce(0, +)
      return $0.rule == .betweenTexts ? sum <= distance + 1e-6 : abs(sum - distance) < 1e-6
    }
  }

  /// The division of the length. The stack's plan keeps none of it: this repeats it with the children's
  /// answers, and must reach the same proposals.
  var shares: [LayoutExplanation.Share] {
    var placing = proposal
    if placing[axis.other] == nil { placing[axis.other] = size[axis.other] }
    guard let major = placing[axis] else { return [] }
    let minor = placing[axis.other]
    func length(_ index: Int, _ offer: CGFloat) -> CGFloat {
      nodes[index].size(for: .along(axis, offer, minor))[axis]
    }
    let limits = nodes.indices.map { index in
      let known = nodes[index].hints[axis]
      return known.isKnown
        ? known : LengthRange(minimum: length(index, 0), maximum: length(index, .infinity))
    }
    let room = major - nodes.indices.dropFirst().reduce(0) { $0 + gap(at: $1).value }
    var byPriority: [Double: [Int]] = [:]
    for index in nodes.indices { byPriority[nodes[index].priority, default: []].append(index) }
    let groups = byPriority.sorted { $0.key > $1.key }.map(\.value)

    var shares: [LayoutExplanation.Share?] = Array(repeating: nil, count: nodes.count)
    var available = room
    var turn = 0
    for (rank, group) in groups.enumerated() {
      if rank > 0 {
        for own in group { available += limits[own].minimum }
      } else {
        for lower in groups.dropFirst().joined() { available -= limits[lower].minimum }
      }
      let reserved = groups.dropFirst(rank + 1).joined().reduce(0) { $0 + limits[$1].minimum }
      let order = Flexibility.order(
        group.map {
          Flexibility(index: $0, minimum: limits[$0].minimum, maximum: limits[$0].maximum)
        })
      var sharers = group.count
      var left = available
      serve(order.indices, from: &available) { position, offer in
        let index = order[position]
        let answer = length(index, offer)
        turn += 1
        shares[index] = LayoutExplanation.Share(
          axis: .init(axis), room: room, priority: nodes[index].priority, preceding: nil,
          proposed: major, turn: turn, count: nodes.count, minimum: limits[index].minimum,
          maximum: limits[index].maximum,
          reserved: reserved, available: left, sharers: sharers, offer: offer, answer: answer)
        sharers -= 1
        left -= answer
        return answer
      }
    }
    return shares.compactMap { $0 }
  }
}
