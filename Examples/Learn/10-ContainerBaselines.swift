import SwiftUI

/// A container has the highest first baseline and the lowest last baseline of its children.
struct ContainerBaselinesChapter: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text("€ 24").font(.largeTitle.bold())
      VStack(alignment: .leading) {
        Text("a month")
        Text("paid once a year").font(.footnote).foregroundStyle(.secondary)
      }
      Circle().fill(.green).frame(width: 14, height: 14)
    }
  }
}

#Preview { ContainerBaselinesChapter().padding() }
