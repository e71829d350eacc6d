import SwiftUI

@main struct Counter: App {
  var body: some Scene {
    WindowGroup("Counter") { CounterView() }
      .defaultSize(width: 260, height: 180)
  }
}

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("\(count)").font(.system(size: 60, weight: .semibold).monospacedDigit())
      HStack {
        Button("Less") { count -= 1 }.disabled(count == 0)
        Button("More") { count += 1 }.keyboardShortcut(.defaultAction)
      }
      .buttonStyle(.bordered)
    }
    .padding()
  }
}
