import SwiftUI

/// Each child starts at the bottom trailing corner of the previous one.
struct Staircase: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }
      .reduce(.zero) { CGSize(width: $0.width + $1.width, height: $0.height + $1.height) }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}

/// A layout returns a size and places its children.
struct WritingALayout: View {
  var body: some View {
    Staircase {
      Text("Ask").padding(8).background(.yellow)
      Text("Answer").padding(8).background(.orange)
      Text("Place").padding(8).background(.pink)
    }
    .background(.gray.opacity(0.15))
  }
}

#Preview { WritingALayout().padding() }
