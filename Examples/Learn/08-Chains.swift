import SwiftUI

/// The outer closure reads the value that the inner one returned, and overrides it.
struct Chains: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      bar("A", 90, .blue)
        .alignmentGuide(.leading) { d in d.width / 3 }
        .alignmentGuide(.leading) { d in (d[explicit: .leading] ?? 0) + 15 }
      bar("B", 90, .purple)
        .alignmentGuide(.leading) { d in d[.leading] }
      bar("C", 90, .pink)
    }
  }

  private func bar(_ text: String, _ width: CGFloat, _ color: Color) -> some View {
    Text(text).font(.footnote).foregroundStyle(.white)
      .frame(width: width, height: 32).background(color, in: .rect(cornerRadius: 6))
  }
}

#Preview { Chains().padding() }
