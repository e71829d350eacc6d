// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The limits of a column's width in points; nil leaves them to the table.
struct TableColumnWidth: Equatable {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?

  /// The limits as finite or infinite numbers from 0, the least first.
  var range: ClosedRange<CGFloat> {
    // NaN is neither: max(0, NaN) is 0.
    let least = Swift.max(0, min.flatMap { $0.isFinite ? $0 : nil } ?? 0)
    let greatest = max.flatMap { $0.isNaN ? nil : $0 } ?? .infinity
    return least...Swift.max(least, greatest)
  }

  var start: CGFloat? {
    guard let ideal, ideal.isFinite else { return nil }
    return Swift.min(Swift.max(ideal, range.lowerBound), range.upperBound)
  }
}

/// The widths of a table's columns.
///
/// Columns with an ideal width have it; the others share the rest equally. A remainder or a lack is shared
/// equally among all that their limits allow. Ours: SwiftUI's documentation names only the limits.
struct TableWidths {
  /// Between two columns, in points; ours.
  static let gap: CGFloat = 16
  /// The width of a column that nothing determines, in points; ours.
  static let standard: CGFloat = 120

  static func widths(of columns: [TableColumnWidth], in width: CGFloat?) -> [CGFloat] {
    guard !columns.isEmpty else { return [] }
    let ranges = columns.map(\.range)
    guard let width, width.isFinite else {
      return zip(columns, ranges).map { column, range in
        column.start ?? min(max(standard, range.lowerBound), range.upperBound)
      }
    }
    let available = max(0, width - gap * CGFloat(columns.count - 1))
    let taken = columns.compactMap(\.start).reduce(0, +)
    let open = columns.filter { $0.start == nil }.count
    let share = open == 0 ? 0 : max(0, available - taken) / CGFloat(open)
    var widths = zip(columns, ranges).map { column, range in
      column.start ?? min(max(share, range.lowerBound), range.upperBound)
    }
    // Each round takes at least one column to its limit, or ends.
    for _ in 0...columns.count {
      let rest = available - widths.reduce(0, +)
      if abs(rest) < 0.001 { break }
      let movable = widths.indices.filter {
        rest > 0 ? widths[$0] < ranges[$0].upperBound : widths[$0] > ranges[$0].lowerBound
      }
      // Columns without an ideal width give and take first.
      let flexible = movable.filter { columns[$0].start == nil }
      let sharing = flexible.isEmpty ? movable : flexible
      if sharing.isEmpty { break }
      for index in sharing {
        let wanted = widths[index] + rest / CGFloat(sharing.count)
        widths[index] = min(max(wanted, ranges[index].lowerBound), ranges[index].upperBound)
      }
    }
    return widths
  }
}

/// The cells of a row, or the labels of a header.
nonisolated struct TableRowLayout: Layout {
  var columns: [TableColumnWidth]
  var alignments: [TableColumnAlignment]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widths = TableWidths.widths(of: columns, in: proposal.width)
    var height: CGFloat = 0
    for (subview, width) in zip(subviews, widths) {
      height = max(height, subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
    }
    let own = widths.reduce(0, +) + TableWidths.gap * CGFloat(max(0, widths.count - 1))
    return CGSize(width: proposal.width.map { max($0, 0) } ?? own, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let widths = TableWidths.widths(of: columns, in: proposal.width)
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() where index < widths.count {
      let width = widths[index]
      let (place, anchor): (CGFloat, UnitPoint) =
        switch alignments[index].place {
        case .leading: (x, .leading)
        case .center: (x + width / 2, .center)
        case .trailing: (x + width, .trailing)
        }
      subview.place(
        at: CGPoint(x: place, y: bounds.midY), anchor: anchor,
        proposal: ProposedViewSize(width: width, height: nil))
      x += width + TableWidths.gap
    }
  }
}
