/// A layout with the views that it arranges: what `callAsFunction` and the built-in containers are.
nonisolated package struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
  var layout: L
  var content: Content
  /// The name in descriptions; the layout's own unless given.
  var name: String?
  /// A container with exactly one static child leaves the tree and only its orientation stays.
  var vanishesAroundOne = false

  nonisolated package static func _makeNode(
    _ view: LayoutContainer, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    if let node = old as? ContainerViewNode<L> {
      node.update(layout: view.layout, inputs) { Content._makeNode(view.content, reusing: $0, $1) }
      return node
    }
    guard let inputs = inputs.descend(into: L.self) else { return EmptyNode(inputs) }
    let node = ContainerViewNode<L>(
      layout: view.layout, name: view.name ?? typeName(L.self),
      vanishesAroundOne: view.vanishesAroundOne, inputs)
    node.update(layout: view.layout, inputs) { Content._makeNode(view.content, reusing: $0, $1) }
    return node
  }
}

/// The place of a container in the tree of views.
final class ContainerViewNode<L: Layout>: _ViewNode {
  private let containerName: String
  private let vanishesAroundOne: Bool
  private var content: _ViewNode?
  private let container: ContainerNode<L>
  private var passthrough: PassthroughNode?

  init(layout: L, name: String, vanishesAroundOne: Bool, _ inputs: _ViewInputs) {
    containerName = name
    self.vanishesAroundOne = vanishesAroundOne
    container = ContainerNode(layout: layout, name: name, inputs)
    super.init(inputs)
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }
  override var name: String? { containerName }
  override var isDynamic: Bool { false }

  override func appendLayouts(to list: inout [LayoutNode]) {
    list.append(passthrough ?? container)
  }

  func update(layout: L, _ inputs: _ViewInputs, make: (_ViewNode?, _ViewInputs) -> _ViewNode) {
    environment = inputs.environment
    container.environment = inputs.environment
    container.layout = layout
    content = make(content, inputs.child(of: self))
    refreshChildren()
  }

  override func childLayoutsChanged() {
    let before = passthrough
    refreshChildren()
    if before !== passthrough { super.childLayoutsChanged() }
  }

  private func refreshChildren() {
    let layouts = content?.layouts ?? []
    if vanishesAroundOne, layouts.count == 1, content?.isDynamic == false {
      let node =
        passthrough
        ?? PassthroughNode(
          name: containerName, orientation: L.layoutProperties.stackOrientation,
          _ViewInputs(host: host, environment: environment, parent: parent))
      node.environment = environment
      node.setChild(layouts[0])
      passthrough = node
      node.invalidate()
    } else {
      passthrough = nil
      container.setChildren(layouts)
      container.invalidate()
    }
  }
}

/// A rectangle whose children are arranged by a Layout.
final class ContainerNode<L: Layout>: LayoutNode {
  var layout: L
  private let containerName: String
  private var members: ContiguousArray<LayoutNode> = []
  private let recorder = PlacementRecorder()
  private var cache: L.Cache?
  private var cacheIsCurrent = false

  init(layout: L, name: String, _ inputs: _ViewInputs) {
    self.layout = layout
    containerName = name
    super.init(inputs)
  }

  override var name: String { containerName }
  override var children: [LayoutNode] { Array(members) }

  func setChildren(_ children: [LayoutNode]) {
    let same = members.count == children.count && zip(members, children).allSatisfy { $0 === $1 }
    if !same {
      members = ContiguousArray(children)
      cache = nil
    }
    for child in members { child.parent = self }
  }

  override func contentChanged() { cacheIsCurrent = false }

  private var subviews: LayoutSubviews {
    LayoutSubviews(
      nodes: members, direction: environment.layoutDirection, recorder: recorder)
  }

  private func withCache<T>(_ work: (LayoutSubviews, inout L.Cache) -> T) -> T {
    let isForeign = !(layout is any BuiltInLayout)
    if isForeign { enterBody(L.self) }
    defer { if isForeign { leaveBody() } }
    let subviews = subviews
    // Taken out while a layout works, so that a nested call starts from a cache of its own.
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

  /// 0 whatever the children say; an empty container of ours yields to everything.
  override var priority: Double {
    members.isEmpty && layout is any BuiltInLayout ? -.infinity : 0
  }

  override func orientation(for child: LayoutNode) -> Axis? {
    (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
  }
}

/// A container of this module.
protocol BuiltInLayout: Layout {}

/// A rectangle that is its only child in everything but the stack axis it gives to it.
final class PassthroughNode: LayoutNode {
  private let passName: String
  private let axis: Axis?
  private var child: LayoutNode?

  init(name: String, orientation: Axis?, _ inputs: _ViewInputs) {
    passName = name
    axis = orientation
    super.init(inputs)
  }

  func setChild(_ child: LayoutNode) {
    self.child = child
    child.parent = self
  }

  override var name: String { passName }
  override var children: [LayoutNode] { child.map { [$0] } ?? [] }
  override var priority: Double { child?.priority ?? 0 }
  override var traits: Traits? { child?.traits }
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
