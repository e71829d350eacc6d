// SPDX-License-Identifier: Apache-2.0
// A catalogue in two columns, with an index that refers to the pages.
import StorypolePages
import SwiftUI

struct CatalogueDocument: View {
  private struct Product: Identifiable {
    let id: Int
    var name: String { ["Lantern", "Compass", "Anchor", "Bell", "Rope"][id % 5] + " \(id)" }
    var symbol: String {
      ["lightbulb", "safari", "ferry", "bell", "link"][id % 5]
    }
  }

  private let groups = ["On deck": 0..<9, "Below deck": 9..<16, "Ashore": 16..<26]
  private let names = ["On deck", "Below deck", "Ashore"]

  var body: PagedDocument {
    PagedDocument(paper: .a5) {
      VStack(alignment: .leading, spacing: 6) {
        Text("Ship chandler’s catalogue").font(.title2.bold()).accessibilityHeading(.h1)
          .bookmark(nil)
        ForEach(names, id: \.self) { name in
          PageReference(name) { page in
            HStack {
              Text(name)
              Spacer()
              Text("\(page)")
            }
          }
        }
      }
      .padding(.bottom, 20)
      ForEach(names, id: \.self) { name in
        Text(name).font(.title3.bold()).accessibilityHeading(.h2).bookmark(name)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.vertical, 8)
          .pageAnchor(name)
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 12) {
          ForEach((groups[name] ?? 0..<0).map(Product.init)) { product in
            VStack(spacing: 8) {
              Image(systemName: product.symbol).font(.system(size: 34)).foregroundStyle(.teal)
                .accessibilityHidden(true)
              Text(product.name).font(.subheadline.bold())
              Text("€\(product.id * 3 + 12).00").font(.caption)
            }
            .frame(maxWidth: .infinity, minHeight: 110)
            .background(.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 10))
          }
        }
      }
    } footer: { page in
      Text("\(page.number)").font(.caption)
        .frame(maxWidth: .infinity, alignment: page.isOdd ? .trailing : .leading)
        .padding(.top, 10)
    }
    .documentMetadata(title: "Catalogue", language: "en")
  }
}

#Preview("Catalogue") { CatalogueDocument() }
