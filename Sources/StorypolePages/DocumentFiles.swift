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
  /// Without their items, which were drawn and not kept.
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
    do {
      return try pdf(of: document, environment, countsDrawings: true)
    } catch is StructureWriter.UncountedDrawings {
      // Rare: Cairo left something out that its extents let seem visible.
      return try pdf(of: document, environment, countsDrawings: false)
    }
  }

  /// - Parameter countsDrawings: Whether the parts of pages with a structure are counted if possible, instead of marked.
  func pdf(
    of document: PagedDocument, _ environment: EnvironmentValues, countsDrawings: Bool
  ) throws -> DocumentFile {
    var completion = ConformingPDF(
      information: document.information, standards: document.standards,
      attachments: document.attachments)
    if completion.information.language == nil {
      completion.information.language = environment.locale.identifier
    }
    try completion.check()
    do {
      var (file, output) = try drawn(
        document, environment, &completion, countsDrawings: countsDrawings)
      file.data = output.data
      if document.isMoreThanPages { file.data = try completion.completed(output) }
      return file
    } catch let error as DrawingError {
      throw ImageRendererError(.picture, error.description)
    } catch let error as RenderError {
      throw ImageRendererError(.view, error.description)
    }
  }

  /// Cairo's file, and all but the data of the document's.
  private func drawn(
    _ document: PagedDocument, _ environment: EnvironmentValues,
    _ completion: inout ConformingPDF, countsDrawings: Bool
  ) throws -> (DocumentFile, DocumentOutput) {
    /// nil once the pages are drawn: the rest of the file takes memory too.
    var layout: DocumentLayout? = try self.layout(of: document, environment)
    if document.standards.contains(.pdfUA1) { completion.structure = try layout?.takeStructure() }
    let facts = document.information
    var information = PDFInformation()
    (information.author, information.subject) = (facts.author, facts.subject)
    information.keywords = facts.keywords?.joined(separator: ", ")
    information.outline =
      layout?.entries.map {
        PDFOutlineEntry(title: $0.title, level: $0.level, page: $0.page, y: $0.y)
      } ?? []
    var file = DocumentFile(data: Data(), pages: [], warnings: [], notes: [])
    func output(keepsPages: Bool) throws -> DocumentOutput {
      file.pages = []
      // A completed file has its language from `ConformingPDF`.
      return try CairoRenderer.pdfOutput(
        title: facts.title, information, hasLanguage: !document.isMoreThanPages,
        countsDrawings: countsDrawings
      ) { add in
        try layout?.draw(keepsPages: keepsPages) { page in
          try add(page)
          file.pages.append(page.withoutItems)
        }
        file.warnings = layout?.warnings ?? []
        layout = nil
      }
    }
    let result: DocumentOutput
    do {
      result = try output(keepsPages: false)
    } catch is LaidOutRun.LateDrawing {
      result = try output(keepsPages: true)
    }
    file.warnings += result.warnings
    file.notes = result.notes
    return (file, result)
  }
}

extension DisplayList {
  fileprivate var withoutItems: DisplayList {
    var list = self
    (list.items, list.tags) = ([], nil)
    return list
  }

  /// The page on white paper.
  package var onWhite: DisplayList {
    var list = self
    list.background = ResolvedColor(bytes: 255, 255, 255)
    return list
  }
}
