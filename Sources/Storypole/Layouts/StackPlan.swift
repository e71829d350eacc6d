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
  fileprivate struct Member {
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
  }

  private typealias Members = UnsafeMutableBufferPointer<Member>

  // In an order without gaps: a tree has many plans.
  private(set) var size = CGSize.zero
  private var members: [Member] = []
  private var totalGap: CGFloat = 0
  /// The smallest start across the axis.
  private var least: CGFloat = 0
  /// The proposal of the present plan; `none` before the first.
  private(set) var solved = SizeCache.Key.none
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

  /// Makes the plan for `proposal`, unless it is current.
  mutating func solve(
    _ proposal: ProposedViewSize, _ nodes: UnretainedNodes, _ direction: LayoutDirection
  ) {
    let key = SizeCache.Key(proposal)
    if key == solved { return }
    meet(nodes, direction)
    let keepsLengths = solved != .none && allRangesKnown && key.isSame(as: solved, on: axis)
    solved = key
    if keepsLengths, allMinorsFixed { return }
    // Moved out, so that each access is one to memory, without a check for other references to the array.
    var members = members
    self.members = []
    members.withUnsafeMutableBufferPointer {
      if !keepsLengths { share($0, nodes) }
      lineUp($0, nodes)
    }
    self.members = members
  }

  /// Adds hints that follow from those of the children: the stack is as wide as the widest if no guide shifts one, and
  /// as long as all of them and the gaps; and it takes infinity if one of them does, so that a stack around it need not
  /// ask.
  ///
  /// No other ranges: they would save nested stacks measurements, but change with every view inside, so that the outer
  /// stack would have to examine all of its children again.
  func addLengths(of nodes: UnretainedNodes, to hints: inout SizingHints) {
    var minor: CGFloat = key.kind == .custom ? .nan : 0
    var major: CGFloat = spacing == nil ? .nan : 0
    var ignoresProposal = true
    // Each child is offered infinity if no gap and no minimum of a lower priority uses it up.
    var offersInfinity = spacing?.isFinite ?? true
    var takesInfinity = false
    var takesInfinityAcross = false
    var hasMinima = true
    var priority = 0.0
    for index in nodes.indices {
      let child = nodes[index].hints
      let (along, across) = (child[axis], child[axis.other])
      if !across.isFixed || child.guideKinds.contains(key.kind) { minor = .nan }
      if across.minimum > minor { minor = across.minimum }
      major += along.isFixed ? (index == 0 ? 0 : spacing ?? .nan) + along.minimum : .nan
      if !child.ignoresProposal { ignoresProposal = false }
      if across.maximum == .infinity { takesInfinityAcross = true }
      if along.maximum == .infinity { takesInfinity = true }
      if along.maximum.isNaN { offersInfinity = false }
      if index == 0 { priority = child.priority }
      if !along.minimum.isFinite { hasMinima = false }
      if child.priority != priority { priority = .nan }
    }
    if !minor.isNaN {
      hints[axis.other] = .fixed(minor)
    } else if takesInfinityAcross {
      hints[axis.other] = .boundless
    }
    if !major.isNaN {
      hints[axis] = .fixed(major)
    } else if takesInfinity, offersInfinity, hasMinima || !priority.isNaN {
      hints[axis] = .boundless
    }
    hints.ignoresProposal = ignoresProposal && hints.isFixed
  }

  /// Prefetches the data of the first children.
  mutating func prefetch() {
    // Not `withUnsafeBytes`, before which a reference to the array would be counted.
    members.withUnsafeMutableBufferPointer {
      sp_prefetch($0.baseAddress, min($0.count * MemoryLayout<Member>.stride, 256))
    }
  }

  /// Calls `body` with the index, top-left corner (logical) and proposal of each child. `body` must not change the plan,
  /// which is lent to this method.
  @inline(__always)
  mutating func forEachPlace(_ body: (Int, CGPoint, SizeCache.Key) -> Void) {
    // Moved out, as in `solve`.
    let (members, axis, solved, least) = (members, axis, solved, least)
    self.members = []
    var cursor: CGFloat = 0
    members.withUnsafeBufferPointer {
      for index in $0.indices {
        let member = $0[index]
        cursor += member.gap
        var across = member.start - least
        if across.isNaN { across = 0 }
        body(
          index,
          axis == .horizontal ? CGPoint(x: cursor, y: across) : CGPoint(x: across, y: cursor),
          .along(axis, member.offer, across: solved))
        cursor += member.length
      }
    }
    self.members = members
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
    if !hasEqualPriorities {
      members.withUnsafeMutableBufferPointer { Self.rankByPriority($0, nodes) }
    }
  }

  /// Sorts by higher priority, then by declaration.
  private static func rankByPriority(_ members: Members, _ nodes: UnretainedNodes) {
    if members.count > 16 {
      let priorities = nodes.indices.map { nodes[$0].priority }
      let order = nodes.indices.sorted {
        priorities[$0] != priorities[$1] ? priorities[$0] > priorities[$1] : $0 < $1
      }
      for (position, index) in order.enumerated() { members.serve(index, at: position) }
    } else {
      members.sort(members.indices) { nodes[$0].priority > nodes[$1].priority }
    }
    for position in members.indices.dropLast() {
      members[position].endsRank =
        nodes[members.served(position)].priority != nodes[members.served(position + 1)].priority
    }
  }

  /// 2.–4. The length of each child.
  private mutating func share(_ members: Members, _ nodes: UnretainedNodes) {
    let (major, minor) = (solved.length(axis), solved.length(axis.other))
    if solved.proposal[axis] == nil {
      for index in nodes.indices { take(.nan, index, members, nodes) }
      return
    }
    if !allRangesKnown {
      let isSameMinor =
        rangesAreMeasured && minor.bitPattern == rangesMinor.bitPattern
      if rangesAreMeasured, !isSameMinor {
        for index in members.indices where !members[index].rangeIsKnown {
          members[index].minimum = .nan
          if !members[index].isBoundless { members[index].maximum = .nan }
        }
      }
      rangesMinor = minor
      rangesAreMeasured = true
    }
    var available = major - totalGap
    if hasEqualPriorities {
      serve(members.indices, from: &available, members, nodes)
    } else {
      var rank = members.rank(from: 0)
      for position in rank.upperBound..<members.count {
        available -= minimum(members.served(position), members, nodes)
      }
      while true {
        serve(rank, from: &available, members, nodes)
        if rank.upperBound == members.count { break }
        rank = members.rank(from: rank.upperBound)
        for position in rank {
          available += minimum(members.served(position), members, nodes)
        }
      }
    }
    orderIsKnown = allRangesKnown
  }

  /// Offers each child of a rank an equal fraction of the remaining length. Boundless children that take exactly their
  /// offer are not measured for their bounds.
  private func serve(
    _ rank: Range<Int>, from available: inout CGFloat, _ members: Members, _ nodes: UnretainedNodes
  ) {
    func take(_ position: Int, _ offer: CGFloat) -> CGFloat {
      let index = members.served(position)
      self.take(offer, index, members, nodes)
      return members[index].length
    }
    if !orderIsKnown, rank.count > 1 {
      if rank.allSatisfy({ members[members.served($0)].isBoundless }),
        rank.contains(where: { members[members.served($0)].minimum.isNaN }),
        serveEqually(rank, from: &available, take)
      {
        return
      }
      if !members.putBoundlessLast(rank) { sortByFlexibility(rank, members, nodes) }
    }
    Storypole.serve(rank, from: &available, take)
  }

  private func sortByFlexibility(
    _ rank: Range<Int>, _ members: Members, _ nodes: UnretainedNodes
  ) {
    for position in rank {
      let index = members.served(position)
      _ = minimum(index, members, nodes)
      if members[index].maximum.isNaN {
        members[index].maximum = length(of: nodes[index], .infinity)
      }
    }
    if rank.count > 16 {
      let order = Flexibility.order(
        rank.map { members.served($0) }.sorted().map { members.flexibility($0) })
      for (position, index) in zip(rank, order) { members.serve(index, at: position) }
      return
    }
    // The same without an array: first by declaration, then less flexible ones move forward.
    members.sort(rank) { $0 < $1 }
    members.sort(rank) { members.flexibility($0).isBefore(members.flexibility($1)) }
  }

  /// Offers a length (NaN for nil) to a child and stores its answer.
  @inline(__always) private func take(
    _ offer: CGFloat, _ index: Int, _ members: Members, _ nodes: UnretainedNodes
  ) {
    let member = members[index]
    members[index].offer = offer
    members[index].length =
      if member.isFixed {
        member.minimum
      } else if member.knowledge == .answers, !offer.isNaN {
        min(max(offer, member.minimum), member.maximum)
      } else {
        length(of: nodes[index], offer)
      }
  }

  /// The child's answer to a length and the present proposal across it.
  private func length(of node: UnretainedNode, _ offer: CGFloat) -> CGFloat {
    node.size(for: .along(axis, offer, across: solved))[axis]
  }

  private func minimum(_ index: Int, _ members: Members, _ nodes: UnretainedNodes) -> CGFloat {
    if members[index].minimum.isNaN { members[index].minimum = length(of: nodes[index], 0) }
    return members[index].minimum
  }

  /// 5. Positions and the stack's size.
  private mutating func lineUp(_ members: Members, _ nodes: UnretainedNodes) {
    var lower: CGFloat = 0
    var upper: CGFloat = 0
    var cursor: CGFloat = 0
    let fraction = key.fixedFraction ?? 0
    var isNew = false
    for index in nodes.indices {
      let member = members[index]
      var length = member.fixedMinor
      if length.isNaN {
        let proposal = SizeCache.Key.along(axis, member.offer, across: solved)
        if index == 0 { isNew = !nodes[0].remembers(proposal) }
        nodes.prefetch(at: index, inside: isNew)
        length = nodes[index].size(for: proposal)[axis.other]
      }
      let guide =
        if member.mayHaveGuide {
          nodes[index].dimensions(
            for: SizeCache.Key.along(axis, member.offer, across: solved).proposal)[key: key]
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

// The order in which children are served.
extension UnsafeMutableBufferPointer<StackPlan.Member> {
  @inline(__always) fileprivate func served(_ position: Int) -> Int { Int(self[position].served) }

  fileprivate func serve(_ index: Int, at position: Int) {
    self[position].served = Int32(truncatingIfNeeded: index)
  }

  /// The positions of equal priority that begin at `start`.
  fileprivate func rank(from start: Int) -> Range<Int> {
    var end = start + 1
    while end < count, !self[end - 1].endsRank { end += 1 }
    return start..<end
  }

  /// If one child of a rank is boundless and all others are fixed, it comes last, whatever its minimum is; false for other
  /// children.
  fileprivate func putBoundlessLast(_ rank: Range<Int>) -> Bool {
    var boundless: Int?
    for position in rank {
      let index = served(position)
      if self[index].isFixed { continue }
      guard boundless == nil, self[index].isBoundless else { return false }
      boundless = index
    }
    guard let boundless else { return false }
    sort(rank) { $1 == boundless || $0 != boundless && $0 < $1 }
    return true
  }

  /// Moves each child of a rank in front of those that it precedes; equals keep their order.
  @inline(__always) fileprivate func sort(_ rank: Range<Int>, _ isBefore: (Int, Int) -> Bool) {
    for first in rank.dropFirst() {
      var position = first
      while position > rank.lowerBound, isBefore(served(position), served(position - 1)) {
        let index = served(position)
        serve(served(position - 1), at: position)
        serve(index, at: position - 1)
        position -= 1
      }
    }
  }

  fileprivate func flexibility(_ index: Int) -> Flexibility {
    Flexibility(index: index, minimum: self[index].minimum, maximum: self[index].maximum)
  }
}
