import SwiftUI

private struct ArrowID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

extension VerticalAlignment {
  static let arrow = VerticalAlignment(ArrowID.self)
}

/// Two days set the same guide. The arrow points between them.
struct TwoGuides: View {
  var body: some View {
    HStack(alignment: .arrow) {
      Image(systemName: "arrow.right.circle.fill").foregroundStyle(.green)
        .alignmentGuide(.arrow) { d in d[VerticalAlignment.center] }
      VStack(alignment: .leading) {
        Text("Monday")
        Text("Tuesday").alignmentGuide(.arrow) { d in d[VerticalAlignment.center] }
        Text("Wednesday")
        Text("Thursday").alignmentGuide(.arrow) { d in d[VerticalAlignment.center] }
      }
    }
  }
}

#Preview { TwoGuides().padding() }
