import SwiftUI

/// A settings panel. Teaches: controls show what their bindings hold; toggles, steppers and pickers
/// fill the width and keep their labels at the leading edge; `tint` and `disabled` reach every control
/// inside.
struct SettingsPanel: View {
  @State private var name = "Ada Lovelace"
  @State private var volume = 0.65
  @State private var copies = 3
  @State private var quality = Quality.high
  @State private var isSyncing = true
  @State private var isRoaming = false
  @State private var reminder = Date(timeIntervalSinceReferenceDate: 820_000_000)
  @State private var showsDetails = true
  @State private var color = Color.indigo

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Settings").font(.title2.bold())

      TextField("Name", text: $name)
        .textFieldStyle(.roundedBorder)

      Picker("Quality", selection: $quality) {
        ForEach(Quality.allCases) { Text($0.title) }
      }
      .pickerStyle(.segmented)

      GroupBox("Sound") {
        Slider(value: $volume) {
          Text("Volume")
        } minimumValueLabel: {
          Text("0").font(.footnote)
        } maximumValueLabel: {
          Text("100").font(.footnote)
        }
        Stepper("Copies: \(copies)", value: $copies, in: 1...9)
      }

      GroupBox("Sync") {
        VStack(spacing: 12) {
          Toggle("Sync in the background", isOn: $isSyncing)
          Toggle("While roaming", isOn: $isRoaming)
            .disabled(!isSyncing)
          DatePicker("Reminder", selection: $reminder)
          ColorPicker("Colour", selection: $color)
          ProgressView("Uploading", value: 0.4)
        }
      }

      DisclosureGroup("Details", isExpanded: $showsDetails) {
        LabeledContent("Version", value: "1.2")
        LabeledContent("Storage", value: 0.42, format: .percent)
      }

      HStack {
        Button("Reset", role: .destructive) {}
          .buttonStyle(.bordered)
        Spacer()
        Button("Cancel") {}
          .buttonStyle(.bordered)
        Button("Save") {}
          .buttonStyle(.borderedProminent)
      }
    }
    .tint(color)
    .padding(20)
    .frame(width: 393)
  }
}

enum Quality: String, CaseIterable, Identifiable {
  case low, medium, high
  var id: Self { self }
  var title: String { rawValue.capitalized }
}

#Preview("Settings") {
  SettingsPanel()
}
