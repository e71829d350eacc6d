import SwiftUI

/// Left to right, 8 apart, a new row when the width is used up, 6 between rows.
struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 300
    let rows = rows(of: subviews, width: width)
    let gaps = 6 * CGFloat(max(rows.count - 1, 0))
    return CGSize(width: width, height: rows.reduce(gaps) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(of: subviews, width: bounds.width) {
      for (index, x) in row.items {
        subviews[index].place(at: CGPoint(x: bounds.minX + x, y: y), proposal: .unspecified)
      }
      y += row.height + 6
    }
  }

  private struct Row {
    var items: [(index: Int, x: CGFloat)] = []
    var height: CGFloat = 0
  }

  private func rows(of subviews: Subviews, width: CGFloat) -> [Row] {
    var rows = [Row()]
    var x: CGFloat = 0
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        rows.append(Row())
        x = 0
      }
      rows[rows.count - 1].items.append((index, x))
      rows[rows.count - 1].height = max(rows[rows.count - 1].height, size.height)
      x += size.width + 8
    }
    return rows
  }
}

/// Four subviews on a circle, clockwise from the top, and a fifth halfway up.
struct Radial: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = bounds.width / 2 - 12
    let directions: [(CGFloat, CGFloat)] = [(0, -1), (1, 0), (0, 1), (-1, 0), (0, -0.5)]
    for (subview, direction) in zip(subviews, directions) {
      let centre = CGPoint(
        x: bounds.midX + radius * direction.0, y: bounds.midY + radius * direction.1)
      subview.place(at: centre, anchor: .center, proposal: .unspecified)
    }
  }
}

/// How far `Indented` moves a subview in.
struct Indent: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// A column by descending priority, with the gaps that the subviews prefer.
struct Indented: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize.zero
    walk(subviews) { subview, y in
      let own = subview.sizeThatFits(.unspecified)
      size.width = max(size.width, own.width + subview[Indent.self])
      size.height = y + own.height
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    walk(subviews) { subview, y in
      let origin = CGPoint(x: bounds.minX + subview[Indent.self], y: bounds.minY + y)
      subview.place(at: origin, proposal: .unspecified)
    }
  }

  private func walk(_ subviews: Subviews, _ visit: (LayoutSubview, CGFloat) -> Void) {
    var y: CGFloat = 0
    var previous: LayoutSubview?
    let order = subviews.indices.sorted {
      (-subviews[$0].priority, $0) < (-subviews[$1].priority, $1)
    }
    for subview in order.map({ subviews[$0] }) {
      if let previous { y += previous.spacing.distance(to: subview.spacing, along: .vertical) }
      visit(subview, y)
      y += subview.sizeThatFits(.unspecified).height
      previous = subview
    }
  }
}

/// 40×20, with its subview in the middle.
struct Centring: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 40, height: 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let centre = CGPoint(x: bounds.midX, y: bounds.midY)
    for subview in subviews { subview.place(at: centre, anchor: .center, proposal: .unspecified) }
  }
}

/// Returns one size and records the bounds of its placement.
struct Watch: Layout {
  var size: CGSize
  var log: Log

  final class Log: @unchecked Sendable {
    var bounds = CGRect.null
    var proposal: ProposedViewSize?
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    log.bounds = bounds
    log.proposal = proposal
  }
}

/// A number that a layout found out.
final class Answer: @unchecked Sendable {
  var value: CGFloat?
}

/// Asks an HStack of its subviews for an explicit guide in bounds that lie elsewhere.
struct AskStack: Layout {
  var answer: Answer

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 40, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let stack = HStackLayout(alignment: .top, spacing: 0)
    var cache = stack.makeCache(subviews: subviews)
    answer.value = stack.explicitAlignment(
      of: .skewed, in: CGRect(x: 20, y: 100, width: 40, height: 10),
      proposal: ProposedViewSize(width: 40, height: 10), subviews: subviews, cache: &cache)
  }
}

/// A guide with a custom merge of children's values: 3 and 5 make 11.
private enum Skewed: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

  static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    parentValue = (parentValue ?? 0) * 2 + childValue
  }
}

extension VerticalAlignment {
  static let skewed = VerticalAlignment(Skewed.self)
}
