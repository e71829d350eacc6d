import SwiftUI

/// What is aligned with what: the stack lines its texts up with one another, the frame puts the stack
/// into itself. Neither does the other's work.
struct WhatIsAligned: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Oslo")
      Text("Reykjavík")
      Text("Rome")
    }
    .padding(8)
    .background(.orange.opacity(0.25))
    .frame(width: 260, alignment: .trailing)
    .background(.blue.opacity(0.12))
  }
}

#Preview { WhatIsAligned().padding() }
