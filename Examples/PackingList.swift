import SwiftUI

/// A list on a phone. Teaches: a `List` brings rows, separators and cards; a `NavigationStack` brings
/// the title and the bar; the separator begins at the text because the text says where.
struct PackingList: View {
  @State private var packed: Set<String> = ["Passport", "Rain jacket"]
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    NavigationStack {
      List {
        Section("Documents") {
          row("Passport", "person.text.rectangle")
          row("Train tickets", "tram")
        }
        Section {
          row("Rain jacket", "cloud.rain")
          row("Walking boots", "figure.walk")
          row("Swimsuit", "figure.pool.swim")
        } header: {
          Text("Clothes")
        } footer: {
          Text("Lisbon in November: 17°, showers, one sunny day.")
        }
        Section("Later") {
          NavigationLink("Ask Noa to water the plants") { Text("Noa") }
          LabeledContent("Suitcase", value: "23 kg")
        }
      }
      .navigationTitle("Lisbon")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") {}
        }
      }
    }
  }

  private func row(_ name: String, _ symbol: String) -> some View {
    HStack(spacing: 14) {
      if !typeSize.isAccessibilitySize {
        Image(systemName: symbol).foregroundStyle(.tint).frame(width: 28)
      }
      Text(name)
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      Spacer()
      Image(systemName: packed.contains(name) ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(packed.contains(name) ? AnyShapeStyle(.green) : AnyShapeStyle(.tertiary))
    }
  }
}

#Preview("Packing list") {
  PackingList()
    // What the island and the home indicator take from a phone's screen.
    .safeAreaPadding(.top, 59)
    .safeAreaPadding(.bottom, 34)
    .frame(width: 393, height: 852)
}
