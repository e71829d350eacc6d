import SwiftUI

/// Cards that are turned and make room for that. Teaches: `rotation3DLayout` takes the smallest upright
/// box around the turned view, so that neighbors move; `rotation3DEffect` only draws.
struct DepthCard: View {
  var body: some View {
    HStack(spacing: 16) {
      Face(title: "0°", color: .blue)
      Face(title: "45°", color: .green)
        .rotation3DLayout(.degrees(45), axis: .y)
      Face(title: "60°", color: .orange)
        .rotation3DLayout(.degrees(60), axis: .y)
      Face(title: "drawn", color: .red)
        .rotation3DEffect(.degrees(60), axis: .y)
    }
    .padding(20)
  }
}

private struct Face: View {
  var title: String
  var color: Color

  var body: some View {
    VStack(alignment: .leading) {
      Circle().fill(.white.opacity(0.7)).frame(width: 24, height: 24)
      Spacer()
      Text(title).font(.headline).foregroundStyle(.white)
    }
    .padding(12)
    .frame(width: 90, height: 120, alignment: .leading)
    .background(color.gradient, in: RoundedRectangle(cornerRadius: 12))
  }
}

#Preview("Turned cards") { DepthCard() }
