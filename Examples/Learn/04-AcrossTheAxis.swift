import SwiftUI

/// A vertical stack decides about heights by itself; its alignment is the horizontal one.
struct AcrossTheAxis: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      bar("A", 140, .blue)
      bar("B", 140, .purple).alignmentGuide(.leading) { _ in 20 }
      bar("C", 140, .pink).alignmentGuide(.leading) { _ in 10 }
    }
  }

  private func bar(_ text: String, _ width: CGFloat, _ color: Color) -> some View {
    Text(text).font(.footnote).foregroundStyle(.white)
      .frame(width: width, height: 32).background(color, in: .rect(cornerRadius: 6))
  }
}

#Preview { AcrossTheAxis().padding() }
