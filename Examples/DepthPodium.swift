import SwiftUI

/// Sheets of a stack that goes to the front. Teaches: `ZStack(spacing:)` stands views apart in depth
/// and shares what depth there is; `padding3D` keeps space in front and behind; a guide that
/// lies in front of a view pushes the view back.
struct DepthPodium: View {
  var body: some View {
    HStackLayout(alignment: .bottom, spacing: 20).depthAlignment(.podium) {
      place("2", height: 90, color: .gray)
        .alignmentGuide(.podium) { $0[.front] + 20 }
      place("1", height: 130, color: .yellow)
      place("3", height: 60, color: .brown)
        .alignmentGuide(.podium) { $0[.front] + 40 }
    }
    .padding(20)
  }

  private func place(_ rank: String, height: CGFloat, color: Color) -> some View {
    ZStack(alignment: .bottom, spacing: 25) {
      color.opacity(0.4).frame(width: 70, height: height)
      color.opacity(0.6).frame(width: 70, height: height * 2 / 3)
      color.opacity(0.9)
        .frame(width: 70, height: height / 3)
        .overlay { Text(rank).font(.title3.bold()) }
    }
    .padding3D(.depth, 10)
  }
}

extension DepthAlignment {
  private enum PodiumID: DepthAlignmentID {
    static func defaultValue(in context: ViewDimensions3D) -> CGFloat { context[.front] }
  }

  static let podium = DepthAlignment(PodiumID.self)
}

#Preview("Podium") { DepthPodium() }
