// SPDX-License-Identifier: Apache-2.0
package import StorypoleGraphics
package import Storypole
internal import StorypoleCairo
public import SwiftUI

extension PagedDocument {
  /// The document as a PDF: searchable text, links, and an outline of the headings and bookmarks. The same document has the
  /// same bytes each time.
  ///
  /// - Throws: `ImageRendererError` for a view that cannot be laid out, for paper without room, and for a standard that the
  ///   document cannot keep.
  @MainActor public func pdfData() throws -> Data {
    try PictureMaker.shared.pdf(of: self, EnvironmentValues()).said(by: "PagedDocument").data
  }

  /// A PNG file for each page, on white paper.
  ///
  /// - Parameter scale: The pixels per point.
  @MainActor public func pngData(scale: CGFloat = 2) throws -> [Data] {
    try PictureMaker.shared.pages(of: self, EnvironmentValues(), scale: scale).pages.map {
      try PictureFormat.png.data(of: [$0.onWhite], for: "PagedDocument")
    }
  }

  /// Writes a PDF. The file appears when it is complete; until then, and after an error, the old one stays.
  @MainActor public func write(to url: URL) throws {
    guard url.isFileURL, url.pathExtension.lowercased() == "pdf" else {
      throw ImageRendererError(.format, "\(url.lastPathComponent) must end with .pdf.")
    }
    let data = try pdfData()
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw ImageRendererError(.file, "Cannot write \(url.path): \(error.localizedDescription)")
    }
  }
}

extension RenderPool {
  /// A PDF of a document; errors and waiting as for `pngData`.
  ///
  ///     let pdf = try await pool.pdfData { PagedDocument { InvoiceBody(invoice) } }
  ///
  /// - Parameter document: Creates the document, on the thread that draws it.
  public func pdfData(
    document: @escaping @MainActor @Sendable () -> PagedDocument
  ) async throws -> Data {
    try await data(on: document) { maker, document in
      try maker.pdf(of: document, EnvironmentValues()).said(by: "RenderPool").data
    }
  }
}

/// A document's file, with the warnings of its views.
package struct DocumentFile {
  package var data: Data
  package var pages: [DisplayList]
  package var warnings: [String]
  package var notes: [String]

  func said(by name: String) -> DocumentFile {
    PictureMaker.say(warnings, of: name)
    return self
  }
}

extension PictureMaker {
  package func pdf(
    of document: PagedDocument, _ environment: EnvironmentValues
  ) throws -> DocumentFile {
    var completion = ConformingPDF(
      information: document.information, standards: document.standards,
      attachments: document.attachments)
    if completion.information.language == nil {
      completion.information.language = environment.locale.identifier
    }
    try completion.check()
    let layout = try pages(
      of: document, environment, isTagged: document.standards.contains(.pdfUA1))
    completion.structure = layout.structure
    var information = PDFInformation()
    let facts = document.information
    (information.author, information.subject) = (facts.author, facts.subject)
    information.keywords = facts.keywords?.joined(separator: ", ")
    information.outline = layout.entries.map {
      PDFOutlineEntry(title: $0.title, level: $0.level, page: $0.page, y: $0.y)
    }
    do {
      let output = try CairoRenderer.pdfOutput(layout.pages, information)
      return DocumentFile(
        data: document.isMoreThanPages ? try completion.completed(output) : output.data,
        pages: layout.pages, warnings: layout.warnings + output.warnings,
        notes: output.notes)
    } catch let error as DrawingError {
      throw ImageRendererError(.picture, error.description)
    }
  }
}

extension DisplayList {
  /// The page on white paper.
  package var onWhite: DisplayList {
    var list = self
    list.background = ResolvedColor(bytes: 255, 255, 255)
    return list
  }
}
