import SwiftUI

/// A layout with a depth alignment aligns its children from back to front, too.
struct Depth: View {
  var body: some View {
    HStackLayout(spacing: 24).depthAlignment(.front) {
      card("A", 20, .orange)
      card("B", 60, .teal)
      card("C", 40, .indigo)
        .alignmentGuide(DepthAlignment.front) { d in d[.front] + 20 }
    }
    .padding(24)
  }

  private func card(_ text: String, _ depth: CGFloat, _ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 8).fill(color).frame(width: 70, height: 70)
      .overlay { Text(text).foregroundStyle(.white) }
      .frame(depth: depth)
  }
}

#Preview { Depth() }
