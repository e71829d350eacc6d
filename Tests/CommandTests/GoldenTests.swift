// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import StorypoleCommand

/// `storypole test`: what it records, compares and reports.
@Suite struct GoldenTests {
  private static let card = """
    import SwiftUI
    struct Card: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 4) {
          Text("Total").font(.title)
          Text("12 km").padding(8)
        }
      }
    }
    #Preview("A card") { Card() }
    #Preview("Two cards") { HStack { Card(); Card() } }
    """

  private func workspace(_ files: [String: String] = ["Card.swift": Self.card]) throws -> Workspace
  {
    let place = try Workspace(files)
    let run = try place.run("test", "--record", "missing")
    #expect(run.status == 0, "\(run.errors)")
    return place
  }

  private func goldens(_ place: Workspace) throws -> [String: Data] {
    let folder = place.folder.appendingPathComponent("__Storypole__")
    var found: [String: Data] = [:]
    for case let file as URL in FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil)!
    where !file.hasDirectoryPath {
      found[String(file.path.dropFirst(folder.path.count + 1))] = try Data(contentsOf: file)
    }
    return found
  }

  @Test func recordsAndPasses() throws {
    let place = try workspace()
    let first = try goldens(place)
    #expect(
      Set(first.keys) == [
        "Card/A-card.frames", "Card/A-card.png", "Card/Two-cards.frames", "Card/Two-cards.png",
        "goldens.lock",
      ])
    // Nothing that is equal is written again, in any mode, wherever and for whomever it runs.
    let strange = ["TZ": "Asia/Tokyo", "LC_ALL": "de_DE.UTF-8", "LANGUAGE": "ja"]
    for mode in ["never", "missing", "failed", "all"] {
      let run = try place.run("test", "--record", mode, environment: strange)
      #expect(run.status == 0 && run.text == "2 passed, 0 failed, 0 skipped\n", "\(run.text)")
      #expect(try goldens(place) == first)
    }
  }

  /// A6 is 419.5 high; without margins of 20 mm and the footer there is room for four rows of 70. The red view is on page 3.
  @Test func comparesPages() throws {
    let letter = """
      import StorypolePages
      import SwiftUI
      struct Letter: View {
        var body: PagedDocument {
          PagedDocument(paper: .a6) {
            VStack(spacing: 0) {
              ForEach(0..<8) { Text("Row \\($0)").frame(height: 70) }
              Color.red.frame(width: 20, height: 10)
            }
          } footer: { page in
            Text("Page \\(page.number)")
          }
        }
      }
      #Preview("A letter") { Letter() }
      #Preview("On paper", traits: .paper(.a6)) { ForEach(0..<9) { Text("Line \\($0)").frame(height: 70) } }

      """
    let place = try workspace(["Card.swift": letter])
    #expect(try place.run("test", "--record", "never").status == 0)
    let golden = String(
      decoding: try place.data("__Storypole__/Card/A-letter.frames"), as: UTF8.self)
    #expect(golden.contains("page 3") && golden.contains("\"Row 7\""), "\(golden)")
    try place.change("Color.red.frame(width: 20", "Color.red.frame(width: 30")
    let frames = try place.run("test", "--record", "never")
    #expect(frames.status != 0)
    #expect(frames.text.contains("on page 3"), "\(frames.text)")
    #expect(!frames.text.contains("on page 2"), "\(frames.text)")
    try place.change("Color.red.frame(width: 30", "Color.blue.frame(width: 20")
    let colors = try place.run("test", "--record", "never")
    #expect(
      colors.text.contains("pixels differ") && colors.text.contains("on page 3"), "\(colors.text)")
    try place.change("Color.blue", "Color.red")
    try place.change("\"Line ", "\"Word ")
    let words = try place.run("test", "--record", "never")
    #expect(words.text.contains("On paper") && words.text.contains("on page 2"), "\(words.text)")
    #expect(!words.text.contains("A letter"), "\(words.text)")
  }

  // Elements are recorded and compared only on request; a changed label is named with the former one.
  @Test func comparesElements() throws {
    let place = try workspace()
    let kind = ["--kind", "accessibility"]
    #expect(try place.run(["test", "--record", "never"] + kind).status == 2)
    #expect(try place.run(["test", "--record", "missing"] + kind).status == 0)
    let golden = "__Storypole__/Card/A-card.accessibility"
    let text = String(decoding: try place.data(golden), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3 && lines.first == "# storypole accessibility 1")
    #expect(lines[1].hasPrefix("text \"Total\"  0, 0  ") && lines[2].hasPrefix("text \"12 km\"  "))
    try place.change("Text(\"12 km\")", "Text(\"12 km\").accessibilityLabel(\"12 kilometers\")")
    // Nothing has moved.
    #expect(try place.run("test", "--record", "never").status == 0)
    let run = try place.run(["test", "--record", "never"] + kind)
    #expect(run.status == 1, "\(run.text)")
    #expect(run.text.contains("text \"12 kilometers\""), "\(run.text)")
    #expect(run.text.contains(", was text \"12 km\""), "\(run.text)")
    #expect(try place.run(["test", "--update"] + kind).status == 0)
    #expect(try place.run(["test", "--record", "never"] + kind).status == 0)
  }

  @Test func namesTheLineAndGroupsByIt() throws {
    let place = try workspace()
    try place.change(".padding(8)", ".padding(10)")
    let run = try place.run("test", "--json", "out.json")
    #expect(run.status == 1)
    let lines = run.text.components(separatedBy: "\n")
    #expect(lines[0] == "Card.swift:6: .padding(10), was .padding(8)")
    #expect(lines[1] == "  2 goldens have this cause")
    #expect(run.text.contains("\n0 passed, 2 failed, 0 skipped\n"))
    let object =
      try JSONSerialization.jsonObject(with: try place.data("out.json")) as? [String: Any]
    let tests = object?["tests"] as? [[String: Any]]
    let changes =
      tests?.first { $0["preview"] as? String == "A card" }?["changes"] as? [[String: Any]]
    // The stack is 4 taller by the padding, and the text moves by 2 inside of it. The title stays.
    #expect(
      changes?.compactMap { $0["title"] as? String }.sorted() == ["Text \"12 km\"", "VStack"])

    let update = try place.run("test", "--update=A-card")
    #expect(update.status == 0 && update.text.hasSuffix("1 passed, 0 failed, 0 skipped\n"))
    #expect(try place.run("test").text.contains("\n1 passed, 1 failed, 0 skipped\n"))
  }

  @Test(arguments: [
    ("spacing: 4", "spacing: 9", 4), (".font(.title)", ".font(.body)", 5),
    ("alignment: .leading", "alignment: .trailing", 4), ("\"12 km\"", "\"12 kilometers\"", 6),
  ])
  func namesLines(_ from: String, _ to: String, _ line: Int) throws {
    let place = try workspace()
    try place.change(from, to)
    let first = try place.run("test").text.components(separatedBy: "\n")[0]
    #expect(first.hasPrefix("Card.swift:\(line): "), "\(first)")
  }

  @Test func aConstantIsOneCause() throws {
    let place = try workspace([
      "Theme.swift": "import SwiftUI\nenum Theme {\n  static let inset: CGFloat = 8\n}\n",
      "One.swift": "import SwiftUI\n#Preview { Text(\"1\").padding(Theme.inset) }\n",
      "Two.swift": "import SwiftUI\n#Preview { Text(\"2\").padding(.top, Theme.inset) }\n",
    ])
    try place.change("= 8", "= 9.5", in: "Theme.swift")
    let text = try place.run("test").text
    #expect(
      text.hasPrefix("Theme.swift:3: inset is 9.5, was 8\n  2 goldens have this cause\n"), "\(text)"
    )
  }

  @Test func missingGoldens() throws {
    let place = try Workspace(["Card.swift": Self.card])
    // On a server nobody would see the new ones.
    let run = try place.run("test", environment: ["CI": "true"])
    #expect(run.status == 2 && run.text.hasSuffix("0 passed, 2 failed, 0 skipped\n"))
    #expect(place.files == ["Card.swift"])
  }

  @Test func picturesWithoutOtherFrames() throws {
    let place = try workspace([
      "Dot.swift":
        "import SwiftUI\n#Preview { Rectangle().fill(Color(white: 0.5)).frame(width: 9, height: 9) }\n"
    ])
    try place.change("0.5", "0.51", in: "Dot.swift")
    let run = try place.run("test")
    #expect(
      run.status == 1 && run.text.contains("324 pixels differ in a region of 9 × 9 pt"),
      "\(run.text)")
    // 0.5 and 0.51 of white are a distance of about 1 apart: L* 53.39 and 54.36 (CIE 15).
    #expect(try place.run("test", "--tolerance", "ΔE2").status == 0)
    #expect(try place.run("test", "--tolerance", "dE0.5").status == 1)
    #expect(try place.run("test", "--tolerance", "323px").status == 1)
    #expect(try place.run("test", "--tolerance", "324px", "--record", "failed").status == 0)
    // What is tolerated is not written.
    #expect(try place.run("test").status == 1)
    let share = try place.run("test", "--tolerance", "1%")
    #expect(share.status == 64 && share.errors.contains("A share of the picture is no tolerance"))
  }

  @Test func oneCrashIsOneFailure() throws {
    let place = try workspace([
      "Bad.swift": """
      import SwiftUI
      #Preview("one") { Text("1") }
      #Preview("crash") { Text("\\([1, 2][CommandLine.arguments.count + 7])") }
      #Preview("hang") { let _ = { while true {} }(); Text("2") }
      #Preview("flood") { let _ = { while true { print("flood") } }(); Text("3") }
      #Preview("two") { Text("4") }

      """.replacingOccurrences(of: "#Preview(\"crash\")", with: "#if BAD\n#Preview(\"crash\")")
        .replacingOccurrences(of: "#Preview(\"two\")", with: "#endif\n#Preview(\"two\")")
    ])
    try place.change("#if BAD", "#if true", in: "Bad.swift")
    let run = try place.run("test", "--timeout", "1", "--jobs", "1", "--record", "never")
    #expect(run.status == 3 && run.text.hasSuffix("2 passed, 3 failed, 0 skipped\n"), "\(run.text)")
    #expect(run.text.contains("\"crash\": the preview crashed"))
    #expect(run.errors.utf8.count < 400_000)
  }

  @Test func brokenFilesAndEqualNames() throws {
    let place = try workspace()
    try Data("import SwiftUI\n#Preview { Tex() }\n".utf8)
      .write(to: place.folder.appendingPathComponent("Broken.swift"))
    try Data(
      "import SwiftUI\n#Preview(\"a b\") { Text(\"\") }\n#Preview(\"A-b\") { Text(\"\") }\n".utf8
    )
    .write(to: place.folder.appendingPathComponent("Same.swift"))
    let run = try place.run("test")
    #expect(run.status == 3 && run.text.hasSuffix("2 passed, 2 failed, 0 skipped\n"), "\(run.text)")
    #expect(run.errors.contains("Broken.swift:2:12: error:"))
    #expect(run.errors.contains("Same.swift:3: the previews 'A-b' here and 'a b' in line 2"))
  }

  @Test func anotherEnvironmentIsOneMessage() throws {
    let place = try workspace()
    let lock = String(decoding: try goldens(place)["goldens.lock"]!, as: UTF8.self)
    let line = try #require(lock.components(separatedBy: "\n").first { $0.hasPrefix("Pango ") })
    try place.change(line, "Pango 1.2.3", in: "__Storypole__/goldens.lock")
    // Where every golden is equal, the environment doesn't matter.
    #expect(try place.run("test").status == 0)
    try place.change("Total", "Sum", in: "Card.swift")
    let run = try place.run("test")
    #expect(run.status == 4 && run.text == "0 passed, 2 failed, 0 skipped\n", "\(run.text)")
    #expect(run.errors.contains("Pango 1.2.3, here 1."), "\(run.errors)")
    #expect(try place.run("test", "--update").status == 0)
    #expect(try goldens(place)["goldens.lock"]!.range(of: Data(line.utf8)) != nil)
  }

  @Test func renamedAndLeftOver() throws {
    let place = try workspace()
    try place.change("\"A card\"", "\"My card\"")
    let run = try place.run("test", "--record", "never")
    #expect(run.status == 2 && run.text.contains("renamed from Card/A-card"), "\(run.text)")
    #expect(run.text.contains("2 golden files of no preview"))
    #expect(try place.run("test", "--update").status == 0)
    #expect(try goldens(place).keys.sorted().first == "Card/My-card.frames")
    try place.change("#Preview(\"Two cards\")", "// #Preview(\"Two cards\")")
    #expect(try place.run("test", "--prune").text.contains("Removed 2 files."))
    #expect(
      try goldens(place).keys.sorted() == [
        "Card/My-card.frames", "Card/My-card.png", "goldens.lock",
      ])
    #expect(try goldens(place)["goldens.lock"]!.range(of: Data("Two".utf8)) == nil)
  }

  @Test func variantsFilterAndShards() throws {
    let place = try Workspace(["Card.swift": Self.card])
    let run = try place.run(
      "test", "--matrix", "scheme=light,dark;type=large,xSmall", "--kind", "frames")
    #expect(run.text.hasSuffix("8 passed, 0 failed, 0 skipped\n"))
    #expect(
      Set(try goldens(place).keys.filter { $0.contains("A-card") }) == [
        "Card/A-card.frames", "Card/A-card.dark.frames", "Card/A-card.xSmall.frames",
        "Card/A-card.dark-xSmall.frames",
      ])
    func count(_ arguments: String...) throws -> Int {
      let text = try place.run(["test", "--kind", "frames"] + arguments).text
      return Int(text.prefix { $0.isNumber }) ?? -1
    }
    let all = ["--matrix", "scheme=light,dark;type=large,xSmall"]
    #expect(try count(all[0], all[1], "--filter", "card*dark") == 4)
    #expect(
      try count(all[0], all[1], "--shard", "1/3") + count(all[0], all[1], "--shard", "2/3")
        + count(all[0], all[1], "--shard", "3/3") == 8)
    #expect(try place.run("test", "--matrix", "color=red").status == 64)
    #expect(try place.run("test", "--matrix", "device=1x1").status == 64)
  }

  @Test func skipsWhatDidNotChange() throws {
    let place = try workspace()
    #expect(try place.run("test", "--changed").text == "2 passed, 0 failed, 0 skipped\n")
    #expect(try place.run("test", "--changed").text == "0 passed, 0 failed, 2 skipped\n")
    try place.change("Total", "Sum")
    #expect(try place.run("test", "--changed").status == 1)
    #expect(try place.run("test", "--changed").status == 1)
    try place.change("Sum", "Total")
    let golden = place.folder.appendingPathComponent("__Storypole__/Card/A-card.frames")
    try FileManager.default.removeItem(at: golden)
    #expect(try place.run("test", "--changed", "--record", "never").status == 2)
  }

  @Test func conflictMarksAreNoGolden() throws {
    let place = try workspace()
    let file = place.folder.appendingPathComponent("__Storypole__/Card/A-card.frames")
    try Data("<<<<<<< HEAD\n".utf8).write(to: file)
    let run = try place.run("test")
    #expect(run.status == 1 && run.text.contains("line 1 can't be read"), "\(run.text)")
  }
}

/// Texts of strangers in reports.
@Suite struct GoldenReportTests {
  private static let hostile = """
    import SwiftUI
    #Preview("</script><script>alert(1)</script> % , : ]]> \\u{1B}[31m |`x`| ::set-env name=A::b") { Text("1") }
    #Preview("two") { let _ = print("::error::printed"); Text("2") }

    """

  @Test func reportsTakeTextsAsTexts() throws {
    let place = try Workspace(["Bad.swift": Self.hostile])
    let run = try place.run(
      "test", "--github", "--record", "never", "--report", "out", "--junit", "out/j.xml",
      "--summary", "out/s.md")
    #expect(run.status == 2)
    let lines = run.text.components(separatedBy: "\n")
    let word = try #require(lines.first?.components(separatedBy: "::stop-commands::").last)
    #expect(word.count > 20)
    let resumed = try #require(lines.firstIndex(of: "::\(word)::"))
    // Between the marks nothing is a command; after them are only ours.
    let commands = lines[(resumed + 1)...].filter { $0.contains("::") }
    #expect(
      commands.count == 2 && commands.allSatisfy { $0.hasPrefix("::error file=Bad.swift,line=") })
    #expect(!run.text.contains("\u{1B}"))
    let page = String(decoding: try place.data("out/index.html"), as: UTF8.self)
    #expect(!page.contains("<script>alert") && page.contains("\\u003cscript>alert(1)"))
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(page.contains("default-src 'none'"))
    let xml = String(decoding: try place.data("out/j.xml"), as: UTF8.self)
    #expect(!xml.contains("<script>") && !xml.contains("\u{1B}"))
    let summary = String(decoding: try place.data("out/s.md"), as: UTF8.self)
    #expect(summary.contains("`` \"</script>") && !summary.contains("|`x`|"))
  }

  @Test func workflowCommandsAreEscaped() {
    // docs.github.com, "Workflow commands": data escapes % CR LF, properties also : and ,
    #expect(
      GitHubLog.command("error", [("title", "a,b:c%\n")], "50%\r\nx: y, z")
        == "::error title=a%2Cb%3Ac%25%0A::50%25%0D%0Ax: y, z")
  }

  @Test func markdownIsCode() {
    #expect(MarkdownSummary.code("a ``b`` <i>|") == "``` a ``b`` <i>¦ ```")
    #expect(MarkdownSummary.code("") == "")
  }

  @Test func slugs() {
    #expect(GoldenTest.slug("Card, dark / “big”!") == "Card-dark-big")
    #expect(GoldenTest.slug("../../etc/passwd") == "etc-passwd")
    #expect(GoldenTest.slug("价格 1") == "价格-1")
    #expect(GoldenTest.slug("…") == "")
    let long = GoldenTest.slug(String(repeating: "é", count: 300))
    #expect(long.utf8.count <= 100 && long != GoldenTest.slug(String(repeating: "é", count: 301)))
  }

}

/// The names of guides in a source.
@Suite struct GuideMarkTests {
  private func marked(_ source: String) -> String {
    String(decoding: GuideMarks.marking(Data(source.utf8)), as: UTF8.self)
  }

  @Test func staticPropertiesNameTheirGuides() {
    #expect(
      marked("static let colon = HorizontalAlignment(Colon.self)")
        == "static let colon = HorizontalAlignment(Colon.self)._named(\"colon\")")
    #expect(
      marked("static var a: VerticalAlignment { VerticalAlignment( A.B.self ) }")
        == "static var a: VerticalAlignment { VerticalAlignment( A.B.self )._named(\"a\") }")
  }

  @Test func othersStay() {
    for other in [
      "let colon = HorizontalAlignment(Colon.self)", "static let x = HorizontalAlignment(id)",
      "// static let colon = HorizontalAlignment(Colon.self)",
      "let t = \"static let x = HorizontalAlignment(X.self)\"", "static let a = Alignment(A.self)",
    ] {
      #expect(marked(other) == other)
    }
  }
}

/// The words for differences of elements.
@Suite struct ElementDifferenceTests {
  private func messages(_ old: [String], _ new: [String]) -> [String] {
    func text(_ lines: [String]) -> String { (["# head"] + lines).joined(separator: "\n") + "\n" }
    return ElementDifferences(text(old), text(new)).messages
  }

  @Test func linesArePaired() {
    #expect(messages(["a", "b", "c"], ["a", "x", "c"]) == ["x, was b"])
    #expect(messages(["a", "c"], ["a", "b", "c"]) == ["b is new"])
    #expect(messages(["a", "b", "c"], ["a", "c"]) == ["b is gone"])
    #expect(messages(["a", "b", "c"], ["n", "a", "x", "c"]) == ["n is new", "x, was b"])
    #expect(messages(["a", "  b"], ["a", "b"]) == ["the elements are in other containers"])
    let many = (0..<9).map { "\($0)" }
    #expect(messages(many, []).last == "4 more elements differ")
    let huge = (0..<3000).map { "\($0)" }
    #expect(messages(huge, many) == ["the elements differ"])
  }
}
