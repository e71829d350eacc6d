import SwiftUI

/// A message in both directions. Teaches: leading and trailing follow the reading direction, and so
/// do stacks, padding and alignment; nothing has to be said twice.
struct RightToLeft: View {
  var body: some View {
    VStack(spacing: 16) {
      Message(name: "Noa", text: "See you at the station", time: "9:41")
      Message(name: "נועה", text: "נתראה בתחנה", time: "9:41")
        .environment(\.layoutDirection, .rightToLeft)
    }
  }
}

struct Message: View {
  var name: String
  var text: String
  var time: String

  var body: some View {
    HStack(alignment: .top) {
      Circle().fill(.teal.gradient).frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .firstTextBaseline) {
          Text(name).font(.headline)
          Spacer()
          Text(time).font(.caption).foregroundStyle(.secondary)
        }
        Text(text)
      }
    }
    .padding(12)
    .overlay(alignment: .leading) { Color.teal.frame(width: 3) }
    .border(.quaternary)
  }
}

#Preview("Right to left") {
  RightToLeft().padding()
}
