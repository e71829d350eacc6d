import SwiftUI

/// A weather card. Teaches: a stack is as wide as its widest child; `maxWidth: .infinity` makes the
/// card as wide as it is offered; a Spacer pushes its neighbors to the edges.
struct Weather: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text("Lisbon").font(.title2.bold())
        Spacer()
        Text("21°").font(.largeTitle)
      }
      Text("Sunny, with a light breeze from the west")
        .foregroundStyle(.secondary)
      Divider()
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        ForEach(Hour.afternoon) { hour in
          HourColumn(hour: hour)
        }
      }
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
    .padding()
    .frame(maxWidth: .infinity)
    .background(.blue.opacity(0.2), in: RoundedRectangle(cornerRadius: 20))
  }
}

struct Hour: Identifiable {
  var id: Int
  var degrees: Int

  static let afternoon = [12, 13, 14, 15, 16].map { Hour(id: $0, degrees: 33 - $0) }
}

/// Each column takes an equal share of the row, because each is as flexible as the others.
struct HourColumn: View {
  var hour: Hour

  var body: some View {
    VStack(spacing: 6) {
      Text("\(hour.id) h").font(.caption).foregroundStyle(.secondary)
      Capsule()
        .fill(LinearGradient(colors: [.orange, .blue], startPoint: .top, endPoint: .bottom))
        .frame(width: 8, height: CGFloat(hour.degrees - 14) * 8)
      Text("\(hour.degrees)°").font(.callout)
    }
    .frame(maxWidth: .infinity)
  }
}

#Preview("Weather") {
  Weather().padding()
}
