// SPDX-License-Identifier: Apache-2.0
internal import Storypole
package import StorypoleGraphics
package import SwiftUI

/// Drawn pages below one another.
package nonisolated struct PageStack: View {
  private let pages: [DisplayList]

  package init(pages: [DisplayList]) { self.pages = pages }

  @MainActor package var body: some View {
    VStack(spacing: 16) {
      ForEach(pages.indices, id: \.self) { index in
        DrawnPage(list: pages[index], number: index + 1)
          .background(.white).border(Color.gray.opacity(0.4))
      }
    }
    .padding(16)
  }
}

/// The pages of a document below one another.
struct PageSheets: View {
  let document: PagedDocument
  @Environment(\.locale) private var locale
  @Environment(\.displayScale) private var scale

  var body: some View {
    let environment = documentEnvironment
    let pages = Result {
      try Surroundings.current.preserved {
        try PictureMaker.shared.pages(of: document, environment, scale: scale).pages
      }
    }
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
