// SPDX-License-Identifier: Apache-2.0
/// A view of `matchedGeometryEffect`.
final class MatchedNode: ObservingNode, MatchedView {
  private(set) var key: MatchedGeometry.Key?
  private(set) var isSource = true
  /// Whether it has not been laid out in its group yet.
  private var isNew = true
  private lazy var place = MatchedPlace(in: host)

  func follow(
    _ modifier: MatchedGeometryModifier, _ inputs: _ViewInputs,
    _ content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode
  ) {
    isSource = modifier.isSource
    if key != modifier.key {
      if let key { host.matched.remove(self, from: key) }
      host.matched.add(self, to: modifier.key)
      key = modifier.key
    }
    reactToLayout()
    let layout = MatchedLayout(
      place: place, properties: modifier.properties, anchor: modifier.anchor)
    update(inputs) { old, inputs in
      MatchedLayout._makeNode(layout, content: content, reusing: old, inputs)
    }
  }

  private var layout: LayoutNode? { layouts.first }
  var isSeen: Bool { layout?.isPlaced ?? false }

  /// The view's drawn frame in the window.
  var drawnFrame: CGRect? {
    guard let layout, layout.isPlaced else { return nil }
    let frame = place.frame(in: layout.size) ?? CGRect(origin: .zero, size: layout.size)
    return layout.mirrored(frame).applying(layout.transformToRoot(drawn: true))
  }

  func noteDeparture(in group: MatchedGeometry) {
    if let key, let drawnFrame { group.keepDeparted(self, key, frame: drawnFrame) }
  }

  override func afterLayout() {
    super.afterLayout()
    guard let key, let layout, layout.isPlaced else { return }
    place.node = layout
    let source = isSource ? nil : host.matched.source(of: key, in: host)?.layout
    let target = source.flatMap { layout.logical($0.frameInRoot) }
    if !place.isNear(target) {
      place.target = target
      if isNew { host.placeStill(layout) } else { layout.invalidate() }
      host.needsAnotherRound = true
    }
    if isNew { arrive(at: layout, key) }
    isNew = false
  }

  /// Another view of this identity has left as this one appeared: both are drawn on one path.
  private func arrive(at layout: LayoutNode, _ key: MatchedGeometry.Key) {
    guard let old = host.matched.takeDeparted(key, in: host.updates.activeNumber),
      let animation = host.animation(in: environment),
      let start = layout.logical(old.frame, drawn: true)
    else { return }
    let frame = place.target ?? CGRect(origin: .zero, size: layout.size)
    place.fly(from: start, to: frame, animation, environment)
    host.placeStill(layout)
    let end = layout.mirrored(frame).applying(layout.transformToRoot())
    old.node.depart(to: end, animation)
  }

  private func depart(to end: CGRect, _ animation: Animation) {
    guard let layout, let end = layout.logical(end) else { return }
    place.node = layout
    let start = place.target ?? CGRect(origin: .zero, size: layout.size)
    place.target = end
    place.fly(from: start, to: end, animation, environment)
  }
}

extension LayoutNode {
  /// A rectangle of the window in the node's own, logical coordinates; nil if the node has no area.
  fileprivate func logical(_ rect: CGRect, drawn: Bool = false) -> CGRect? {
    let transform = transformToRoot(drawn: drawn)
    return transform.isDrawable ? mirrored(rect.applying(transform.inverted())) : nil
  }

  /// Converts between logical and physical coordinates.
  fileprivate func mirrored(_ rect: CGRect) -> CGRect {
    guard mirrorsChildren else { return rect }
    return CGRect(
      x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

/// The drawn frame of a matched view, in the coordinates of its own position.
final class MatchedPlace: Moving {
  weak var node: LayoutNode?
  /// The frame to follow; nil for the view's own.
  var target: CGRect?
  private var flight = Animator<FrameOffset>()
  private var offset = FrameOffset.zero
  private var isListed = false
  private unowned let host: ViewHost

  init(in host: ViewHost) { self.host = host }

  /// The drawn frame; nil for the view's own.
  func frame(in size: CGSize) -> CGRect? {
    if target == nil, offset == .zero { return nil }
    let goal = target ?? CGRect(origin: .zero, size: size)
    return CGRect(
      x: goal.minX - offset.origin.x, y: goal.minY - offset.origin.y,
      width: max(goal.width - offset.size.width, 0),
      height: max(goal.height - offset.size.height, 0))
  }

  /// Whether `new` is the followed frame already, apart from rounding in transforms.
  func isNear(_ new: CGRect?) -> Bool {
    guard let new, let target else { return (new == nil) == (target == nil) }
    return max(
      abs(new.minX - target.minX), abs(new.minY - target.minY), abs(new.maxX - target.maxX),
      abs(new.maxY - target.maxY)) < 1e-6
  }

  func fly(
    from start: CGRect, to end: CGRect, _ animation: Animation, _ environment: EnvironmentValues
  ) {
    flight.add(
      FrameOffset(
        CGPoint(x: end.minX - start.minX, y: end.minY - start.minY),
        CGSize(width: end.width - start.width, height: end.height - start.height)),
      animation, at: host.time, tickets: host.updates.activeFrame?.tickets ?? [], environment)
    offset = flight.remaining(at: host.time)
    node?.invalidate()
    if isListed { return }
    isListed = true
    host.ticker.add(self)
  }

  var isMoving: Bool { flight.isRunning }

  func step(at time: Double) -> Bool {
    offset = flight.remaining(at: time)
    node?.invalidate()
    isListed = isMoving
    return isListed
  }
}

/// Moves the view to its `MatchedPlace`; the views around it don't change.
nonisolated struct MatchedLayout: UnaryLayoutModifier {
  let place: MatchedPlace
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint

  static var keepsSize: Bool { true }
  var name: String { "matchedGeometryEffect" }

  func placement(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize)
    -> UnaryPlacement
  {
    guard let frame = place.frame(in: size) else { return UnaryPlacement(proposal: proposal) }
    let offer = properties.contains(.size) ? ProposedViewSize(frame.size) : proposal
    let own = child.size(for: offer)
    let around =
      properties.contains(.position) ? frame : CGRect(origin: .zero, size: size)
    return UnaryPlacement(
      origin: CGPoint(
        x: around.minX + anchor.x * (around.width - own.width),
        y: around.minY + anchor.y * (around.height - own.height)),
      proposal: offer)
  }

  func explicit(
    _ key: AlignmentKey, child: LayoutNode, in proposal: ProposedViewSize, node: LayoutNode
  ) -> CGFloat? { child.explicit(key, in: proposal) }
}
