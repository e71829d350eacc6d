import SwiftUI

struct ProductDetail: View {
  var product: Product

  var body: some View {
    VStack(alignment: .leading, spacing: Theme.gap) {
      RoundedRectangle(cornerRadius: Theme.corner)
        .fill(.green.opacity(0.15))
        .aspectRatio(2, contentMode: .fit)
        .overlay { Image(systemName: product.symbol).font(.largeTitle).foregroundStyle(.green) }
      HStack(alignment: .firstTextBaseline) {
        Text(product.name).font(.title.bold())
        Spacer()
        PriceText(cents: product.price).font(.title2)
      }
      Text("From \(product.origin), picked this week.").foregroundStyle(.secondary)
      Button("Add to cart") {}.buttonStyle(.borderedProminent)
    }
    .padding(Theme.inset)
  }
}

#Preview("Detail") { ProductDetail(product: Product.samples[1]) }
