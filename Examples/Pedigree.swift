import SwiftUI

/// Where the cards of a tree are: each hands out its bounds under its name.
private struct CardBounds: PreferenceKey {
  static let defaultValue: [String: Anchor<CGRect>] = [:]

  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

/// A family tree. Teaches: preferences go from views up to what holds them; an anchor is a place that
/// whoever reads it can turn into coordinates of its own, here to draw lines between cards.
struct Pedigree: View {
  private let parents = [
    ("Irène", "Marie"), ("Irène", "Pierre"), ("Hélène", "Irène"), ("Hélène", "Frédéric"),
  ]

  var body: some View {
    VStack(spacing: 44) {
      HStack(alignment: .bottom, spacing: 28) {
        VStack(spacing: 44) {
          HStack(spacing: 28) {
            card("Marie", "1867", .pink)
            card("Pierre", "1859", .blue)
          }
          card("Irène", "1897", .pink)
        }
        card("Frédéric", "1900", .blue)
      }
      card("Hélène", "1927", .pink)
    }
    .backgroundPreferenceValue(CardBounds.self) { bounds in
      GeometryReader { space in
        ForEach(parents, id: \.1) { child, parent in
          if let from = bounds[parent], let to = bounds[child] {
            link(from: space[from], to: space[to])
              .stroke(.secondary, style: StrokeStyle(lineWidth: 2, lineCap: .round))
          }
        }
      }
    }
  }

  private func card(_ name: String, _ born: String, _ color: Color) -> some View {
    VStack(spacing: 2) {
      Text(name).font(.headline)
      Text(born).font(.caption).foregroundStyle(.secondary)
    }
    .frame(width: 100, height: 56)
    .background(color.opacity(0.25), in: RoundedRectangle(cornerRadius: 12))
    .anchorPreference(key: CardBounds.self, value: .bounds) { [name: $0] }
  }

  private func link(from parent: CGRect, to child: CGRect) -> Path {
    let start = CGPoint(x: parent.midX, y: parent.maxY)
    let end = CGPoint(x: child.midX, y: child.minY)
    let middle = (start.y + end.y) / 2
    return Path { path in
      path.move(to: start)
      path.addCurve(
        to: end, control1: CGPoint(x: start.x, y: middle), control2: CGPoint(x: end.x, y: middle))
    }
  }
}

#Preview("Family tree") {
  Pedigree().padding(24)
}
