// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleCairo
import StorypoleGraphics
import StorypolePages
import SwiftUI

// Pages of documents, and of views on paper.
extension PreviewRenderer {
  /// The command line takes precedence over the preview.
  func sheet(of preview: CompiledFile.Item, _ drawing: Drawing) -> Paper? {
    drawing.sheet ?? preview.settings.paper
  }

  /// The pages of a preview on paper, or the only one of another view, with the warnings of its views, and whether the file
  /// of a document has more than them.
  func pages(
    of preview: CompiledFile.Item, _ drawing: Drawing
  ) throws -> (pages: [DisplayList], warnings: [String], hasMore: Bool) {
    if let document = try document(of: preview, drawing) {
      let layout = try maker(drawing).pages(
        of: document, environment(of: preview, drawing), scale: drawing.scale)
      return (layout.pages.map(\.onWhite), layout.warnings, document.isMoreThanPages)
    }
    let picture = try picture(of: preview, drawing)
    let pages =
      try sheet(of: preview, drawing).map { try picture.allPages(on: $0) }
      ?? [picture.displayList]
    return (pages, picture.host.warnings, false)
  }

  /// Draws a PNG file for each page, with its number after the path.
  func drawPages(
    of preview: CompiledFile.Item, to path: String, _ drawing: Drawing
  ) throws -> PictureInfo {
    let (pages, warnings, _) = try pages(of: preview, drawing)
    for (number, page) in pages.enumerated() {
      try CairoRenderer.png(page).write(to: URL(fileURLWithPath: "\(path).\(number + 1)"))
    }
    let size = pages[0].size
    return PictureInfo(
      width: size.width, height: size.height, pixelWidth: 0, pixelHeight: 0, pages: pages.count,
      warnings: warnings, notes: [])
  }

  /// For each page, the reason why it begins where it does.
  func explainPages(
    of preview: CompiledFile.Item, _ drawing: Drawing
  ) throws -> (reasons: [String], warnings: [String]) {
    if let document = try document(of: preview, drawing) {
      let layout = try maker(drawing).pages(
        of: document, environment(of: preview, drawing), explains: true)
      return (layout.reasons, layout.warnings)
    }
    guard let sheet = sheet(of: preview, drawing) else { throw Self.needsPaper }
    let picture = try picture(of: preview, drawing)
    return (picture.pageReasons(on: sheet), picture.host.warnings)
  }

  /// The pages as `pages(of:_:)` gives them, with the frames of their views, from one layout; nil without a
  /// document or paper.
  func describePages(
    of preview: CompiledFile.Item, _ drawing: Drawing
  ) throws -> (pages: [DisplayList], frames: [PageFrames], warnings: [String])? {
    if let document = try document(of: preview, drawing) {
      let layout = try maker(drawing).pages(
        of: document, environment(of: preview, drawing), scale: drawing.scale, describes: true)
      return (layout.pages.map(\.onWhite), layout.frames, layout.warnings)
    }
    guard let sheet = sheet(of: preview, drawing) else { return nil }
    let picture = try picture(of: preview, drawing)
    let frames = try picture.pageFrames(on: sheet)
    return (try picture.allPages(on: sheet), frames, picture.host.warnings)
  }

  static let needsPaper = Failure(
    .usage, "--pages needs a document, or paper for the view", help: ["Add --paper a4."])
}
