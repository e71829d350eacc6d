import SwiftUI

private struct ColonID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

extension HorizontalAlignment {
  /// Between a label and its value.
  static let colon = HorizontalAlignment(ColonID.self)
}

/// A custom guide passes through the rows, so that the values align across them.
struct AcrossStacks: View {
  var body: some View {
    VStack(alignment: .colon, spacing: 8) {
      row("Name", "Ada Lovelace")
      row("Occupation", "Mathematician")
      row("Born", "1815")
    }
  }

  private func row(_ label: String, _ value: String) -> some View {
    HStack(alignment: .firstTextBaseline) {
      Text(label).foregroundStyle(.secondary)
      Text(value).alignmentGuide(.colon) { d in d[.leading] }
    }
  }
}

#Preview { AcrossStacks().padding() }
