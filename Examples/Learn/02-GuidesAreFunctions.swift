import SwiftUI

/// A guide is a function of a view's size: the stack aligns the values that the functions return.
struct GuidesAreFunctions: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      bar("A", 80, .blue)
      bar("B", 120, .purple)
        .alignmentGuide(.leading) { d in d.width / 2 }
      bar("C", 160, .pink)
        .alignmentGuide(.leading) { d in d[.trailing] }
    }
  }

  private func bar(_ text: String, _ width: CGFloat, _ color: Color) -> some View {
    Text(text).font(.footnote).foregroundStyle(.white)
      .frame(width: width, height: 32).background(color, in: .rect(cornerRadius: 6))
  }
}

#Preview { GuidesAreFunctions().padding() }
