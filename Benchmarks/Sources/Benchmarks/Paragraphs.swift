// SPDX-License-Identifier: Apache-2.0
import Foundation
import Storypole
import StorypoleCairo
import StorypoleGraphics
import SwiftUI

/// A column of a thousand texts of twelve words: L4 and L4r, at another width; L4u and L4ur with
/// words that occur only once.
@MainActor
enum Paragraphs {
  static let words = [
    "layout", "alpha", "stack", "the", "of", "river", "quick", "brown", "fox", "jumps", "over",
    "lazy",
    "dog", "signal", "paper", "window", "a", "in", "grid", "frame", "baseline", "guide", "priority",
    "view", "render", "swift", "linux", "text", "wrap", "line", "measure", "card",
  ]

  private static func words(of text: Int) -> [String] {
    (0..<12).map { words[(text * 7 + $0 * 5 + (text * $0) % 11) % 32] }
  }

  static let texts = (0..<1000).map { words(of: $0).joined(separator: " ") }

  static let distinctTexts = (0..<1000).map { text in
    words(of: text).enumerated()
      .map { "\($1.prefix(3))x\(String(text * 12 + $0, radix: 16))" }
      .joined(separator: " ")
  }

  struct Column: View {
    var texts: [String]
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(texts, id: \.self) { Text(verbatim: $0).font(.custom("Noto Sans", size: 16)) }
      }
    }
  }

  static func measure(_ name: String, _ texts: [String], runs: Int) {
    var first = Measurement(name)
    var again = Measurement(name + "r")
    var lines = (0, 0)
    for _ in 0..<runs {
      // An engine that has seen no text, but has its font open.
      let engine = PangoTextEngine()
      let font = FontRequest(family: .named("Noto Sans"), size: 16)
      _ = engine.shape(Paragraph(runs: [TextRun("W", font: font)])).layout(width: nil, height: nil)
      let host = ViewHost(textEngine: engine)
      var environment = EnvironmentValues()
      environment.displayScale = 1
      host.show(Column(texts: texts), environment: environment)
      expect("the number of texts", Wide.nodes(host), is: 1001)
      first.time { host.layout(in: Wide.window(300)) }
      lines.0 = Self.lines(host)
      again.time { host.layout(in: Wide.window(280)) }
      lines.1 = Self.lines(host)
    }
    // Counted by five other programs, to the line.
    if name == "L4" { expect("the number of lines", [lines.0, lines.1], is: [2037, 2178]) }
    first.report(["lines": Double(lines.0)])
    again.report(["lines": Double(lines.1)])
  }

  /// Lines of Noto Sans at 16 points are 1.362 × 16 = 21.8 points high.
  private static func lines(_ host: ViewHost) -> Int {
    (host.rootNode?.children ?? []).reduce(0) { $0 + Int(($1.size.height / 21.792).rounded()) }
  }
}
