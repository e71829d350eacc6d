// SPDX-License-Identifier: Apache-2.0
import Storypole
import StorypoleGraphics

/// Makes texts 40 % longer, as a translation may be.
package final class LongerTextEngine: TextEngine {
  private let engine: any TextEngine

  package init(_ engine: any TextEngine) { self.engine = engine }

  package func shape(_ paragraph: Paragraph) -> any ShapedText {
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

  package func metrics(of font: FontRequest) -> FontMetrics { engine.metrics(of: font) }
  package func outline(ofIcon name: String) -> Path? { engine.outline(ofIcon: name) }
  package func outline(of text: String, in font: FontRequest) -> Path {
    engine.outline(of: text, in: font)
  }
  package func takeWarnings() -> [String] { engine.takeWarnings() }
}
