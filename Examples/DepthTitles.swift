import SwiftUI

/// Titles in one plane in front of things of different depth. Teaches: a custom `DepthAlignment` goes
/// through stacks, as titles under pictures do with a vertical one; `depthAlignment` of a layout
/// says which guide counts, and without it everything stands at the back.
struct DepthTitles: View {
  var body: some View {
    HStackLayout(spacing: 24).depthAlignment(.title) {
      thing("Coin", depth: 12, color: .orange)
      thing("Book", depth: 40, color: .teal)
      thing("Box", depth: 80, color: .indigo)
    }
    .padding(24)
  }

  private func thing(_ name: String, depth: CGFloat, color: Color) -> some View {
    VStackLayout(spacing: 12).depthAlignment(.center) {
      Block(color: color, depth: depth)
        .frame(width: 80, height: 80)
      Text(name)
        .font(.headline)
        // In the plane of the titles, which is half way through each thing.
        .alignmentGuide(.title) { $0[DepthAlignment.center] }
    }
  }
}

/// A solid block: two faces and what is between them.
struct Block: View {
  var color: Color
  var depth: CGFloat

  var body: some View {
    SpatialContainer {
      color.opacity(0.85)
        .frame(depth: depth, alignment: .front)
      color.opacity(0.35)
        .frame(depth: depth, alignment: .back)
    }
  }
}

extension DepthAlignment {
  private enum TitleID: DepthAlignmentID {
    static func defaultValue(in context: ViewDimensions3D) -> CGFloat { context[.front] }
  }

  static let title = DepthAlignment(TitleID.self)
}

#Preview("Titles in one plane") { DepthTitles() }
