// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import StorypolePages
import SwiftUI
import Testing

private enum Total: PageValueKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private enum Chapter: PageValueKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

/// Documents on paper of 300 × 140 points with margins of 20: room for 260 × 100.
@MainActor @Suite struct PagedDocumentTests {
  private let paper = PaperSize(width: 300, height: 140)
  private let margins = EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)

  private func layout(_ document: PagedDocument) throws -> LaidOutDocument {
    try PictureMaker.shared.pages(of: document, EnvironmentValues())
  }

  /// The text of each page, in the order of painting.
  private func texts(_ document: PagedDocument) throws -> [String] {
    try layout(document).pages.map(\.text)
  }

  private func rows(_ count: Int) -> some View {
    VStack(spacing: 0) {
      ForEach(1..<(count + 1), id: \.self) { number in
        Text("row\(number)").frame(width: 60, height: 20).pageValue(Total.self, number)
      }
    }
    // Lower than its frame: a page has room for what a text draws.
    .font(.system(size: 10))
  }

  /// 100 − 20 − 20 = 60: three rows on each of three pages.
  @Test func headersAndFootersTakeRoom() throws {
    let document = PagedDocument(paper: paper, margins: margins) {
      rows(7)
    } header: { page in
      Text("head\(page.number)").frame(height: 20)
    } footer: { page in
      Text("\(page.number)/\(page.count)").frame(height: 20)
    }
    #expect(
      try texts(document) == [
        "row1row2row3head11/3", "row4row5row6head22/3", "row7head33/3",
      ])
  }

  /// The view of 70 leaves 30 of 100: room for two lines of 10 × (1950 + 494) / 2048 ≈ 12, the system font's height.
  @Test func linesThatStayTogether() throws {
    func pages(_ change: (Text) -> some View) throws -> [String] {
      let text = Text("a\nb\nc\nd\ne\nf\ng").font(.system(size: 10))
      return try texts(
        PagedDocument(paper: paper, margins: margins) {
          VStack(spacing: 0) {
            Color.red.frame(height: 70)
            change(text)
          }
        })
    }
    #expect(try pages { $0 } == ["ab", "cdefg"])
    #expect(try pages { $0.orphans(1).widows(1) } == ["ab", "cdefg"])
    #expect(try pages { $0.orphans(3) } == ["", "abcdefg"])
    #expect(try pages { $0.widows(6) } == ["", "abcdefg"])
  }

  /// The first header is 60 high, the others have none: 40 / 20 = 2 rows, then 5.
  @Test func headersOfDifferentHeights() throws {
    let document = PagedDocument(paper: paper, margins: margins) {
      rows(7)
    } header: { page in
      if page.isFirst { Text("letter").frame(height: 60) }
    }
    #expect(
      try texts(document) == ["row1row2letter", "row3row4row5row6row7"])
  }

  /// Sums of 1…5 and 1…7: 5 rows of 20 on a page.
  @Test func sumsAreCarriedForward() throws {
    var seen: [[Int]] = []
    let document = PagedDocument(paper: paper, margins: margins) {
      rows(7)
    } background: { page in
      let _ = seen.append([page[Total.self], page[before: Total.self], page[through: Total.self]])
      Color.clear
    }
    _ = try layout(document)
    #expect(Array(seen.suffix(2)) == [[15, 0, 15], [13, 15, 28]])
  }

  @Test func runningTitles() throws {
    let document = PagedDocument(paper: paper, margins: margins) {
      VStack(spacing: 0) {
        Text("one").frame(height: 100).pageValue(Chapter.self, "A")
        Text("two").frame(height: 100)
        Text("three").frame(height: 100).pageValue(Chapter.self, "B")
      }
    } background: { page in
      Text("[\(page[through: Chapter.self])]\(page.first(Chapter.self) ?? "-")")
    }
    #expect(
      try texts(document) == ["[A]Aone", "[A]-two", "[B]Bthree"])
  }

  /// The runs are numbered together; each has its own paper.
  @Test func runsOfOtherPaper() throws {
    let document = PagedDocument {
      PageRun(paper: paper, margins: margins) {
        rows(6)
      } background: { page in
        Text("\(page.number) of \(page.count), \(page.numberInRun) of \(page.countInRun)")
      }
      PageRun(paper: .a6.landscape, margins: margins) {
        Text("wide")
      } background: { page in
        Text("\(page.number) of \(page.count), \(page.numberInRun) of \(page.countInRun)")
      }
    }
    let pages = try layout(document).pages
    #expect(pages.map { $0.size.width.rounded() } == [300, 300, 420])
    #expect(
      pages.map { String($0.text.prefix(14)) } == [
        "1 of 3, 1 of 2", "2 of 3, 2 of 2", "3 of 3, 1 of 1",
      ])
  }

  /// The table of contents has three lines after it is filled, which moves the headings to later pages.
  @Test func contentsAndReferences() throws {
    let document = PagedDocument(paper: paper, margins: margins) {
      VStack(spacing: 0) {
        TableOfContents { entry in
          Text("\(entry.level) \(entry.title) \(entry.page)").frame(height: 40)
        }
        PageReference("end") { page in Text("see \(page)").frame(height: 20) }
        Text("Alpha").accessibilityHeading(.h1).frame(height: 20)
        Text("text").frame(height: 60)
        Text("Beta").accessibilityHeading(.h2).frame(height: 20)
        Text("last").frame(height: 70).pageAnchor("end")
        Text("Gamma").accessibilityHeading(.h1).bookmark("Delta").frame(height: 20)
        PageReader { page in Text("on \(page.number) of \(page.count)").frame(height: 20) }
      }
      .font(.system(size: 10))
    }
    let result = try layout(document)
    #expect(result.warnings.isEmpty, "\(result.warnings)")
    #expect(result.entries.map(\.title) == ["Alpha", "Beta", "Delta"])
    #expect(result.entries.map(\.level) == [1, 2, 1])
    let pages = result.pages.map(\.text)
    for (entry, heading) in zip(result.entries, ["Alpha", "Beta", "Gamma"]) {
      #expect(pages[entry.page - 1].contains(heading), "\(pages)")
      let line = "\(entry.level) \(entry.title) \(entry.page)"
      #expect(pages.joined().contains(line), "\(line): \(pages)")
    }
    let last = try #require(pages.firstIndex { $0.contains("last") })
    #expect(pages.joined().contains("see \(last + 1)"), "\(pages)")
    let reader = try #require(
      pages.firstIndex { $0.contains("on \(pages.count) of \(pages.count)") })
    #expect(reader == pages.count - 1)
  }

  @Test func anUnknownAnchor() throws {
    let document = PagedDocument(paper: paper, margins: margins) {
      PageReference("nowhere") { page in Text("see \(page)") }
    }
    let result = try layout(document)
    #expect(result.warnings == ["no view has the page anchor 'nowhere'"])
  }

  @Test func breaksAndKeeps() throws {
    let document = PagedDocument(paper: paper, margins: margins) {
      VStack(spacing: 0) {
        Text("a").frame(height: 20)
        PageBreak()
        Text("b").frame(height: 60)
        VStack(spacing: 0) {
          Text("c").frame(height: 30)
          Text("d").frame(height: 30)
        }
        .keepTogether()
        Text("e").frame(height: 20).keepWithNext()
        Text("f").frame(height: 30)
        Text("g").frame(height: 10).pageBreak(.before, to: .odd)
      }
      .font(.system(size: 8))
    }
    // c and d move to page 3; e and f don't fit below them: 60 + 50 > 100.
    #expect(try texts(document) == ["a", "b", "cd", "ef", "g"])
  }

  @Test func aRowOfAGridRepeats() throws {
    let document = PagedDocument(paper: paper, margins: margins) {
      Grid(verticalSpacing: 0) {
        GridRow {
          Text("Name").frame(height: 20)
          Text("Price").frame(height: 20)
        }
        .repeatsOnEachPage()
        ForEach(1..<7) { number in
          GridRow {
            Text("n\(number)").frame(height: 20)
            Text("p\(number)").frame(height: 20)
          }
        }
      }
      .font(.system(size: 10))
    }
    let pages = try texts(document)
    #expect(pages.count == 2)
    #expect(pages.allSatisfy { $0.contains("Name") && $0.contains("Price") }, "\(pages)")
    #expect(pages[1].contains("n5") && pages[1].contains("n6"))
  }

  @Test func impossiblePaper() {
    for (paper, margins) in [
      (PaperSize(width: 0, height: 100), EdgeInsets()),
      (PaperSize(width: .infinity, height: 100), EdgeInsets()),
      (PaperSize(width: .nan, height: 100), EdgeInsets()),
      (paper, EdgeInsets(top: 100, leading: 0, bottom: 100, trailing: 0)),
    ] {
      let document = PagedDocument(paper: paper, margins: margins) { Text("a") }
      #expect(throws: ImageRendererError.self) { try document.pdfData() }
    }
    let high = PagedDocument(paper: paper, margins: margins) {
      Text("a")
    } header: { _ in
      Color.red.frame(height: 200)
    }
    #expect(throws: ImageRendererError.self) { try high.pdfData() }
    let runs: [PageRun] = []
    #expect(throws: ImageRendererError.self) {
      try PagedDocument { for run in runs { run } }.pdfData()
    }
  }

  /// A header as high as its page's number never fits in the same pages twice in a row; the layout ends with a warning.
  @Test func aHeaderThatDependsOnItself() throws {
    var count = 0
    let document = PagedDocument(paper: paper, margins: margins) {
      rows(3)
    } header: { _ in
      let _ = count += 1
      Color.red.frame(height: CGFloat(count % 40 + 1))
    }
    #expect(try layout(document).warnings.contains { $0.contains("depend on themselves") })
  }

  /// The header's height depends on its text; it is on all pages, and each row is on one of them.
  @Test func theHeaderOfATableIsRepeated() throws {
    struct Item: Identifiable { let id: Int }
    let pages = try texts(
      PagedDocument(paper: paper, margins: margins) {
        Table((0..<6).map { Item(id: $0) }) {
          TableColumn("Number") { item in Text("item\(item.id)") }
          TableColumn("Half") { item in Text("half\(item.id)") }
        }
      })
    #expect(pages.count > 1)
    for page in pages { #expect(page.contains("Number") && page.contains("Half"), "\(pages)") }
    for number in 0..<6 {
      #expect(pages.joined().components(separatedBy: "item\(number)").count == 2, "\(pages)")
    }
  }

  @Test func sameBytesTwice() throws {
    func data() throws -> Data {
      try PagedDocument(paper: paper, margins: margins) {
        rows(30)
      } footer: { page in
        Text("\(page.number)/\(page.count)")
      }
      .documentMetadata(title: "Title", author: "Author", keywords: ["a", "b"], language: "de")
      .pdfData()
    }
    #expect(try data() == data())
  }

  /// Rows that are added at the end leave earlier pages as they are.
  @Test func earlierPagesStay() throws {
    func pages(_ count: Int) throws -> [[DrawCommand]] {
      try layout(
        PagedDocument(paper: paper, margins: margins) {
          rows(count)
        } footer: { page in
          Text("\(page.number)").frame(height: 20)
        }
      ).pages.map { $0.items.map(\.command) }
    }
    let (short, long) = (try pages(16), try pages(40))
    #expect(short.count == 4 && long.count == 10)
    #expect(short == Array(long.prefix(4)))
  }

  /// A view whose body is a document, as a template for rows of data has it.
  @Test func aViewWhoseBodyIsADocument() {
    struct Letter: View {
      var body: some View { PagedDocument { Text("a") } }
    }
    struct Other: View {
      var body: some View { Text("a") }
    }
    #expect(PagedDocument.shown(by: Letter()) != nil)
    #expect(PagedDocument.shown(by: PagedDocument { Text("a") }) != nil)
    #expect(PagedDocument.shown(by: Other()) == nil)
    #expect(PagedDocument.shown(by: Text("a")) == nil)
  }

  @Test func inAPool() async throws {
    let pool = RenderPool(threads: 2)
    async let first = pool.pdfData(document: { PagedDocument { Text("one") } })
    async let second = pool.pdfData(document: { PagedDocument { Text("one") } })
    let (one, two) = try await (first, second)
    #expect(one == two && one.starts(with: Data("%PDF".utf8)))
  }

  @Test func aDocumentAsAView() throws {
    let document = PagedDocument(paper: paper, margins: margins) { rows(6) }
    let data = try ImageRenderer(content: document).pngData()
    #expect(data.count > 1000)
    #expect(try document.pngData(scale: 1).count == 2)
  }
}

extension DisplayList {
  fileprivate var text: String {
    items.compactMap { if case .glyphs(let run, _) = $0.command { run.text } else { nil } }.joined()
  }
}
