import SwiftUI

/// A ZStack aligns its children with one another. A guide of the stack moves no child.
struct ZStacks: View {
  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Rectangle().fill(.orange.gradient).frame(width: 60, height: 150)
      Rectangle().fill(.cyan.gradient).opacity(0.7).frame(width: 150, height: 60)
    }
    .alignmentGuide(.leading) { d in d[.leading] + 10 }
    .border(.secondary)
  }
}

#Preview { ZStacks().padding() }
