import SwiftUI

/// The picture has empty space at its bottom. A guide moves the line to the visible edge.
struct ImageGuide: View {
  var body: some View {
    HStack(alignment: .bottom) {
      Image(systemName: "zzz").font(.largeTitle).border(.orange)
        .alignmentGuide(.bottom) { d in d[.bottom] + 8 }
      Text("Sleep").border(.blue)
    }
  }
}

#Preview { ImageGuide().padding() }
