// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import StorypolePages
import Testing

@testable import StorypoleCommand

/// Documents of several pages.
@Suite struct PaperTests {
  private static let rows = """
    import SwiftUI
    #Preview("Rows") {
      VStack(spacing: 0) { ForEach(0..<50) { Text("Row \\($0)").frame(height: 40) } }
    }

    """

  /// A picture has at most 16,384 pixels a side and 100 million in all. With 2 pixels per point and gaps of 16, 9 pages A4 are
  /// (9 · (842 + 16) + 16) · 2 = 15,476 pixels high, and 10 are 17,192.
  /// 5 columns of 9 have (5 · 611 + 16) · (9 · 858 + 16) · 4 = 95.1 million pixels, 46 pages at least 101.3 million.
  @Test func theColumnsOfManyPages() {
    let page = DisplayList(size: CGSize(width: 595, height: 842))
    func stack(_ count: Int) -> (size: CGSize, scale: CGFloat) {
      let result = PreviewRenderer.stack(of: Array(repeating: page, count: count), scale: 2)
      return (result.0.size, result.scale)
    }
    #expect(stack(9).size == CGSize(width: 595 + 32, height: 9 * 858 + 16))
    #expect(stack(10).size == CGSize(width: 2 * 611 + 16, height: 5 * 858 + 16))
    for count in [9, 10, 45] { #expect(stack(count).scale == 2) }
    #expect(stack(46).scale < 2)
    let (size, scale) = stack(100)
    #expect(scale > 1 && scale < 2)
    #expect(size.width * size.height * scale * scale <= 100e6)
    #expect(max(size.width, size.height) * scale <= 16_384)
  }

  /// A4 is 841.9 points high; margins of 20.95 leave 800, room for 20 rows of 40.
  @Test func rowsOnPages() throws {
    let place = try Workspace(["Rows.swift": Self.rows])
    let run = try place.run(
      "render", "Rows.swift", "--paper", "a4", "--margins", "20.9pt", "-o", "rows.pdf")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text.contains("3 pages"), "\(run.text)")
    #expect(run.errors.isEmpty, "\(run.errors)")
  }

  @Test func picturesOfPages() throws {
    let place = try Workspace(["Rows.swift": Self.rows])
    let run = try place.run(
      "render", "Rows.swift", "--paper", "a4", "--margins", "20.9pt", "-o", "page-%d.png")
    #expect(run.status == 0, "\(run.errors)")
    #expect(Set(place.files) == ["Rows.swift", "page-1.png", "page-2.png", "page-3.png"])
    #expect(run.text.contains("page-3.png"), "\(run.text)")
  }

  @Test func aDocumentWithPageNumbers() throws {
    let place = try Workspace([
      "Letter.swift": """
      import StorypolePages
      import SwiftUI
      #Preview("Letter") {
        PagedDocument(paper: .a6) {
          ForEach(0..<12) { Text("Row \\($0)").frame(height: 60) }
        } footer: { page in
          Text("\\(page.number) of \\(page.count)")
        }
      }

      """
    ])
    // 12 × 60 on pages of 420 − 113 − 20 points: 4 rows of 60 with gaps of 8, if the footer is at most 38 high.
    let pdf = try place.run("render", "Letter.swift", "-o", "letter.pdf")
    #expect(pdf.status == 0, "\(pdf.errors)")
    #expect(pdf.text.contains("3 pages"), "\(pdf.text)")
    let pictures = try place.run("render", "Letter.swift", "-o", "%d.png")
    #expect(pictures.status == 0, "\(pictures.errors)")
    #expect(Set(place.files) == ["Letter.swift", "letter.pdf", "1.png", "2.png", "3.png"])
    // As a view, it shows the pages below one another.
    let sheet = try place.run("render", "Letter.swift", "-o", "sheet.png")
    #expect(sheet.status == 0, "\(sheet.errors)")
    let wrong = try place.run("render", "Letter.swift", "-o", "a.pdf", "--paper", "a4")
    #expect(wrong.errors.contains("has its own paper"), "\(wrong.errors)")
  }

  /// 20 × 40 fill 800 points, of which margins of 20.9 leave 0.09 more.
  @Test func reasonsOfPages() throws {
    let place = try Workspace(["Rows.swift": Self.rows])
    let run = try place.run(
      "explain", "Rows.swift", "--pages", "--paper", "a4", "--margins", "20.9pt")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text.contains("Page 1 begins with Text \"Row 0\"."), "\(run.text)")
    #expect(
      run.text.contains(
        "Page 2 begins with Text \"Row 20\": 0.09 points were left on page 1, and it needs 40."),
      "\(run.text)")
    let none = try place.run("explain", "Rows.swift", "--pages")
    #expect(none.status != 0 && none.errors.contains("needs a document"), "\(none.errors)")
  }

  /// Each page has 20 rows of 40. Its first row begins at the margin of 20.9; a text of one line of 17 points is in the
  /// middle of its frame.
  @Test func framesOfPages() throws {
    let place = try Workspace(["Rows.swift": Self.rows])
    let run = try place.run(
      "frames", "Rows.swift", "--pages", "--paper", "a4", "--margins", "20.9pt", "--json")
    #expect(run.status == 0, "\(run.errors)")
    let tree = try #require(
      try JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [String: Any])
    let pages = try #require(tree["pages"] as? [[String: Any]])
    let frames = pages.map { page in
      (page["content"] as? [[String: Any]] ?? []).filter { $0["name"] as? String == "frame" }
        .compactMap { $0["y"] as? Double }
    }
    #expect(frames.map(\.count) == [20, 20, 10])
    for page in frames {
      #expect(
        zip(page, 0...).allSatisfy { abs($0 - (20.9 + 40 * Double($1))) < 0.001 }, "\(page)")
    }
    let text = try place.run(
      "frames", "Rows.swift", "--pages", "--paper", "a4", "--margins", "20.9pt")
    #expect(text.text.contains("Page 3, 595.276 × 841.89:\n"), "\(text.text)")
    for (arguments, reason) in [
      (["--paper", "a4"], "need --pages"), (["--pages"], "needs a document"),
      (["--pages", "--paper", "a4", "--counts"], "can't be combined"),
    ] {
      let wrong = try place.run(["frames", "Rows.swift"] + arguments)
      #expect(wrong.status != 0 && wrong.errors.contains(reason), "\(wrong.errors)")
    }
  }

  /// The header is at the margin, the footer ends there: A6 is 419.5 high, so at 419.5 − 20 − 10.
  @Test func framesOfHeadersAndFooters() throws {
    let place = try Workspace([
      "Letter.swift": """
      import StorypolePages
      import SwiftUI
      #Preview("Letter") {
        PagedDocument(paper: .a6, margins: EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)) {
          Text("Content")
        } header: { page in
          Color.red.frame(height: 30)
        } footer: { page in
          Color.blue.frame(height: 10)
        }
      }

      """
    ])
    let run = try place.run("frames", "Letter.swift", "--pages")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.text.contains("Header:\nframe  20, 20  257.638 × 30"), "\(run.text)")
    #expect(run.text.contains("Footer:\nframe  20, 389.528"), "\(run.text)")
  }

  /// Of 800 points, the header takes 20 and the footer 10: 19 rows of 40, and 11 on the next page.
  @Test func framesOfRepeatedViews() throws {
    let place = try Workspace([
      "Rows.swift": """
      import SwiftUI
      #Preview("Rows") {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          Section {
            ForEach(0..<30) { Text("Row \\($0)").frame(height: 40) }
          } header: {
            Color.red.frame(height: 20)
          } footer: {
            Color.blue.frame(height: 10)
          }
        }
      }

      """
    ])
    let run = try place.run(
      "frames", "Rows.swift", "--pages", "--paper", "a4", "--margins", "20.9pt")
    #expect(run.status == 0, "\(run.errors)")
    func places(_ name: String) -> [String] {
      run.text.split(separator: "\n").map { $0.drop { $0 == " " } }
        .filter { $0.hasPrefix("Color \(name)") }
        .map { $0.components(separatedBy: "  ")[1] }
    }
    #expect(places("red") == ["20.9, 20.9", "20.9, 20.9"], "\(run.text)")
    #expect(places("blue") == ["20.9, 800.9", "20.9, 480.9"], "\(run.text)")
  }

  @Test func wordsOfAttachments() throws {
    let place = try Workspace(["a.csv": "", "b,data": "", "c=x": ""])
    func parts(_ text: String) throws -> [String?] {
      let file = try AttachedFile(place.folder.path + "/" + text)
      return [(file.path as NSString).lastPathComponent, file.type, file.relationship]
    }
    #expect(try parts("a.csv") == ["a.csv", nil, "Unspecified"])
    #expect(try parts("a.csv,Data") == ["a.csv", nil, "Data"])
    #expect(try parts("a.csv=text/x-list,source") == ["a.csv", "text/x-list", "Source"])
    #expect(try parts("b,data,alternative") == ["b,data", nil, "Alternative"])
    #expect(try parts("c=x") == ["c=x", nil, "Unspecified"])
    for type in ["a/b", "application/vnd.a+xml", "x-y/z.1"] {
      #expect(DocumentAttachment.isType(type))
    }
    for type in ["", "a", "/", "a/", "a/b/c", "a b/c", "a/#41", "a/é", "+/a"] {
      #expect(!DocumentAttachment.isType(type), "\(type)")
    }
  }

  @Test func aPreviewWithPaper() throws {
    let place = try Workspace([
      "Rows.swift": """
      import StorypolePages
      import SwiftUI
      #Preview("Rows", traits: .paper(.a6)) { ForEach(0..<20) { _ in Text("Row").frame(height: 60) } }

      """
    ])
    let run = try place.run("render", "Rows.swift", "-o", "rows.pdf")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text.contains("pages, 297.6"), "\(run.text)")
  }

  /// The files of pages with text, which pdftotext finds in order.
  @Test func everyExample() throws {
    let place = try Workspace([:])
    _ = try place.addExamples()
    let run = try place.run("render", "Documents", "--format", "pdf", "-o", "out/")
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.errors.contains("warning"), "\(run.errors)")
    #expect(run.text.split(separator: "\n").count { $0.contains(".pdf") } == 10, "\(run.text)")
  }

  @Test func aViewWithoutEnd() throws {
    let place = try Workspace([
      "Tall.swift": "import SwiftUI\n#Preview { Color.red.frame(height: 1e9) }\n"
    ])
    let run = try place.run("render", "Tall.swift", "--paper", "a6", "-o", "tall.pdf")
    #expect(run.status != 0)
    #expect(run.errors.contains("more than 20000 pages"), "\(run.errors)")
    #expect(place.files == ["Tall.swift"])
  }

  @Test(arguments: [
    (["--paper", "b9"], "--paper accepts"), (["--paper", "210xmm"], "--paper accepts"),
    (["--paper", "nanx100"], "--paper accepts"), (["--paper", "1e99x100"], "--paper accepts"),
    (["--paper", "0x100"], "--paper accepts"), (["--paper", "a4", "--margins", "-1"], "--margins"),
    (["--paper", "a4", "--margins", "1,2"], "--margins needs"),
    (["--paper", "a4", "--margins", "200mm"], "leave no room"),
    (["--margins", "20mm"], "--margins needs --paper"),
    (["--paper", "a4", "--size", "100x100"], "exclude each other"),
    (["--paper", "a4", "--format", "png"], "--paper needs a PDF"),
    (["--paper", "a4", "-o", "page-%d.svg"], "%d needs PNG files"),
  ]) func wrongSettings(arguments: [String], reason: String) throws {
    let place = try Workspace(["Rows.swift": Self.rows])
    let run = try place.run(["render", "Rows.swift", "-o", "rows.pdf"] + arguments)
    #expect(run.status == 64)
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(place.files == ["Rows.swift"])
  }
}
