// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// Every kind of element, for reader_tests.py.
@main struct Form: App {
  var body: some Scene {
    WindowGroup("Form") { Content() }.defaultSize(width: 400, height: 800)
  }
}

struct Content: View {
  @State private var count = 1
  @State private var isOn = true
  @State private var volume = 0.25
  @State private var name = "Ann"
  @State private var secret = "abc"
  @State private var size = "M"
  @State private var asks = false
  @State private var shows = false
  @State private var row: Int?

  var body: some View {
    VStack(spacing: 6) {
      Text("Order").font(.title).accessibilityAddTraits(.isHeader)
      Text("Pressed \(count) times").onTapGesture {}.accessibilityAction(named: "Start again") {
        count = 0
      }
      Button("Add") { count += 1 }.accessibilityHint("Adds one")
      Button("Off") {}.disabled(true)
      Toggle("Wi-Fi", isOn: $isOn)
      Slider(value: $volume) { Text("Volume") }
      Stepper("Copies", value: $count, in: 0...200)
      TextField("Name", text: $name)
      SecureField("Secret", text: $secret)
      Picker("Size", selection: $size) {
        Text("Small").tag("S")
        Text("Medium").tag("M")
      }
      ProgressView(value: 0.5) { Text("Loading") }
      Gauge(value: 0.3) { Text("Fuel") }
      Image(systemName: "star").accessibilityLabel("Favorite")
      List(selection: $row) {
        HStack {
          Text("One")
          Text("first")
        }.tag(1)
        Text("Two").tag(2)
      }
      .frame(height: 160)
      HStack {
        Button("Ask") { asks = true }
        Button("Sheet") { shows = true }
      }
    }
    .alert("Sure?", isPresented: $asks) {
      Button("Yes") { count = 100 }
      Button("No", role: .cancel) {}
    }
    .sheet(isPresented: $shows) {
      VStack {
        Text("In the sheet")
        Button("Done") { shows = false }
      }
    }
  }
}
