import SwiftUI

struct Cart: View {
  @State var amounts = [1: 2, 3: 1]

  private var lines: [(product: Product, amount: Int)] {
    Product.samples.compactMap { product in amounts[product.id].map { (product, $0) } }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: Theme.gap) {
      Text("Your cart").font(.title2.bold())
      Grid(alignment: .leadingFirstTextBaseline, verticalSpacing: 8) {
        ForEach(lines, id: \.product.id) { line in
          GridRow {
            Text("\(line.amount) ×").foregroundStyle(.secondary)
            Text(line.product.name)
            PriceText(cents: line.amount * line.product.price).gridColumnAlignment(.trailing)
          }
        }
        Divider()
        GridRow {
          Text("Total").bold().gridCellColumns(2)
          PriceText(cents: lines.reduce(0) { $0 + $1.amount * $1.product.price }).bold()
        }
      }
    }
    .padding(Theme.inset)
  }
}

#Preview("Cart") { Cart() }
