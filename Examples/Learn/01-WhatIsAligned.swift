import SwiftUI

/// The stack aligns its texts with one another; the frame aligns the stack with itself.
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
