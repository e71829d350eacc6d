/// How HStack and VStack share a length among their children: one plan for sizing and placing.
///
/// *How it lays out.* Major is the stack's axis, minor the other.
/// 1. Gaps: the given spacing, else what each pair of neighbours prefers.
/// 2. The length left without gaps goes to the children in the order of priority (higher first),
///    flexibility (less first; maximum − minimum), and declaration.
/// 3. A group of equal priority sees what is left after the minimum of every lower group.
/// 4. Each child is offered an equal share of what is left and takes what it answers.
/// 5. Children are lined up on the guide; the stack is as wide as they are, the guide included.
///
/// nil on the major axis asks every child for its ideal length; 0 and infinity give the stack's
/// minimum and maximum. A child whose minimum, maximum or length is known without asking is not
/// asked; where all are, one order serves every proposal.
struct StackPlan {
  let axis: Axis
  let key: AlignmentKey
  let spacing: CGFloat?

  /// A child as the plan sees it.
  private struct Member {
    var gap: CGFloat = 0
    var priority = 0.0
    /// NaN until asked for; then for the present minor proposal.
    var minimum = CGFloat.nan
    var maximum = CGFloat.nan
    /// The range, and every length along the axis, is independent of the minor proposal.
    var rangeIsKnown = false
    /// The length along the axis, if it depends on nothing; else NaN.
    var fixedLength = CGFloat.nan
    var offer: CGFloat?
    var length: CGFloat = 0
    /// Where it starts across the axis, from the common line.
    var start: CGFloat = 0
  }

  private(set) var proposal: ProposedViewSize?
  private(set) var size = CGSize.zero
  private var members: [Member] = []
  private var totalGap: CGFloat = 0
  /// Indexes by priority, higher first, declaration order inside.
  private var groups: [[Int]] = []
  /// The groups in order of flexibility, once it is known for every minor proposal.
  private var orders: [[Int]]?
  private var allRangesKnown = true
  /// No child's length across the axis depends on a proposal.
  private var allMinorsFixed = true
  /// The least start across the axis.
  private var least: CGFloat = 0
  private var rangesMinor: CGFloat??

  init(axis: Axis, key: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.key = key
    self.spacing = spacing
  }

  /// Makes the plan for `proposal`, unless it is the one made last.
  mutating func solve(
    _ proposal: ProposedViewSize, _ nodes: [LayoutNode], _ direction: LayoutDirection
  ) {
    if proposal == self.proposal { return }
    let isNew = self.proposal == nil
    if isNew { meet(nodes, direction) }
    let keepsLengths = !isNew && allRangesKnown && proposal[axis] == self.proposal![axis]
    self.proposal = proposal
    if !keepsLengths { share(proposal, nodes) }
    if keepsLengths, allMinorsFixed { return }
    lineUp(nodes)
  }

  /// Calls `body` with the index, top-left corner (logical) and proposal of each child.
  func forEachPlace(_ body: (Int, CGPoint, ProposedViewSize) -> Void) {
    let minor = proposal?[axis.other]
    var cursor: CGFloat = 0
    for index in members.indices {
      let member = members[index]
      cursor += member.gap
      var across = member.start - least
      if across.isNaN { across = 0 }
      body(
        index, axis == .horizontal ? CGPoint(x: cursor, y: across) : CGPoint(x: across, y: cursor),
        .along(axis, member.offer, minor))
      cursor += member.length
    }
  }

  /// 1. What is known of the children before any proposal: gaps, priorities, fixed lengths.
  private mutating func meet(_ nodes: [LayoutNode], _ direction: LayoutDirection) {
    members = Array(repeating: Member(), count: nodes.count)
    var hasEqualPriorities = true
    var previous: ViewSpacing?
    for index in nodes.indices {
      let node = nodes[index]
      let priority = node.priority
      members[index].priority = priority
      if priority != members[0].priority { hasEqualPriorities = false }
      let fixed = node.fixedLengths
      let length = fixed[axis]
      members[index].fixedLength = length
      if fixed[axis.other].isNaN { allMinorsFixed = false }
      if let range = node.knownRange(along: axis) {
        members[index].minimum = range.minimum
        members[index].maximum = range.maximum
        members[index].rangeIsKnown = true
      } else if !length.isNaN {
        members[index].minimum = length
        members[index].maximum = length
        members[index].rangeIsKnown = true
      } else {
        allRangesKnown = false
      }
      if let spacing {
        members[index].gap = index == 0 ? 0 : spacing
      } else {
        var mine = node.spacing
        mine.layoutDirection = direction
        members[index].gap = previous?.distance(to: mine, along: axis) ?? 0
        previous = mine
      }
      totalGap += members[index].gap
    }
    groups = hasEqualPriorities ? [Array(nodes.indices)] : priorityGroups()
  }

  /// 2.–4. The length of each child.
  private mutating func share(_ proposal: ProposedViewSize, _ nodes: [LayoutNode]) {
    let minor = proposal[axis.other]
    guard let major = proposal[axis] else {
      for index in nodes.indices { take(nil, index, nodes, minor) }
      return
    }
    if !allRangesKnown, rangesMinor == nil || rangesMinor! != minor {
      if rangesMinor != nil {
        for index in members.indices where !members[index].rangeIsKnown {
          members[index].minimum = .nan
          members[index].maximum = .nan
        }
      }
      rangesMinor = .some(minor)
    }
    var available = major - totalGap
    if allRangesKnown, orders == nil {
      orders = groups.map { inOrderOfFlexibility($0, nodes, minor) }
    }
    for (rank, group) in groups.enumerated() {
      if rank > 0 {
        for own in group { available += minimum(own, nodes, minor) }
      } else if groups.count > 1 {
        for lower in groups.dropFirst().joined() { available -= minimum(lower, nodes, minor) }
      }
      let order = orders?[rank] ?? inOrderOfFlexibility(group, nodes, minor)
      serve(order, from: &available) { index, offer in
        take(offer, index, nodes, minor)
        return members[index].length
      }
    }
  }

  /// Offers a length to a child and keeps what it answers.
  private mutating func take(
    _ offer: CGFloat?, _ index: Int, _ nodes: [LayoutNode], _ minor: CGFloat?
  ) {
    members[index].offer = offer
    let fixed = members[index].fixedLength
    members[index].length = fixed.isNaN ? length(of: nodes[index], offer, minor) : fixed
  }

  private func length(of node: LayoutNode, _ major: CGFloat?, _ minor: CGFloat?) -> CGFloat {
    node.size(for: .along(axis, major, minor))[axis]
  }

  private mutating func minimum(_ i: Int, _ nodes: [LayoutNode], _ minor: CGFloat?) -> CGFloat {
    if members[i].minimum.isNaN { members[i].minimum = length(of: nodes[i], 0, minor) }
    return members[i].minimum
  }

  private mutating func maximum(_ i: Int, _ nodes: [LayoutNode], _ minor: CGFloat?) -> CGFloat {
    if members[i].maximum.isNaN { members[i].maximum = length(of: nodes[i], .infinity, minor) }
    return members[i].maximum
  }

  /// Indexes by priority, higher first, declaration order inside.
  private func priorityGroups() -> [[Int]] {
    var groups: [(priority: Double, indexes: [Int])] = []
    for index in members.indices {
      let priority = members[index].priority
      if let group = groups.firstIndex(where: { $0.priority == priority }) {
        groups[group].indexes.append(index)
      } else {
        groups.append((priority, [index]))
      }
    }
    return groups.sorted { $0.priority > $1.priority }.map(\.indexes)
  }

  private mutating func inOrderOfFlexibility(
    _ group: [Int], _ nodes: [LayoutNode], _ minor: CGFloat?
  ) -> [Int] {
    if group.count < 2 { return group }
    return Flexibility.order(
      group.map {
        Flexibility(
          index: $0, minimum: minimum($0, nodes, minor), maximum: maximum($0, nodes, minor))
      })
  }

  /// 5. Positions and the stack's size.
  private mutating func lineUp(_ nodes: [LayoutNode]) {
    let minor = proposal?[axis.other]
    var lower: CGFloat = 0
    var upper: CGFloat = 0
    var cursor: CGFloat = 0
    for index in nodes.indices {
      let node = nodes[index]
      let offer = ProposedViewSize.along(axis, members[index].offer, minor)
      let size = node.size(for: offer)
      let length = axis == .horizontal ? size.height : size.width
      let guide =
        if node.guideKinds.contains(key.kind) || key.kind == .custom {
          node.dimensions(for: offer)[key: key]
        } else {
          key.share! * length
        }
      let start = guide.isNaN ? -CGFloat.infinity : -guide
      members[index].start = start
      if start < lower { lower = start }
      let end = start + length
      if end > upper { upper = end }
      cursor += members[index].gap + members[index].length
    }
    least = lower
    let across = upper - lower
    size =
      axis == .horizontal
      ? CGSize(width: cursor, height: across) : CGSize(width: across, height: cursor)
  }
}
