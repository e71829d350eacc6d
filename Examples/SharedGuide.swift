import SwiftUI

extension HorizontalAlignment {
  private enum ColonID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[HorizontalAlignment.center]
    }
  }

  /// Where a label ends and its value begins.
  static let colon = HorizontalAlignment(ColonID.self)
}

/// A form. Teaches: a guide of one's own lines up views that live in different stacks. Each row says
/// where its colon is; the outer stack puts all the colons on one line.
struct SharedGuide: View {
  var body: some View {
    VStack(alignment: .colon, spacing: 10) {
      row("Name", "Ada Lovelace")
      row("Born", "10 December 1815")
      row("Occupation", "mathematician")
      // Sets no guide: centerd on the line.
      Text("centred on the line").font(.caption).foregroundStyle(.secondary)
    }
    .overlay(alignment: Alignment(horizontal: .colon, vertical: .center)) {
      Rectangle().fill(.red.opacity(0.5)).frame(width: 1)
    }
  }

  private func row(_ label: String, _ value: String) -> some View {
    HStack(spacing: 12) {
      Text(label)
        .foregroundStyle(.secondary)
        .alignmentGuide(.colon) { $0[.trailing] + 6 }
      Text(value)
    }
  }
}

#Preview("Shared guide") {
  SharedGuide().padding()
}
