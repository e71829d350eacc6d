import SwiftUI

/// A frame proposes its size, takes that size, and aligns its child with itself.
struct Frames: View {
  var body: some View {
    HStack(spacing: 24) {
      Text("In a frame")
        .frame(width: 140, height: 80, alignment: .bottomTrailing)
        .background(.blue.opacity(0.15))
      Color.orange.frame(width: 60, height: 60)
        .frame(width: 30, height: 80, alignment: .trailing)
        .border(.blue)
    }
  }
}

#Preview { Frames().padding(.horizontal, 48).padding(.vertical) }
