import SwiftUI

/// Buttons that change an alignment. Teaches: a container asks only for the guide that it aligns by.
/// Each label has said something about all three, and B and C stand where the chosen one puts them;
/// `withAnimation` moves them there.
struct AlignmentSwitch: View {
  @State private var alignment = HorizontalAlignment.trailing

  var body: some View {
    VStack(spacing: 28) {
      VStack(alignment: alignment, spacing: 12) {
        // Sets nothing: its leading is 0, its center 80, its trailing 160.
        label("A", "no guides", .blue)
        label("B", "20 · 110 · 120", .purple)
          .alignmentGuide(.leading) { _ in 20 }
          .alignmentGuide(HorizontalAlignment.center) { _ in 110 }
          .alignmentGuide(.trailing) { _ in 120 }
        label("C", "60 · 50 · 200", .pink)
          .alignmentGuide(.leading) { _ in 60 }
          .alignmentGuide(HorizontalAlignment.center) { _ in 50 }
          .alignmentGuide(.trailing) { _ in 200 }
      }
      .overlay(alignment: Alignment(horizontal: alignment, vertical: .center)) {
        Rectangle().fill(.red).frame(width: 1).padding(.vertical, -10)
      }
      .frame(width: 320)
      HStack {
        button("Leading", .leading)
        button("Center", .center)
        button("Trailing", .trailing)
      }
    }
  }

  private func button(_ title: String, _ value: HorizontalAlignment) -> some View {
    Button(title) { withAnimation(.easeInOut(duration: 0.5)) { alignment = value } }
      .buttonStyle(.bordered)
      .tint(alignment == value ? .red : .secondary)
  }

  private func label(_ name: String, _ guides: String, _ color: Color) -> some View {
    HStack {
      Text(name).font(.title2.bold())
      Text(guides).font(.footnote)
    }
    .foregroundStyle(.white)
    .frame(width: 160, height: 44)
    .background {
      RoundedRectangle(cornerRadius: 10)
        .fill(
          LinearGradient(
            gradient: Gradient(colors: [color, .black]),
            startPoint: UnitPoint(x: 0, y: 0), endPoint: UnitPoint(x: 1.6, y: 1.2)))
    }
  }
}

#Preview("Alignment switch") {
  AlignmentSwitch().padding(24)
}
