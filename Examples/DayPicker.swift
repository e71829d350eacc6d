import SwiftUI

extension VerticalAlignment {
  private enum ChosenID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }

  /// The middle of what is chosen.
  static let chosen = VerticalAlignment(ChosenID.self)
}

/// A day picker. Teaches: a guide goes out through the stack that a view is in, so that the arrow
/// stands beside a text it knows nothing of. Only the chosen day sets the guide.
struct DayPicker: View {
  @State private var selection = 3

  private let days = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  var body: some View {
    HStack(alignment: .chosen, spacing: 14) {
      Image(systemName: "arrow.right.circle.fill")
        .foregroundStyle(.green)
        .alignmentGuide(.chosen) { $0[VerticalAlignment.center] }
      VStack(alignment: .leading, spacing: 6) {
        ForEach(days.indices, id: \.self) { index in
          Group {
            if index == selection {
              Text(days[index])
                .fontWeight(.semibold)
                .transition(.identity)
                .alignmentGuide(.chosen) { $0[VerticalAlignment.center] }
            } else {
              Text(days[index])
                .foregroundStyle(.secondary)
                .transition(.identity)
                .onTapGesture {
                  withAnimation { selection = index }
                }
            }
          }
        }
      }
    }
    .font(.title2)
    .lineLimit(1)
    .minimumScaleFactor(0.5)
  }
}

#Preview("Day picker") {
  DayPicker().padding(24)
}
