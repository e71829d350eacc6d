// SPDX-License-Identifier: Apache-2.0
/// The user's interaction with the views of one host.
final class Interaction {
  let arena = GestureArena()
  /// The hovered views with hover handlers, by their contexts.
  var hovered: [_GestureContext] = []
  /// The view that receives keys.
  var focused: _GestureContext?
  let clipboard = Clipboard()
  /// Whether a key moved the focus: then it is visible.
  var showsFocus = false
  /// The bindings of the focus.
  var followers: [FocusFollower] = []
  let focusedValues = FocusedValueCenter()
  /// The nodes at a point, valid until the next placement: the recognizers of one event share it.
  var lastPath: (point: CGPoint, placements: Int, nodes: [_GestureContext])?
}

extension ViewHost {
  var interaction: Interaction { feature { Interaction() } }
  /// The changes that the program's actions register.
  var undoManager: UndoManager { feature { UndoManager() } }

  /// Sends an event to the views. Their changes appear after the next layout; positions are those of the last one.
  ///
  /// Points are in the root's space. Times must not decrease: an earlier one counts as now.
  package func send(_ event: Event) {
    Surroundings.current.use(self, rootViewNode?.environment)
    switch event {
    case .pointer(let event): receive(event)
    case .scroll(let event): receive(event)
    case .menu(let point): openMenu(at: point)
    case .pointerLeft: hover(over: [], at: .zero)
    case .key(let event): receive(event)
    case .text(let event): focusedNode?.responder?.focus?.text?.receive(event)
    case .windowFocus(let isFocused): if !isFocused { hover(over: [], at: .zero) }
    }
  }

  /// The time in seconds at which gestures need `advanceGestures` without another event; nil for none.
  package var gestureDeadline: Double? { interaction.arena.deadline }

  /// Advances the gestures to `time`: a press has become long, or a second tap is missing.
  package func advanceGestures(to time: Double) { interaction.arena.tick(time) }

  private func receive(_ event: PointerEvent) {
    guard event.location.x.isFinite, event.location.y.isFinite, event.time.isFinite else {
      return warn(
        "ignored a pointer event without a finite position or time", once: "pointer event")
    }
    interaction.arena.tick(event.time)
    let path = path(at: event.location)
    if event.phase == .down { focusByPress(path) }
    interaction.arena.receive(event, path: path)
    if event.device == .mouse, event.phase == .moved, !interaction.arena.isPressed {
      hover(over: path, at: event.location)
    }
  }

  /// The nodes at a point of the root's space, the innermost first.
  func path(at point: CGPoint) -> [LayoutNode] {
    guard let root = windowNode else { return [] }
    if let last = interaction.lastPath, last.point == point, last.placements == counters.placements
    {
      let nodes = last.nodes.compactMap(\.node)
      if nodes.count == last.nodes.count { return nodes }
    }
    var hit = HitTest()
    _ = hit.visit(root, at: point)
    interaction.lastPath = (point, counters.placements, hit.path.map { _GestureContext($0) })
    return hit.path
  }

  private func receive(_ event: ScrollEvent) {
    guard event.delta.width.isFinite, event.delta.height.isFinite else { return }
    for node in path(at: event.location) where node.scroll(by: event.delta) { return }
  }

  /// Opens the menu of the innermost view that has one.
  private func openMenu(at point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    let path = path(at: point)
    for node in path where node.environment.isEnabled {
      if let open = node.responder?.menu {
        return open(MenuPlace(point: node.convert(point, to: .local), path: path))
      }
    }
  }

  private func hover(over path: [LayoutNode], at point: CGPoint) {
    let before = interaction.hovered.compactMap(\.node)
    interaction.hovered = []
    for node in before where !path.contains(where: { $0 === node }) {
      node.responder?.hover?.action(.ended)
    }
    for node in path {
      guard let hover = node.responder?.hover else { continue }
      interaction.hovered.append(_GestureContext(node))
      if hover.isContinuous || !before.contains(where: { $0 === node }) {
        hover.action(.active(node.convert(point, to: hover.space)))
      }
    }
  }
}
