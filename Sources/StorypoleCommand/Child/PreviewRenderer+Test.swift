// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleCairo
import StorypoleExplain
import StorypoleGraphics
import StorypolePages
import SwiftUI

/// The frames of a preview whose views never asked for the color scheme: they have them in the other one, too.
struct TestedFrames {
  /// The preview's number.
  var index: Int
  /// The settings, in light colors.
  var drawing: Drawing
  var frames: [UInt8]
  var warnings: [String]
}

extension PreviewRenderer {
  /// Compares a preview with its goldens.
  func test(_ preview: CompiledFile.Item, _ request: TestRequest) throws -> TestAnswer {
    // A recorded call costs a node, and only explanations and lints name lines.
    let lacksFrames = request.frames.map { !GoldenFile.exists($0) } ?? false
    var recordsCalls = request.needsExplanation || request.lints != nil || lacksFrames
    SourceLines.setRecording(recordsCalls && hasLines)
    defer { SourceLines.setRecording(hasLines) }
    if !recordsCalls, request.pixels == nil, request.semantics == nil {
      if let answer = try testFrames(of: preview, request) { return answer }
      recordsCalls = true
      SourceLines.setRecording(hasLines)
    }
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
      let list = picture.displayList
      let place = CGRect(origin: picture.origin, size: list.size)
      answer.hasEqualFrames = Self.isEqual(
        pages?.explanation.comparedFrames
          ?? picture.host.comparedFrames(in: place, scale: list.scale), toGolden: frames)
    }
    if !answer.hasEqualFrames || answer.hasWritten || request.needsExplanation {
      answer.explanation = String(
        decoding: try LayoutExplanation.encoder().encode(
          recordsCalls
            ? pages?.explanation ?? picture.explanation
            : explanationWithCalls(of: preview, request.drawing)), as: UTF8.self)
    }
    return answer
  }

  /// The explanation of another picture of the preview, whose calls are recorded.
  private func explanationWithCalls(
    of preview: CompiledFile.Item, _ drawing: Drawing
  ) throws -> LayoutExplanation {
    SourceLines.setRecording(hasLines)
    return try pagedPicture(of: preview, drawing)?.explanation
      ?? picture(of: preview, drawing).explanation
  }

  /// The answer for a preview with the frames of its golden, without a picture; nil if they differ, or for a document.
  private func testFrames(
    of preview: CompiledFile.Item, _ request: TestRequest
  ) throws -> TestAnswer? {
    guard let golden = request.frames, try !isPaged(preview, request.drawing) else { return nil }
    var bright = request.drawing
    bright.isDark = false
    let known = testedFrames.first { $0.index == request.index && $0.drawing == bright }
    if let known {
      return Self.isEqual(known.frames, toGolden: golden)
        ? TestAnswer(warnings: known.warnings) : nil
    }
    let reads = ColorSchemeReads()
    let tasks = try started(preview, request.drawing, isLive: false, colorSchemeReads: reads)
    tasks.report()
    let host = tasks.session.host
    let frames = host.comparedFrames(
      in: try tasks.session.pictureFrame(), scale: request.drawing.scale)
    if !reads.isRead {
      if testedFrames.first?.index != request.index { testedFrames = [] }
      testedFrames.append(
        TestedFrames(
          index: request.index, drawing: bright, frames: frames, warnings: host.warnings))
    }
    return Self.isEqual(frames, toGolden: golden) ? TestAnswer(warnings: host.warnings) : nil
  }

  /// Whether frames are those of a golden file, which may not exist.
  private static func isEqual(_ frames: [UInt8], toGolden path: String) -> Bool {
    guard let golden = try? GoldenFile.read(path) else { return false }
    return frames == GoldenFrames.compared(Array(golden))
  }

  private func isPaged(_ preview: CompiledFile.Item, _ drawing: Drawing) throws -> Bool {
    try sheet(of: preview, drawing) != nil || document(of: preview, drawing) != nil
  }

  /// A picture of the pages of a document, or of a view on paper, with the frames of their views; nil for another view.
  private func pagedPicture(
    of preview: CompiledFile.Item, _ drawing: Drawing
  ) throws -> (picture: Picture, explanation: LayoutExplanation, warnings: [String])? {
    guard let (pages, frames, warnings) = try describePages(of: preview, drawing) else {
      return nil
    }
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
