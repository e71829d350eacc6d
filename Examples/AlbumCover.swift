import SwiftUI

/// A record's cover. Teaches: a `ZStack` lines its views up with each other by one guide in each axis,
/// then takes the room they cover. A guide set on the stack itself speaks to whoever holds the stack.
struct AlbumCover: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      ZStack(alignment: .bottomLeading) {
        Rectangle().fill(.orange.gradient).frame(width: 110, height: 260)
        Rectangle().fill(.cyan.gradient).opacity(0.7).frame(width: 260, height: 110)
        Circle()
          .fill(.red.gradient)
          .frame(width: 110, height: 110)
          // Outside: its own top trailing corner meets the others' bottom leading one, moved.
          .alignmentGuide(.leading) { _ in -126 }
          .alignmentGuide(.bottom) { $0[.bottom] + 126 }
        VStack(alignment: .leading) {
          Text("Right Angles").font(.title2.bold())
          Text("The Golden Section").font(.subheadline)
        }
        .foregroundStyle(.white)
        .padding(14)
      }
      .background(Color(white: 0.12))
      // Nothing inside the cover moves, the cover hangs out by twelve points.
      .alignmentGuide(.leading) { $0[.leading] + 12 }
      Text("Side A: Corner to Corner").font(.footnote)
      Text("Side B: The Long Diagonal").font(.footnote)
    }
  }
}

#Preview("Album cover") {
  AlbumCover().padding(24)
}
