import SwiftUI

extension HorizontalAlignment {
  private enum ColonID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// Between a label and its value.
  static let colon = HorizontalAlignment(ColonID.self)
}

/// A guide of one's own passes through stacks that know nothing of it: rows keep their labels as wide
/// as they are, and the values still begin at one line.
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
