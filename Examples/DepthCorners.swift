import SwiftUI

/// Twenty-seven small boxes in one large one, each by an alignment of its own. Teaches: a
/// `SpatialContainer` lines views up in one space, along all three axes at once.
struct DepthCorners: View {
  private let alignments: [Alignment3D] = [
    .topLeadingBack, .topBack, .topTrailingBack,
    .leadingBack, .back, .trailingBack,
    .bottomLeadingBack, .bottomBack, .bottomTrailingBack,
    .topLeading, .top, .topTrailing,
    .leading, .center, .trailing,
    .bottomLeading, .bottom, .bottomTrailing,
    .topLeadingFront, .topFront, .topTrailingFront,
    .leadingFront, .front, .trailingFront,
    .bottomLeadingFront, .bottomFront, .bottomTrailingFront,
  ]

  var body: some View {
    Color.clear
      .frame(width: 240, height: 240)
      .frame(depth: 240)
      .spatialOverlay {
        ForEach(alignments.indices, id: \.self) { index in
          SpatialContainer(alignment: alignments[index]) {
            Color.clear
              .frame(width: 240, height: 240)
              .frame(depth: 240)
            RoundedRectangle(cornerRadius: 6)
              .fill(colors[index / 9])
              .frame(width: 32, height: 32)
              .overlay { Text("\(index + 1)").font(.caption2).foregroundStyle(.white) }
          }
        }
      }
  }

  private let colors: [Color] = [.blue, .purple, .pink]
}

#Preview("Twenty-seven alignments") { DepthCorners() }
