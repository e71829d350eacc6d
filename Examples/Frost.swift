import SwiftUI

/// Temperatures of a week. Teaches: a guide is a function of the view, and each view may answer with a
/// number of its own: every bar says how far inside it zero degrees is. A second `alignmentGuide` reads
/// with `explicit:` what the first one said, and an overlay or a background meets the new value.
struct Frost: View {
  private static let unit: CGFloat = 9

  var body: some View {
    HStack(spacing: 44) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Day.week) { Text($0.name).frame(height: 32) }
      }
      .foregroundStyle(.secondary)
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Day.week) { bar($0) }
      }
      .padding(.trailing, 34)
    }
    .font(.callout)
    .monospacedDigit()
  }

  private func bar(_ day: Day) -> some View {
    Capsule()
      .fill(
        LinearGradient(
          colors: [day.low < 0 ? .blue : .teal, day.high > 0 ? .orange : .cyan],
          startPoint: .leading, endPoint: .trailing)
      )
      .frame(width: CGFloat(day.high - day.low) * Self.unit, height: 12)
      // Outside of the bar: the texts' far edges meet the bar's near ones.
      .overlay(alignment: .leading) {
        Text("\(day.low)°").fixedSize().alignmentGuide(.leading) { $0[.trailing] + 6 }
      }
      .overlay(alignment: .trailing) {
        Text("\(day.high)°").fixedSize().alignmentGuide(.trailing) { $0[.leading] - 6 }
      }
      .alignmentGuide(.leading) { _ in CGFloat(-day.low) * Self.unit }
      // The line is one point wide, and its middle is zero.
      .alignmentGuide(.leading) { ($0[explicit: .leading] ?? 0) - 0.5 }
      .background(alignment: .leading) {
        Rectangle().fill(.secondary.opacity(0.5)).frame(width: 1, height: 32)
      }
      .frame(height: 32)
  }
}

struct Day: Identifiable {
  var name: String
  var low: Int
  var high: Int
  var id: String { name }

  static let week = [
    Day(name: "Mon", low: -9, high: -2), Day(name: "Tue", low: -7, high: 1),
    Day(name: "Wed", low: -4, high: 3), Day(name: "Thu", low: -1, high: 6),
    Day(name: "Fri", low: 2, high: 9), Day(name: "Sat", low: -3, high: 8),
    Day(name: "Sun", low: -6, high: 2),
  ]
}

#Preview("Frost") {
  Frost().padding(24)
}
