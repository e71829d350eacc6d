import SwiftUI

/// Each label sets three guides. The stack asks for one of them.
struct ExplicitValues: View {
  var body: some View {
    VStack(alignment: .leading) {
      label("A", .green)
        .alignmentGuide(.leading) { _ in 30 }
        .alignmentGuide(HorizontalAlignment.center) { _ in 30 }
        .alignmentGuide(.trailing) { _ in 90 }
      label("B", .red)
        .alignmentGuide(.leading) { _ in 90 }
        .alignmentGuide(HorizontalAlignment.center) { _ in 30 }
        .alignmentGuide(.trailing) { _ in 30 }
      label("C", .blue)
    }
  }

  private func label(_ title: String, _ color: Color) -> some View {
    Text(title).foregroundStyle(.white).frame(width: 200, height: 40)
      .background(color, in: .rect(cornerRadius: 8))
  }
}

#Preview { ExplicitValues().padding() }
