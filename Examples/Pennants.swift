import SwiftUI

extension HorizontalAlignment {
  private enum HeightID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// As far into a view as the view is tall.
  static let height = HorizontalAlignment(HeightID.self)
}

/// Mountains on a mast. Teaches: what a guide is without being set is a function too, here of the
/// other axis. The taller a pennant, the further it reaches past the mast; nobody sets an offset.
struct Pennants: View {
  var body: some View {
    VStack(alignment: .height, spacing: 6) {
      knob.alignmentGuide(.height) { $0[HorizontalAlignment.center] }
      pennant("Everest", 8849, .red)
      pennant("Denali", 6190, .orange)
      pennant("Elbrus", 5642, .yellow)
      pennant("Mont Blanc", 4806, .green)
      pennant("Olympus", 2918, .teal)
      pennant("Snowdon", 1085, .blue)
    }
    .background(alignment: Alignment(horizontal: .height, vertical: .top)) {
      Rectangle()
        .fill(Color.primary)
        .frame(width: 3)
        .padding(.bottom, -24)
        .alignmentGuide(.height) { $0[HorizontalAlignment.center] }
    }
    .padding(.bottom, 24)
  }

  private var knob: some View {
    Circle().fill(Color.primary).frame(width: 12, height: 12)
  }

  private func pennant(_ name: String, _ metres: Int, _ color: Color) -> some View {
    HStack(alignment: .firstTextBaseline) {
      Text(name).font(.headline)
      Text("\(metres) m").font(.footnote).monospacedDigit()
    }
    .padding(.horizontal, 14)
    .frame(width: 240, height: 24 + CGFloat(metres) / 140, alignment: .trailing)
    .background {
      UnevenRoundedRectangle(bottomTrailingRadius: 14, topTrailingRadius: 14)
        .fill(color.opacity(0.55))
    }
  }
}

#Preview("Pennants") {
  Pennants().padding(24)
}
