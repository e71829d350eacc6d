import SwiftUI

struct Profile: View {
  var name: String
  var orders: Int

  var body: some View {
    VStack(spacing: Theme.gap) {
      Circle().fill(.blue.gradient).frame(width: 88, height: 88)
        .overlay { Text(name.prefix(1)).font(.largeTitle).foregroundStyle(.white) }
      Text(name).font(.title2.bold()).multilineTextAlignment(.center)
      HStack(spacing: Theme.gap) {
        Panel { LabeledContent("Orders", value: "\(orders)") }
        Panel { LabeledContent("Points", value: "\(orders * 12)") }
      }
    }
    .padding(Theme.inset)
  }
}

#Preview("Profile") { Profile(name: "Ida Lund", orders: 14) }

#Preview("Long name") { Profile(name: "Maximiliane von und zu Hohenstein", orders: 1204) }
