import SwiftUI

extension EnvironmentValues {
  @Entry var tagColor: Color = .blue
}

/// Rows that are filled from the leading edge; what doesn't fit goes into the next row.
struct Flow: Layout {
  var gap: CGFloat = 6

  private func places(_ width: CGFloat, _ subviews: Subviews) -> (points: [CGPoint], size: CGSize) {
    var points: [CGPoint] = []
    var corner = CGPoint.zero
    var size = CGSize.zero
    var rowHeight: CGFloat = 0
    for subview in subviews {
      let own = subview.sizeThatFits(.unspecified)
      if corner.x > 0, corner.x + own.width > width {
        corner = CGPoint(x: 0, y: corner.y + rowHeight + gap)
        rowHeight = 0
      }
      points.append(corner)
      size.width = max(size.width, corner.x + own.width)
      rowHeight = max(rowHeight, own.height)
      size.height = corner.y + rowHeight
      corner.x += own.width + gap
    }
    return (points, size)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    places(proposal.width ?? .infinity, subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, point) in zip(subviews, places(bounds.width, subviews).points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }
}

struct Tag: View {
  var text: String
  @Environment(\.tagColor) private var color

  var body: some View {
    Text(text)
      .padding(.horizontal, 8)
      .frame(width: 80, height: 24)
      .background(color.opacity(0.2), in: Capsule())
  }
}

struct Tags: View {
  var body: some View {
    Flow {
      ForEach(["stack", "grid", "guide", "frame", "spacer"], id: \.self) { Tag(text: $0) }
    }
    .environment(\.tagColor, .orange)
  }
}

#Preview("Tags") {
  Tags().padding()
}
