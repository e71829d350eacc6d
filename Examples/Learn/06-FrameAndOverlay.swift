import SwiftUI

/// A frame lines its child up with itself, an overlay with what it covers: both by two guides at once.
struct FrameAndOverlay: View {
  var body: some View {
    HStack(spacing: 40) {
      Text("A frame")
        .frame(width: 120, height: 90, alignment: .bottomTrailing)
        .background(.blue.opacity(0.15))

      RoundedRectangle(cornerRadius: 16).fill(.blue).frame(width: 72, height: 72)
        .overlay(alignment: .topTrailing) {
          Text("3").font(.footnote.bold()).foregroundStyle(.white)
            .frame(width: 26, height: 26).background(.red, in: .circle)
            // The badge's middle, not its corner, meets the corner.
            .alignmentGuide(.top) { d in d.height / 2 }
            .alignmentGuide(.trailing) { d in d.width / 2 }
        }
    }
  }
}

#Preview { FrameAndOverlay().padding(24) }
