// SPDX-License-Identifier: Apache-2.0
/// A finger or a mouse on the rows of a list: swipes a row, presses its delete mark, or moves it by its grip. Scrolling
/// and gestures inside of a row come after it.
nonisolated struct RowGesture: PrimitiveGesture {
  typealias Value = Void
  weak var list: ListNode?

  static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<Void> {
    RowRecognizer(gesture.list, context)
  }
}

extension ListNode {
  var rowGesture: AttachedGesture { AttachedGesture(RowGesture(list: self), .high) }
}

private final class RowRecognizer: _Recognizer<Void> {
  private enum Kind {
    case mark, grip, pull, close
  }

  private weak var row: ListRowNode?
  private var kind: Kind?
  private var start = CGPoint.zero
  /// The row's initial offset.
  private var startShift: CGFloat = 0
  private var translation = CGSize.zero

  private weak var list: ListNode?

  init(_ list: ListNode?, _ context: _GestureContext) {
    self.list = list
    super.init(context)
  }

  override func receive(_ event: PointerEvent) {
    guard let list else { return status = .failed }
    let point = context.convert(event.location, to: .local)
    switch event.phase {
    case .down:
      begin(list, at: point, path: list.host.path(at: event.location))
      if kind == nil { status = .failed }
      if kind == .grip { move(to: .active, ()) }
    case .moved, .up:
      let forwards: CGFloat = list.isRightToLeft ? -1 : 1
      translation = CGSize(width: (point.x - start.x) * forwards, height: point.y - start.y)
      follow(isUp: event.phase == .up)
    case .cancelled:
      status = .failed
    }
  }

  private func begin(_ list: ListNode, at point: CGPoint, path: [LayoutNode]) {
    start = point
    row = path.lazy.compactMap(\.selectionTarget).first
    if let open = list.editing.open {
      // A press on its buttons, or a further swipe; a press elsewhere closes it.
      if let buttons = open.actions?.layout, path.contains(where: { $0 === buttons }) { return }
      guard row === open else { return kind = .close }
      startShift = open.actions?.shift ?? 0
      return kind = .pull
    }
    guard let row else { return }
    let x = point.x - list.physicalX(of: row)
    let logical = list.isRightToLeft ? row.size.width - x : x
    if row.isMark(logical) {
      kind = .mark
    } else if row.isGrip(logical) {
      kind = .grip
    } else if !list.isEditing, row.canDelete || row.hasSwipeActions {
      kind = .pull
    }
  }

  private func follow(isUp: Bool) {
    let isFar = abs(translation.width) >= tapSlop || abs(translation.height) >= tapSlop
    switch kind {
    case .mark, .close:
      if isUp || isFar { status = isUp && !isFar ? .ended : .failed }
    case .grip:
      move(to: isUp ? .ended : .active, ())
    case .pull:
      if status == .active || isFar && abs(translation.width) > abs(translation.height) {
        move(to: isUp ? .ended : .active, ())
      } else if isFar {
        status = .failed
      } else if isUp {
        // A press on an open row closes it.
        if startShift != 0 { kind = .close }
        status = startShift == 0 ? .failed : .ended
      }
    case nil: status = .failed
    }
    if status == .ended { value = () }
  }

  override func cancel() {
    super.cancel()
    guard let list else { return }
    if kind == .grip { letGo(list) }
    if kind == .pull, startShift == 0 { list.close() }
  }

  override func deliver() {
    guard let list, status.claims else { return }
    switch kind {
    case .mark: if let row { list.open(row) }
    case .close: list.close()
    case .grip:
      guard let row else { return }
      if status == .ended {
        if list.editing.moved != nil { list.drop(row, at: translation.height) }
        letGo(list)
      } else {
        list.editing.moved = ListEditing.Moved(row: row, distance: translation.height)
        list.invalidate()
      }
    case .pull: pull(list)
    case nil: break
    }
  }

  private func letGo(_ list: ListNode) {
    list.editing.moved = nil
    list.invalidate()
  }

  private func pull(_ list: ListNode) {
    guard let row else { return }
    let shift = startShift + translation.width
    guard let actions = list.pull(row, from: shift < 0 ? .trailing : .leading) else {
      return list.close()
    }
    let available = actions.available(in: row.size)
    if status == .ended {
      // Ours: 60 % of the row is a full swipe; half of the buttons' width leaves them open.
      if actions.allowsFullSwipe, abs(shift) > row.size.width * 0.6 {
        actions.performFirst()
      } else if abs(shift) > available / 2 {
        actions.shift = shift < 0 ? -available : available
        return row.invalidate()
      }
      list.close()
    } else {
      actions.shift = shift
      row.invalidate()
    }
  }
}
