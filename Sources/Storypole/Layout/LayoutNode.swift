// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The inputs with which a layout node is made.
protocol NodeInputs {
  var space: LayoutSpace { get }
  var environment: EnvironmentValues { get }
}

/// A rectangle of the layout: answers proposals with sizes, has guides, places its children.
///
/// Coordinates are logical, as if everything ran left to right. A right-to-left container mirrors its children
/// (`physicalX`).
package class LayoutNode: LayoutItem {
  // Most trees are larger than a processor's cache: fields are packed, the most used first. Fields with unchecked
  // exclusivity are read and written whole, never lent to a call that could reenter; debug builds check references.
  /// Top-left corner in the parent, logical.
  @exclusivity(unchecked) package private(set) final var origin = CGPoint.zero
  private var parentReference = NodeTable.Reference.none
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package final var environment: EnvironmentValues
  private var ownSlot = NodeTable.Slot.none
  private let number: UInt32
  /// The number of nested answers and placements in progress.
  @exclusivity(unchecked) private var layoutsInProgress: UInt16 = 0
  /// The children's positions are out of date.
  @exclusivity(unchecked) final var needsPlacing = true
  /// Something above has used the node's reach, and those of all nodes inside.
  @exclusivity(unchecked) final var reachIsUsed = false
  /// Has an entry in `LayoutSpace.animations`.
  private var isUnrestful = false
  /// Is in `LayoutSpace.changed`.
  private var isChanged = false
  /// The axis of the enclosing stack.
  final private(set) var axisAround: Axis?

  init(_ inputs: some NodeInputs) {
    let space = inputs.space
    environment = inputs.environment
    space.lastID += 1
    number = UInt32(truncatingIfNeeded: space.lastID)
    super.init(space)
  }

  deinit {
    space.layoutNodes.remove(ownSlot)
    animations = nil
  }

  /// The initializer has set it.
  @inline(__always) package final var space: LayoutSpace {
    unsafeDowncast(round, to: LayoutSpace.self)
  }

  /// A reference that doesn't keep the node alive. Most nodes are leaves and never need one.
  final var reference: NodeTable.Reference {
    if ownSlot == .none { ownSlot = space.layoutNodes.add(self) }
    return space.layoutNodes.reference(ownSlot)
  }

  package final var id: Int { Int(number) }
  package final var isPlaced: Bool { keepsAnswer }
  /// The proposal with which the node was placed; unspecified before.
  package final var proposal: ProposedViewSize { isPlaced ? answer.key.proposal : .unspecified }
  /// The size with which the node was placed; zero before.
  package final var size: CGSize { isPlaced ? answer.size : .zero }

  /// The node that places this one, while it exists.
  package final var parent: LayoutNode? {
    space.layoutNodes.object(parentReference, as: LayoutNode.self)
  }

  /// Makes the node a child of `parent` (`adopt`).
  final func enter(_ parent: LayoutNode) {
    let reference = parent.reference
    if parentReference == reference { return }
    parentReference = reference
    take(axisAround: parent.orientation(for: self))
  }

  /// The enclosing stack may have another axis than the one that answers have used so far.
  final func findAxisAround() { take(axisAround: stackOrientation) }

  private func take(axisAround axis: Axis?) {
    if axis == axisAround { return }
    axisAround = axis
    if usesAxisAround, hasAnswered { invalidate() }
    if !followsAxisAround { return }
    if let onlyChild { return onlyChild.take(axisAround: axis) }
    for child in measuredChildren { child.findAxisAround() }
  }

  /// Detaches the node from `parent` if that is still its parent (`adopt`).
  final func leave(_ parent: LayoutNode) {
    if parentReference == parent.reference { parentReference = .none }
  }

  /// The animations in this node and its removed, still visible views; nil in nearly all nodes.
  final var animations: NodeAnimations? {
    get { isUnrestful ? space.animations[number] : nil }
    set {
      if !isUnrestful, newValue == nil { return }
      // Kept alive for a moment: other nodes, which have entries too, may be released with it.
      let old = space.animations[number]
      space.animations[number] = newValue
      isUnrestful = newValue != nil
      withExtendedLifetime(old) {}
    }
  }

  // A kind of node overrides the queries of the passes in which it differs from others.

  // MARK: Description

  package var name: String { typeName(Self.self) }
  /// Distinguishes the node from others of its kind, in descriptions.
  package var detail: String? { nil }
  /// Whether descriptions omit the node because it only carries values for others.
  package var isHiddenInDescriptions: Bool { false }
  /// The characters that the node draws; nil if it draws no text.
  package var drawnString: String? { nil }
  package var mark: NodeMark? { nil }

  // MARK: Tree

  package var children: [LayoutNode] { [] }
  /// The nodes that determine the node's answers: its children, and those that it may place.
  var measuredChildren: [LayoutNode] { children }
  /// The child of a node that always has exactly one.
  var onlyChild: LayoutNode? { nil }
  /// Whether the node may keep something of the views that it showed before, unless its view node answers for it.
  var remembers: Bool { true }
  /// Whether the node passes on its only child's traits and priority.
  var isTransparent: Bool { false }

  // MARK: Measure

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Whether equal proposals have equal answers; not if the node estimates, or keeps a position.
  var answersAreRepeatable: Bool { true }
  /// The sizing facts that are known without measuring.
  func findSizingHints() -> SizingHints { SizingHints() }
  /// The guide's explicit value for the size that answers `proposal`.
  func findExplicit(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? { nil }
  func findSpacing() -> ViewSpacing { ViewSpacing() }
  /// Whether the node makes its content while it is measured or placed.
  var makesContentInLayout: Bool { false }
  /// Whether a frame around the view preserves its spacing.
  var keepsSpacing: Bool { false }
  /// The axis of the stack around `child`, for views that grow along it.
  func orientation(for child: LayoutNode) -> Axis? { followsAxisAround ? stackOrientation : nil }
  /// Whether the node's answers depend on the axis of the stack around it.
  var usesAxisAround: Bool { true }
  /// Whether the children use the axis of the stack around the node.
  var followsAxisAround: Bool { false }
  /// The reference size of `containerRelativeFrame` inside, if the node is such a container.
  var containerSize: CGSize? { nil }

  // MARK: Place

  /// Places every child in `size`, the answer to `proposal`.
  func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {}
  /// Whether children are mirrored when the node is right-to-left.
  package var mirrorsChildren: Bool { isRightToLeft }
  /// Maps a child's coordinates into this node's, in addition to its position; nil for the identity.
  package func effect(on child: LayoutNode) -> CGAffineTransform? { nil }
  /// The safe area for the node's descendants, as insets of its own rectangle; logical.
  var safeAreaInsets: EdgeInsets? { nil }
  /// The edges at which the content ignores the safe area.
  var edgesWithoutSafeArea: Edge.Set { [] }
  /// Whether the node keeps its frame where others avoid bars, and insets its content instead.
  var extendsUnderBars: Bool { false }
  /// Whether the node clips its content to its own length along `axis`.
  func bounds(_ axis: Axis) -> Bool { false }
  /// The distances outside the node's edges at which its content stays visible; logical.
  var seenOutside: EdgeInsets { EdgeInsets() }
  /// The names of the node's coordinate space.
  var coordinateSpaceNames: [AnyHashable] { [] }

  // MARK: React

  /// The content that the node makes has read positions, which may still change in this round.
  func noticePositionsAreRead() {}
  /// The content that the node makes has read its safe area.
  func noticeSafeAreaIsRead() {}

  // MARK: Paint

  /// Adds the node's own drawing and its children.
  func paint(into painter: inout Painter) { painter.paintChildren(of: self) }
  /// The node's entry in the list that was painted last.
  var paintRecord: PaintRecord? {
    get { nil }
    set {}
  }
  /// The single paint of the node, in a square of one point, if there is one.
  var ownPaint: Paint? { nil }
  /// The frame's transactions are those of the view that owns the node.
  var frameEnvironment: EnvironmentValues { environment }

  // MARK: Hit test, focus and events

  /// Whether a point in the node's coordinates hits something visible; adds the hits inside.
  func hitTest(_ point: CGPoint, _ hit: inout HitTest) -> Bool {
    hit.visitChildren(of: self, at: point) || isSolid && boundsContain(point)
  }
  /// The children that a point may hit, from front to back; nil if all are to be tried.
  func childrenNear(_ point: CGPoint) -> [LayoutNode]? { nil }
  /// Whether every point in the node's rectangle hits it.
  var isSolid: Bool { false }
  /// The rectangle, in the node's coordinates, around all points that `hitTest` may accept: null if there are none,
  /// infinite if it is unknown. Depends on nothing that can change without `forgetReach`.
  func findReach() -> CGRect {
    reachOfChildren.union(isSolid ? CGRect(origin: .zero, size: size) : .null)
  }
  /// The same as `findReach` of all children, in this node's coordinates.
  var reachOfChildren: CGRect {
    var reach = CGRect.null
    for child in children { reach = reach.union(self.reach(of: child)) }
    return reach
  }
  /// The reach of a child has changed.
  func childReachChanged(_ child: LayoutNode) {}
  /// The node's handler of events that hit it.
  var responder: Responder? { nil }
  /// The children that keys reach, without covered ones.
  package var seenChildren: [LayoutNode] { children }
  /// Scrolls by as much of `delta` as possible, in points; returns false if nothing moves.
  func scroll(by delta: CGSize) -> Bool { false }

  // MARK: Semantics

  /// Adds the node's elements for assistive technologies, in reading order.
  func describe(into pass: inout SemanticsPass) { pass.visitChildren(of: self) }
  /// The part that the node has around elements in the structure of a document.
  var structureRole: StructureRole { .none }

  // MARK: Phases

  /// The host was released: only cached answers remain available.
  private var isDetached: Bool { space.isDetached }
  /// Its inputs must not change while an answer or a placement is in progress.
  final var isInLayout: Bool { layoutsInProgress > 0 }

  @inline(__always) final func duringLayout<T>(_ body: () -> T) -> T {
    layoutsInProgress &+= 1
    defer { layoutsInProgress &-= 1 }
    return body()
  }

  // MARK: Sizes

  override final func measure(_ proposal: ProposedViewSize) -> CGSize {
    if isDetached { return .zero }
    space.counters.measurements += 1
    if space.counters.measurements > space.mostMeasurements {
      space.fail(.tooExpensive(path: path))
    }
    if space.hasFailed { return .zero }
    if !knowsHints, hints.isFixed {
      return CGSize(width: hints.width.minimum, height: hints.height.minimum)
    }
    var size = clampedSize(for: proposal) ?? duringLayout { sizeThatFits(proposal) }
    if size.width.isNaN || size.height.isNaN {
      // For example ∞ − ∞: a length without a value counts as zero.
      space.noticeNaN(self, proposal)
      if size.width.isNaN { size.width = 0 }
      if size.height.isNaN { size.height = 0 }
    }
    remember(size, for: proposal)
    if space.isTraced { space.trace?.measured(self, proposal, size) }
    return size
  }

  override final func noticeRecall(_ proposal: ProposedViewSize) {
    space.trace?.recalled(self, proposal)
  }

  override final func measureHints() -> SizingHints { duringLayout { findSizingHints() } }

  override final func measureSpacing() -> ViewSpacing {
    var spacing = duringLayout { findSpacing() }
    spacing.layoutDirection = environment.layoutDirection
    return spacing
  }

  package override final func explicit(_ key: AlignmentKey, in proposal: ProposedViewSize)
    -> CGFloat?
  {
    if key.kind == .custom, !isDetached { space.notice(key) }
    if !guideKinds.contains(key.kind) { return nil }
    for entry in rememberedGuides where entry.key == key && entry.proposal == proposal {
      return entry.value
    }
    if isDetached { return nil }
    var value = duringLayout { findExplicit(key, in: proposal) }
    if let found = value, found.isNaN {
      // A guide without a value counts as absent.
      space.noticeNaN(self, proposal, key)
      value = nil
    }
    remember((key, proposal, value))
    return value
  }

  // MARK: Placement

  /// Places the node at `point` in its parent, and everything below it.
  final func place(at point: CGPoint, proposal: ProposedViewSize) {
    place(at: point, SizeCache.Key(proposal))
  }

  /// The same with the proposal as the caches have it.
  final func place(at point: CGPoint, _ proposal: SizeCache.Key) {
    let origin = CGPoint(x: point.x.isFinite ? point.x : 0, y: point.y.isFinite ? point.y : 0)
    if space.moves { return placeMoving(at: origin, proposal) }
    put(at: origin, proposal)
  }

  private func put(at origin: CGPoint, _ key: SizeCache.Key) {
    let hasMoved = origin != self.origin
    self.origin = origin
    if hasMoved, space.paintDirty != nil { setNeedsPaint(in: parent) }
    if isPlaced, !needsPlacing, key == answer.key || isKnownToIgnoreProposal, !space.readsPlaces {
      keepAnswer(for: key)
      if hasMoved, reachIsUsed { forgetReach() }
      return
    }
    if reachIsUsed { forgetReach() }
    space.counters.placements += 1
    needsPlacing = false
    let size = size(for: key)
    if space.paintDirty != nil { setNeedsPaint(in: size == self.size ? self : parent) }
    keep(size, for: key)
    if space.hasFailed { return }
    duringLayout { placeChildren(in: size, key.proposal) }
    if space.isFrugal { forgetOtherAnswers() }
    if isUnrestful, let animations { for view in animations.departed { view.layout.placeAgain() } }
  }

  /// The same as `put`; the node moves from its old position if that is animated.
  private func placeMoving(at origin: CGPoint, _ proposal: SizeCache.Key) {
    let (wasPlaced, oldOrigin, oldSize) = (isPlaced, self.origin, size)
    put(at: origin, proposal)
    if wasPlaced { moveOn(from: CGRect(origin: oldOrigin, size: oldSize)) }
  }

  /// Whether present changes may be animated.
  final var movesNow: Bool { space.moves }

  /// Marks the node's answers as possibly changed.
  ///
  /// A placed node is checked before the next layout (`ViewHost.relayoutDirty`): its parent is invalidated only if the
  /// answers did change. A change during a pass takes effect at once, as far as its value has not been used.
  final func invalidate() {
    assert(space.allowsChange(of: self))
    if reachIsUsed { forgetReach() }
    if isChanged, !space.isInPass { return }
    setNeedsPaint(in: self)
    if isPlaced, space.isLaidOut, !space.isInPass {
      isChanged = true
      space.changed.append(self)
    } else {
      invalidateCacheUpwards()
    }
  }

  /// Invalidates the sizes of this node and its descendants. Answers that ancestors derived from them stay, as does
  /// everything that a change has to reach through this node.
  func invalidateBelow() {
    if isInLayout { noticeChangeInLayout() } else { invalidateCache() }
    for child in measuredChildren { child.invalidateBelow() }
  }

  /// A container stops showing the node, but keeps and measures it.
  func hide() {
    needsPlacing = true
    for child in measuredChildren { child.hide() }
  }

  /// Clears the node's cached answers; no measurement may be in progress.
  final func invalidateCache() {
    assert(!isInLayout)
    isChanged = false
    needsPlacing = true
    forgetAnswers()
    contentChanged()
  }

  /// A container's own caches are out of date.
  func contentChanged() {}
}
