// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleCairo
import StorypoleExplain
import StorypoleGraphics
import SwiftUI

/// The template of the rows that follow.
struct RowSettings: Codable {
  var template: String
  var drawing: Drawing
  var format: PictureFormat
}

/// A row, and its use.
struct RowRequest: Codable {
  enum Use: Codable {
    case decode
    /// Lay it out, without drawing.
    case layout
    /// Write its picture into a file.
    case file(String)
    /// Send its picture after the response.
    case data
    /// Add it to the document, as a page.
    case page
    /// Send the reasons of its layout after the response, as JSON.
    case explanation
  }

  /// An object of JSON.
  var row: String
  var use: Use
  /// The title of its document, or its entry in the outline; nil for none.
  var title: String?
}

/// The picture of a row.
struct RowPicture: Codable {
  var bytes = 0
  /// The file's SHA-256, as hexadecimal digits.
  var digest = ""
  var warnings: [String] = []
  /// The pages that the row has in a document.
  var pages = 1
}

/// Draws rows with one template.
@MainActor
final class RowPainter {
  private let renderer: PreviewRenderer
  private let template: RowTemplate
  private let settings: RowSettings

  init(_ renderer: PreviewRenderer, _ settings: RowSettings) throws {
    template = try RowTemplate.named(settings.template)
    (self.renderer, self.settings) = (renderer, settings)
    renderer.drawsRows = settings.drawing.steps.isEmpty
    // All rows have the same strings.
    renderer.keepTables(settings.drawing)
  }

  /// The row's picture, or its fault.
  func draw(_ request: RowRequest) -> Response {
    do {
      return .rowDrawn(try picture(of: request))
    } catch let error as RowError {
      return .rowFailed(error)
    } catch let error as DecodingError {
      return .rowFailed(RowError(error, of: Data(request.row.utf8)))
    } catch {
      return .rowFailed(RowError(.view, ChildProcess.words(error)))
    }
  }

  private func picture(of request: RowRequest) throws -> RowPicture {
    let view = try template.makeView(Data(request.row.utf8))
    let item = CompiledFile.Item(name: request.title) { view }
    switch request.use {
    case .decode: return RowPicture()
    case .layout: return RowPicture(warnings: try pages(item).warnings)
    case .page:
      guard let document else { throw Failure(.internalError, "no document was begun") }
      var (pages, warnings, hasMore) = try pages(item)
      if hasMore {
        warnings.append(
          "a PDF of several rows keeps no standard and has no attachments: write a file for each row"
        )
      }
      for (number, page) in pages.enumerated() {
        try document.add(page, entry: number == 0 ? request.title : nil)
      }
      return RowPicture(warnings: warnings, pages: pages.count)
    case .explanation:
      let picture = try renderer.picture(of: item, settings.drawing, trace: ProposalTrace())
      let request = ExplanationRequest(
        index: 0, drawing: settings.drawing, language: "en", guides: [], json: true)
      let text = try picture.explanation.printed(request, name: request.view)
      renderer.attachment = Data(text.utf8)
      return RowPicture(bytes: renderer.attachment.count, warnings: picture.host.warnings)
    case .data:
      let (output, _) = try renderer.output(of: item, settings.format, settings.drawing)
      renderer.attachment = output.data
      return RowPicture(bytes: output.data.count, warnings: output.warnings)
    case .file(let path):
      let (output, _) = try renderer.output(of: item, settings.format, settings.drawing)
      try Self.write(output.data, to: path)
      return RowPicture(
        bytes: output.data.count, digest: Digest.hex(of: output.data), warnings: output.warnings)
    }
  }

  /// Unlike `Data.write(to:)`, doesn't wait for the disk, which takes as long as a small picture.
  private static func write(_ data: Data, to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw RowError(.file, String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var written = 0
    while written < data.count {
      let count = data.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress! + written, data.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw RowError(.file, String(cString: strerror(errno))) }
      written += count
    }
  }

  /// A row's pages, which can be drawn, and the warnings of its view.
  private func pages(
    _ item: CompiledFile.Item
  ) throws -> (pages: [DisplayList], warnings: [String], hasMore: Bool) {
    let result = try renderer.pages(of: item, settings.drawing)
    for page in result.pages { try CairoRenderer.checkPage(page) }
    return result
  }

  /// The document of the pages that follow.
  private var document: PDFFile?

  func beginDocument(_ path: String, title: String) throws {
    document = try PDFFile(path, title: title)
  }

  /// Completes the document. The response has its warnings.
  func finishDocument() throws -> RowPicture {
    guard let document else { throw Failure(.internalError, "no document was begun") }
    try document.finish()
    return RowPicture(warnings: document.warnings)
  }
}
