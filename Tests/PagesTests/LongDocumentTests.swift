// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import SwiftUI
import Testing

@testable import Storypole
@testable import StorypolePages

/// Documents whose pages are written while later ones are drawn, on paper of 300 × 140 points with room for 260 × 100: five
/// rows of 20.
@MainActor @Suite struct LongDocumentTests {
  private let paper = PaperSize(width: 300, height: 140)
  private let margins = EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
  /// More than wait for late drawing.
  private let pageCount = 3 * PageCutter.waitingPages

  private struct Rows: View {
    var count: Int

    var body: some View {
      VStack(spacing: 0) {
        Text("head").frame(height: 20).repeatsOnEachPage()
        ForEach(0..<count, id: \.self) { number in
          HStack(spacing: 0) {
            Text("row\(number)")
            Color.red.frame(width: 10, height: 10)
          }
          .frame(width: 200, height: 20)
        }
      }
      .font(.system(size: 10))
    }
  }

  /// A head and four rows on each page.
  private func document(_ content: some View) -> PagedDocument {
    PagedDocument(paper: paper, margins: margins) { content }.documentMetadata(title: "Rows")
  }

  private func layout(_ document: PagedDocument, isTagged: Bool = false) throws -> DocumentLayout {
    let layout = try PictureMaker.shared.layout(of: document, EnvironmentValues())
    if isTagged { _ = try layout.takeStructure() }
    return layout
  }

  private func pages(
    _ layout: DocumentLayout, keepsPages: Bool
  ) throws -> [DisplayList] {
    var pages: [DisplayList] = []
    try layout.draw(keepsPages: keepsPages) { pages.append($0) }
    return pages
  }

  private func expectSamePages(_ content: some View, isTagged: Bool = false) throws {
    let layout = try layout(document(content), isTagged: isTagged)
    let pages = try pages(layout, keepsPages: false)
    #expect(pages.count == pageCount)
    let kept = try self.pages(layout, keepsPages: true)
    #expect(pages == kept)
  }

  @Test func pagesAreTheSameAsTogether() throws {
    try expectSamePages(Rows(count: 4 * pageCount))
    try expectSamePages(Rows(count: 4 * pageCount), isTagged: true)
    // A layer around all of them, and a background behind.
    try expectSamePages(Rows(count: 4 * pageCount).opacity(0.5).background(.yellow))
    try expectSamePages(
      Rows(count: 4 * pageCount).rotationEffect(.zero).clipped(), isTagged: true)
  }

  /// A page is given away when the drawing is far below it, so that only the pages between take memory.
  @Test func pagesAreNotKept() throws {
    let layout = try layout(document(Rows(count: 4 * 800)))
    let host = try #require(layout.hosts.first)
    var painted: [Int] = []
    try layout.draw(keepsPages: false) { _ in painted.append(host.counters.paintedItems) }
    #expect(painted.count == 800)
    // All pages have as many items, and the painter hands over some 2,000 at a time.
    let all = try #require(painted.last)
    let waiting = painted.enumerated().map { $0.element * 800 / all - $0.offset }
    let most = try #require(waiting.max())
    #expect(most <= PageCutter.waitingPages + 2000 * 800 / all + 2, "\(most) of \(all)")
  }

  /// A view in front of everything draws on the first page after the last one: the document is drawn again, in one piece.
  @Test func lateDrawing() throws {
    let front = Rows(count: 4 * pageCount).overlay(alignment: .top) { Text("front") }
    let layout = try layout(document(front))
    #expect(throws: LaidOutRun.LateDrawing.self) { try self.pages(layout, keepsPages: false) }
    #expect(try pages(layout, keepsPages: true).count == pageCount)
    let file = try PictureMaker.shared.pdf(of: document(front), EnvironmentValues())
    #expect(file.pages.count == pageCount)
    #expect(!file.pages.contains { !$0.items.isEmpty })
  }

  /// The tree of a large document keeps no shaped texts and no answers: it is asked again, with the same result.
  @Test func aFrugalTreeHasTheSamePages() throws {
    // About seven views a row.
    let rows = LayoutSpace.frugalNodes / 5
    let layout = try layout(document(Rows(count: rows)))
    let host = try #require(layout.hosts.first)
    #expect(host.space.isFrugal)
    let node = try #require(host.rootNode)
    #expect(node.rememberedSizes.count <= 1)
    let few = try self.layout(document(Rows(count: 4 * pageCount)))
    let small = try #require(few.hosts.first)
    #expect(!small.space.isFrugal)
    // As many measurements and placements for a row.
    func perRow(_ host: ViewHost, _ rows: Int) -> [Int] {
      [host.counters.measurements / rows, host.counters.placements / rows]
    }
    #expect(perRow(host, rows) == perRow(small, 4 * pageCount))
    let first = try pages(layout, keepsPages: false).prefix(pageCount - 1)
    let others = try pages(few, keepsPages: true).prefix(pageCount - 1)
    for (page, other) in zip(first, others) {
      let isSame = page.items.map(\.command) == other.items.map(\.command)
      #expect(isSame)
    }
  }

  /// Paper has more nodes than a screen, but not without a bound.
  @Test func theBoundOfPaper() throws {
    let layout = try layout(document(Text("a")))
    let host = try #require(layout.hosts.first)
    #expect(host.nodeBudget == LayoutSpace.maximumNodesOnPaper)
    #expect(ViewHost(textEngine: FixedTextEngine()).nodeBudget == LayoutSpace.maximumNodes)
  }
}
