// SPDX-License-Identifier: Apache-2.0
/// A view with all kinds of content.
let richSample = """
  import SwiftUI

  struct Rich: View {
    @Environment(\\.calendar) private var calendar
    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        Text("First line").font(.title2.bold())
        HStack(spacing: 16) {
          Text("second").italic()
          Text("third").monospaced()
          Text("fourth").fontDesign(.serif)
        }
        Text("Ελληνικά Кириллица עברית العربية")
        Text("مرحبا بالعالم")
        Text("直曜 かな 한국어 हिन्दी ไทย 🎉")
        Text("See [our page](https://example.org/a) or [write](mailto:me@example.org)")
        Text("Not [this](javascript:alert) and not [that](file:///etc/passwd)")
        Text(verbatim: day.formatted(.iso8601)) + Text(" \\(1_234_567.25, format: .number)")
        Text(day, style: .time) + Text(verbatim: " \\(calendar.firstWeekday)")
        Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) {
          GridRow { Text("cell 1"); Text("cell 2") }
          GridRow { Text("cell 3"); Text("cell 4") }
        }
        .padding(8)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
        HStack {
          RoundedRectangle(cornerRadius: 8)
            .fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
          Circle().fill(AngularGradient(colors: [.green, .yellow, .green], center: .center))
          Capsule().fill(
            RadialGradient(
              colors: [.white, .purple], center: .center, startRadius: 0, endRadius: 30))
        }
        .frame(height: 40)
        .shadow(radius: 4, y: 2)
        Text("Last line").opacity(0.5)
      }
      .padding()
      .frame(width: 380)
    }

    private var day: Date { Date(timeIntervalSinceReferenceDate: 0) }
  }

  #Preview("A title") { Rich() }

  """
