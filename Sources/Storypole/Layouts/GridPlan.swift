// SPDX-License-Identifier: Apache-2.0
/// The computation of a Grid's columns, rows and positions: one plan for sizing and placing.
///
/// *How it lays out*
/// 1. Cells go into columns in order; a cell may span several; a view outside any row spans all.
/// 2. Columns divide the width like the children of an HStack: a column's minimum and maximum are the largest of its
///    single cells; the least flexible is served first, is offered an equal fraction of the remaining width, and takes
///    the widest answer of its cells.
/// 3. A spanning cell that needs more than its columns adds the missing width to each equally. So a flexible view
///    outside the rows spreads the columns over the whole width.
/// 4. Rows divide the height in the same way; their cells are proposed the final width of their columns.
/// 5. Cells are proposed their columns and row, and aligned there on common guide lines; anchored and spanning cells,
///    and views outside rows, by unit point.
/// Unsized axes affect 5, but not 2 and 4.
///
/// nil on an axis asks for ideal lengths, without dividing.
package struct GridPlan {
  /// The maximum span of a cell in columns.
  static let maximumSpan = 1000

  let alignment: Alignment

  private struct Cell {
    var index: Int
    var row: Int
    var columns: Range<Int>
    var isOutside: Bool
    var anchor: UnitPoint?
    var unsized: Axis.Set
  }

  private var cells: [Cell] = []
  /// The cells of each row, consecutive.
  private var rows: [Range<Int>] = []
  /// The cells that occupy a single column, by column.
  private var columns: [[Int]] = []
  private var columnCount = 0
  private var rowAlignments: [VerticalAlignment] = []
  private var columnAlignments: [HorizontalAlignment] = []
  private var columnGap: CGFloat
  private var rowGaps: [CGFloat] = []

  private(set) var proposal: ProposedViewSize?
  private(set) var size = CGSize.zero
  private(set) var proposals: [ProposedViewSize] = []
  private(set) var origins: [CGPoint] = []
  private var widths: [CGFloat] = []
  private var heights: [CGFloat] = []
  /// The starts of the columns and the rows.
  private var lefts: [CGFloat] = []
  private var tops: [CGFloat] = []

  package init(
    _ subviews: LayoutSubviews, alignment: Alignment, horizontalSpacing: CGFloat?,
    verticalSpacing: CGFloat?
  ) {
    self.alignment = alignment
    columnGap = horizontalSpacing ?? ViewSpacing.defaultDistance
    arrange(subviews)
    rowGaps = (0..<rowAlignments.count).map { row in
      row == 0 ? 0 : verticalSpacing ?? preferredGap(above: row, subviews)
    }
  }

  /// 1. The column and row of each cell.
  private mutating func arrange(_ subviews: LayoutSubviews) {
    var lastRow: GridRowIdentity?
    var column = 0
    var columnGuides: [Int: HorizontalAlignment] = [:]
    for (index, subview) in subviews.enumerated() {
      let traits = subview.traits
      let row = traits?.gridRow
      if row == nil || row?.row !== lastRow {
        rowAlignments.append(row?.alignment ?? alignment.vertical)
        rows.append(cells.count..<cells.count)
        column = 0
      }
      lastRow = row?.row
      let span = row == nil ? 1 : min(max(traits?.gridColumns ?? 1, 1), Self.maximumSpan)
      if row != nil, let guide = traits?.gridColumnAlignment, columnGuides[column] == nil {
        columnGuides[column] = guide
      }
      cells.append(
        Cell(
          index: index, row: rowAlignments.count - 1, columns: column..<column + span,
          isOutside: row == nil, anchor: traits?.gridAnchor,
          unsized: traits?.gridUnsizedAxes ?? []))
      rows[rows.count - 1] = rows[rows.count - 1].lowerBound..<cells.count
      if row != nil {
        column += span
        columnCount = max(columnCount, column)
      }
    }
    columnCount = max(columnCount, cells.isEmpty ? 0 : 1)
    columns = Array(repeating: [], count: columnCount)
    for i in cells.indices {
      if cells[i].isOutside {
        cells[i].columns = 0..<columnCount
      } else if cells[i].columns.count == 1 {
        columns[cells[i].columns.lowerBound].append(i)
      }
    }
    columnAlignments = (0..<columnCount).map { columnGuides[$0] ?? alignment.horizontal }
  }

  /// The largest preferred distance of cells above one another.
  private func preferredGap(above row: Int, _ subviews: LayoutSubviews) -> CGFloat {
    var gap: CGFloat?
    for lower in cells[rows[row]] {
      for upper in cells[rows[row - 1]] where upper.columns.overlaps(lower.columns) {
        let distance = subviews[upper.index].spacing.distance(
          to: subviews[lower.index].spacing, along: .vertical)
        gap = max(gap ?? distance, distance)
      }
    }
    return gap ?? ViewSpacing.defaultDistance
  }

  package mutating func solve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    if proposal == self.proposal { return }
    self.proposal = proposal
    widths = columnWidths(proposal, subviews)
    heights = rowHeights(proposal.height, widths, subviews)
    place(subviews)
  }

  // MARK: Columns

  private mutating func columnWidths(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
    -> [CGFloat]
  {
    let gaps = columnGap * CGFloat(max(columnCount - 1, 0))
    let available = proposal.width.map { $0 - gaps }
    func width(_ column: Int, _ offer: CGFloat?) -> CGFloat {
      var widest: CGFloat = 0
      for index in columns[column] where !cells[index].unsized.contains(.horizontal) {
        let answer = subviews[cells[index].index].sizeThatFits(
          ProposedViewSize(width: offer, height: proposal.height))
        widest = max(widest, answer.width)
      }
      return widest
    }
    func isBoundless(_ column: Int) -> Bool {
      columns[column].contains {
        !cells[$0].unsized.contains(.horizontal)
          && subviews[cells[$0].index].hints.width.maximum == .infinity
      }
    }
    var widths = share(available, count: columnCount, isBoundless: isBoundless, length: width)

    // 3. Cells over several columns, narrow spans first.
    let spanning = cells.filter {
      ($0.columns.count > 1 || $0.isOutside) && !$0.unsized.contains(.horizontal)
    }
    for cell in spanning.sorted(by: { $0.columns.count < $1.columns.count }) {
      let others = widths.indices.filter { !cell.columns.contains($0) }
        .reduce(0) { $0 + widths[$1] + columnGap }
      let offer = proposal.width.map { $0 == .infinity ? $0 : max($0 - others, 0) }
      let answer = subviews[cell.index].sizeThatFits(
        ProposedViewSize(width: offer, height: proposal.height))
      let missing = answer.width - length(of: cell.columns, widths)
      if missing > 0 {
        for column in cell.columns { widths[column] += missing / CGFloat(cell.columns.count) }
      }
    }
    return widths
  }

  private func length(of columns: Range<Int>, _ widths: [CGFloat]) -> CGFloat {
    widths[columns].reduce(0, +) + columnGap * CGFloat(columns.count - 1)
  }

  // MARK: Rows

  private func rowHeights(_ height: CGFloat?, _ widths: [CGFloat], _ subviews: LayoutSubviews)
    -> [CGFloat]
  {
    let available = height.map { $0 - rowGaps.reduce(0, +) }
    return share(available, count: rowAlignments.count) { row, offer in
      // The cells' lengths on both sides of the row's guide.
      var above = -CGFloat.infinity
      var below = -CGFloat.infinity
      var tallest: CGFloat = 0
      for cell in cells[rows[row]] where !cell.unsized.contains(.vertical) {
        let dimensions = subviews[cell.index].dimensions(
          in: ProposedViewSize(width: length(of: cell.columns, widths), height: offer))
        if cell.anchor != nil || cell.isOutside {
          tallest = max(tallest, dimensions.height)
        } else {
          let guide = dimensions[rowAlignments[row]]
          above = max(above, guide)
          below = max(below, dimensions.height == .infinity ? .infinity : dimensions.height - guide)
        }
      }
      return max(tallest, above == -.infinity ? 0 : above + below)
    }
  }

  /// Divides `available` among tracks as a stack does among children; nil asks for ideal lengths. Boundless tracks are not
  /// measured for their bounds.
  private func share(
    _ available: CGFloat?, count: Int, isBoundless: (Int) -> Bool = { _ in false },
    length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    let tracks = Array(0..<count)
    guard let available else { return tracks.map { length($0, nil) } }
    let boundless = tracks.map(isBoundless)
    var lengths = [CGFloat](repeating: 0, count: count)
    var remaining = available
    func take(_ track: Int, _ offer: CGFloat) -> CGFloat {
      lengths[track] = length(track, offer)
      return lengths[track]
    }
    if count > 1, !boundless.contains(false),
      serveEqually(0..<count, from: &remaining, take)
    {
      return lengths
    }
    let order =
      count < 2
      ? tracks
      : Flexibility.order(
        tracks.map {
          Flexibility(
            index: $0, minimum: length($0, 0),
            maximum: boundless[$0] ? .infinity : length($0, .infinity))
        })
    serve(0..<count, from: &remaining) { position, offer in take(order[position], offer) }
    return lengths
  }

  // MARK: Places

  private func followsColumn(_ cell: Cell) -> Bool {
    cell.columns.count == 1 && !cell.isOutside && cell.anchor == nil
  }

  private func followsRow(_ cell: Cell) -> Bool { !cell.isOutside && cell.anchor == nil }

  /// The columns or the row of a subview.
  package struct Track {
    package var start: CGFloat
    package var length: CGFloat
    /// The common guide of its cells; nil for alignment by unit point.
    package var key: AlignmentKey?
    /// The subviews in this track alone.
    package var members: [Int]
  }

  package func track(of index: Int, along axis: Axis) -> Track {
    let cell = cells[index]
    let column = cell.columns.lowerBound
    return axis == .horizontal
      ? Track(
        start: lefts[column], length: length(of: cell.columns, widths),
        key: followsColumn(cell) ? columnAlignments[column].key : nil,
        members: cell.columns.count == 1 ? columns[column] : [index])
      : Track(
        start: tops[cell.row], length: heights[cell.row],
        key: followsRow(cell) ? rowAlignments[cell.row].key : nil, members: Array(rows[cell.row]))
  }

  private mutating func place(_ subviews: LayoutSubviews) {
    lefts = []
    var cursor: CGFloat = 0
    for width in widths {
      lefts.append(cursor)
      cursor += width + columnGap
    }
    let width = widths.isEmpty ? 0 : cursor - columnGap
    tops = []
    cursor = 0
    for (row, height) in heights.enumerated() {
      cursor += rowGaps[row]
      tops.append(cursor)
      cursor += height
    }
    size = CGSize(width: width, height: cursor)

    proposals = Array(repeating: .unspecified, count: subviews.count)
    origins = Array(repeating: .zero, count: subviews.count)
    var dimensions: [ViewDimensions] = []
    for cell in cells {
      proposals[cell.index] = ProposedViewSize(
        width: length(of: cell.columns, widths), height: heights[cell.row])
      dimensions.append(subviews[cell.index].dimensions(in: proposals[cell.index]))
    }
    func spread(_ lines: [Line], _ key: AlignmentKey, _ available: CGFloat) -> (Line) -> CGFloat {
      let lowest = lines.map { -$0.guide }.min() ?? 0
      let highest = lines.map { $0.length - $0.guide }.max() ?? 0
      let slack = (available - (highest - lowest)) * key.blockFraction
      return { line in slack - line.guide - lowest }
    }
    struct Line {
      var guide: CGFloat
      var length: CGFloat
    }
    for column in widths.indices {
      let key = columnAlignments[column].key
      let members = columns[column].map { cells[$0] }.filter { followsColumn($0) }
      let lines = members.map {
        Line(guide: dimensions[$0.index][key: key], length: dimensions[$0.index].width)
      }
      let position = spread(lines, key, widths[column])
      for (cell, line) in zip(members, lines) {
        origins[cell.index].x = lefts[column] + position(line)
      }
    }
    for row in heights.indices {
      let key = rowAlignments[row].key
      let members = cells[rows[row]].filter { followsRow($0) }
      let lines = members.map {
        Line(guide: dimensions[$0.index][key: key], length: dimensions[$0.index].height)
      }
      let position = spread(lines, key, heights[row])
      for (cell, line) in zip(members, lines) { origins[cell.index].y = tops[row] + position(line) }
    }
    for cell in cells {
      let own = dimensions[cell.index].size
      let anchor =
        cell.anchor
        ?? UnitPoint(
          x: alignment.horizontal.key.blockFraction, y: alignment.vertical.key.blockFraction)
      if !followsColumn(cell) {
        let available = length(of: cell.columns, widths)
        origins[cell.index].x = lefts[cell.columns.lowerBound] + anchor.x * (available - own.width)
      }
      if !followsRow(cell) {
        origins[cell.index].y = tops[cell.row] + anchor.y * (heights[cell.row] - own.height)
      }
    }
  }
}

extension AlignmentKey {
  /// The position of a block that is smaller than its track, as a fraction: the guide's default, but the middle for
  /// text baselines, whose default is the bottom of views without text.
  fileprivate var blockFraction: CGFloat {
    self == .firstTextBaseline || self == .lastTextBaseline ? 0.5 : fraction
  }
}

/// The row of a cell.
struct GridRowInfo {
  var row: GridRowIdentity
  var alignment: VerticalAlignment?
}

/// One row of a grid, by reference.
final class GridRowIdentity {}
