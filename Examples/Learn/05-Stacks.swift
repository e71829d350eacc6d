import SwiftUI

/// A stack asks its children one after the other, the least flexible first, and offers each an equal
/// share of what is left.
struct StacksChapter: View {
  var body: some View {
    HStack(spacing: 8) {
      block("fixed", .gray).frame(width: 70)
      block("at most 60", .orange).frame(maxWidth: 60)
      block("the rest", .blue)
      block("the rest", .indigo)
    }
    .frame(width: 340, height: 60)
  }

  private func block(_ text: String, _ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 6).fill(color)
      .overlay { Text(text).font(.caption2).foregroundStyle(.white) }
  }
}

#Preview { StacksChapter().padding() }
