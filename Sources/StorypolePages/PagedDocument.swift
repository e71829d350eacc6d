// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import SwiftUI

/// A view on the pages of a PDF, with headers, footers and backgrounds.
///
///     let document = PagedDocument(paper: .a4) {
///       Letter(text: text)
///     } footer: { page in
///       Text("Page \(page.number) of \(page.count)").frame(maxWidth: .infinity)
///     }
///     try document.write(to: URL(fileURLWithPath: "letter.pdf"))
///
/// *How it lays out*
/// 1. The content is laid out once, with the width of the paper without its margins and without a limit of height.
/// 2. A page has room for the content between the margins, below its header and above its footer. The content is divided
///    between views above one another, and between the lines of texts.
/// 3. The background has the size of the paper.
///
/// As a view, a document shows its pages below one another.
nonisolated public struct PagedDocument: View {
  package var runs: [PageRun]
  package var information = DocumentInformation()
  package var standards: Set<PDFConformance> = []
  package var attachments: [DocumentAttachment] = []
  /// Whether its file has more than its pages.
  package var isMoreThanPages: Bool { !standards.isEmpty || !attachments.isEmpty }

  /// Creates a document of one run of pages.
  ///
  /// - Parameters:
  ///   - paper: The size of the pages.
  ///   - margins: The distances of everything but the background from the paper's edges, in points.
  ///   - content: The views on the pages.
  ///   - header: Makes the view at the top of a page. It takes as much room from the content as it is high.
  ///   - footer: Makes the view at the bottom of a page.
  ///   - background: Makes the view behind a page, with the size of the paper.
  public init<Content: View, Header: View, Footer: View, Background: View>(
    paper: PaperSize = .a4, margins: EdgeInsets = .standardMargins,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: @escaping @MainActor (PageProxy) -> Header = { _ in EmptyView() },
    @ViewBuilder footer: @escaping @MainActor (PageProxy) -> Footer = { _ in EmptyView() },
    @ViewBuilder background: @escaping @MainActor (PageProxy) -> Background = { _ in EmptyView() }
  ) {
    runs = [
      PageRun(
        paper: paper, margins: margins, content: content, header: header, footer: footer,
        background: background)
    ]
  }

  /// Creates a document of runs, each of which begins on a new page and has its own paper.
  public init(@PageRunBuilder runs: () -> [PageRun]) { self.runs = runs() }

  /// Sets the title, the author and other facts for readers and search engines. nil leaves a value as it is.
  ///
  /// - Parameters:
  ///   - keywords: Separated by commas in the file.
  ///   - language: The language of the texts as a BCP 47 tag, such as "de-CH", which also is the locale of the views. The
  ///     default is that of the environment.
  public func documentMetadata(
    title: String? = nil, author: String? = nil, subject: String? = nil, keywords: [String]? = nil,
    language: String? = nil
  ) -> PagedDocument {
    var document = self
    document.information.title = title ?? information.title
    document.information.author = author ?? information.author
    document.information.subject = subject ?? information.subject
    document.information.keywords = keywords ?? information.keywords
    document.information.language = language ?? information.language
    return document
  }

  /// Makes the PDF keep standards, together with those of earlier calls.
  ///
  /// With `pdfUA1`, the file is tagged: it has the elements for assistive technologies, in reading order. Headers, footers
  /// and backgrounds aren't read. The document needs a title and a language (`documentMetadata`), and each image a label
  /// (`accessibilityLabel`) unless it is hidden (`accessibilityHidden`).
  public func conformance(_ standards: PDFConformance...) -> PagedDocument {
    var document = self
    document.standards.formUnion(standards)
    return document
  }

  /// Attaches a file. PDF/A-2 allows none.
  ///
  /// With `conformance(.pdfA3b)`, an attachment with the name "factur-x.xml" makes the document an invoice as Factur-X 1.0
  /// and ZUGFeRD describe it. The level of conformance is that of the guideline in the XML.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - name: The name of the file, which no other attachment has.
  ///   - type: The MIME type, such as "text/csv"; nil for that of the name's extension. Another text is an error when the
  ///     file is made.
  ///   - relationship: The part that the file has in the document.
  ///   - description: The words that a reader shows; nil for the name.
  public func attachment(
    _ data: Data, name: String, type: String? = nil,
    relationship: AttachmentRelationship = .unspecified, description: String? = nil
  ) -> PagedDocument {
    var document = self
    document.attachments.append(
      DocumentAttachment(
        data: data, name: name, type: type, relationship: relationship, description: description))
    return document
  }

  @MainActor @preconcurrency public var body: some View { PageSheets(document: self) }

  /// The document that a view is, or that it has as its body; nil for another view.
  @MainActor package static func shown(by view: any View) -> PagedDocument? {
    func document<V: View>(of view: V) -> PagedDocument? {
      if let document = view as? PagedDocument { return document }
      return V.Body.self == PagedDocument.self ? view.body as? PagedDocument : nil
    }
    return document(of: view)
  }
}

/// Facts about a document.
package struct DocumentInformation {
  package var title: String?
  package var author: String?
  package var subject: String?
  package var keywords: [String]?
  package var language: String?
}

/// Pages of a document with the same paper, header, footer and background.
nonisolated public struct PageRun {
  let paper: PaperSize
  let margins: EdgeInsets
  let content: AnyView
  /// nil for none.
  let header: PagePart?
  let footer: PagePart?
  let background: PagePart?

  /// Creates a run; the parameters are those of `PagedDocument`.
  public init<Content: View, Header: View, Footer: View, Background: View>(
    paper: PaperSize = .a4, margins: EdgeInsets = .standardMargins,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: @escaping @MainActor (PageProxy) -> Header = { _ in EmptyView() },
    @ViewBuilder footer: @escaping @MainActor (PageProxy) -> Footer = { _ in EmptyView() },
    @ViewBuilder background: @escaping @MainActor (PageProxy) -> Background = { _ in EmptyView() }
  ) {
    self.paper = paper
    self.margins = margins
    self.content = AnyView(content())
    self.header = Self.part(header)
    self.footer = Self.part(footer)
    self.background = Self.part(background)
  }

  private static func part<V: View>(_ make: @escaping @MainActor (PageProxy) -> V) -> PagePart? {
    if V.self == EmptyView.self { return nil }
    return { page in AnyView(make(page)) }
  }
}

/// Makes a view for a page.
typealias PagePart = @MainActor (PageProxy) -> AnyView

/// Collects the runs of a document.
@resultBuilder public enum PageRunBuilder {
  /// Makes a list of one run.
  nonisolated public static func buildExpression(_ run: PageRun) -> [PageRun] { [run] }
  /// Joins lists.
  nonisolated public static func buildBlock(_ runs: [PageRun]...) -> [PageRun] {
    runs.flatMap { $0 }
  }
  /// The runs of an `if` without `else`.
  nonisolated public static func buildOptional(_ runs: [PageRun]?) -> [PageRun] { runs ?? [] }
  /// The runs of the first branch.
  nonisolated public static func buildEither(first runs: [PageRun]) -> [PageRun] { runs }
  /// The runs of the second branch.
  nonisolated public static func buildEither(second runs: [PageRun]) -> [PageRun] { runs }
  /// The runs of a loop.
  nonisolated public static func buildArray(_ runs: [[PageRun]]) -> [PageRun] {
    runs.flatMap { $0 }
  }
}
