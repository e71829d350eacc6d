import SwiftUI

/// A guide is a function from a view's size to a number: the stack lines up what the functions answer.
struct GuidesAreFunctions: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      bar("its own 0", 80, .blue)
      bar("its middle", 120, .purple)
        .alignmentGuide(.leading) { d in d.width / 2 }
      bar("its far end", 160, .pink)
        .alignmentGuide(.leading) { d in d[.trailing] }
    }
  }

  private func bar(_ text: String, _ width: CGFloat, _ color: Color) -> some View {
    Text(text).font(.footnote).foregroundStyle(.white)
      .frame(width: width, height: 32).background(color, in: .rect(cornerRadius: 6))
  }
}

#Preview { GuidesAreFunctions().padding() }
