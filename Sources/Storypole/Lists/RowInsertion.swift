// SPDX-License-Identifier: Apache-2.0

/// Takes values that are dropped between the rows of a ForEach.
struct RowInsertion {
  let accepts: (DropInfo) -> Bool
  /// Gets the offset of the element before which the values belong.
  let perform: (Int, DropInfo) -> Void
}

/// A place between two rows, at an edge of one of them.
struct RowGap {
  weak var row: ListRowNode?
  let isAbove: Bool
  let offset: Int
}

extension ListNode {
  /// Takes values that belong between rows; nil if no ForEach takes any.
  var dropTarget: DropTarget? {
    guard rows.contains(where: { $0.edit?.editing.insertion != nil }) else { return nil }
    return DropTarget(
      accepts: { [weak self] in self?.gap(for: $0) != nil },
      updated: { [weak self] in self?.showGap($0) },
      exited: { [weak self] _ in self?.showGap(nil) },
      perform: { [weak self] info in
        guard let gap = self?.gap(for: info) else { return }
        gap.row?.edit?.editing.insertion?.perform(gap.offset, info)
      })
  }

  private func showGap(_ info: DropInfo?) {
    let gap = info.flatMap(gap)
    if gap?.row === editing.gap?.row, gap?.isAbove == editing.gap?.isAbove { return }
    editing.gap?.row?.invalidate()
    editing.gap = gap
    gap?.row?.invalidate()
  }

  /// The gap nearest to a drag, beside a row whose ForEach takes it: above the row's middle or below.
  private func gap(for info: DropInfo) -> RowGap? {
    let y = frameInRoot.minY + info.location.y
    func distance(_ row: ListRowNode) -> CGFloat { abs(row.frameInRoot.midY - y) }
    let taking = rows.filter {
      $0.isPlaced && $0.edit?.editing.insertion?.accepts(info) == true
    }
    guard let row = taking.min(by: { distance($0) < distance($1) }), let edit = row.edit else {
      return nil
    }
    let isAbove = y < row.frameInRoot.midY
    return RowGap(row: row, isAbove: isAbove, offset: edit.index + (isAbove ? 0 : 1))
  }
}

extension ListRowNode {
  /// Draws a line at the edge where dragged values would be inserted; ours.
  func paintGap(into painter: inout Painter) {
    guard let gap = list?.editing.gap, gap.row === self else { return }
    let line = CGRect(x: 0, y: gap.isAbove ? 0 : size.height - 2, width: size.width, height: 2)
    painter.fill(
      Rectangle(), in: painter.snapped(line), with: TintShapeStyle(), FillStyle(),
      environment: environment)
  }
}
