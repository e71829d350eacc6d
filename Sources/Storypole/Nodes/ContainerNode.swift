// SPDX-License-Identifier: Apache-2.0
/// A layout with the views that it arranges: the built-in containers and the result of
/// `callAsFunction`.
nonisolated package struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
  var layout: L
  var content: Content
  /// The name in descriptions; the layout's own unless given.
  var name: String?
  /// A container with exactly one static child leaves the tree; only its orientation stays.
  var flattensSingleChild = false

  nonisolated package static func _makeNode(
    _ view: LayoutContainer, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    if let node = old as? ContainerViewNode<L> {
      node.show(view.layout, in: inputs.environment)
      node.update(view.content, inputs)
      return node
    }
    guard let inputs = inputs.descend(into: L.self) else { return EmptyNode(inputs) }
    let node = ContainerViewNode(
      ContainerNode(layout: view.layout, name: view.name ?? typeName(L.self), inputs),
      flattensSingleChild: view.flattensSingleChild, inputs)
    node.update(view.content, inputs)
    return node
  }
}

extension Layout {
  /// The layout as a container of `content`.
  @_disfavoredOverload nonisolated public func callAsFunction<V: View>(
    @ViewBuilder _ content: () -> V
  ) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

/// The node of a container of several views in the tree of views.
class MembersViewNode: _ViewNode {
  private let flattensSingleChild: Bool
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var content: [_ViewNode] = []
  final let container: MultiChildNode
  private var passthrough: PassthroughNode?

  init(_ container: MultiChildNode, flattensSingleChild: Bool, _ inputs: _ViewInputs) {
    self.container = container
    self.flattensSingleChild = flattensSingleChild
    super.init(inputs)
  }

  override var children: [_ViewNode] { content }
  override var name: String? { container.name }
  override var isDynamic: Bool { false }

  override func appendLayouts(to list: inout [LayoutNode]) {
    list.append(passthrough ?? container)
  }

  override final var onlyLayout: LayoutNode? { passthrough ?? container }

  /// Shows other views. `isChanged` is whether the container may arrange the same ones in another way.
  final func update<Content: View>(
    _ view: Content, _ inputs: _ViewInputs, isChanged: Bool = true
  ) {
    let isChanged = isChanged || !host.environments.areEqual(environment, inputs.environment)
    environment = inputs.environment
    container.environment = inputs.environment
    content = Content._makeNodes(view, reusing: content, inputs.child(of: self))
    refreshChildren(isChanged: isChanged)
  }

  override func childLayoutsChanged() {
    let before = passthrough
    refreshChildren()
    if before !== passthrough { super.childLayoutsChanged() }
  }

  private func refreshChildren(isChanged: Bool = true) {
    var layouts: [LayoutNode] = []
    layouts.reserveCapacity(content.count)
    for node in content { node.appendLayouts(to: &layouts) }
    if flattensSingleChild, layouts.count == 1, !content.contains(where: \.isDynamic) {
      container.setChildren([])
      let node =
        passthrough
        ?? PassthroughNode(
          name: container.name, _ViewInputs(host: host, environment: environment, parent: parent))
      node.environment = environment
      node.setChild(layouts[0])
      node.setAxis(container.stackAxis)
      passthrough = node
      node.invalidate()
    } else {
      passthrough?.setChild(nil)
      passthrough = nil
      // Members that change report it themselves.
      if !container.setChildren(layouts), !isChanged { return }
      container.invalidate()
      if !container.isPlaced { container.meetMembers() }
    }
  }
}

/// The node of a container with a Layout in the tree of views.
final class ContainerViewNode<L: Layout>: MembersViewNode {
  /// A layout of the user's decides itself what its cache keeps.
  override var remembers: Bool { layouter.isUserLayout && L.Cache.self != Void.self }

  init(_ container: ContainerNode<L>, flattensSingleChild: Bool, _ inputs: _ViewInputs) {
    super.init(container, flattensSingleChild: flattensSingleChild, inputs)
  }

  private var layouter: ContainerNode<L> {
    unsafeDowncast(container, to: ContainerNode<L>.self)
  }

  func show(_ layout: L, in environment: EnvironmentValues) {
    self.environment = environment
    layouter.layout = shown(
      for: layout, inPlaceOf: layouter.layout,
      show: { [layouter] in
        layouter.layout = $0
        layouter.invalidate()
      })
  }
}

/// A rectangle that arranges several others.
package class MultiChildNode: LayoutNode {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package private(set) final var members: [LayoutNode] = []
  private var givenAxis: Axis?

  package override final var children: [LayoutNode] { members }

  private var painted: PaintRecord?
  override final var paintRecord: PaintRecord? {
    get { painted }
    set { painted = newValue }
  }
  override func paint(into painter: inout Painter) { painter.record(self) }

  /// Finds the members at a point, if there are many; nil until a point was tried.
  private var hitIndex: HitIndex?

  override final func childrenNear(_ point: CGPoint) -> [LayoutNode]? {
    if members.count < HitIndex.leastMembers { return nil }
    let index = hitIndex.flatMap { $0.fits(self) ? $0 : nil } ?? HitIndex(of: self)
    hitIndex = index
    return index.members(at: point, of: self)
  }

  override final var reachOfChildren: CGRect {
    // The index is kept up to date by its next use.
    hitIndex?.reach(of: self) ?? super.reachOfChildren
  }

  override final func childReachChanged(_ child: LayoutNode) { hitIndex?.noticeChange(of: child) }

  /// The axis along which a Spacer inside grows.
  var stackAxis: Axis? { nil }

  override final func orientation(for child: LayoutNode) -> Axis? { stackAxis }
  override final var usesAxisAround: Bool { false }

  /// The container arranges different views.
  func membersChanged() {}

  /// Computes the members' hints while they are in the processor's cache.
  func meetMembers() { _ = hints }

  /// Returns whether they differ from the previous ones.
  @discardableResult final func setChildren(_ children: [LayoutNode]) -> Bool {
    assert(!isInLayout)
    let old = members
    members = children
    let axis = stackAxis
    let isNewAxis = axis != givenAxis
    givenAxis = axis
    let isChanged = adopt(children, insteadOf: old)
    if isChanged {
      hitIndex = nil
      membersChanged()
    }
    // New children have found it.
    if isNewAxis, !old.isEmpty { for child in children { child.findAxisAround() } }
    return isChanged
  }

  /// The guides of a frame never become explicit through a built-in container.
  override func findSizingHints() -> SizingHints {
    var kinds = GuideKinds.none
    members.withoutRetaining { nodes in
      for index in nodes.indices where kinds != .all {
        kinds = kinds.union(nodes[index].guideKinds)
      }
    }
    // An empty built-in container yields to everything.
    return SizingHints(
      priority: members.isEmpty ? -.infinity : 0, guideKinds: kinds.subtracting(.frame))
  }
}

/// A rectangle whose children are arranged by a Layout.
package final class ContainerNode<L: Layout>: MultiChildNode {
  package var layout: L
  private let containerName: String
  let isUserLayout: Bool
  private let recorder = PlacementRecorder {
    Warnings.shared.add(
      "a layout places a subview outside placeSubviews, which has no effect",
      once: "placed outside")
  }
  /// The members, as the layout sees them: an array of a base class is a copy.
  private var items: [LayoutItem] = []
  private var cache: L.Cache?
  private var cacheIsCurrent = false

  init(layout: L, name: String, _ inputs: _ViewInputs) {
    self.layout = layout
    containerName = name
    isUserLayout = !(layout is any BuiltInLayout)
    super.init(inputs)
  }

  package override var name: String { containerName }
  override func membersChanged() {
    items = members
    cache = nil
  }
  override func findSizingHints() -> SizingHints {
    isUserLayout ? SizingHints() : super.findSizingHints()
  }

  override func contentChanged() { cacheIsCurrent = false }

  private var subviews: LayoutSubviews {
    LayoutSubviews(
      nodes: items, direction: environment.layoutDirection, recorder: recorder)
  }

  private func withCache<T>(_ work: (LayoutSubviews, inout L.Cache) -> T) -> T {
    if isUserLayout { enterBody(L.self) }
    defer { if isUserLayout { leaveBody() } }
    let subviews = subviews
    // Moved out while a layout runs, so that a nested call starts with a separate cache.
    var current: L.Cache
    if let kept = cache.take() {
      current = kept
      if !cacheIsCurrent { layout.updateCache(&current, subviews: subviews) }
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    cacheIsCurrent = true
    defer { cache = current }
    return work(subviews, &current)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let bounds = CGRect(origin: .zero, size: size)
    let places = recorder.record(count: members.count) {
      withCache {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1)
      }
    }
    for (child, place) in zip(members, places) {
      let placement = place ?? .centered(in: bounds, proposal)
      child.place(
        at: placement.origin(of: child.size(for: placement.proposal)), proposal: placement.proposal)
    }
  }

  override func findExplicit(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size(for: proposal))
    return withCache { subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
  }

  override func findSpacing() -> ViewSpacing {
    withCache { layout.spacing(subviews: $0, cache: &$1) }
  }

  override var stackAxis: Axis? {
    L.self == AnyLayout.self
      ? (layout as? AnyLayout)?.stackOrientation : L.layoutProperties.stackOrientation
  }
}

/// A rectangle that is its only child in everything but the stack axis that the child gets.
package final class PassthroughNode: LayoutNode {
  private let passName: String
  private var axis: Axis?
  private var child: LayoutNode?

  init(name: String, _ inputs: _ViewInputs) {
    passName = name
    super.init(inputs)
  }

  func setChild(_ child: LayoutNode?) {
    let old = self.child
    self.child = child
    adopt(child, insteadOf: old)
  }

  func setAxis(_ axis: Axis?) {
    if axis == self.axis { return }
    self.axis = axis
    child?.findAxisAround()
  }

  package override var name: String { passName }
  package override var children: [LayoutNode] { child.map { [$0] } ?? [] }
  override var isTransparent: Bool { true }
  override func findSizingHints() -> SizingHints { child?.hints ?? SizingHints() }
  override var frameEnvironment: EnvironmentValues { child?.frameEnvironment ?? environment }
  package override var traits: Traits? { child?.traits }
  override func orientation(for child: LayoutNode) -> Axis? { axis }
  override func findSpacing() -> ViewSpacing { child?.spacing ?? ViewSpacing() }
  override var keepsSpacing: Bool { child?.keepsSpacing ?? false }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    child?.size(for: proposal) ?? .zero
  }
  override func findExplicit(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    child?.explicit(key, in: proposal)
  }
  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    child?.place(at: .zero, proposal: proposal)
  }
}
