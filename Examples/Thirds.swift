import SwiftUI

extension HorizontalAlignment {
  private enum TwoThirdsID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width * 2 / 3 }
  }

  static let twoThirds = HorizontalAlignment(TwoThirdsID.self)
}

extension VerticalAlignment {
  private enum ThirdID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  static let third = VerticalAlignment(ThirdID.self)
}

extension Alignment {
  /// The upper right of the four points that painters and photographers compose by.
  static let composed = Alignment(horizontal: .twoThirds, vertical: .third)
}

/// A seascape. Teaches: an `Alignment` is one guide for each axis, and guides of one's own work
/// wherever the built-in ones do: the sun's center meets the picture's point, the lines meet it too.
struct Thirds: View {
  var body: some View {
    LinearGradient(
      stops: [
        .init(color: .indigo, location: 0), .init(color: .pink, location: 0.42),
        .init(color: .orange, location: 2 / 3),
      ], startPoint: .top, endPoint: .bottom
    )
    .frame(width: 330, height: 210)
    .overlay(alignment: .composed) { sun }
    .overlay(alignment: .bottom) {
      LinearGradient(
        colors: [.teal, .indigo.mix(with: .black, by: 0.5)], startPoint: .top, endPoint: .bottom
      )
      .frame(height: 70)
    }
    .overlay(alignment: .composed) { line.frame(width: 1) }
    .overlay(alignment: .composed) { line.frame(height: 1) }
    .clipShape(RoundedRectangle(cornerRadius: 16))
  }

  private var sun: some View {
    Circle()
      .fill(.yellow.gradient)
      .frame(width: 56, height: 56)
      .shadow(color: .yellow, radius: 16)
      .alignmentGuide(.twoThirds) { $0[HorizontalAlignment.center] }
      .alignmentGuide(.third) { $0[VerticalAlignment.center] }
  }

  private var line: some View { Rectangle().fill(.white.opacity(0.7)) }
}

#Preview("Thirds") {
  Thirds().padding(24)
}
