import SwiftUI

/// Places its views on a circle, the first at the top, clockwise.
struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let side = min(proposal.width ?? 100, proposal.height ?? 100)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let largest = sizes.map { max($0.width, $0.height) }.max() ?? 0
    let radius = (bounds.width - largest) / 2
    for (index, subview) in subviews.enumerated() {
      let angle = Double(index) / Double(subviews.count) * 2 * .pi - .pi / 2
      subview.place(
        at: CGPoint(
          x: bounds.midX + radius * CGFloat(cos(angle)),
          y: bounds.midY + radius * CGFloat(sin(angle))
        ),
        anchor: .center, proposal: .unspecified)
    }
  }
}

/// A clock. Teaches: a `Layout` of one's own is asked for a size and places its views by their sizes;
/// a view is placed by any anchor.
struct ClockFace: View {
  var body: some View {
    RadialLayout {
      ForEach(0..<12) { index in
        Text("\(index == 0 ? 12 : index)").font(index % 3 == 0 ? .title2.bold() : .body)
      }
    }
    .padding(12)
    .background { Circle().strokeBorder(.secondary, lineWidth: 4) }
    .overlay { hand(length: 70, width: 5).rotationEffect(.degrees(-55)) }
    .overlay { hand(length: 88, width: 3).rotationEffect(.degrees(60)) }
    .overlay { Circle().frame(width: 10, height: 10) }
    .frame(width: 260, height: 260)
    // Clocks run to the right everywhere, and their hours have a fixed place.
    .environment(\.layoutDirection, .leftToRight)
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }

  /// From the middle up: twice as tall as it looks, so that it turns about the clock's middle.
  private func hand(length: CGFloat, width: CGFloat) -> some View {
    VStack(spacing: 0) {
      Capsule().frame(width: width, height: length)
      Color.clear.frame(width: width, height: length)
    }
  }
}

#Preview("Clock") {
  ClockFace().padding()
}
