import SwiftUI

/// Badges. Teaches: an overlay never changes the size of what it lies on; its alignment says which
/// guides meet, and a guide moves a view past the edge without an offset.
struct Badge: View {
  var body: some View {
    HStack(spacing: 28) {
      tile(.blue).overlay(alignment: .topTrailing) { dot("1") }
      // The badge's center meets the tile's corner.
      tile(.indigo).overlay(alignment: .topTrailing) {
        dot("12")
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      }
      tile(.teal).overlay(alignment: .bottom) {
        Text("new").font(.caption2.bold()).foregroundStyle(.white)
          .padding(.horizontal, 8)
          .padding(.vertical, 2)
          .background(.red, in: Capsule())
          .alignmentGuide(.bottom) { $0[VerticalAlignment.center] }
      }
    }
    // The tiles don't grow with the letters: these may grow only so far.
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }

  private func tile(_ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 14).fill(color.gradient).frame(width: 64, height: 64)
  }

  private func dot(_ text: String) -> some View {
    Text(text)
      .font(.caption.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 7)
      .frame(minWidth: 22, minHeight: 22)
      .background(.red, in: Capsule())
  }
}

#Preview("Badges") {
  Badge().padding(24)
}
