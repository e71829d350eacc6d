import SwiftUI

private struct HeightID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

extension HorizontalAlignment {
  /// As far from the leading edge as the view is high.
  static let height = HorizontalAlignment(HeightID.self)
}

/// Higher views move farther toward the leading side.
struct SizeDefaults: View {
  var body: some View {
    VStack(alignment: .height, spacing: 8) {
      bar("A", 30, .red)
      bar("B", 50, .orange)
      bar("C", 80, .green)
      Color.primary.frame(width: 1, height: 20)
        .alignmentGuide(.height) { d in d[.leading] }
    }
  }

  private func bar(_ text: String, _ height: CGFloat, _ color: Color) -> some View {
    Text(text).frame(width: 120, height: height).background(color, in: .rect(cornerRadius: 8))
  }
}

#Preview { SizeDefaults().padding() }
