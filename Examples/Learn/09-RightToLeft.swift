import SwiftUI

/// Leading is where reading begins: the same guides, read from both sides.
struct RightToLeftChapter: View {
  var body: some View {
    VStack(spacing: 20) {
      signs("Platform 5", "Train 14:32", .green)
      signs("רציף 5", "רכבת 14:32", .indigo)
        .environment(\.layoutDirection, .rightToLeft)
    }
  }

  private func signs(_ first: String, _ second: String, _ color: Color) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      sign(first, color)
      // Counted from the leading edge, wherever that is.
      sign(second, color).alignmentGuide(.leading) { _ in 24 }
    }
  }

  private func sign(_ text: String, _ color: Color) -> some View {
    Text(text).foregroundStyle(.white)
      .frame(width: 150, height: 34, alignment: .leading).padding(.leading, 10)
      .background(color, in: .rect(cornerRadius: 8))
  }
}

#Preview { RightToLeftChapter().padding() }
