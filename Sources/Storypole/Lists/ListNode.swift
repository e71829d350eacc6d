// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The rectangle of a list's rows, headers and footers.
final class ListNode: LazyNode, OwnedLayout {
  var appearance = ListAppearance.insetGrouped
  weak var owner: _ViewNode?
  var swipeViews: SwipeViews?

  override var structureRole: StructureRole { .list }

  /// Whether rows show their delete marks and grips.
  var isEditing = false
  /// The state of finger gestures on the rows.
  let editing = ListEditing()

  override func breadth(in available: CGFloat) -> CGFloat {
    max(available - 2 * appearance.margin, 0)
  }

  override var responder: Responder? {
    guard rows.contains(where: { $0.edit != nil || $0.hasSwipeActions }) else { return nil }
    return Responder(gesture: rowGesture, drop: dropTarget)
  }

  /// The existing rows.
  var rows: [ListRowNode] { children.compactMap(\.selectionTarget) }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    super.placeChildren(in: size, proposal)
    guard let moved = editing.moved, let row = moved.row, row.isPlaced else { return }
    row.place(
      at: CGPoint(x: row.origin.x, y: row.origin.y + moved.distance), proposal: row.proposal)
  }

  override func decoration(of view: LayoutNode, _ role: SectionRole?) -> LayoutNode {
    ListRowNode(
      view, role, in: self,
      _ViewInputs(host: host, environment: environment, parent: owner))
  }

  private func sectionGap(_ line: LazyWalk.Line) -> CGFloat? {
    let own = line.members.first?.view.traits?.list.sectionSpacing
    switch (own ?? environment.listSectionSpacing).value {
    case .standard: return nil
    case .compact: return 8
    case .points(let points): return points
    }
  }

  override func gap(_ above: LazyWalk.Line?, _ line: LazyWalk.Line) -> CGFloat {
    guard let above else {
      if line.role == .header { return appearance.aboveFirstHeader }
      return startsUnderLargeTitle ? 0 : appearance.cardGap
    }
    if line.role == .footer, above.section == line.section { return appearance.aboveFooter }
    if above.section == line.section {
      return above.role == .header ? appearance.belowHeader : environment.listRowSpacing ?? 0
    }
    let custom = appearance.hasCards ? sectionGap(line) : nil
    let afterFooter = above.role == .footer
    if line.role == .header {
      let gap = custom ?? (afterFooter ? appearance.footerToHeader : appearance.sectionGap)
      return gap + appearance.aboveHeader
    }
    return custom ?? (afterFooter ? appearance.belowFooter : appearance.cardGap)
  }

  override func end(_ last: LazyWalk.Line?) -> CGFloat { last == nil ? 0 : appearance.bottom }

  /// Under a large title the first card has no space above it.
  private var startsUnderLargeTitle: Bool {
    var node = parent
    while let current = node {
      if let bar = current as? any TitleBarNode { return bar.hasLargeTitle }
      node = current.parent
    }
    return false
  }

  override func finish(
    _ item: LayoutNode, _ line: LazyWalk.Line, below above: LazyWalk.Line?
  ) {
    guard let row = item.selectionTarget else { return }
    let hasOwnCard = (environment.listRowSpacing ?? 0) > 0
    row.isFirst = hasOwnCard || !line.hasRowAbove
    row.isLast = hasOwnCard || !line.hasRowBelow
    let neighbour = line.hasRowAbove ? above?.members.first?.view.traits?.list : nil
    row.separatorAbove =
      !row.isFirst && neighbour?.separators[.bottom] != .hidden
      ? .some(neighbour?.separatorTints[.bottom]) : nil
    row.rowAbove = line.hasRowAbove ? above?.members.first?.layout.selectionTarget : nil
  }
}

/// A node with a bar above its content.
protocol TitleBarNode: LayoutNode {
  /// Whether the bar ends with a large title.
  var hasLargeTitle: Bool { get }
}
