import SwiftUI

/// Rows like those of a text: a view that does not fit any more begins the next one.
struct Flow: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = frames(of: subviews, within: proposal.width ?? .infinity)
    return CGSize(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(of: subviews, within: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(of subviews: Subviews, within width: CGFloat) -> [CGRect] {
    var next = CGPoint.zero
    var bottom: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      if bottom > 0, next.x + size.width > width || subview[BeginsRow.self] {
        next = CGPoint(x: 0, y: bottom + spacing)
      }
      defer { next.x += size.width + spacing }
      bottom = max(bottom, next.y + size.height)
      return CGRect(origin: next, size: size)
    }
  }
}

/// What a view tells the `Flow` that it is in.
private struct BeginsRow: LayoutValueKey {
  static let defaultValue = false
}

extension View {
  func beginsRow() -> some View { layoutValue(key: BeginsRow.self, value: true) }
}

/// A recipe's tags. Teaches: a `Layout` proposes, measures and places; a `LayoutValueKey` lets a view
/// say something to it that no modifier of SwiftUI's can say.
struct TagFlow: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Ribollita").font(.title2.bold())
      Flow {
        ForEach(["Tuscany", "45 minutes", "Serves 4", "Winter", "One pot"], id: \.self) {
          tag($0, .teal)
        }
        tag("Vegetarian", .green).beginsRow()
        ForEach(["Kale", "Cannellini beans", "Day-old bread"], id: \.self) { tag($0, .green) }
      }
    }
    .frame(width: 300, alignment: .leading)
  }

  private func tag(_ text: String, _ color: Color) -> some View {
    Text(text)
      .font(.subheadline)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(color.opacity(0.25), in: Capsule())
  }
}

#Preview("Tags") {
  TagFlow().padding(24)
}
