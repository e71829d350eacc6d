// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleCairo
import StorypoleExplain
import StorypoleGraphics
import SwiftUI

extension PreviewRenderer {
  /// Compares a preview with its goldens.
  func test(_ preview: CompiledFile.Item, _ request: TestRequest) throws -> TestAnswer {
    let picture = try picture(of: preview, request.drawing)
    var answer = TestAnswer(warnings: picture.host.warnings)
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
    answer.hasEqualFrames = request.frames.map { $0 == picture.comparedFrames } ?? true
    if !answer.hasEqualFrames || answer.hasWritten || request.needsExplanation {
      answer.explanation = String(
        decoding: try LayoutExplanation.encoder().encode(picture.explanation), as: UTF8.self)
    }
    return answer
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
