// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

@Suite struct LocalizedTextTests {
  private func resolve(_ text: Text, locale: String = "en_US") -> ResolvedText {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.timeZone = TimeZone(identifier: "UTC")!
    // No host takes the warnings: the next one on this thread would.
    defer { _ = Warnings.shared.take() }
    return ResolvedText(text, in: environment)
  }

  private func string(_ text: Text, locale: String = "en_US") -> String {
    resolve(text, locale: locale).string
  }

  // Apple formats numbers in keys with the locale, reals with six digits.
  @Test func values() {
    #expect(string(Text("\(1_234_567) rows")) == "1,234,567 rows")
    #expect(string(Text("\(1_234_567) Zeilen"), locale: "de_DE") == "1.234.567 Zeilen")
    #expect(string(Text("\(2.5)")) == "2.500000")
    #expect(string(Text("\(2.5, specifier: "%.1f") km")) == "2.5 km")
    #expect(string(Text("\(7, specifier: "%03d")")) == "007")
    #expect(string(Text("\(7, specifier: "%.2f")")) == "7.00")
    #expect(string(Text("100% \("sure")")) == "100% sure")
    #expect(string(Text("\(0.25, format: .percent)")) == "25%")
    #expect(string(Text(3, format: .currency(code: "EUR"))) == "€3.00")
    #expect(string(Text("a \(Text("b").bold()) c")) == "a b c")
  }

  // Documented: a text with a formatter shows `Formatter.string(for:)`.
  @Test func formatters() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd"
    let date = Date(timeIntervalSince1970: 0)
    #expect(string(Text(date, formatter: formatter)) == "1970-01-01")
    #expect(string(Text("on \(date, formatter: formatter)")) == "on 1970-01-01")
  }

  @Test func stringsAreVerbatim() {
    let name = "**not bold** 100%d"
    #expect(string(Text(name)) == name)
    #expect(string(Text(verbatim: "*a*")) == "*a*")
    #expect(string(Text("**\("*a*")**")) == "*a*")
    #expect(string(Text("*a*")) == "a")
  }

  @Test func keys() {
    let key: LocalizedStringKey = "\(3) of \("x") are 5%"
    #expect(key.key == "%lld of %@ are 5%%")
    #expect(LocalizedStringKey("5%").key == "5%")
    // Reference: the keys that Xcode finds in source files.
    #expect(
      LocalizedStringKey("\(Int8(1)) \(UInt16(1)) \(UInt(1)) \(Float(1)) \(1.0)").key
        == "%d %u %llu %f %lf")
    #expect(LocalizedStringKey("\(1.0, specifier: "%.1f") \(2, format: .number)").key == "%.1f %@")
  }

  @Test func dates() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(string(Text(date, style: .date)) == "January 1, 1970")
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    func shown(_ style: Text.DateStyle, after seconds: TimeInterval) -> String {
      DateStyleSource(date: date + seconds, style: style).string(in: environment, now: date)
    }
    #expect(shown(.timer, after: 312) == "5:12")
    #expect(shown(.timer, after: 3723) == "1:02:03")
    #expect(shown(.offset, after: -7200) == "-2 hours")
    let timer = TimerSource(
      interval: date...(date + 90), pauseTime: nil, countsDown: true, showsHours: true)
    #expect(timer.string(in: environment, now: date + 30) == "1:00")
  }

  // Derived: no text of a date ends the program; 1e15 seconds, the longest interval, are
  // 277,777,777,777 hours, 46 minutes and 40 seconds.
  @Test func datesFarAway() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSince1970: 0)
    for seconds in [.infinity, -.infinity, .nan, 1e308, -1e308, 9.3e18, -1e16] {
      let date = Date(timeIntervalSince1970: seconds)
      for style in [Text.DateStyle.time, .date, .relative, .offset, .timer] {
        let text = DateStyleSource(date: date, style: style).string(in: environment, now: now)
        if style == .timer {
          #expect(text == (seconds.isNaN ? "0:00" : "277,777,777,777:46:40"))
        }
      }
      _ = DateRangeSource(start: date, end: now).text(in: environment, at: now)
    }
  }

  /// Spans as text: `b` bold, `i` italic, `c` code, `s` strikethrough, `l` link.
  private func spans(_ markdown: String) -> String {
    InlineMarkdown.spans(of: [.literal(markdown)], in: EnvironmentValues()).map { span in
      guard case .literal(let string) = span.segment else { return "?" }
      let marks = span.styles.map { style in
        switch style {
        case .fontModifier(.bold): "b"
        case .fontModifier(.italic): "i"
        case .fontModifier(.monospaced): "c"
        case .strikethrough: "s"
        case .link(let link): "l<\(link)>"
        default: "?"
        }
      }
      return marks.isEmpty ? string : "\(marks.sorted().joined())(\(string))"
    }.joined()
  }

  // The rules and most examples are CommonMark 0.31's (sections 6.1 to 6.5).
  @Test(arguments: [
    ("plain", "plain"), ("a **b** c", "a b(b) c"), ("*a*", "i(a)"), ("_a_", "i(a)"),
    ("***a***", "bi(a)"), ("**a *b* c**", "b(a )bi(b)b( c)"), ("a * b * c", "a * b * c"),
    ("snake_case_name", "snake_case_name"), ("5*6*7", "5i(6)7"), ("**a", "**a"),
    ("*foo**bar**baz*", "i(foo)bi(bar)i(baz)"), ("*foo**bar*", "i(foo**bar)"),
    ("~~a~~", "s(a)"), ("~a~", "s(a)"), ("`a*b*`", "c(a*b*)"), ("`` a`b ``", "c(a`b)"),
    ("\\*a\\*", "*a*"), ("C:\\dir", "C:\\dir"), ("[a](https://b.c)", "l<https://b.c>(a)"),
    ("[**a** b](x)", "bl<x>(a)l<x>( b)"), ("[a]", "[a]"), ("[a](b", "[a](b"), ("a]", "a]"),
    ("<https://b.c>", "l<https://b.c>(https://b.c)"), ("1 < 2", "1 < 2"), ("**", "**"), ("", ""),
    // White space stays, at the ends and in the middle, and counts in the rules.
    ("  *a*  b\t", "  i(a)  b\t"), ("a\n**b**\r\nc", "a\nb(b)\r\nc"), ("*a\nb*", "i(a\nb)"),
    ("**\n", "**\n"), ("**\"a\"**", "b(\"a\")"), ("`a\nb`", "c(a\nb)"),
    ("\n\n*a*\n\n", "\n\ni(a)\n\n"),
    // Unicode spaces that replace line ends while cmark parses.
    ("\u{2000}*a*\n\u{2001}", "\u{2000}i(a)\n\u{2001}"),
    // Blocks are not parsed.
    ("# *a*", "# i(a)"), ("- *a*\n- b", "- i(a)\n- b"), ("1. *a*", "1. i(a)"), ("> *a*", "> i(a)"),
    ("    *a*", "    i(a)"), ("*a*\n---", "i(a)\n---"), ("[a]: b *c*", "[a]: b i(c)"),
    ("```\na\n```", "c(\na\n)"), ("<div>*a*", "<div>i(a)"),
    // Entities, titles, pictures.
    ("a &amp; *b* &copy;", "a & i(b) ©"), ("[a](b \"c\")", "l<b>(a)"), ("![*a*](b)", "i(a)"),
    ("[a]()", "a"), ("\u{F0000}*a*", "\u{F0000}i(a)"),
  ])
  func markdown(_ source: String, _ expected: String) { #expect(spans(source) == expected) }

  /// Strings for which parsers need quadratic time or deep recursion.
  @Test(arguments: ["[", "![[]()", "*a **a ", "<?", "`", "_a*b~~", "[a](", "\\", "&", "<"])
  func longMarkdown(_ part: String) {
    let short = String(repeating: part, count: Markdown.limit / part.utf8.count)
    let clock = ContinuousClock()
    // Ours: a fraction of a second, with this margin for a busy machine.
    #expect(clock.measure { _ = spans(short) } < .seconds(10))
    let long = short + String(repeating: "*", count: 40)
    #expect(spans(long) == long)
  }

  /// Only marks may be removed: the rest is a part of the source, in its order.
  @Test func nothingIsAddedOrMoved() {
    let alphabet = Array("**__~~``[]()<>\\!#- \t\n\rab1.é漢\u{2000}\u{F0000}\u{FFFC}\"/:")
    var seed: UInt64 = 7
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    for _ in 0..<3000 {
      let source = String((0..<next(30)).map { _ in alphabet[next(alphabet.count)] })
      let spans = InlineMarkdown.spans(of: [.literal(source)], in: EnvironmentValues())
      var rest = source.unicodeScalars[...]
      for scalar in spans.flatMap({ $0.segment.string(in: EnvironmentValues()).unicodeScalars }) {
        let place = rest.firstIndex(of: scalar)
        #expect(place != nil, "\(source.debugDescription)")
        rest = place.map { rest[rest.index(after: $0)...] } ?? rest
      }
    }
  }

  @Test func valuesInMarkdown() {
    let runs = resolve(Text("**\("a*b")**\(2) [\("c")](https://d.e/\(3))")).paragraph.runs
    #expect(runs.map(\.string) == ["a*b", "2", " ", "c"])
    #expect(runs.map(\.font.weight) == [600, 400, 400, 400])
    #expect(runs.map(\.link) == [nil, nil, nil, "https://d.e/3"])
  }

  @Test func styledRuns() {
    let text = resolve(Text("a **b** [c](https://d.e)").italic())
    let runs = text.paragraph.runs
    #expect(runs.map(\.string) == ["a ", "b", " ", "c"])
    #expect(runs.map(\.font.weight) == [400, 600, 400, 400])
    #expect(runs.map(\.font.italic) == [true, true, true, true])
    #expect(runs[3].link == "https://d.e")
    #expect(runs[3].color != nil)
  }

  @Test func joinedTexts() {
    let text = (Text("a").foregroundColor(.red) + Text("b").font(.caption).bold()).font(.title)
    let runs = resolve(text).paragraph.runs
    #expect(runs.map(\.font.size) == [28, 12])
    #expect(runs.map(\.font.weight) == [400, 600])
    #expect(runs[0].color == Color.red.resolve(in: EnvironmentValues()))
    #expect(runs[1].color == nil)
  }

  @Test func attributes() {
    var attributed = AttributedString("ab")
    let second = attributed.index(afterCharacter: attributed.startIndex)..<attributed.endIndex
    attributed[second].font = .title
    attributed[second].foregroundColor = .blue
    attributed[second].underlineStyle = .single
    let runs = resolve(Text(attributed)).paragraph.runs
    #expect(runs.map(\.string) == ["a", "b"])
    #expect(runs.map(\.font.size) == [17, 28])
    #expect(runs[1].underline != nil)
  }

  @Test func equality() {
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a").bold() != Text("a"))
    #expect(Text("\(1)") == Text("\(1)"))
    #expect(Text("\(1)") != Text("\(2)"))
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text("a").foregroundStyle(.red) == Text("a").foregroundStyle(.red))
  }
}
