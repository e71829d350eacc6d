// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A rectangle of the layout: answers proposals with sizes, has guides, places its children.
///
/// Coordinates are logical: as if everything ran left to right. A container mirrors its children
/// when it is right-to-left (`physicalX`).
package class LayoutNode: ExplicitGuides {
  // Most trees are larger than a processor's cache: fields are packed, the busy ones first. Those whose
  // exclusivity is unchecked are read and written as a whole, never lent to a call that could come back;
  // where they refer to memory, debug builds check that.
  private let number: UInt32
  package final var isPlaced: Bool { placed }
  @exclusivity(unchecked) private var placed = false
  /// Has something in `LayoutSpace.animations`.
  private var isUnrestful = false
  /// Waits in `LayoutSpace.changed`.
  private var isChanged = false
  /// The children's places are out of date.
  @exclusivity(unchecked) final var needsPlacing = true
  @exclusivity(unchecked) private var hintsAreKnown = false
  /// How many of the node's answers and placements are being worked out, one inside the other.
  @exclusivity(unchecked) private var tasks: UInt16 = 0
  /// The axis of the stack around, as the node was told last.
  private var axisAround: Axis?
  package final let space: LayoutSpace
  // What the last placement decided.
  @exclusivity(unchecked) private var placingProposal = SizeCache.Key(.unspecified)
  @exclusivity(unchecked) package private(set) final var size = CGSize.zero
  /// Top-left corner in the parent, logical.
  @exclusivity(unchecked) package private(set) final var origin = CGPoint.zero
  @exclusivity(unchecked) private var knownHints = SizingHints()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var sizes = SizeCache()
  private var ownReference = NodeTable.Reference.none
  private var parentReference = NodeTable.Reference.none
  package final var environment: EnvironmentValues
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var cachedSpacing: SpacingBox?

  init(_ inputs: _ViewInputs) {
    space = inputs.host.space
    environment = inputs.environment
    space.lastID += 1
    number = UInt32(truncatingIfNeeded: space.lastID)
  }

  deinit {
    space.layoutNodes.remove(ownReference)
    animations = nil
  }

  /// How others name the node without keeping it alive. Most nodes are leaves, which nobody names.
  final var reference: NodeTable.Reference {
    if ownReference.isNone { ownReference = space.layoutNodes.add(self) }
    return ownReference
  }

  package final var id: Int { Int(number) }
  /// What the node was proposed when it was placed.
  package final var proposal: ProposedViewSize { placingProposal.proposal }

  /// A node that outlives its host is detached and asks it nothing.
  package final var host: ViewHost { space.host! }

  /// The node that places this one, while it lives.
  package final var parent: LayoutNode? {
    space.layoutNodes.object(parentReference, as: LayoutNode.self)
  }

  /// The node is a child of `parent` from now on (`adopt`).
  final func enter(_ parent: LayoutNode) {
    if self.parent === parent { return }
    parentReference = parent.reference
    findAxisAround()
  }

  /// The stack around may have another axis than the one that answers have followed so far.
  final func findAxisAround() {
    let axis = stackOrientation
    if axis == axisAround { return }
    axisAround = axis
    if hintsAreKnown || cachedSpacing != nil || sizes.count > 0 { invalidate() }
    if !followsAxisAround { return }
    if let onlyChild { return onlyChild.findAxisAround() }
    for child in measuredChildren { child.findAxisAround() }
  }

  /// The node is no child of `parent` any more, if it still was (`adopt`).
  final func leave(_ parent: LayoutNode) {
    if self.parent === parent { parentReference = .none }
  }

  /// What moves in this node, or has gone and is still seen; nil in nearly all nodes.
  final var animations: NodeAnimations? {
    get { isUnrestful ? space.animations[number] : nil }
    set {
      if !isUnrestful, newValue == nil { return }
      // Kept for a moment: other nodes may go with it, which have entries of their own.
      let old = space.animations[number]
      space.animations[number] = newValue
      isUnrestful = newValue != nil
      withExtendedLifetime(old) {}
    }
  }

  // MARK: What a kind of node says of itself

  package var name: String { typeName(Self.self) }
  /// What tells the node from others of its kind, in descriptions.
  package var detail: String? { nil }
  /// Whether descriptions leave the node out: it only carries something for others.
  package var isHiddenInDescriptions: Bool { false }
  package var children: [LayoutNode] { [] }
  /// The views that the node's answers follow from: those that it places, and those that it may place.
  var measuredChildren: [LayoutNode] { children }
  /// The child of a node that never has another one.
  var onlyChild: LayoutNode? { nil }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// What is known without asking for sizes.
  func findSizingHints() -> SizingHints { SizingHints() }
  /// The guide's explicit value for the size that answers `proposal`.
  func findExplicit(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? { nil }
  /// Gives every child its place in `size`, the answer to `proposal`.
  func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {}
  func findSpacing() -> ViewSpacing { ViewSpacing() }
  /// Fetches from memory what a layout of the node will look at.
  func prefetchInside() {}
  /// Whether the node makes what stands inside of it while it is measured or placed.
  var makesContentAtWork: Bool { false }
  /// Whether a frame around the view leaves its spacing alone, as around a Spacer.
  var keepsSpacing: Bool { false }
  /// The stack axis that `child` lives on, which decides what a Spacer and a Divider do.
  func orientation(for child: LayoutNode) -> Axis? { followsAxisAround ? stackOrientation : nil }
  /// Whether the children live on the axis of the stack around the node.
  var followsAxisAround: Bool { false }
  /// What was attached to the view for its container (`layoutValue`, `zIndex`, `tag` …).
  package var traits: Traits? { nil }
  /// Whether children are mirrored when the node is right-to-left.
  package var mirrorsChildren: Bool { isRightToLeft }
  /// Adds what the node itself draws, and its children.
  func paint(into painter: inout Painter) { painter.paintChildren(of: self) }
  /// Whether a point of the node's own meets something that is seen; what is met inside is added.
  func hitTest(_ point: CGPoint, _ hit: inout HitTest) -> Bool {
    hit.visitChildren(of: self, at: point)
  }
  /// What the node does with events that meet it.
  var responder: Responder? { nil }
  /// Scrolls by as much as there is left of the way, in points; false if that is nothing.
  func scroll(by delta: CGSize) -> Bool { false }
  /// Maps a child's coordinates into this node's, beyond its position; nil for the identity.
  package func effect(on child: LayoutNode) -> CGAffineTransform? { nil }

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
  private var isDetached: Bool { space.host == nil }

  /// Whether the node works at an answer or a placement: what it uses for that must not change.
  final var isAtWork: Bool { tasks > 0 }

  @inline(__always) final func working<T>(_ task: () -> T) -> T {
    tasks &+= 1
    defer { tasks &-= 1 }
    return task()
  }

  // MARK: Sizes

  /// The size that answers `proposal`, from the cache when it was asked before.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    if knownHints.isFixed {
      return CGSize(width: knownHints.width.minimum, height: knownHints.height.minimum)
    }
    let key = SizeCache.Key(proposal)
    if let size = sizes.size(for: key) {
      space.counters.sizeHits += 1
      if space.isTraced { host.trace?.recalled(self, proposal) }
      return size
    }
    return measure(proposal, key)
  }

  /// Whether `size(for:)` has its answer at hand.
  final func remembers(_ proposal: ProposedViewSize) -> Bool {
    knownHints.isFixed || sizes.size(for: SizeCache.Key(proposal)) != nil
  }

  private func measure(_ proposal: ProposedViewSize, _ key: SizeCache.Key) -> CGSize {
    if isDetached { return .zero }
    space.counters.measurements += 1
    if space.counters.measurements > space.mostMeasurements {
      host.fail(.tooExpensive(path: path))
    }
    if space.hasFailed { return .zero }
    if !hintsAreKnown, hints.isFixed {
      return CGSize(width: hints.width.minimum, height: hints.height.minimum)
    }
    var size = working { sizeThatFits(proposal) }
    if size.width.isNaN || size.height.isNaN {
      // Such as ∞ − ∞: a length without a value counts as none.
      space.noticeNaN(self, proposal)
      if size.width.isNaN { size.width = 0 }
      if size.height.isNaN { size.height = 0 }
    }
    if sizes.insert(size, for: key) { space.counters.cacheEvictions += 1 }
    if space.isTraced { host.trace?.measured(self, proposal, size) }
    return size
  }

  /// How many proposals the node has answered since it was invalidated.
  final var distinctSizes: Int { sizes.count }
  final var rememberedSizes: [SizeCache.Entry] { sizes.entries }
  final var rememberedGuides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] {
    guides
  }
  final var rememberedSpacing: ViewSpacing? { cachedSpacing?.spacing }
  final var hintsIfKnown: SizingHints? { hintsAreKnown ? knownHints : nil }

  package final var hints: SizingHints {
    if !hintsAreKnown {
      knownHints = working { findSizingHints() }
      hintsAreKnown = true
    }
    return knownHints
  }

  package final var priority: Double { hints.priority }
  package final var guideKinds: GuideKinds { hints.guideKinds }

  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(for: proposal)
    return ViewDimensions(
      width: size.width, height: size.height, proposal: proposal, explicit: self)
  }

  package final func explicit(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    if key.kind == .custom, !isDetached { host.notice(key) }
    if !guideKinds.contains(key.kind) { return nil }
    for entry in guides where entry.key == key && entry.proposal == proposal {
      return entry.value
    }
    if isDetached { return nil }
    var value = working { findExplicit(key, in: proposal) }
    if let found = value, found.isNaN {
      // A guide without a value counts as not given.
      space.noticeNaN(self, proposal, key)
      value = nil
    }
    if guides.count == SizeCache.limit { guides.removeAll(keepingCapacity: true) }
    guides.append((key, proposal, value))
    return value
  }

  /// The guide's value, explicit or default.
  package final func value(of key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat {
    dimensions(for: proposal)[key: key]
  }

  package final var spacing: ViewSpacing {
    if let cachedSpacing { return cachedSpacing.spacing }
    var spacing = working { findSpacing() }
    spacing.layoutDirection = environment.layoutDirection
    cachedSpacing = spacing.isPlain ? .plain(spacing.layoutDirection) : SpacingBox(spacing)
    return spacing
  }

  // MARK: Placement

  /// Puts the node at `point` in its parent and places everything below.
  final func place(at point: CGPoint, proposal: ProposedViewSize) {
    let origin = CGPoint(x: point.x.isFinite ? point.x : 0, y: point.y.isFinite ? point.y : 0)
    if space.moves { return placeMoving(at: origin, proposal) }
    put(at: origin, proposal)
  }

  private func put(at origin: CGPoint, _ proposal: ProposedViewSize) {
    let key = SizeCache.Key(proposal)
    let hasMoved = origin != self.origin
    self.origin = origin
    if hasMoved, space.paintDirty != nil { setNeedsPaint(in: parent) }
    if placed, !needsPlacing, key == placingProposal || knownHints.ignoresProposal,
      !space.readsPlaces
    {
      placingProposal = key
      return
    }
    space.counters.placements += 1
    needsPlacing = false
    let size = size(for: proposal)
    if space.paintDirty != nil { setNeedsPaint(in: size == self.size ? self : parent) }
    placingProposal = key
    self.size = size
    placed = true
    if space.hasFailed { return }
    working { placeChildren(in: size, proposal) }
    if let animations { for view in animations.departed { view.layout.placeAgain() } }
  }

  /// As `put`; the node moves from where it was if that is animated.
  private func placeMoving(at origin: CGPoint, _ proposal: ProposedViewSize) {
    let (wasPlaced, oldOrigin, oldSize) = (placed, self.origin, size)
    put(at: origin, proposal)
    if wasPlaced { moveOn(from: CGRect(origin: oldOrigin, size: oldSize)) }
  }

  /// The transactions of the node's frame are those of the view that it belongs to.
  var frameEnvironment: EnvironmentValues { environment }
  /// The one paint that the node itself paints with, in a square of one point, if there is one.
  var ownPaint: Paint? { nil }
  /// Whether what changes now may move.
  final var movesNow: Bool { space.moves }

  /// The node answers otherwise than before, perhaps.
  ///
  /// A node that has its place is looked at before the next layout (`ViewHost.relayoutDirty`): only if its
  /// answers did change, the node above has to find its own again. What changes in the middle of a pass
  /// counts at once, as far as nobody has used it.
  final func invalidate() {
    assert(space.allowsChange(of: self))
    if isChanged, !space.isInPass { return }
    setNeedsPaint(in: self)
    if isPlaced, space.isLaidOut, !space.isInPass {
      isChanged = true
      space.changed.append(self)
    } else {
      invalidateCacheUpwards()
    }
  }

  /// Whether the node hands its only child's traits and priority on.
  var isTransparent: Bool { false }

  /// Sizes have to be found again here and in everything below. Answers that nodes above took from
  /// them stay, and so does all that a change has to reach through this node.
  func invalidateBelow() {
    if isAtWork { noticeChangeAtWork() } else { invalidateCache() }
    for child in measuredChildren { child.invalidateBelow() }
  }

  /// A container does not show the node any more, but keeps it and measures it.
  func hide() {
    needsPlacing = true
    for child in measuredChildren { child.hide() }
  }

  /// Answers again all that was asked before; whether everything came out the same.
  final func revalidate() -> Bool {
    let (oldSizes, oldGuides, oldSpacing) = (sizes.entries, guides, cachedSpacing)
    let (oldHints, wasKnown, oldSize) = (knownHints, hintsAreKnown, size)
    invalidateCache()
    // A node that was asked much is as good as one that changed.
    if oldSizes.count > 8 || oldGuides.count > 8 { return false }
    if wasKnown, !hints.isSame(as: oldHints) { return false }
    if let oldSpacing, !spacing.isSame(as: oldSpacing.spacing) { return false }
    for entry in oldSizes where size(for: entry.key.proposal) != entry.size { return false }
    if size(for: proposal) != oldSize { return false }
    for entry in oldGuides where explicit(entry.key, in: entry.proposal) != entry.value {
      return false
    }
    return true
  }

  /// Forgets all that the node has answered, which must not be at work.
  final func invalidateCache() {
    assert(!isAtWork)
    isChanged = false
    needsPlacing = true
    sizes.removeAll()
    hintsAreKnown = false
    knownHints = SizingHints()
    if !guides.isEmpty { guides.removeAll(keepingCapacity: true) }
    cachedSpacing = nil
    contentChanged()
  }

  /// A container's own caches are out of date.
  func contentChanged() {}
}
