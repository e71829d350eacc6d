// SPDX-License-Identifier: Apache-2.0
internal import Storypole
package import StorypoleGraphics
package import SwiftUI

/// Drawn pages below one another, or in rows.
package nonisolated struct PageStack: View {
  private static let gap: CGFloat = 16
  private let pages: [DisplayList]
  private let columns: Int

  /// - Parameter columns: The number of pages in a row, above 0.
  package init(pages: [DisplayList], columns: Int = 1) {
    self.pages = pages
    self.columns = columns
  }

  /// The size of the view, for pages of the same size.
  package var size: CGSize {
    let rows = (pages.count + columns - 1) / columns
    let page = pages.first?.size ?? .zero
    return CGSize(
      width: CGFloat(columns) * (page.width + Self.gap) + Self.gap,
      height: CGFloat(rows) * (page.height + Self.gap) + Self.gap)
  }

  @MainActor package var body: some View {
    VStack(spacing: Self.gap) {
      if columns == 1 {
        sheets(pages.indices)
      } else {
        ForEach(Array(stride(from: 0, to: pages.count, by: columns)), id: \.self) { first in
          HStack(alignment: .top, spacing: Self.gap) {
            sheets(first..<min(first + columns, pages.count))
          }
        }
      }
    }
    .padding(Self.gap)
  }

  @MainActor private func sheets(_ indices: Range<Int>) -> some View {
    ForEach(indices, id: \.self) { index in
      DrawnPage(list: pages[index], number: index + 1)
        .background(.white).border(Color.gray.opacity(0.4))
    }
  }
}

/// The pages of a document below one another.
struct PageSheets: View {
  let document: PagedDocument
  @Environment(\.locale) private var locale
  @Environment(\.displayScale) private var scale

  var body: some View {
    let pages = drawnPages(of: document, documentEnvironment, scale: scale, PictureMaker.shared)
    switch pages {
    case .success(let pages): PageStack(pages: pages)
    case .failure(let error): Text("\(error)").foregroundStyle(.red)
    }
  }

  private var documentEnvironment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = locale
    return environment
  }
}

/// Outside of the view: a closure in its body would insist on the main thread, but tests draw views on others.
private func drawnPages(
  of document: PagedDocument, _ environment: EnvironmentValues, scale: CGFloat,
  _ maker: PictureMaker
) -> Result<[DisplayList], any Error> {
  Result {
    try Surroundings.current.preserved {
      try maker.pages(of: document, environment, scale: scale).pages
    }
  }
}
