import SwiftUI

struct Settings: View {
  @State private var hasNews = false
  @State private var radius = 12.0

  var body: some View {
    Form {
      Section("Notifications") {
        Toggle("News", isOn: $hasNews)
      }
      Section {
        LabeledContent("Distance", value: "\(Int(radius)) km")
        Slider(value: $radius, in: 1...50)
      } footer: {
        Text("Farms within this distance are shown first.")
      }
    }
  }
}

#Preview("Settings") { Settings() }
