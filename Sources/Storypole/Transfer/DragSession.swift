// SPDX-License-Identifier: Apache-2.0

/// The values that the pointer drags from one view to another, until it is released.
final class DragSession {
  let providers: [NSItemProvider]
  private weak var host: ViewHost?
  /// The view under the pointer that takes it.
  private var target: _GestureContext?
  private var location = CGPoint.zero

  init(_ providers: [NSItemProvider], in host: ViewHost) {
    self.providers = providers
    self.host = host
  }

  /// The pointer is at a point of the root's space.
  func move(to point: CGPoint) {
    guard let host else { return }
    location = point
    let node = host.path(at: point).first { node in
      node.environment.isEnabled && node.dropTarget?.accepts(info(in: node)) == true
    }
    if let old = target?.node, old !== node { old.dropTarget?.exited(info(in: old)) }
    let isNew = node !== target?.node
    target = node.map { _GestureContext($0) }
    guard let node, let drop = node.dropTarget else { return }
    if isNew { drop.entered(info(in: node)) }
    drop.updated(info(in: node))
  }

  /// The pointer was released: the view below takes the values.
  func drop() {
    defer { target = nil }
    guard let node = target?.node, node.isInTree, let drop = node.dropTarget else { return }
    let info = info(in: node)
    if drop.allows(info) { drop.perform(info) }
    drop.exited(info)
  }

  /// Nothing is dropped.
  func cancel() {
    if let node = target?.node { node.dropTarget?.exited(info(in: node)) }
    target = nil
  }

  private func info(in node: LayoutNode) -> DropInfo {
    DropInfo(location: node.convert(location, to: .local), providers: providers)
  }
}

/// A view that takes dropped values.
struct DropTarget: DropHandler {
  /// Whether it accepts the dragged values.
  var accepts: (DropInfo) -> Bool
  var entered: (DropInfo) -> Void = { _ in }
  var updated: (DropInfo) -> Void = { _ in }
  var exited: (DropInfo) -> Void = { _ in }
  /// Whether it takes it at its present place.
  var allows: (DropInfo) -> Bool = { _ in true }
  var perform: (DropInfo) -> Void
}

/// A press that moves: 10 points with a mouse, and after half a second with a finger, as a finger that moves at once
/// scrolls. Ours; the half second is that of a long press.
nonisolated struct DragSourceGesture: PrimitiveGesture {
  typealias Value = CGPoint
  /// Makes the dragged values; without any, nothing is dragged.
  let items: () -> [NSItemProvider]
  /// Called with the pointer in the root's space, and with nil at the end.
  let onChange: (CGPoint?) -> Void

  static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<CGPoint> {
    DragSourceRecognizer(gesture, context)
  }
}

private final class DragSourceRecognizer: _Recognizer<CGPoint> {
  private static let distance: CGFloat = 10
  private static let patience = 0.5

  private var gesture: DragSourceGesture
  private var start: (point: CGPoint, time: Double, device: PointerEvent.Device)?
  private var isLifted = false
  private var session: DragSession?
  private var isDone = false

  init(_ gesture: DragSourceGesture, _ context: _GestureContext) {
    self.gesture = gesture
    super.init(context)
  }

  override func adopt(_ gesture: Any) {
    self.gesture = gesture as? DragSourceGesture ?? self.gesture
  }

  override func receive(_ event: PointerEvent) {
    switch event.phase {
    case .down:
      start = (event.location, event.time, event.device)
      isLifted = event.device == .mouse
    case .moved:
      guard let start else { return }
      tick(event.time)
      if status == .active { return move(to: .active, event.location) }
      guard start.point.distance(to: event.location) >= Self.distance else { return }
      if isLifted { move(to: .active, event.location) } else { status = .failed }
    case .up:
      if status == .active { move(to: .ended, event.location) } else { status = .failed }
    case .cancelled:
      cancel()
    }
  }

  override func tick(_ time: Double) {
    if let start, time - start.time >= Self.patience { isLifted = true }
  }

  override func deliver() {
    guard status.claims, !isDone, let point = value, let node = context.node else { return }
    if session == nil {
      let items = gesture.items()
      guard !items.isEmpty else {
        status = .failed
        return
      }
      session = DragSession(items, in: node.host)
    }
    session?.move(to: point)
    gesture.onChange(point)
    if status == .ended { end { $0.drop() } }
  }

  override func cancel() {
    super.cancel()
    end { $0.cancel() }
  }

  private func end(_ act: (DragSession) -> Void) {
    guard let session, !isDone else { return }
    isDone = true
    act(session)
    gesture.onChange(nil)
  }
}

extension LayoutNode {
  fileprivate var dropTarget: DropTarget? { responder?.drop as? DropTarget }
}
