import SwiftUI

/// An app with tabs. Teaches: a `TabView` shows the chosen tab's view above its bar, and that view's
/// safe area ends where the bar begins.
struct FerryTabs: View {
  @State private var selection = "timetable"

  var body: some View {
    TabView(selection: $selection) {
      Tab("Timetable", systemImage: "clock.fill", value: "timetable") { Timetable() }
      Tab("Map", systemImage: "map.fill", value: "map") { Text("Map") }
      Tab("Tickets", systemImage: "ticket.fill", value: "tickets") { Text("Tickets") }
    }
    .tint(.teal)
  }
}

struct Timetable: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  private let crossings = [
    ("06:10", "Old Harbour", "in 4 min"), ("06:40", "Gull Island", "on time"),
    ("07:10", "Old Harbour", "on time"), ("07:35", "Lighthouse Pier", "+ 5 min"),
    ("08:10", "Old Harbour", "on time"), ("08:40", "Gull Island", "on time"),
  ]

  var body: some View {
    NavigationStack {
      List(crossings, id: \.0) { time, place, state in
        HStack(spacing: 16) {
          Text(time).font(.title3.bold()).monospacedDigit().fixedSize()
          VStack(alignment: .leading, spacing: 2) {
            Text(place)
            Text(state)
              .font(.footnote)
              .foregroundStyle(state.hasPrefix("+") ? .red : .secondary)
          }
          Spacer()
          if !typeSize.isAccessibilitySize {
            Image(systemName: "ferry.fill").foregroundStyle(.teal)
          }
        }
        .padding(.vertical, 4)
      }
      .navigationTitle("From City Quay")
    }
  }
}

#Preview("Tabs") {
  FerryTabs()
    // What the island and the home indicator take from a phone's screen.
    .safeAreaPadding(.top, 59)
    .safeAreaPadding(.bottom, 34)
    .frame(width: 393, height: 852)
}
