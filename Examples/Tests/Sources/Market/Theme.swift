import SwiftUI

enum Theme {
  static let inset: CGFloat = 16
  static let gap: CGFloat = 12
  static let corner: CGFloat = 12
}

struct Product: Identifiable {
  var id: Int
  var name: String
  var origin: String
  /// In cents.
  var price: Int
  var symbol: String

  static let samples = [
    Product(id: 1, name: "Apples", origin: "Lower Saxony", price: 349, symbol: "leaf"),
    Product(id: 2, name: "Carrots with greens", origin: "Zeeland", price: 219, symbol: "carrot"),
    Product(id: 3, name: "Honey", origin: "Provence", price: 1290, symbol: "drop"),
  ]
}

struct PriceText: View {
  var cents: Int

  var body: some View {
    Text(verbatim: "€\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)").monospacedDigit()
  }
}

struct Panel<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: Theme.gap) { content }
      .padding(Theme.inset)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.quaternary, in: .rect(cornerRadius: Theme.corner))
  }
}
