import SwiftUI

/// A departure, in three widths. Teaches: `ViewThatFits` takes the first of its views whose ideal size
/// fits into what is offered; nobody has to know the width of a screen.
struct FittingTrain: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 12) {
        line
        Text("14:32 from platform 5").lineLimit(1)
        Text("to Göteborg Central").lineLimit(1).foregroundStyle(.secondary)
      }
      HStack(spacing: 12) {
        line
        Text("14:32, platform 5").lineLimit(1)
      }
      line
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.green.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
  }

  private var line: some View {
    Label("IC 28", systemImage: "tram.fill")
      .font(.headline)
      .foregroundStyle(.green)
      .fixedSize()
  }
}

#Preview("Fitting train") {
  VStack(alignment: .leading, spacing: 16) {
    ForEach([460, 280, 130] as [CGFloat], id: \.self) { width in
      FittingTrain().frame(width: width)
    }
  }
  // A picture of one size: its type grows only so far.
  .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  .padding(24)
}
