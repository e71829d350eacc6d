// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleCairo
import StorypoleExplain
import StorypoleGraphics
import SwiftUI

extension PreviewRenderer {
  /// The faults of a preview: in its own settings, and those that other settings add.
  func lint(_ preview: CompiledFile.Item, _ drawing: Drawing) throws -> Response {
    let picture = try picture(of: preview, drawing)
    var lints: [Lint]
    do {
      lints = try Linter.lints(picture, isMarked: true) { try CairoRenderer.pixels($0) }
    } catch let error as DrawingError {
      throw Failure(.viewFailed, error.description)
    }
    for (name, variant) in Self.variants(of: drawing) {
      for var lint in Linter.fits(try self.picture(of: preview, variant))
      where !lints.contains(where: { $0.rule == lint.rule && $0.view == lint.view }) {
        lint.settings = name
        lint.severity = .warning
        lints.append(lint)
      }
    }
    return .described(try lints.jsonText(isPretty: false), warnings: picture.host.warnings)
  }

  /// The settings in which texts need more room, or run the other way.
  private static func variants(of drawing: Drawing) -> [(String, Drawing)] {
    var (large, mirrored, long) = (drawing, drawing, drawing)
    large.typeSize = "accessibility3"
    mirrored.isRightToLeft.toggle()
    long.lengthensTexts = true
    return [
      ("at the type size accessibility3", large), ("mirrored", mirrored),
      ("with texts 40 % longer", long),
    ]
  }
}

/// Makes texts 40 % longer, as a translation may be.
final class LongerTextEngine: TextEngine {
  private let engine: any TextEngine

  init(_ engine: any TextEngine) { self.engine = engine }

  func shape(_ paragraph: Paragraph) -> any ShapedText {
    var paragraph = paragraph
    for index in paragraph.runs.indices {
      let string = paragraph.runs[index].string
      // Numbers and marks are the same in every language.
      guard paragraph.runs[index].attachment == nil, string.contains(where: \.isLetter) else {
        continue
      }
      let more = Int((Double(string.count) * 0.4).rounded(.up))
      paragraph.runs[index].string += String(string.filter { !$0.isNewline }.suffix(more))
    }
    return engine.shape(paragraph)
  }

  func metrics(of font: FontRequest) -> FontMetrics { engine.metrics(of: font) }
  func outline(ofIcon name: String) -> Path? { engine.outline(ofIcon: name) }
  func outline(of text: String, in font: FontRequest) -> Path { engine.outline(of: text, in: font) }
  func takeWarnings() -> [String] { engine.takeWarnings() }
}
