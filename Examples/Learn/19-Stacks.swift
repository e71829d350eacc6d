import SwiftUI

/// A stack sizes its children one after the other, the least flexible first.
struct StacksChapter: View {
  var body: some View {
    HStack(spacing: 8) {
      block("A", .gray).frame(width: 70)
      block("B", .orange).frame(maxWidth: 60)
      block("C", .blue)
      block("D", .indigo).layoutPriority(0)
    }
    .frame(width: 340, height: 60)
  }

  private func block(_ text: String, _ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 6).fill(color)
      .overlay { Text(text).font(.caption2).foregroundStyle(.white) }
  }
}

#Preview { StacksChapter().padding() }
