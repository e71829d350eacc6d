import SwiftUI

/// A copy of ZStack: it aligns its children around a common point, then returns their union.
struct MyZStack: Layout {
  var alignment = Alignment.center

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { union(proposal, subviews).size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let union = union(proposal, subviews)
    for subview in subviews {
      let frame = frame(subview, proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX + frame.minX - union.minX, y: bounds.minY + frame.minY - union.minY),
        proposal: proposal)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    let top = union(proposal, subviews).minY
    let values = subviews.compactMap { subview in
      subview.dimensions(in: proposal)[explicit: guide].map {
        $0 + frame(subview, proposal).minY - top
      }
    }
    return guide == .lastTextBaseline ? values.max() : values.min()
  }

  /// The frame of a subview around the common point at 0, 0.
  private func frame(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> CGRect {
    let size = subview.dimensions(in: proposal)
    return CGRect(
      x: -size[alignment.horizontal], y: -size[alignment.vertical], width: size.width,
      height: size.height)
  }

  private func union(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
    subviews.map { frame($0, proposal) }.reduce(.null) { $0.union($1) }
  }
}

struct LayoutGuides: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 20) {
      ZStack(alignment: .bottomLeading) { content }.border(.red)
      MyZStack(alignment: .bottomLeading) { content }.border(.blue)
    }
  }

  @ViewBuilder private var content: some View {
    Color.orange.frame(width: 40, height: 120)
    Color.cyan.opacity(0.7).frame(width: 120, height: 40)
    Text("Hello").frame(width: 80, height: 80, alignment: .top)
  }
}

#Preview { LayoutGuides().padding() }
