import SwiftUI

/// Leading is the side where reading starts.
struct RightToLeftChapter: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      sign("Platform 5 · רציף", .indigo)
      sign("14:32", .green).alignmentGuide(.leading) { _ in 24 }
    }
    .environment(\.layoutDirection, .rightToLeft)
  }

  private func sign(_ text: String, _ color: Color) -> some View {
    Text(text).foregroundStyle(.white)
      .frame(width: 150, height: 34, alignment: .leading).padding(.leading, 10)
      .background(color, in: .rect(cornerRadius: 8))
  }
}

#Preview { RightToLeftChapter().padding() }
