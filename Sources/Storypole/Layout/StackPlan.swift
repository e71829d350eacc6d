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
/// minimum and maximum.
struct StackPlan {
  let axis: Axis
  let key: AlignmentKey
  let spacing: CGFloat?

  private(set) var proposal: ProposedViewSize?
  private(set) var size = CGSize.zero
  private(set) var proposals: [ProposedViewSize] = []
  /// Top-left corners, logical.
  private(set) var origins: [CGPoint] = []

  private var gaps: [CGFloat]?
  /// Minimum and maximum length of each child at `rangesMinor`, asked for when needed.
  private var minimums: [CGFloat?] = []
  private var maximums: [CGFloat?] = []
  private var rangesMinor: CGFloat??

  init(axis: Axis, key: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.key = key
    self.spacing = spacing
  }

  /// Makes the plan for `proposal`, unless it is the one made last.
  mutating func solve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    if proposal == self.proposal { return }
    self.proposal = proposal
    let gaps = findGaps(subviews)
    let lengths = share(proposal, subviews, gaps)
    lineUp(subviews, lengths, gaps)
  }

  /// 1. The gap before each child.
  private mutating func findGaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    if let gaps { return gaps }
    var found: [CGFloat] = []
    found.reserveCapacity(subviews.count)
    var previous: ViewSpacing?
    for subview in subviews {
      if let spacing {
        found.append(found.isEmpty ? 0 : spacing)
        continue
      }
      var mine = subview.spacing
      mine.layoutDirection = subviews.layoutDirection
      found.append(previous?.distance(to: mine, along: axis) ?? 0)
      previous = mine
    }
    gaps = found
    return found
  }

  /// 2.–4. The length of each child.
  private mutating func share(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ gaps: [CGFloat]
  ) -> [CGFloat] {
    let count = subviews.count
    let minor = proposal[axis.other]
    proposals = Array(repeating: .along(axis, nil, minor), count: count)
    guard let major = proposal[axis] else {
      return subviews.map { length(of: $0, nil, minor) }
    }
    if rangesMinor == nil || rangesMinor! != minor {
      rangesMinor = .some(minor)
      minimums = Array(repeating: nil, count: count)
      maximums = Array(repeating: nil, count: count)
    }
    var lengths = [CGFloat](repeating: 0, count: count)
    var available = major - gaps.reduce(0, +)
    let groups = priorityGroups(subviews)
    for (rank, group) in groups.enumerated() {
      if rank == 0 {
        for lower in groups.dropFirst().joined() { available -= minimum(lower, subviews, minor) }
      } else {
        for own in group { available += minimum(own, subviews, minor) }
      }
      let order = inOrderOfFlexibility(group, subviews, minor)
      serve(order, from: &available) { index, offer in
        proposals[index] = .along(axis, offer, minor)
        lengths[index] = length(of: subviews[index], offer, minor)
        return lengths[index]
      }
    }
    return lengths
  }

  private func length(of subview: LayoutSubview, _ major: CGFloat?, _ minor: CGFloat?) -> CGFloat {
    subview.node.size(for: .along(axis, major, minor))[axis]
  }

  private mutating func minimum(_ i: Int, _ subviews: LayoutSubviews, _ minor: CGFloat?) -> CGFloat
  {
    if let known = minimums[i] { return known }
    let found = length(of: subviews[i], 0, minor)
    minimums[i] = found
    return found
  }

  private mutating func maximum(_ i: Int, _ subviews: LayoutSubviews, _ minor: CGFloat?) -> CGFloat
  {
    if let known = maximums[i] { return known }
    let found = length(of: subviews[i], .infinity, minor)
    maximums[i] = found
    return found
  }

  /// Indexes by priority, higher first, declaration order inside.
  private func priorityGroups(_ subviews: LayoutSubviews) -> [[Int]] {
    let priorities = subviews.map(\.priority)
    guard let first = priorities.first else { return [] }
    if priorities.allSatisfy({ $0 == first }) { return [Array(0..<priorities.count)] }
    return Set(priorities).sorted(by: >).map { priority in
      priorities.indices.filter { priorities[$0] == priority }
    }
  }

  private mutating func inOrderOfFlexibility(
    _ group: [Int], _ subviews: LayoutSubviews, _ minor: CGFloat?
  ) -> [Int] {
    if group.count < 2 { return group }
    return Flexibility.order(
      group.map {
        Flexibility(
          index: $0, minimum: minimum($0, subviews, minor), maximum: maximum($0, subviews, minor))
      })
  }

  /// 5. Positions and the stack's size.
  private mutating func lineUp(
    _ subviews: LayoutSubviews, _ lengths: [CGFloat], _ gaps: [CGFloat]
  ) {
    var lower: CGFloat = 0
    var upper: CGFloat = 0
    var starts: [CGFloat] = []
    starts.reserveCapacity(lengths.count)
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.node.dimensions(for: proposals[index])
      let guide = dimensions[key: key]
      let minor = axis == .horizontal ? dimensions.height : dimensions.width
      let start = guide.isNaN ? -CGFloat.infinity : -guide
      starts.append(start)
      if start < lower { lower = start }
      let end = start + minor
      if end > upper { upper = end }
    }
    var cursor: CGFloat = 0
    origins.removeAll(keepingCapacity: true)
    for index in lengths.indices {
      cursor += gaps[index]
      let across = starts[index] - lower
      let minor = across.isNaN ? 0 : across
      origins.append(
        axis == .horizontal ? CGPoint(x: cursor, y: minor) : CGPoint(x: minor, y: cursor))
      cursor += lengths[index]
    }
    let across = upper - lower
    size =
      axis == .horizontal
      ? CGSize(width: cursor, height: across) : CGSize(width: across, height: cursor)
  }
}

/// What a stack keeps between calls.
public struct _StackLayoutCache {
  var plan: StackPlan
}

/// HStackLayout and VStackLayout are this with an axis.
protocol StackLayout: BuiltInLayout where Cache == _StackLayoutCache {
  static var axis: Axis { get }
  var key: AlignmentKey { get }
  var spacing: CGFloat? { get }
}

extension StackLayout {
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  public func makeCache(subviews: Subviews) -> _StackLayoutCache {
    _StackLayoutCache(plan: StackPlan(axis: Self.axis, key: key, spacing: spacing))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    cache.plan.solve(proposal, subviews)
    return cache.plan.size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) {
    // A nil minor proposal becomes the stack's own minor size: children may answer differently.
    var placing = proposal
    let minor = Self.axis.other
    if placing[minor] == nil { placing[minor] = bounds.size[minor] }
    cache.plan.solve(placing, subviews)
    for (index, subview) in subviews.enumerated() {
      let origin = cache.plan.origins[index]
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: cache.plan.proposals[index])
    }
  }

  /// The minor edges of every child, the major start of the first, the major end of the last.
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    let horizontal = Self.axis == .horizontal
    var spacing = ViewSpacing.none
    spacing.layoutDirection = subviews.layoutDirection
    func add(_ subview: LayoutSubview, _ edges: Edge.Set) {
      var preference = subview.spacing
      preference.layoutDirection = subviews.layoutDirection
      spacing.formUnion(preference, edges: edges)
    }
    for subview in subviews { add(subview, horizontal ? .vertical : .horizontal) }
    add(first, horizontal ? .leading : .top)
    add(last, horizontal ? .trailing : .bottom)
    return spacing
  }
}
