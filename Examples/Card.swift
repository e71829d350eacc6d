import SwiftUI

/// A card for links, as servers make them. Teaches: a fixed frame is a canvas; one padding keeps its
/// content off all edges; a Spacer sends what follows it to the bottom.
struct Card: View {
  var title: String
  var subtitle: String
  var footer: String

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Circle().fill(Color(hex: 0xF59E0B)).frame(width: 96, height: 96)
        Spacer()
        Capsule().fill(Color(hex: 0x10B981)).frame(width: 180, height: 44)
      }
      .padding(.bottom, 40)
      Text(title)
        .font(.system(size: 64, weight: .bold))
        .foregroundStyle(.white)
        .lineLimit(2)
        .padding(.bottom, 24)
      Text(subtitle)
        .font(.system(size: 32))
        .foregroundStyle(Color(hex: 0xE0E7FF))
      Spacer(minLength: 24)
      Text(footer)
        .font(.system(size: 24))
        .foregroundStyle(Color(hex: 0xC7D2FE))
    }
    .padding(64)
    .frame(width: 1200, height: 630)
    .background(
      LinearGradient(
        colors: [Color(hex: 0x1E3A8A), Color(hex: 0x9333EA)], startPoint: .topLeading,
        endPoint: .bottomTrailing))
  }
}

extension Color {
  /// A color as the web writes it, such as 0xF59E0B.
  init(hex: UInt32) {
    func component(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0))
  }
}

#Preview("Card") {
  Card(
    title: "Building a SwiftUI-compatible layout engine for servers",
    subtitle: "Stacks, grids, alignment guides and text as PNG, SVG and PDF",
    footer: "example.com · 5 min read")
}
