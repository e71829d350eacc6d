// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

@Suite struct AttributedMarkdownTests {
  private typealias Options = AttributedString.MarkdownParsingOptions

  private func characters(_ string: AttributedString) -> String { String(string.characters) }

  @Test func attributes() throws {
    let string = try AttributedString(
      markdown: "a **b** *c* `d` ~~e~~ [f](g) ![h](i)", baseURL: URL(string: "https://j.k/"))
    let runs = string.runs.map { (characters(AttributedString(string[$0.range])), $0) }
    #expect(runs.map(\.0) == ["a ", "b", " ", "c", " ", "d", " ", "e", " ", "f", " ", "h"])
    #expect(runs[1].1.inlinePresentationIntent == .stronglyEmphasized)
    #expect(runs[3].1.inlinePresentationIntent == .emphasized)
    #expect(runs[5].1.inlinePresentationIntent == .code)
    #expect(runs[7].1.inlinePresentationIntent == .strikethrough)
    #expect(runs[9].1.link?.absoluteString == "https://j.k/g")
    #expect(runs[11].1.imageURL?.absoluteString == "https://j.k/i")
    #expect(runs[11].1.alternateDescription == "h")
  }

  // Reference (CommonMark): strong emphasis can be inside strong emphasis.
  @Test func nestedEmphasis() throws {
    let string = try AttributedString(markdown: "**a **b** c**")
    #expect(characters(string) == "a b c")
    #expect(string.runs.map(\.inlinePresentationIntent) == [.stronglyEmphasized])
  }

  // Documented: InterpretedSyntax. The joining of blocks is observed: no separator.
  @Test func syntax() throws {
    let source = "# a\n\nb  *c*\nd\\\ne\n\n- f\n- g"
    func read(_ syntax: Options.InterpretedSyntax) throws -> String {
      characters(
        try AttributedString(markdown: source, options: Options(interpretedSyntax: syntax)))
    }
    #expect(try read(.full) == "ab  c d\nefg")
    #expect(try read(.inlineOnly) == "# a b c d\\ e - f - g")
    #expect(try read(.inlineOnlyPreservingWhitespace) == "# a\n\nb  c\nd\\\ne\n\n- f\n- g")
  }

  @Test func reachesText() throws {
    let text = Text(try AttributedString(markdown: "**a** `b` [c](https://d.e)"))
    let runs = ResolvedText(text, in: EnvironmentValues()).paragraph.runs
    #expect(runs.map(\.string) == ["a", " ", "b", " ", "c"])
    #expect(runs.map(\.font.weight) == [600, 400, 400, 400, 400])
    #expect(runs[2].font.family == .system(.monospaced))
    #expect(runs[4].link == "https://d.e")
  }

  @Test func badInput() throws {
    let long = String(repeating: "*", count: 40_000)
    #expect(throws: CocoaError.self) { try AttributedString(markdown: long) }
    let lenient = Options(failurePolicy: .returnPartiallyParsedIfPossible)
    #expect(characters(try AttributedString(markdown: long, options: lenient)) == long)
    #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xFF, 0xFE, 0x2A])) }
    #expect(characters(try AttributedString(markdown: "")) == "")
    // cmark replaces NUL with the replacement character, as CommonMark requires.
    #expect(characters(try AttributedString(markdown: "a\0*b*")) == "a\u{FFFD}b")
  }
}
