// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The rectangle of a scroll view.
package final class ScrollNode: LayoutNode, OwnedLayout {
  package var axes: Axis.Set = .vertical
  weak var owner: _ViewNode?
  /// The pending request.
  var request: ScrollRequest?
  /// The distance of the content from its resting position, logical.
  package private(set) var offset = CGPoint.zero
  package private(set) var contentSize = CGSize.zero
  /// The margins and bars around the content.
  private(set) var insets = EdgeInsets()
  private var isPositioned = false
  /// Whether the content was at the position of the anchor for size changes.
  private var isAtAnchor = false
  private var lastPosition: AnyHashable??
  private var fling: Fling?
  private(set) var phase = ScrollPhase.idle
  /// Whether views observe the phase: then a change of it triggers a layout.
  var reportsPhase = false
  /// Fires when the wheel has stopped.
  private var wheelAlarm: HostClock.Alarm?
  private var wasMovedByUser = false
  private var content: LayoutNode?
  private let stack = ImplicitStack(VStackLayout(), name: "VStack")
  /// The last proposal: the reference of `containerRelativeFrame` inside.
  private var viewport = ProposedViewSize.unspecified

  package override var name: String { "ScrollView" }
  package override var children: [LayoutNode] { content.map { [$0] } ?? [] }
  override var extendsUnderBars: Bool { true }
  /// The content's answers depend on its position.
  override var answersAreRepeatable: Bool { false }
  override func bounds(_ axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }

  func setContent(_ layouts: [LayoutNode]) {
    let old = content
    content = stack.node(for: layouts, environment, host)
    adopt(content, insteadOf: old)
  }

  private var margins: EdgeInsets { environment.scrollContentMargins }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let available = proposal.inset(by: margins)
    if axes.isEmpty { return available }
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : available.width,
      height: axes.contains(.vertical) ? nil : available.height)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let shown = viewport
    setViewport(proposal)
    // A measurement outside a layout restores the viewport of the visible content.
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
    // An element that a lazy container has not made yet is found at its estimate, then exactly.
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
    isAtAnchor = anchor.map { distance(offset, rest(at: $0)) < 0.5 } ?? false
    isPositioned = true
  }

  // MARK: Position

  /// The size of the visible part of the content.
  var available: CGSize {
    CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }

  private func largestOffset(_ axis: Axis) -> CGFloat {
    axes.contains(Axis.Set(axis)) ? max(contentSize[axis] - available[axis], 0) : 0
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
    } else if isAtAnchor, let anchor = anchors.sizeChanges {
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
    let available = available
    let anchor = environment.scrollAnchors.alignment
    func start(_ axis: Axis, _ before: CGFloat, _ offset: CGFloat, _ fraction: CGFloat?) -> CGFloat
    {
      // Short content begins at the start of the only scrolling axis; else it is centered.
      let scrolls = axes.contains(Axis.Set(axis))
      let alone = scrolls && axes != [.horizontal, .vertical]
      let share = (scrolls ? fraction : nil) ?? (alone ? 0 : 0.5)
      return before + max(available[axis] - contentSize[axis], 0) * share - offset
    }
    content?.place(
      at: CGPoint(
        x: start(.horizontal, insets.leading, offset.x, anchor?.x),
        y: start(.vertical, insets.top, offset.y, anchor?.y)), proposal: offer)
  }

  /// Applies a bound scroll position if it has changed.
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

  /// Writes the user's position to the bindings of views.
  private func writePosition() {
    guard let link = environment.scrollPositionLink else { return }
    link.write(self)
    // This is no request to scroll there.
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

  /// The offset at which the anchors of target and viewport meet; without an anchor, the nearest offset that shows the
  /// target.
  private func along(_ axis: Axis, _ start: CGFloat, _ length: CGFloat, _ anchor: CGFloat?)
    -> CGFloat
  {
    let offset = offset[axis]
    if let anchor { return start + anchor * (length - available[axis]) }
    if start < offset { return start }
    return max(offset, start + length - available[axis])
  }

  private func find(_ request: ScrollRequest) -> ScrollFinding? {
    guard case .view(let id, _) = request, let owner else { return nil }
    return ScrollFinding.search(id, in: owner)
  }

  override func scroll(by delta: CGSize) -> Bool {
    guard move(by: delta) else { return false }
    // No event reports the end of a wheel movement. The time is ours.
    if reportsPhase, host.isLive, fling == nil {
      enter(.interacting)
      wheelAlarm?.cancel()
      wheelAlarm = host.clock.set(host.time + 0.1) { [weak self] in self?.enter(.idle) }
    }
    return true
  }

  /// Scrolls the content as a user does.
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

  /// Ends a fling.
  func rest() {
    fling = nil
    enter(.idle)
  }

  /// Continues with a velocity; nil stops the content. A still picture stops at once.
  private func goOn(at velocity: CGSize?) {
    fling?.stop()
    guard let velocity, host.isLive, hypot(velocity.width, velocity.height) > Fling.restingSpeed
    else { return rest() }
    fling = Fling(self, velocity: velocity)
    enter(.decelerating)
  }

  /// Content outside of the view is neither visible nor hit.
  override func hitTest(_ point: CGPoint, _ hit: inout HitTest) -> Bool {
    guard environment.scrollClipDisabled || seenRectangle.encloses(point) else { return false }
    return super.hitTest(point, &hit)
  }

  /// The wheel works anywhere inside, over gaps too.
  override var isSolid: Bool { true }

  var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
      contentSize: contentSize, contentInsets: insets, containerSize: available)
  }

  // MARK: The rest

  // Content passes under bars; bars don't cover an inner scroll view outside the window.
  override var edgesWithoutSafeArea: Edge.Set { Edge.Set(along: axes) }

  // The edges may meet text; the content has no preference.
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

  /// Content is also visible under the bars that the view touches.
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
  /// The edges across the axes, which content passes when it scrolls.
  init(along axes: Axis.Set) {
    self = []
    if axes.contains(.vertical) { formUnion(.vertical) }
    if axes.contains(.horizontal) { formUnion(.horizontal) }
  }
}
