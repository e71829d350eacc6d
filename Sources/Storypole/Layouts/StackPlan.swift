// SPDX-License-Identifier: Apache-2.0
internal import CStorypole

/// The division of a stack's length among its children: one plan for sizing and placing.
///
/// *How it lays out.* Major is the stack's axis, minor the other.
/// 1. Gaps: the given spacing, else the preference of each pair of neighbors.
/// 2. The length without gaps goes to the children in the order of priority (higher first), flexibility (less first;
///    maximum − minimum), and declaration.
/// 3. A group of equal priority gets the length that remains after the minimum of every lower group.
/// 4. Each child is offered an equal fraction of the remaining length and takes its answer.
/// 5. Children are aligned on the guide; the stack is as wide as they are, the guide included.
///
/// nil on the major axis asks every child for its ideal length; 0 and infinity give the stack's minimum and maximum. A
/// child whose minimum, maximum or length is known is not measured for it; if all are known, one order serves every
/// proposal.
package struct StackPlan {
  package let key: AlignmentKey

  /// The plan's data of a child.
  ///
  /// One cache line of a processor: a layout at another width reads little else.
  private struct Member {
    var gap: CGFloat = 0
    /// NaN until measured; then for the present minor proposal, unless `rangeIsKnown`.
    var minimum = CGFloat.nan
    var maximum = CGFloat.nan
    /// The child's offer along the axis; NaN for nil.
    var offer = CGFloat.nan
    var length: CGFloat = 0
    /// Its start across the axis, from the common line.
    var start: CGFloat = 0
    /// Its length across the axis if that is constant; else NaN.
    var fixedMinor = CGFloat.nan
    /// The child that is served at this position: by priority, flexibility, declaration.
    var served: Int32
    /// The child served at the next position has a lower priority.
    var endsRank = false
    /// Whether the range is independent of the minor proposal.
    var knowledge = Knowledge.none
    /// Takes infinity for any minor proposal.
    var isBoundless = false
    /// The child may have an explicit value of the stack's guide.
    var mayHaveGuide = false

    enum Knowledge: UInt8 {
      case none, range
      /// Also that every length in the range is taken.
      case answers
    }

    var rangeIsKnown: Bool { knowledge != .none }

    var isFixed: Bool { rangeIsKnown && minimum == maximum && minimum < .infinity }

    var proposal: CGFloat? { offer.isNaN ? nil : offer }
  }

  // In an order without gaps: a tree has many plans.
  private(set) var size = CGSize.zero
  private var members: [Member] = []
  private var totalGap: CGFloat = 0
  /// The smallest start across the axis.
  private var least: CGFloat = 0
  private var solved = SizeCache.Key.none
  /// The proposal across the axis for which ranges were measured; NaN for nil.
  private var rangesMinor = CGFloat.nan
  package let spacing: CGFloat?
  package let axis: Axis
  private var rangesAreMeasured = false
  private var hasMet = false
  private var hasEqualPriorities = true
  /// The serving order is the same for every minor proposal.
  private var orderIsKnown = false
  private var allRangesKnown = true
  /// No proposal changes a child's length across the axis.
  private var allMinorsFixed = true

  init(axis: Axis, key: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.key = key
    self.spacing = spacing
  }

  init<L: StackLayout>(_ layout: L) {
    self.init(axis: L.axis, key: layout.key, spacing: layout.spacing)
  }

  /// That of the present plan; nil before the first.
  var proposal: ProposedViewSize? { solved == .none ? nil : solved.proposal }

  /// Makes the plan for `proposal`, unless it is current.
  mutating func solve(
    _ proposal: ProposedViewSize, _ nodes: UnretainedNodes, _ direction: LayoutDirection
  ) {
    let key = SizeCache.Key(proposal)
    if key == solved { return }
    meet(nodes, direction)
    let keepsLengths =
      solved != .none && allRangesKnown && proposal[axis] == solved.proposal[axis]
    solved = key
    if !keepsLengths { share(proposal, nodes) }
    if keepsLengths, allMinorsFixed { return }
    lineUp(nodes)
  }

  /// Adds hints that follow from those of the children: the stack is as wide as the widest if no guide shifts one, and
  /// as long as all of them and the gaps.
  ///
  /// Only fixed lengths: ranges would save nested stacks measurements, but change with every view inside, so that the
  /// outer stack would have to examine all of its children again.
  func addLengths(of nodes: UnretainedNodes, to hints: inout SizingHints) {
    var minor: CGFloat = key.kind == .custom ? .nan : 0
    var major: CGFloat = spacing == nil ? .nan : 0
    var ignoresProposal = true
    for index in nodes.indices {
      let child = nodes[index].hints
      if minor.isNaN, major.isNaN { return }
      let (along, across) = (child[axis], child[axis.other])
      if !across.isFixed || child.guideKinds.contains(key.kind) { minor = .nan }
      if across.minimum > minor { minor = across.minimum }
      major += along.isFixed ? (index == 0 ? 0 : spacing ?? .nan) + along.minimum : .nan
      if !child.ignoresProposal { ignoresProposal = false }
    }
    if !minor.isNaN { hints[axis.other] = .fixed(minor) }
    if !major.isNaN { hints[axis] = .fixed(major) }
    hints.ignoresProposal = ignoresProposal && hints.isFixed
  }

  /// Prefetches the data of the first children.
  func prefetch() {
    members.withUnsafeBytes { sp_prefetch($0.baseAddress, min($0.count, 256)) }
  }

  /// Calls `body` with the index, top-left corner (logical) and proposal of each child.
  @inline(__always) func forEachPlace(_ body: (Int, CGPoint, ProposedViewSize) -> Void) {
    let minor = proposal?[axis.other]
    var cursor: CGFloat = 0
    for index in members.indices {
      let member = members[index]
      cursor += member.gap
      var across = member.start - least
      if across.isNaN { across = 0 }
      body(
        index, axis == .horizontal ? CGPoint(x: cursor, y: across) : CGPoint(x: across, y: cursor),
        .along(axis, member.proposal, minor))
      cursor += member.length
    }
  }

  /// 1. The facts about the children that no proposal changes: gaps, priorities, ranges.
  mutating func meet(_ nodes: UnretainedNodes, _ direction: LayoutDirection) {
    if hasMet { return }
    hasMet = true
    members.reserveCapacity(nodes.indices.count)
    var firstPriority = 0.0
    var previous: ViewSpacing?
    for index in nodes.indices {
      let hints = nodes[index].hints
      var member = Member(served: Int32(truncatingIfNeeded: index))
      if index == 0 { firstPriority = hints.priority }
      if hints.priority != firstPriority { hasEqualPriorities = false }
      let minor = hints[axis.other]
      if minor.isFixed { member.fixedMinor = minor.minimum } else { allMinorsFixed = false }
      member.mayHaveGuide = key.kind == .custom || hints.guideKinds.contains(key.kind)
      let range = hints[axis]
      member.minimum = range.minimum
      member.maximum = range.maximum
      if range.isKnown { member.knowledge = hints.clamps ? .answers : .range }
      member.isBoundless = range.maximum == .infinity
      if !range.isKnown { allRangesKnown = false }
      if let spacing {
        member.gap = index == 0 ? 0 : spacing
      } else {
        let mine = nodes[index].spacing(direction)
        member.gap = previous?.distance(to: mine, along: axis) ?? 0
        previous = mine
      }
      totalGap += member.gap
      members.append(member)
    }
    if !hasEqualPriorities { rankByPriority(nodes) }
  }

  /// Sorts by higher priority, then by declaration.
  private mutating func rankByPriority(_ nodes: UnretainedNodes) {
    if members.count > 16 {
      let priorities = nodes.indices.map { nodes[$0].priority }
      let order = nodes.indices.sorted {
        priorities[$0] != priorities[$1] ? priorities[$0] > priorities[$1] : $0 < $1
      }
      for (position, index) in order.enumerated() { serve(index, at: position) }
    } else {
      sort(members.indices) { nodes[$1].priority > nodes[$2].priority }
    }
    for position in members.indices.dropLast() {
      members[position].endsRank =
        nodes[served(position)].priority != nodes[served(position + 1)].priority
    }
  }

  /// 2.–4. The length of each child.
  private mutating func share(_ proposal: ProposedViewSize, _ nodes: UnretainedNodes) {
    let minor = proposal[axis.other]
    guard let major = proposal[axis] else {
      for index in nodes.indices { take(.nan, index, nodes, minor) }
      return
    }
    let isSameMinor = rangesAreMeasured && (minor.map { $0 == rangesMinor } ?? rangesMinor.isNaN)
    if !allRangesKnown, !isSameMinor {
      if rangesAreMeasured {
        for index in members.indices where !members[index].rangeIsKnown {
          members[index].minimum = .nan
          if !members[index].isBoundless { members[index].maximum = .nan }
        }
      }
      rangesMinor = minor ?? .nan
      rangesAreMeasured = true
    }
    var available = major - totalGap
    if hasEqualPriorities {
      serve(members.indices, from: &available, nodes, minor)
    } else {
      var rank = self.rank(from: 0)
      for position in rank.upperBound..<members.count {
        available -= minimum(served(position), nodes, minor)
      }
      while true {
        serve(rank, from: &available, nodes, minor)
        if rank.upperBound == members.count { break }
        rank = self.rank(from: rank.upperBound)
        for position in rank { available += minimum(served(position), nodes, minor) }
      }
    }
    orderIsKnown = allRangesKnown
  }

  @inline(__always) private func served(_ position: Int) -> Int { Int(members[position].served) }

  /// The positions of equal priority that begin at `start`.
  private func rank(from start: Int) -> Range<Int> {
    var end = start + 1
    while end < members.count, !members[end - 1].endsRank { end += 1 }
    return start..<end
  }

  /// Offers each child of a rank an equal fraction of the remaining length. Boundless children that take exactly their
  /// offer are not measured for their bounds.
  private mutating func serve(
    _ rank: Range<Int>, from available: inout CGFloat, _ nodes: UnretainedNodes, _ minor: CGFloat?
  ) {
    func take(_ position: Int, _ offer: CGFloat) -> CGFloat {
      let index = served(position)
      self.take(offer, index, nodes, minor)
      return members[index].length
    }
    if !orderIsKnown, rank.count > 1 {
      if rank.allSatisfy({ members[served($0)].isBoundless }),
        rank.contains(where: { members[served($0)].minimum.isNaN }),
        serveEqually(rank, from: &available, take)
      {
        return
      }
      if !putBoundlessLast(rank) { sortByFlexibility(rank, nodes, minor) }
    }
    Storypole.serve(rank, from: &available, take)
  }

  /// If one child of a rank is boundless and all others are fixed, it comes last, whatever its minimum is; false for other
  /// children.
  private mutating func putBoundlessLast(_ rank: Range<Int>) -> Bool {
    var boundless: Int?
    for position in rank {
      let member = members[served(position)]
      if member.isFixed { continue }
      guard boundless == nil, member.isBoundless else { return false }
      boundless = served(position)
    }
    guard let boundless else { return false }
    sort(rank) { _, index, other in other == boundless || index != boundless && index < other }
    return true
  }

  private mutating func sortByFlexibility(
    _ rank: Range<Int>, _ nodes: UnretainedNodes, _ minor: CGFloat?
  ) {
    for position in rank {
      _ = minimum(served(position), nodes, minor)
      _ = maximum(served(position), nodes, minor)
    }
    if rank.count > 16 {
      let order = Flexibility.order(rank.map(served).sorted().map(flexibility))
      for (position, index) in zip(rank, order) { serve(index, at: position) }
      return
    }
    // The same without an array: first by declaration, then less flexible ones move forward.
    sort(rank) { _, index, other in index < other }
    sort(rank) { $0.flexibility($1).isBefore($0.flexibility($2)) }
  }

  /// Moves each child of a rank in front of those that it precedes; equals keep their order.
  @inline(__always) private mutating func sort(
    _ rank: Range<Int>, _ isBefore: (StackPlan, Int, Int) -> Bool
  ) {
    for first in rank.dropFirst() {
      var position = first
      while position > rank.lowerBound, isBefore(self, served(position), served(position - 1)) {
        swap(position)
        position -= 1
      }
    }
  }

  private mutating func serve(_ index: Int, at position: Int) {
    members[position].served = Int32(truncatingIfNeeded: index)
  }

  private mutating func swap(_ position: Int) {
    let index = served(position)
    serve(served(position - 1), at: position)
    serve(index, at: position - 1)
  }

  private func flexibility(_ index: Int) -> Flexibility {
    Flexibility(index: index, minimum: members[index].minimum, maximum: members[index].maximum)
  }

  /// Offers a length (NaN for nil) to a child and stores its answer.
  private mutating func take(
    _ offer: CGFloat, _ index: Int, _ nodes: UnretainedNodes, _ minor: CGFloat?
  ) {
    members[index].offer = offer
    let member = members[index]
    members[index].length =
      if member.isFixed {
        member.minimum
      } else if member.knowledge == .answers, !offer.isNaN {
        min(max(offer, member.minimum), member.maximum)
      } else {
        nodes[index].size(for: .along(axis, member.proposal, minor))[axis]
      }
  }

  private func length(of node: UnretainedNode, _ major: CGFloat?, _ minor: CGFloat?) -> CGFloat {
    node.size(for: .along(axis, major, minor))[axis]
  }

  private mutating func minimum(_ i: Int, _ nodes: UnretainedNodes, _ minor: CGFloat?) -> CGFloat {
    if members[i].minimum.isNaN { members[i].minimum = length(of: nodes[i], 0, minor) }
    return members[i].minimum
  }

  private mutating func maximum(_ i: Int, _ nodes: UnretainedNodes, _ minor: CGFloat?) -> CGFloat {
    if members[i].maximum.isNaN { members[i].maximum = length(of: nodes[i], .infinity, minor) }
    return members[i].maximum
  }

  /// 5. Positions and the stack's size.
  private mutating func lineUp(_ nodes: UnretainedNodes) {
    let minor = proposal?[axis.other]
    var lower: CGFloat = 0
    var upper: CGFloat = 0
    var cursor: CGFloat = 0
    let fraction = key.fixedFraction ?? 0
    var isNew = false
    for index in nodes.indices {
      let member = members[index]
      var length = member.fixedMinor
      if length.isNaN {
        let proposal = ProposedViewSize.along(axis, member.proposal, minor)
        if index == 0 { isNew = !nodes[0].remembers(proposal) }
        nodes.prefetch(at: index, inside: isNew)
        let size = nodes[index].size(for: proposal)
        length = axis == .horizontal ? size.height : size.width
      }
      let guide =
        if member.mayHaveGuide {
          nodes[index].dimensions(for: .along(axis, member.proposal, minor))[key: key]
        } else {
          length.part(fraction)
        }
      let start = guide.isNaN ? -CGFloat.infinity : -guide
      members[index].start = start
      if start < lower { lower = start }
      let end = start + length
      if end > upper { upper = end }
      cursor += member.gap + member.length
    }
    least = lower
    let across = upper - lower
    size =
      axis == .horizontal
      ? CGSize(width: cursor, height: across) : CGSize(width: across, height: cursor)
  }
}
