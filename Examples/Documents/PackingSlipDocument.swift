// SPDX-License-Identifier: Apache-2.0
// A packing list by crate. The header of a crate is on each page that shows its contents.
import StorypolePages
import SwiftUI

struct PackingSlipDocument: View {
  var body: PagedDocument {
    PagedDocument(paper: .letter) {
      Text("Packing list").font(.title.bold()).accessibilityHeading(.h1)
        .frame(maxWidth: .infinity, alignment: .leading)
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(1..<6) { crate in
          Section {
            ForEach(1..<(crate * 5)) { item in
              HStack {
                Image(systemName: "square").accessibilityHidden(true)
                Text("Part \(crate * 100 + item)")
                Spacer()
                Text("\(item % 4 + 1) pieces").foregroundStyle(.secondary)
              }
              .padding(.vertical, 5)
              .overlay(alignment: .bottom) { Divider() }
            }
          } header: {
            Text("Crate \(crate)").font(.headline)
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding(8)
              .background(.gray.opacity(0.15))
              .padding(.top, 12)
          }
        }
      }
    } footer: { page in
      HStack {
        Text("Order 88-1204")
        Spacer()
        Text("\(page.number)/\(page.count)")
      }
      .font(.caption).padding(.top, 12)
    }
    .documentMetadata(title: "Packing list 88-1204", language: "en-US")
  }
}

#Preview("Packing list") { PackingSlipDocument() }
