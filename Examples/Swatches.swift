import SwiftUI

/// A palette. Teaches: an adaptive column of a `LazyVGrid` stands for as many as fit; `aspectRatio`
/// gives each cell its height.
struct Swatches: View {
  private let colors: [(String, Color)] = [
    ("Coral", .red), ("Amber", .orange), ("Lemon", .yellow), ("Fern", .green), ("Mint", .mint),
    ("Lagoon", .teal), ("Sky", .cyan), ("Cobalt", .blue), ("Iris", .indigo), ("Plum", .purple),
    ("Rose", .pink), ("Bark", .brown),
  ]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 96), spacing: 12)], spacing: 12) {
      ForEach(colors, id: \.0) { name, color in
        color.opacity(0.75)
          .aspectRatio(4 / 3, contentMode: .fit)
          .overlay(alignment: .bottomLeading) {
            Text(name)
              .font(.caption.bold())
              .padding(.horizontal, 8)
              .padding(.vertical, 4)
              .frame(maxWidth: .infinity, alignment: .leading)
              .background(.background.opacity(0.85))
          }
          .clipShape(RoundedRectangle(cornerRadius: 12))
      }
    }
    .frame(width: 345)
  }
}

#Preview("Swatches") {
  Swatches().padding(24)
}
