import SwiftUI

/// A text of one line has one baseline, a longer text two; a shape has none.
struct Baselines: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text("One line").font(.title)
      Text("A text that breaks into several lines").frame(width: 90)
      Rectangle().fill(.orange.gradient).frame(width: 24, height: 50)
    }
  }
}

#Preview { Baselines().padding() }
