import SwiftUI

extension VerticalAlignment {
  private enum TitleID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      // A column without a title stands on its bottom.
      context[VerticalAlignment.bottom]
    }
  }

  /// The baseline of a title under a picture.
  static let title = VerticalAlignment(TitleID.self)
}

/// Titles under pictures. Teaches: pictures of different shapes and texts of different lengths have
/// one line in common if the titles name it; neither tops nor bottoms are level then.
struct ImageTitles: View {
  var body: some View {
    HStack(alignment: .title, spacing: 20) {
      column("Fruit/lemon", "Lemon", "In season from December to May, keeps for weeks")
      column("Fruit/pear", "Pear", "Ripens from the inside")
      column("Fruit/plum", "Plum", nil)
    }
    .frame(width: 420)
  }

  private func column(_ image: String, _ title: String, _ note: String?) -> some View {
    VStack(spacing: 4) {
      Image(image)
        .resizable()
        .scaledToFit()
      Text(title)
        .font(.title2)
        .alignmentGuide(.title) { $0[.firstTextBaseline] }
      if let note {
        Text(note)
          .font(.caption)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
      }
    }
  }
}

#Preview("Image titles") {
  ImageTitles().padding(24)
}
