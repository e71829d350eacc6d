// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// PDF files as read by poppler (the package poppler-utils).
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")))
struct PDFTests {
  private func sample() throws -> Workspace {
    let place = try Workspace(["Rich.swift": richSample])
    let run = try place.run("render", "Rich.swift", "-o", "rich.pdf", "--locale", "de_CH")
    #expect(run.status == 0, "\(run.errors)")
    return place
  }

  /// The output lines of a poppler tool.
  private func read(_ tool: String, _ options: String..., in place: Workspace) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/" + tool)
    process.arguments = options
    process.currentDirectoryURL = place.folder
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self).components(separatedBy: "\n")
  }

  @Test func attachedFiles() throws {
    let place = try Workspace([
      "Rows.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n", "data.csv": "a,b\n1,2\n",
      "odd,name=x.txt": "odd",
      "Letter.swift": """
      import StorypolePages
      import SwiftUI
      #Preview("Letter") { PagedDocument(paper: .a6) { Text("a") }.attachment(Data("x".utf8), name: "own.txt") }

      """,
    ])
    func attachments(_ arguments: String...) throws -> [String] {
      let run = try place.run(["render", "-o", "out.pdf"] + arguments)
      #expect(run.status == 0, "\(run.errors)")
      return try read("pdfdetach", "-list", "out.pdf", in: place)
    }
    #expect(
      try attachments("Rows.swift", "--paper", "a4", "--attach", "data.csv=text/x-list,data")
        == ["1 embedded files", "1: data.csv", ""])
    _ = try read("pdfdetach", "-save", "1", "-o", "read.csv", "out.pdf", in: place)
    #expect(try place.data("read.csv") == Data("a,b\n1,2\n".utf8))
    #expect(
      try attachments("Letter.swift", "--attach", "data.csv", "--attach", "odd,name=x.txt")
        == ["3 embedded files", "1: data.csv", "2: odd,name=x.txt", "3: own.txt", ""])
    for (arguments, reason) in [
      (["--attach", "none.csv"], "cannot read 'none.csv'"),
      (["--attach", "."], "needs a file"), (["--attach", "data.csv=csv"], "needs a MIME type"),
      (["--attach", "data.csv,part"], "does not know the relationship 'part'"),
      (["--attach", "data.csv", "--attach", "data.csv"], "Two attachments have the name"),
      (["--attach", "data.csv", "--conformance", "pdfa-2b"], "without attachments"),
    ] {
      let wrong = try place.run(["render", "Letter.swift", "-o", "wrong.pdf"] + arguments)
      #expect(wrong.status != 0 && wrong.errors.contains(reason), "\(wrong.errors)")
      #expect(!place.files.contains("wrong.pdf"))
    }
    let png = try place.run("render", "Letter.swift", "-o", "a.png", "--attach", "data.csv")
    #expect(png.status == 64 && png.errors.contains("--attach needs a PDF"), "\(png.errors)")
  }

  @Test func textIsInReadingOrder() throws {
    let text = try read("pdftotext", "rich.pdf", "-", in: sample()).joined(separator: " ")
    var rest = text[...]
    for words in [
      "First line", "second third fourth", "Ελληνικά Кириллица", "See our page or write",
      "2001-01-01T00:00:00Z", "cell 1 cell 2", "cell 3 cell 4", "Last line",
    ] {
      let found = try #require(rest.range(of: words), "\(words), in order, in: \(text)")
      rest = rest[found.upperBound...]
    }
    for words in ["עברית العربية", "مرحبا بالعالم"] { #expect(text.contains(words), "\(text)") }
  }

  /// Of each example: the texts of its views, in the order of the views.
  @Test func examplesAreInReadingOrder() throws {
    let place = try Workspace()
    for file in try place.addExamples() {
      let name = String(file.dropLast(6))
      let run = try place.run("render", file, "-o", "\(name).pdf")
      #expect(run.status == 0, "\(run.errors)")
      #expect(try read("pdfinfo", "\(name).pdf", in: place).contains { $0.hasSuffix(" 1") })
      // There, a reader of the file reorders the words, or texts are truncated on purpose.
      if ["RightToLeft", "SongRows"].contains(name) { continue }
      var rest = try read("pdftotext", "-raw", "\(name).pdf", "-", in: place).joined()
        // The reader marks right-to-left text.
        .filter { !$0.isWhitespace && !"\u{202A}\u{202B}\u{202C}".contains($0) }[...]
      struct Tree: Decodable {
        struct Node: Decodable {
          var name: String
          var detail: String?
        }
        var nodes: [Node]
      }
      let tree = try JSONDecoder().decode(
        Tree.self, from: Data(try place.run("frames", file, "--json").text.utf8))
      for node in tree.nodes where node.name == "Text" {
        let text = (node.detail ?? "").filter { !$0.isWhitespace && !"\"…⏎".contains($0) }
        // A field without a prompt keeps its line with a space.
        if text.isEmpty { continue }
        // From right to left a reader of the file reorders a line's words.
        if text.contains(where: { ("\u{590}"..."\u{8FF}").contains($0) }) {
          for word in (node.detail ?? "").split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            #expect(rest.contains(word), "\(word), in: \(rest)")
          }
          continue
        }
        let found = try #require(rest.range(of: text), "\(text), in order, in: \(rest)")
        rest = rest[found.upperBound...]
      }
    }
  }

  @Test func fontsAreEmbeddedSubsets() throws {
    let rows = try read("pdffonts", "rich.pdf", in: sample()).dropFirst(2).filter { !$0.isEmpty }
    #expect(rows.count > 3)
    for row in rows {
      // The columns emb, sub and uni, before the object's two numbers.
      #expect(row.split(separator: " ").suffix(5).prefix(3) == ["yes", "yes", "yes"], "\(row)")
      #expect(row.dropFirst(6).first == "+", "\(row)")
    }
  }

  @Test func onlyWebAndMailLinks() throws {
    let place = try sample()
    let rows = try read("pdfinfo", "-url", "rich.pdf", in: place).dropFirst()
    #expect(
      rows.compactMap { $0.split(separator: " ").last }
        == ["https://example.org/a", "mailto:me@example.org"])
    let file = String(decoding: try place.data("rich.pdf"), as: UTF8.self)
    #expect(!file.contains("javascript") && !file.contains("passwd"))
  }

  @Test func titleLanguageAndDates() throws {
    let place = try sample()
    let info = try read("pdfinfo", "-rawdates", "rich.pdf", in: place)
    func value(_ name: String) -> String? {
      info.first { $0.hasPrefix(name + ":") }?.dropFirst(name.count + 1)
        .trimmingCharacters(in: .whitespaces)
    }
    #expect(value("Title") == "A title")
    #expect(value("CreationDate")?.contains("20000101000000Z") == true)
    #expect(value("ModDate") == nil)
    #expect(value("Pages") == "1")
    let file = String(decoding: try place.data("rich.pdf"), as: UTF8.self)
    #expect(file.contains("/Lang (de-CH)"))
  }
}
