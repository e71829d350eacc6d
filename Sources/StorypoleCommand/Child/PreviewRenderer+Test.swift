// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleCairo
import StorypoleExplain
import StorypoleGraphics
import StorypolePages
import SwiftUI

extension PreviewRenderer {
  /// Compares a preview with its goldens.
  func test(_ preview: CompiledFile.Item, _ request: TestRequest) throws -> TestAnswer {
    let pages = try pagedPicture(of: preview, request.drawing)
    let picture = try pages?.picture ?? picture(of: preview, request.drawing)
    var answer = TestAnswer(warnings: pages?.warnings ?? picture.host.warnings)
    if let pixels = request.pixels {
      let list = picture.displayList
      do {
        answer.pixels = try CairoRenderer.pixels(list).digest
        answer.fonts = list.fontFiles
        if answer.pixels != pixels {
          try CairoRenderer.png(list).write(to: URL(fileURLWithPath: request.path))
          answer.hasWritten = true
        }
      } catch let error as DrawingError {
        throw Failure(.viewFailed, error.description)
      }
    }
    if let golden = request.semantics {
      let new = SemanticsTree(name: nil, picture: picture).golden()
      if new != golden { answer.semantics = new }
    }
    if let golden = request.lints {
      let new = GoldenLints(try lints(of: preview, request.drawing, picture))
      if !new.equal(golden) { answer.lints = try new.lints.jsonText(isPretty: false) }
    }
    if let frames = request.frames {
      answer.hasEqualFrames =
        frames == pages?.explanation.comparedFrames ?? picture.comparedFrames
    }
    if !answer.hasEqualFrames || answer.hasWritten || request.needsExplanation {
      answer.explanation = String(
        decoding: try LayoutExplanation.encoder().encode(
          pages?.explanation ?? picture.explanation), as: UTF8.self)
    }
    return answer
  }

  /// A picture of the pages of a document, or of a view on paper, with the frames of their views; nil for another view.
  private func pagedPicture(
    of preview: CompiledFile.Item, _ drawing: Drawing
  ) throws -> (picture: Picture, explanation: LayoutExplanation, warnings: [String])? {
    guard try sheet(of: preview, drawing) != nil || document(of: preview, drawing) != nil else {
      return nil
    }
    let (pages, frames, warnings) = try describePages(of: preview, drawing)
    var options = options(for: preview, drawing, trace: nil)
    (options.size, options.proposal, options.keepsCanvas) = (nil, .unspecified, false)
    let stack: PageStack
    (stack, options.scale) = Self.stack(of: pages, scale: options.scale)
    let picture = try makePicture(of: stack, options, textEngine: textEngine)
    let places = try picture.host.describe(origin: picture.origin).filter { $0.name == "page" }
    let list = picture.displayList
    return (
      picture,
      LayoutExplanation(
        pages: frames, at: places.map(\.frame), size: list.size, scale: list.scale),
      warnings
    )
  }
}

extension PreviewRenderer {
  /// The pages in as many columns as a picture with the most pixels per point has, and these.
  nonisolated static func stack(
    of pages: [DisplayList], scale: CGFloat
  ) -> (PageStack, scale: CGFloat) {
    var best = (stack: PageStack(pages: pages), scale: CGFloat(0))
    for columns in 1...max(pages.count, 1) {
      let stack = PageStack(pages: pages, columns: columns)
      let own = CairoRenderer.largestScale(of: stack.size, upTo: scale)
      if own > best.scale { best = (stack, own) }
      if own == scale { break }
    }
    return best
  }
}

extension DisplayList {
  /// The files of the fonts in the list.
  fileprivate var fontFiles: [String] {
    var files: Set<String> = []
    for case .glyphs(let run, _) in items.map(\.command) { files.insert(run.face.path) }
    return files.sorted()
  }
}
