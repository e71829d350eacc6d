// SPDX-License-Identifier: Apache-2.0
/// A view at an edge that reduces the safe area of another.
///
/// *How it lays out*, along the axis of the edge
/// 1. The gap is the spacing, or the preference of the two views.
/// 2. The bar is proposed the length without the content's minimum and the gap; the content the length without the bar
///    and the gap. A nil proposal is nil for both.
/// 3. The size is the sum; across, the larger of both.
/// 4. The content is at the far edge, the bar at its edge, aligned on the guide across. A scroll view keeps the whole
///    frame instead and moves its content.
final class SafeAreaInsetNode: LayoutNode {
  var edge = Edge.top
  var key = AlignmentKey.horizontalCenter
  var spacingLength: CGFloat?
  var content: LayoutNode? {
    didSet {
      // Another view has other traits, which affect the enclosing container.
      if adopt(content, insteadOf: oldValue), oldValue != nil { invalidateContainer() }
    }
  }
  var bar: LayoutNode? { didSet { adopt(bar, insteadOf: oldValue) } }
  private var barLength: CGFloat = 0

  override var name: String { "safeAreaInset" }
  override var children: [LayoutNode] { [content, bar].compactMap { $0 } }
  override var followsAxisAround: Bool { true }
  override var isTransparent: Bool { true }
  override var traits: Traits? { content?.traits }
  override var extendsUnderBars: Bool { content?.extendsUnderBars ?? false }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var cross: Axis { axis.other }

  private var gap: CGFloat {
    guard let content, let bar else { return 0 }
    if let spacingLength { return spacingLength }
    let direction = environment.layoutDirection
    return content.spacing(direction).distance(to: bar.spacing(direction), along: axis)
  }

  private struct Plan {
    var content: ProposedViewSize
    var bar: ProposedViewSize
    var contentSize: CGSize
    /// The bar's length along the axis, and across.
    var barSize: CGSize
    var gap: CGFloat
  }

  private func plan(_ proposal: ProposedViewSize) -> Plan {
    let gap = gap
    let available = proposal[axis]
    let across = proposal[cross]
    var barOffer = ProposedViewSize.along(axis, nil, across)
    if let available, bar != nil {
      let least =
        content.map { $0.size(for: .along(axis, 0, across))[axis] } ?? 0
      barOffer[axis] = available == .infinity ? available : max(max(available - gap, 0) - least, 0)
    }
    let barSize = bar?.size(for: barOffer) ?? .zero
    var offer = proposal
    if let available, available < .infinity, !extendsUnderBars {
      offer[axis] = max(available - barSize[axis] - gap, 0)
    }
    let contentSize = content?.size(for: offer) ?? .zero
    return Plan(
      content: offer, bar: barOffer, contentSize: contentSize, barSize: barSize, gap: gap)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let plan = plan(proposal)
    let along =
      extendsUnderBars
      ? plan.contentSize[axis]
      : plan.contentSize[axis] + plan.gap + plan.barSize[axis]
    let across = max(plan.contentSize[cross], plan.barSize[cross])
    return axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  private func placements(in size: CGSize, _ proposal: ProposedViewSize) -> (
    plan: Plan, content: CGPoint, bar: CGPoint
  ) {
    var proposal = proposal
    if proposal[cross] == nil { proposal[cross] = size[cross] }
    let plan = plan(proposal)
    let isFirst = edge == .top || edge == .leading
    let inset = plan.barSize[axis] + plan.gap
    var contentAt: CGFloat = 0
    if isFirst, !extendsUnderBars { contentAt = inset }
    let barAt = isFirst ? 0 : plan.barSize[axis].distance(toLine: size[axis])
    // Across, the guides of both are on one line; the view that extends furthest starts at 0.
    let contentGuide = content?.dimensions(for: plan.content)[key: key] ?? 0
    let barGuide = bar?.dimensions(for: plan.bar)[key: key] ?? contentGuide
    let line = max(contentGuide, barGuide)
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
    return (
      plan, point(contentAt, contentGuide.distance(toLine: line)),
      point(barAt, barGuide.distance(toLine: line))
    )
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let places = placements(in: size, proposal)
    barLength = places.plan.barSize[axis] + places.plan.gap
    content?.place(at: places.content, proposal: places.plan.content)
    bar?.place(at: places.bar, proposal: places.plan.bar)
  }

  override func findExplicit(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let places = placements(in: size(for: proposal), proposal)
    guard let value = content?.explicit(key, in: places.plan.content) else { return nil }
    return value + places.content[key.axis]
  }

  override var safeAreaInsets: EdgeInsets? {
    switch edge {
    case .top: EdgeInsets(top: barLength, leading: 0, bottom: 0, trailing: 0)
    case .bottom: EdgeInsets(top: 0, leading: 0, bottom: barLength, trailing: 0)
    case .leading: EdgeInsets(top: 0, leading: barLength, bottom: 0, trailing: 0)
    case .trailing: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: barLength)
    }
  }
}

/// Places a bar at an edge of each view.
nonisolated struct SafeAreaInsetModifier<Bar: View>: ViewModifier, RecordsCall {
  typealias Body = Never
  var edge: Edge
  var key: AlignmentKey
  var spacing: CGFloat?
  var bar: Bar

  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node: SafeAreaInsetViewNode
    if let old = old as? SafeAreaInsetViewNode {
      node = old
    } else {
      guard let inputs = inputs.descend(into: Self.self) else { return EmptyNode(inputs) }
      node = SafeAreaInsetViewNode(inputs)
    }
    let bar = modifier.bar
    node.update(inputs, content: content, bar: { Bar._makeNode(bar, reusing: $0, $1) }) {
      $0.edge = modifier.edge
      $0.key = modifier.key
      $0.spacingLength = modifier.spacing
    }
    return node
  }
}

/// The node of a safe area inset in the tree of views.
final class SafeAreaInsetViewNode: _ViewNode {
  private let layout: SafeAreaInsetNode
  private let contentStack = ImplicitStack(VStackLayout(), name: "VStack")
  private let barStack = ImplicitStack(ZStackLayout(), name: "ZStack")
  private var content: _ViewNode?
  private var bar: _ViewNode?

  override init(_ inputs: _ViewInputs) {
    layout = SafeAreaInsetNode(inputs)
    super.init(inputs)
  }

  override var name: String? { layout.name }
  override var children: [_ViewNode] { [content, bar].compactMap { $0 } }
  override var isDynamic: Bool { false }
  override func appendLayouts(to list: inout [LayoutNode]) { list.append(layout) }

  func update(
    _ inputs: _ViewInputs, content makeContent: (_ViewNode?, _ViewInputs) -> _ViewNode,
    bar makeBar: (_ViewNode?, _ViewInputs) -> _ViewNode, configure: (SafeAreaInsetNode) -> Void
  ) {
    environment = inputs.environment
    layout.environment = inputs.environment
    configure(layout)
    let inputs = inputs.child(of: self)
    content = makeContent(content, inputs)
    bar = makeBar(bar, inputs)
    childLayoutsChanged()
  }

  override func childLayoutsChanged() {
    layout.content = contentStack.node(for: content?.layouts ?? [], environment, host)
    layout.bar = barStack.node(for: bar?.layouts ?? [], environment, host)
    layout.invalidate()
  }
}

extension View {
  /// Places `content` at the top or bottom, and keeps the view's safe area clear of it. `spacing` is in points; nil is
  /// the views' preferred distance.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, key: alignment.key, spacing: spacing,
        bar: content()))
  }

  /// Places `content` at the leading or trailing edge, and keeps the view's safe area clear of it. `spacing` is in
  /// points; nil is the views' preferred distance.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, key: alignment.key, spacing: spacing,
        bar: content()))
  }

  /// Places a bar at the top or bottom; the same as `safeAreaInset` here.
  nonisolated public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Places a bar at the leading or trailing edge; the same as `safeAreaInset` here.
  nonisolated public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
