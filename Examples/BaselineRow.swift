import SwiftUI

/// Prices. Teaches: texts of different sizes belong on one baseline, and a view without text can be
/// put on it by saying where its baseline is.
struct BaselineRow: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      row("center", .center)
      row("bottom", .bottom)
      row("firstTextBaseline", .firstTextBaseline)
      row("lastTextBaseline", .lastTextBaseline)
    }
  }

  private func row(_ name: String, _ alignment: VerticalAlignment) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(".\(name)").font(.footnote.monospaced()).foregroundStyle(.secondary)
      HStack(alignment: alignment, spacing: 10) {
        // Its bottom stands on the baseline, 3 points below it.
        RoundedRectangle(cornerRadius: 4)
          .fill(.tint)
          .frame(width: 18, height: 18)
          .alignmentGuide(.firstTextBaseline) { $0[.bottom] - 3 }
          .alignmentGuide(.lastTextBaseline) { $0[.bottom] - 3 }
        Text("€ 24").font(.largeTitle)
        Text("a month,\npaid yearly").font(.footnote)
      }
      .border(.quaternary)
    }
  }
}

#Preview("Baselines") {
  BaselineRow().padding()
}
