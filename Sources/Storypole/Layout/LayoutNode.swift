/// A rectangle of the layout: answers proposals with sizes, has guides, places its children.
///
/// Coordinates are logical: as if everything ran left to right. A container mirrors its children
/// when it is right-to-left (`physicalX`).
package class LayoutNode: ExplicitGuides {
  package unowned let host: Host
  package let id: Int
  /// The node that places this one. Weak: a GeometryProxy may keep a node longer than its tree.
  package weak var parent: LayoutNode?
  package var environment: EnvironmentValues

  // What the last placement decided.
  package private(set) var proposal = ProposedViewSize.unspecified
  package private(set) var size = CGSize.zero
  /// Top-left corner in the parent, logical.
  package private(set) var origin = CGPoint.zero
  package private(set) var isPlaced = false

  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []
  private var cachedSpacing: ViewSpacing?

  init(_ inputs: _ViewInputs) {
    host = inputs.host
    environment = inputs.environment
    id = inputs.host.nextLayoutID()
  }

  // MARK: What a kind of node says of itself

  package var name: String { typeName(Self.self) }
  /// What tells the node from others of its kind, in descriptions.
  package var detail: String? { nil }
  /// Whether descriptions leave the node out: it only carries something for others.
  var isHiddenInDescriptions: Bool { false }
  package var children: [LayoutNode] { [] }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// The guide's explicit value for the size that answers `proposal`.
  func findExplicit(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? { nil }
  /// Gives every child its place in `size`, the answer to `proposal`.
  func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {}
  var priority: Double { 0 }
  func findSpacing() -> ViewSpacing { ViewSpacing() }
  /// Whether a frame around the view leaves its spacing alone, as around a Spacer.
  var keepsSpacing: Bool { false }
  /// The stack axis that `child` lives on, which decides what a Spacer and a Divider do.
  func orientation(for child: LayoutNode) -> Axis? { nil }
  /// What was attached to the view for its container (`layoutValue`, `zIndex`, `tag` …).
  var traits: Traits? { nil }
  /// Adds what the node itself draws, and its children.
  func paint(into painter: inout Painter) { painter.paintChildren(of: self) }
  /// Maps a child's coordinates into this node's, beyond its position; nil for the identity.
  func effect(on child: LayoutNode) -> CGAffineTransform? { nil }

  /// The safe area that this node gives to those inside, as insets of its own rectangle; logical.
  var safeAreaInsets: EdgeInsets? { nil }
  /// The size that `containerRelativeFrame` inside refers to, if the node is such a container.
  var containerSize: CGSize? { nil }
  /// Whether the node is a scroll view, which keeps its frame where others keep out of bars.
  var isScrollContainer: Bool { false }
  /// Whether only what lies within the node's length along `axis` is seen of what stands inside.
  func bounds(_ axis: Axis) -> Bool { false }
  /// Whether a bar of this node ends with a large title; nil where the node has no bar.
  var hasLargeTitle: Bool? { nil }
  /// How far beyond the node's edges what stands inside is seen all the same; logical.
  var seenOutside: EdgeInsets { EdgeInsets() }
  /// The edges at which what stands inside no longer keeps out of the safe area.
  var edgesWithoutSafeArea: Edge.Set { [] }
  /// The names that the node's coordinate space has.
  var coordinateSpaceNames: [AnyHashable] { [] }

  /// The host is gone: what was not asked for before can't be answered any more.
  private var isDetached = false

  /// Called when the host goes: somebody may have kept dimensions of nodes.
  final func detach() {
    isDetached = true
    for child in children { child.detach() }
  }

  // MARK: Sizes

  /// The size that answers `proposal`, from the cache when it was asked before.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    for entry in sizes where entry.proposal == proposal {
      host.counters.sizeHits += 1
      return entry.size
    }
    host.counters.measurements += 1
    if host.counters.measurements > host.measurementBudget {
      host.fail(.tooExpensive(path: path))
    }
    if host.failure != nil { return .zero }
    let size = sizeThatFits(proposal)
    if sizes.count == Self.cacheLimit {
      sizes.removeAll(keepingCapacity: true)
      host.counters.cacheEvictions += 1
    }
    sizes.append((proposal, size))
    host.trace?.measured(self, proposal, size)
    return size
  }

  /// Enough for every container of ours; a custom layout that asks for more pays again.
  private static let cacheLimit = 64

  /// How many proposals the node has answered since it was invalidated.
  final var distinctSizes: Int { sizes.count }

  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(for: proposal)
    return ViewDimensions(
      width: size.width, height: size.height, proposal: proposal, explicit: self)
  }

  package final func explicit(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    for entry in guides where entry.key == key && entry.proposal == proposal {
      return entry.value
    }
    if isDetached { return nil }
    host.notice(key)
    let value = findExplicit(key, in: proposal)
    if guides.count == Self.cacheLimit { guides.removeAll(keepingCapacity: true) }
    guides.append((key, proposal, value))
    return value
  }

  /// The guide's value, explicit or default.
  final func value(of key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat {
    dimensions(for: proposal)[key: key]
  }

  package final var spacing: ViewSpacing {
    if let cachedSpacing { return cachedSpacing }
    let spacing = findSpacing()
    cachedSpacing = spacing
    return spacing
  }

  // MARK: Placement

  /// Puts the node at `origin` in its parent and places everything below.
  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    host.counters.placements += 1
    let size = size(for: proposal)
    self.origin = CGPoint(
      x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
    self.size = size
    self.proposal = proposal
    isPlaced = true
    if host.failure != nil { return }
    placeChildren(in: size, proposal)
  }

  /// Sizes, guides and spacing have to be found again, here and in everything above.
  final func invalidate() {
    var node: LayoutNode? = self
    while let current = node {
      current.forgetAnswers()
      node = current.parent
    }
  }

  /// Sizes have to be found again here and in everything below.
  final func invalidateBelow() {
    forgetAnswers()
    for child in children { child.invalidateBelow() }
  }

  private func forgetAnswers() {
    sizes.removeAll(keepingCapacity: true)
    guides.removeAll(keepingCapacity: true)
    cachedSpacing = nil
    contentChanged()
  }

  /// A container's own caches are out of date.
  func contentChanged() {}

  // MARK: Coordinates

  var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  /// The left edge of `child` in this node, mirrored if the node is right-to-left.
  final func physicalX(of child: LayoutNode) -> CGFloat {
    mirrorsChildren ? size.width - child.origin.x - child.size.width : child.origin.x
  }

  /// Whether children are mirrored when the node is right-to-left.
  var mirrorsChildren: Bool { isRightToLeft }

  /// Maps this node's coordinates to the root's.
  final func transformToRoot() -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node = self
    while let parent = node.parent {
      transform = transform.concatenating(
        CGAffineTransform(translationX: parent.physicalX(of: node), y: node.origin.y))
      if let effect = parent.effect(on: node) { transform = transform.concatenating(effect) }
      node = parent
    }
    return transform
  }

  /// The frame in the root's coordinates, unrounded; effects of the ancestors included.
  package final var frameInRoot: CGRect {
    CGRect(origin: .zero, size: size).applying(transformToRoot())
  }

  /// The names from the root to this node.
  package final var path: [String] {
    var names: [String] = []
    var node: LayoutNode? = self
    while let current = node {
      names.append(current.name)
      node = current.parent
    }
    return names.reversed()
  }

  /// The stack axis that this node lives on.
  final var stackOrientation: Axis? { parent?.orientation(for: self) }
}
