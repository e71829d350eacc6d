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
    cache.plan.solve(proposal, subviews.map(\.node), subviews.layoutDirection)
    return cache.plan.size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) {
    cache.plan.solve(
      placingProposal(proposal, bounds.size, Self.axis), subviews.map(\.node),
      subviews.layoutDirection)
    cache.plan.forEachPlace { index, origin, proposal in
      subviews[subviews.startIndex + index].place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
  }

  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    stackSpacing(subviews.map(\.node), subviews.layoutDirection, Self.axis)
  }
}

/// A nil minor proposal becomes the stack's own minor size: children may answer differently.
private func placingProposal(_ proposal: ProposedViewSize, _ size: CGSize, _ axis: Axis)
  -> ProposedViewSize
{
  var placing = proposal
  if placing[axis.other] == nil { placing[axis.other] = size[axis.other] }
  return placing
}

/// The minor edges of every child, the major start of the first, the major end of the last.
private func stackSpacing(_ nodes: [LayoutNode], _ direction: LayoutDirection, _ axis: Axis)
  -> ViewSpacing
{
  guard let first = nodes.first, let last = nodes.last else { return .zero }
  if nodes.allSatisfy({ $0.spacing.isPlain }) { return ViewSpacing() }
  let horizontal = axis == .horizontal
  var spacing = ViewSpacing.none
  spacing.layoutDirection = direction
  func add(_ node: LayoutNode, _ edges: Edge.Set) {
    var preference = node.spacing
    preference.layoutDirection = direction
    spacing.formUnion(preference, edges: edges)
  }
  for node in nodes { add(node, horizontal ? .vertical : .horizontal) }
  add(first, horizontal ? .leading : .top)
  add(last, horizontal ? .trailing : .bottom)
  return spacing
}

/// The rectangle of an HStack or VStack: what `ContainerNode` is for any layout, with the plan at
/// hand.
final class StackNode: MembersNode {
  var settings: Settings {
    didSet { plan = settings.plan }
  }
  private var plan: StackPlan

  struct Settings {
    var axis: Axis
    var key: AlignmentKey
    var spacing: CGFloat?

    init(_ layout: some StackLayout) {
      axis = type(of: layout).axis
      key = layout.key
      spacing = layout.spacing
    }

    var plan: StackPlan { StackPlan(axis: axis, key: key, spacing: spacing) }
  }

  init(_ settings: Settings, _ inputs: _ViewInputs) {
    self.settings = settings
    plan = settings.plan
    super.init(inputs)
  }

  override var name: String { settings.axis == .horizontal ? "HStack" : "VStack" }
  override func contentChanged() { plan = settings.plan }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    plan.solve(proposal, members, environment.layoutDirection)
    return plan.size
  }
  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    plan.solve(
      placingProposal(proposal, size, settings.axis), members, environment.layoutDirection)
    plan.forEachPlace { index, origin, proposal in
      members[index].place(at: origin, proposal: proposal)
    }
  }
  override func findSpacing() -> ViewSpacing {
    stackSpacing(members, environment.layoutDirection, settings.axis)
  }
  override var priority: Double { members.isEmpty ? -.infinity : 0 }
  override var stackAxis: Axis? { settings.axis }

  override func findExplicit(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let size = size(for: proposal)
    guard !key.isFrameGuide, size.width.isFinite, size.height.isFinite else { return nil }
    plan.solve(
      placingProposal(proposal, size, settings.axis), members, environment.layoutDirection)
    var result: CGFloat?
    var n = 0
    plan.forEachPlace { index, origin, proposal in
      guard let value = members[index].explicit(key, in: proposal) else { return }
      let place = key.axis == .horizontal ? origin.x : origin.y
      key.combine(childValue: value + place, n: n, into: &result)
      n += 1
    }
    return result
  }
}

/// The place of an HStack or VStack in the tree of views.
final class StackViewNode: MembersViewNode {
  private let stack: StackNode

  init(_ settings: StackNode.Settings, _ inputs: _ViewInputs) {
    stack = StackNode(settings, inputs)
    super.init(stack, vanishesAroundOne: true, inputs)
  }

  static func make<Content: View>(
    _ settings: StackNode.Settings, _ content: Content, reusing old: _ViewNode?,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    if let node = old as? StackViewNode, node.stack.settings.axis == settings.axis {
      node.stack.settings = settings
      node.update(content, inputs)
      return node
    }
    guard let inputs = inputs.descend(into: StackNode.self) else { return EmptyNode(inputs) }
    let node = StackViewNode(settings, inputs)
    node.update(content, inputs)
    return node
  }
}
