import SwiftUI

struct ProductRow: View {
  var product: Product

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: Theme.gap) {
      Image(systemName: product.symbol).foregroundStyle(.green).frame(width: 24)
      VStack(alignment: .leading, spacing: 2) {
        Text(product.name).font(.headline)
        Text(product.origin).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      PriceText(cents: product.price)
    }
  }
}

struct ProductList: View {
  var products = Product.samples

  var body: some View {
    VStack(spacing: Theme.gap) {
      ForEach(products) { product in
        ProductRow(product: product)
        Divider()
      }
    }
    .padding(Theme.inset)
  }
}

#Preview("Products") { ProductList() }

#Preview("No products") { ProductList(products: []) }
