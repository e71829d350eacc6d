// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A row, a header or a footer with its surroundings: insets, card and separator.
///
/// *How it lays out*: a row is as tall as its content with 15 points above and below, at least 52; the content is
/// vertically centered, at the leading edge. Headers and footers are as tall as their content. All have the proposed
/// width.
package final class ListRowNode: LayoutNode, SelectableNode {
  package let content: LayoutNode
  private let role: SectionRole?
  private let appearance: ListAppearance
  private let listReference: NodeTable.Reference
  private var background: LayoutNode?
  /// Retains the background view.
  private var backgroundView: _ViewNode?
  var isFirst = true
  var isLast = true
  /// The buttons beside the row, while it is swiped.
  var actions: RowActions?
  /// nil draws no separator; an inner nil is the system's color.
  var separatorAbove: Color??
  /// The row whose guides determine the separator above: it is that row's separator below (documented).
  weak var rowAbove: ListRowNode?

  init(
    _ content: LayoutNode, _ role: SectionRole?, in list: ListNode, _ inputs: _ViewInputs
  ) {
    self.content = content
    self.role = role
    appearance = list.appearance
    listReference = list.reference
    super.init(inputs)
    content.enter(self)
    if role == nil, let view = content.traits?.list.background {
      let node = AnyView._makeNode(view, reusing: nil, inputs)
      backgroundView = node
      background = node.layouts.first
      background?.enter(self)
    }
  }

  package override var name: String {
    switch role {
    case nil: "row"
    case .header: "header"
    case .footer: "footer"
    }
  }
  package override var isHiddenInDescriptions: Bool { true }
  package override var children: [LayoutNode] {
    [actions?.layout, background, content].compactMap { $0 }
  }
  override var structureRole: StructureRole { role == nil ? .item(content) : .wrapper(content) }
  var isInSelection: Bool { isSelected }
  func openSelection() {
    if let selection = environment.listSelection { _ = act(on: selection.all()) }
  }

  /// The list that shows the row; nil after the row has left it.
  var list: ListNode? {
    let list = space.layoutNodes.object(listReference, as: ListNode.self)
    return list === parent ? list : nil
  }

  package override var traits: Traits? {
    guard list?.editing.moved?.row === self else { return content.traits }
    // A row that is moved is above the others.
    var traits = content.traits ?? Traits()
    traits.zIndex = 1
    return traits
  }

  /// The deletion and moving of the row; nil for neither.
  var edit: RowEdit? { role == nil ? content.traits?.edit : nil }
  var isEditing: Bool {
    edit?.canChange == true && list?.isEditing == true
  }

  /// Whether `listRowInsets` replaces the row's own insets.
  package var hasCustomInsets: Bool { role == nil && content.traits?.list.rowInsets != nil }

  /// The space around the content.
  package var insets: EdgeInsets {
    if role != nil {
      return EdgeInsets(
        top: 0, leading: ListAppearance.rowInsets.leading, bottom: 0,
        trailing: ListAppearance.rowInsets.trailing)
    }
    var insets = content.traits?.list.rowInsets ?? ListAppearance.rowInsets
    if isEditing {
      // Measured: a row that can be deleted or moved starts 40 further in; with a grip it ends 43
      // from the window, 27 from its card.
      insets.leading += 40
      if edit?.canMove == true { insets.trailing += 11 }
    }
    return insets
  }

  private func offer(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.leading - insets.trailing, 0) }, height: nil)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: offer(proposal.width))
    var height = size.height + insets.top + insets.bottom
    if role == nil {
      height = max(height, environment.defaultMinListRowHeight)
    } else if role == .header {
      height = max(height, environment.defaultMinListHeaderHeight ?? 0)
    }
    return CGSize(
      width: proposal.width ?? size.width + insets.leading + insets.trailing, height: height)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let offer = offer(size.width)
    var own = content.size(for: offer)
    let available = size.height - insets.top - insets.bottom
    var proposal = offer
    if available > own.height {
      // Flexible content is as tall as the row (observed).
      proposal.height = available
      own = content.size(for: proposal)
    }
    content.place(
      at: CGPoint(
        x: insets.leading + (actions?.shift ?? 0), y: insets.top + (available - own.height) / 2),
      proposal: proposal)
    actions?.place(in: size)
    background?.place(at: CGPoint(x: actions?.shift ?? 0, y: 0), proposal: ProposedViewSize(size))
  }

  override func describe(into pass: inout SemanticsPass) {
    let isSelected = isSelected
    let own = role == nil ? semanticsActions : []
    pass.edit {
      $0.visit(content)
    } by: { element in
      if role == .header, element.isStatic { element.add(.isHeader) }
      if role == nil, isSelected { element.add(.isSelected) }
      element.actions.insert(contentsOf: own, at: 0)
    }
  }

  override var isSolid: Bool { role == nil }

  /// A hit anywhere in the row: beside its content, it counts as one at the content's edge.
  override func hitTest(_ point: CGPoint, _ hit: inout HitTest) -> Bool {
    if let actions, let layout = actions.layout, hit.visit(layout, in: self, at: point) {
      return true
    }
    if hit.visit(content, in: self, at: point) { return true }
    guard isSolid, boundsContain(point) else { return false }
    let x = physicalX(of: content)
    let edge = CGPoint(
      x: min(max(point.x, x), x + content.size.width - 0.01),
      y: min(max(point.y, content.origin.y), content.origin.y + content.size.height - 0.01))
    _ = hit.visit(content, in: self, at: edge)
    return true
  }

  /// A press on a row of a list with a selection selects it; a double click and Return perform the list's primary
  /// action.
  override var responder: Responder? {
    guard role == nil, let selection = environment.listSelection, let traits,
      selection.contains(traits) != nil
    else { return nil }
    let select = { (extends: Bool) in selection.select(traits, extends) }
    return Responder(
      gesture: AttachedGesture(
        ClickGesture().onEnded { [unowned self] click in
          let isPlain = click.modifiers.isPlain
          if isPlain, click.clickCount == 2, act(on: selection.items(at: traits)) { return }
          select(!click.modifiers.isDisjoint(with: [.control, .command]))
        }),
      focus: FocusTarget(
        takesFocusOnPress: true, activate: { select(false) },
        onKey: { [unowned self] in
          $0.key == .return && $0.modifiers.isPlain && act(on: selection.all())
        }))
  }

  /// Performs the list's primary action on items; false if there is none.
  func act(on items: Set<AnyHashable>) -> Bool {
    guard let action = environment.listPrimaryAction, !items.isEmpty else { return false }
    action.perform(items, self)
    return true
  }

  /// Up and down select the previous and the next row.
  func moveSelection(_ event: KeyEvent) -> Bool {
    guard let list = parent else { return false }
    let rows = list.children.filter { $0.isPlaced && $0.responder?.focus != nil }
    guard let index = rows.firstIndex(where: { $0 === self }) else { return false }
    let next = index + (event.key == .upArrow ? -1 : 1)
    if rows.indices.contains(next) { rows[next].responder?.focus?.activate?() }
    return true
  }

  /// The items of a context menu on the row; nil for a header, or in a list without a selection.
  package var selectedItems: Set<AnyHashable>? {
    guard role == nil, let selection = environment.listSelection, let traits else { return nil }
    return selection.items(at: traits)
  }

  var isSelected: Bool {
    guard let selection = environment.listSelection, let traits else { return false }
    return selection.contains(traits) == true
  }

  override func paint(into painter: inout Painter) {
    if role == nil {
      if let layout = actions?.layout { painter.paint(layout) }
      paintCard(into: &painter)
      paintSeparator(into: &painter)
    }
    painter.paint(content)
    if isEditing { paintEditing(into: &painter) }
    paintGap(into: &painter)
  }

  private func paintCard(into painter: inout Painter) {
    let shift = actions?.shift ?? 0
    let rect = painter.snapped(self).offsetBy(dx: isRightToLeft ? -shift : shift, dy: 0)
    let corner = min(appearance.corner, rect.height / 2)
    let radii = RectangleCornerRadii(
      topLeading: isFirst ? corner : 0, bottomLeading: isLast ? corner : 0,
      bottomTrailing: isLast ? corner : 0, topTrailing: isFirst ? corner : 0)
    let shape = Path(roundedRect: rect, cornerRadii: radii)
    if let background {
      var layer = Layer()
      layer.clip = shape
      painter.begin(layer)
      painter.paint(background)
      painter.end()
    } else if role == nil, isSelected {
      // Ours: the system's fill for a selection.
      painter.fill(
        Rectangle(), in: rect, with: TintShapeStyle().opacity(0.2), FillStyle(),
        environment: environment)
    } else if content.traits?.list.isStriped == true {
      // Ours.
      painter.fill(
        Rectangle(), in: rect, with: HierarchicalShapeStyle.primary.opacity(0.04), FillStyle(),
        environment: environment)
    } else if appearance.hasCards {
      let color = SystemColor.card(environment).resolve(in: environment)
      painter.add(.fill(shape, .color(color), FillStyle()))
    }
  }

  private func paintSeparator(into painter: inout Painter) {
    let list = content.traits?.list
    guard let tint = separatorAbove, list?.separators[.top] != .hidden else { return }
    let row = rowAbove.flatMap { $0.isPlaced ? $0 : nil } ?? self
    let (leading, end) = row.separatorEnds
    let start = isRightToLeft ? size.width - end : leading
    let color = list?.separatorTints[.top] ?? tint
    let line = CGRect(
      x: start, y: 0, width: max(end - leading, 0), height: environment.pixelLength)
    painter.fill(
      painter.snapped(line),
      with: color?.resolve(in: environment) ?? SystemColor.separator.resolve(in: environment))
  }

  /// The ends of the separator below the row, logical: at the guides of its content, or else at its first text
  /// (observed) and at the inset of the row.
  private var separatorEnds: (leading: CGFloat, trailing: CGFloat) {
    func explicit(_ key: AlignmentKey) -> CGFloat? {
      content.explicit(key, in: content.proposal).map { content.origin.x + $0 }
    }
    return (
      explicit(.listRowSeparatorLeading) ?? content.origin.x + (content.firstTextStart ?? 0),
      explicit(.listRowSeparatorTrailing) ?? size.width - ListAppearance.rowInsets.trailing
    )
  }
}

extension LayoutNode {
  /// The start of the first text in the node, logical; nil without a text.
  fileprivate var firstTextStart: CGFloat? {
    if drawnString != nil { return 0 }
    for child in children where child.isPlaced {
      if let start = child.firstTextStart { return child.origin.x + start }
    }
    return nil
  }
}

/// A node that is a row of a list.
private protocol SelectionTarget: LayoutNode { var row: ListRowNode { get } }

extension ListRowNode: SelectionTarget {
  fileprivate var row: ListRowNode { self }
}

extension LayoutNode {
  /// The node itself if a selection, a swipe or a context menu can concern it.
  package var selectionTarget: ListRowNode? { (self as? any SelectionTarget)?.row }
}
