// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The rectangle of a scroll view.
package final class ScrollNode: LayoutNode, OwnedLayout {
  package var axes: Axis.Set = .vertical
  weak var owner: _ViewNode?
  /// What was asked for and not yet placed.
  var request: ScrollRequest?
  /// How far the content has moved from its rest, logical.
  package private(set) var offset = CGPoint.zero
  package private(set) var contentSize = CGSize.zero
  /// What margins and bars keep free around the content.
  private(set) var insets = EdgeInsets()
  private var isPositioned = false
  /// Whether the content stood where the anchor for changes of size wants it.
  private var standsAtAnchor = false
  private var lastPosition: AnyHashable??
  private var fling: Fling?
  private(set) var phase = ScrollPhase.idle
  /// Whether views want to know the phase: then a change of it is followed by a layout.
  var reportsPhase = false
  /// Rings when the wheel has come to rest.
  private var wheelAlarm: HostClock.Alarm?
  private var wasMovedByUser = false
  private var content: LayoutNode?
  private let stack = ImplicitStack(VStackLayout(), name: "VStack")
  /// The last proposal: what `containerRelativeFrame` inside refers to.
  private var viewport = ProposedViewSize.unspecified

  package override var name: String { "ScrollView" }
  package override var children: [LayoutNode] { content.map { [$0] } ?? [] }
  override var isScrollContainer: Bool { true }
  override func bounds(_ axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }

  func setContent(_ layouts: [LayoutNode]) {
    let old = content
    content = stack.node(for: layouts, environment, host)
    adopt(content, insteadOf: old)
  }

  private var margins: EdgeInsets { environment.scrollContentMargins }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let room = proposal.inset(by: margins)
    if axes.isEmpty { return room }
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : room.width,
      height: axes.contains(.vertical) ? nil : room.height)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let shown = viewport
    setViewport(proposal)
    // A question outside a layout leaves the content to the room that it is shown in.
    defer { if isPlaced, !space.isInPass { setViewport(shown) } }
    let margins = margins
    let size = content?.size(for: contentProposal(proposal)) ?? .zero
    let width = size.width + margins.leading + margins.trailing
    let height = size.height + margins.top + margins.bottom
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? width : width,
      height: axes.contains(.vertical) ? proposal.height ?? height : height)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    setViewport(ProposedViewSize(size))
    guard let content else { return }
    let margins = margins
    let covered = coveredBySafeArea().masked(to: Edge.Set(along: axes))
    insets = EdgeInsets(
      top: margins.top + covered.top, leading: margins.leading + covered.leading,
      bottom: margins.bottom + covered.bottom, trailing: margins.trailing + covered.trailing)
    var offer = contentProposal(proposal)
    if !axes.contains(.horizontal), offer.width == nil {
      offer.width = max(size.width - margins.leading - margins.trailing, 0)
    }
    if !axes.contains(.vertical), offer.height == nil {
      offer.height = max(size.height - margins.top - margins.bottom, 0)
    }
    contentSize = content.size(for: offer)
    let target = request.flatMap(find)
    moveToAnchors()
    placeContent(offer)
    // What a lazy container has not made yet is found where it is estimated, and again where it is.
    for _ in 0..<6 {
      guard let request, let wanted = wantedOffset(request, target) else { break }
      if abs(wanted.x - offset.x) < 0.001, abs(wanted.y - offset.y) < 0.001 { break }
      offset = wanted
      placeContent(offer)
    }
    request = nil
    if wasMovedByUser {
      wasMovedByUser = false
      host.afterPlacing { [weak self] in
        self?.writePosition()
        return true
      }
    }
    let anchor = environment.scrollAnchors.sizeChanges
    standsAtAnchor = anchor.map { distance(offset, rest(at: $0)) < 0.5 } ?? false
    isPositioned = true
  }

  // MARK: Position

  /// The size that the content can be seen through.
  var room: CGSize {
    CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }

  private func largestOffset(_ axis: Axis) -> CGFloat {
    axes.contains(Axis.Set(axis)) ? max(contentSize[axis] - room[axis], 0) : 0
  }

  private func rest(at anchor: UnitPoint) -> CGPoint {
    CGPoint(x: anchor.x * largestOffset(.horizontal), y: anchor.y * largestOffset(.vertical))
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    max(abs(a.x - b.x), abs(a.y - b.y))
  }

  private func moveToAnchors() {
    let anchors = environment.scrollAnchors
    if !isPositioned {
      offset = anchors.initialOffset.map(rest) ?? .zero
    } else if standsAtAnchor, let anchor = anchors.sizeChanges {
      offset = rest(at: anchor)
    }
    offset = clamped(offset)
  }

  private func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, 0), largestOffset(.horizontal)),
      y: min(max(offset.y, 0), largestOffset(.vertical)))
  }

  private func placeContent(_ offer: ProposedViewSize) {
    let room = room
    let anchor = environment.scrollAnchors.alignment
    func start(_ axis: Axis, _ before: CGFloat, _ offset: CGFloat, _ fraction: CGFloat?) -> CGFloat
    {
      // Short content begins at the start of the only axis that scrolls; else it is centerd.
      let scrolls = axes.contains(Axis.Set(axis))
      let alone = scrolls && axes != [.horizontal, .vertical]
      let share = (scrolls ? fraction : nil) ?? (alone ? 0 : 0.5)
      return before + max(room[axis] - contentSize[axis], 0) * share - offset
    }
    content?.place(
      at: CGPoint(
        x: start(.horizontal, insets.leading, offset.x, anchor?.x),
        y: start(.vertical, insets.top, offset.y, anchor?.y)), proposal: offer)
  }

  /// Takes up a position that the views bind, when it is another than last time.
  func followPosition() {
    guard let link = environment.scrollPositionLink else { return }
    let (value, wish) = link.read()
    defer { lastPosition = .some(value) }
    if let last = lastPosition {
      if last != value { request = wish ?? request }
    } else if link.appliesAtFirst {
      request = wish ?? request
    }
  }

  /// Tells the views that bind the position where the user has moved to.
  private func writePosition() {
    guard let link = environment.scrollPositionLink else { return }
    link.write(self)
    // It is no wish to scroll there.
    lastPosition = .some(link.read().0)
  }

  private func wantedOffset(_ request: ScrollRequest, _ target: ScrollFinding?) -> CGPoint? {
    switch request {
    case .edge(let edge):
      switch edge {
      case .top: return clamped(CGPoint(x: offset.x, y: 0))
      case .leading: return clamped(CGPoint(x: 0, y: offset.y))
      case .bottom: return clamped(CGPoint(x: offset.x, y: .greatestFiniteMagnitude))
      case .trailing: return clamped(CGPoint(x: .greatestFiniteMagnitude, y: offset.y))
      }
    case .point(let x, let y): return clamped(CGPoint(x: x ?? offset.x, y: y ?? offset.y))
    case .view(_, let anchor):
      guard let content, let target = target?.layout else { return nil }
      let frame = target.frame(in: content)
      let x =
        isRightToLeft ? contentSize.width - frame.maxX : frame.minX
      return clamped(
        CGPoint(
          x: along(.horizontal, x, frame.width, anchor?.x),
          y: along(.vertical, frame.minY, frame.height, anchor?.y)))
    }
  }

  /// The offset at which the anchors of target and room meet; without anchor the nearest at which the
  /// target is seen.
  private func along(_ axis: Axis, _ start: CGFloat, _ length: CGFloat, _ anchor: CGFloat?)
    -> CGFloat
  {
    let offset = offset[axis]
    if let anchor { return start + anchor * (length - room[axis]) }
    if start < offset { return start }
    return max(offset, start + length - room[axis])
  }

  private func find(_ request: ScrollRequest) -> ScrollFinding? {
    guard case .view(let id, _) = request, let owner else { return nil }
    return ScrollFinding.search(id, in: owner)
  }

  override func scroll(by delta: CGSize) -> Bool {
    guard move(by: delta) else { return false }
    // Nothing tells that a wheel has come to rest. The time is ours.
    if reportsPhase, host.isLive, fling == nil {
      enter(.interacting)
      wheelAlarm?.cancel()
      wheelAlarm = host.clock.set(host.time + 0.1) { [weak self] in self?.enter(.idle) }
    }
    return true
  }

  /// Moves the content as a user does.
  func move(by delta: CGSize) -> Bool {
    guard environment.isScrollEnabled else { return false }
    let wanted = clamped(
      CGPoint(
        x: offset.x - (isRightToLeft ? -delta.width : delta.width), y: offset.y - delta.height))
    if wanted == offset { return false }
    offset = wanted
    wasMovedByUser = environment.scrollPositionLink != nil
    invalidate()
    return true
  }

  override var responder: Responder? {
    guard environment.isScrollEnabled else { return nil }
    return Responder(
      gesture: AttachedGesture(
        ScrollGesture(
          scroll: { [weak self] delta in
            self?.enter(.interacting)
            _ = self?.move(by: delta)
          },
          fling: { [weak self] in self?.goOn(at: $0) }), .high))
  }

  private func enter(_ phase: ScrollPhase) {
    if phase != .interacting { wheelAlarm?.cancel() }
    if phase == self.phase { return }
    self.phase = phase
    if reportsPhase { invalidate() }
  }

  /// A fling has come to rest.
  func rest() {
    fling = nil
    enter(.idle)
  }

  /// Lets the content go on with a velocity; nil stops it. In a still picture it rests at once.
  private func goOn(at velocity: CGSize?) {
    fling?.stop()
    guard let velocity, host.isLive, hypot(velocity.width, velocity.height) > Fling.restingSpeed
    else { return rest() }
    fling = Fling(self, velocity: velocity)
    enter(.decelerating)
  }

  /// What lies outside of the view is neither seen nor met.
  override func hitTest(_ point: CGPoint, _ hit: inout HitTest) -> Bool {
    guard environment.scrollClipDisabled || seenRectangle.encloses(point) else { return false }
    // The wheel turns anywhere in it, over gaps too.
    return hit.visitChildren(of: self, at: point) || boundsContain(point)
  }

  var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
      contentSize: contentSize, contentInsets: insets, containerSize: room)
  }

  // MARK: The rest

  // Content passes below bars; a scroll view inside that has left the window is not covered by them.
  override var edgesWithoutSafeArea: Edge.Set { Edge.Set(along: axes) }

  // The edges that may meet text, without a preference of the content's own.
  override func findSpacing() -> ViewSpacing { ViewSpacing() }

  override var coordinateSpaceNames: [AnyHashable] {
    [
      nil, axes.contains(.vertical) ? .vertical : nil,
      axes.contains(.horizontal) ? .horizontal : nil,
    ]
    .map { AnyHashable(NamedCoordinateSpace.ScrollViewName(axis: $0)) }
  }

  private func setViewport(_ proposal: ProposedViewSize) {
    if proposal == viewport { return }
    viewport = proposal
    if host.usesContainerRelativeFrames { content?.invalidateBelow() }
  }

  override var containerSize: CGSize? {
    viewport.inset(by: margins).replacingUnspecifiedDimensions()
  }

  /// Content is also seen under the bars that the view touches.
  override var seenOutside: EdgeInsets {
    safeAreaAround().masked(to: Edge.Set(along: axes))
  }

  private var seenRectangle: CGRect {
    let outside = isRightToLeft ? seenOutside.flipped : seenOutside
    return CGRect(
      x: -outside.leading, y: -outside.top,
      width: size.width + outside.leading + outside.trailing,
      height: size.height + outside.top + outside.bottom)
  }

  override func paint(into painter: inout Painter) {
    if environment.scrollClipDisabled { return painter.paintChildren(of: self) }
    var layer = Layer()
    layer.clip = Path(painter.snapped(seenRectangle))
    painter.begin(layer)
    painter.paintChildren(of: self)
    painter.end()
  }
}

extension Edge.Set {
  /// The edges that lie across the axes: those that content passes when it scrolls.
  init(along axes: Axis.Set) {
    self = []
    if axes.contains(.vertical) { formUnion(.vertical) }
    if axes.contains(.horizontal) { formUnion(.horizontal) }
  }
}
