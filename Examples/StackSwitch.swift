import SwiftUI

/// A contact, for every size of type. Teaches: `AnyLayout` changes how views are arranged and leaves
/// them the same views, so that they keep their state and move from place to place.
struct StackSwitch: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric private var portrait = 52

  var body: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
      : AnyLayout(HStackLayout(alignment: .center, spacing: 16))
    layout {
      Text("MO")
        .font(.title2.bold())
        .foregroundStyle(.white)
        .frame(width: portrait, height: portrait)
        .background(.teal.gradient, in: Circle())
      VStack(alignment: .leading, spacing: 2) {
        Text("Mira Okafor").font(.headline)
        Text("Harbour pilot").foregroundStyle(.secondary)
      }
      Button("Call", systemImage: "phone.fill") {}
        .buttonStyle(.borderedProminent)
        .tint(.teal)
    }
  }
}

#Preview("Stack switch") {
  VStack(alignment: .leading, spacing: 24) {
    StackSwitch()
    Divider()
    StackSwitch().dynamicTypeSize(.accessibility1)
  }
  .padding(24)
  .frame(width: 345)
}
