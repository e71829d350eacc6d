// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import StorypoleControls
import Testing

@testable import Storypole

/// Views on pages with room for 180 × 130 points. Positions are sums of the lengths that each view sets.
@Suite struct PagedPictureTests {
  private let paper = Paper(
    size: CGSize(width: 200, height: 150),
    margins: EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))

  private func lay(_ view: some View) throws -> (picture: Picture, pages: [DisplayList]) {
    var options = PictureOptions()
    options.use(paper)
    let picture = try makePicture(of: view, options, textEngine: FixedTextEngine())
    return (picture, try #require(picture.pages(on: paper)))
  }

  /// The painted boxes of each page, as top and bottom.
  private func boxes(_ view: some View) throws -> [[[CGFloat]]] {
    try lay(view).pages.map { page in
      page.paintedBoxes.map { [$0.rect.minY, $0.rect.maxY] }
    }
  }

  private func row(_ height: CGFloat = 40) -> some View { Color.red.frame(height: height) }

  /// 3 × 40 = 120 fit in 130; the gap of 5 before the next page isn't shown.
  @Test func aStackBreaksBetweenChildren() throws {
    let rows = try boxes(VStack(spacing: 5) { ForEach(0..<5, id: \.self) { _ in row() } })
    #expect(rows == [[[10, 50], [55, 95], [100, 140]], [[10, 50], [55, 95]]])
  }

  @Test func stacksInStacksBreakToo() throws {
    let rows = try boxes(
      VStack(spacing: 0) {
        row(100)
        VStack(spacing: 0) { ForEach(0..<2, id: \.self) { _ in row(20) } }
      })
    #expect(rows == [[[10, 110], [110, 130]], [[10, 30]]])
  }

  @Test func viewsBesideOneAnotherStayTogether() throws {
    let rows = try boxes(
      VStack(spacing: 0) {
        row(100)
        HStack(alignment: .top, spacing: 0) {
          row(20)
          row(60)
        }
      })
    #expect(rows == [[[10, 110]], [[10, 30], [10, 70]]])
  }

  @Test func lazyRowsAreAllShown() throws {
    let rows = try boxes(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in row() } } })
    // 3 rows on a page.
    #expect(rows.map(\.count) == Array(repeating: 3, count: 33) + [1])
  }

  /// On a screen, a lazy container without a limit makes 10,000 elements.
  @Test func noRowIsLeftOut() throws {
    let (picture, pages) = try lay(
      LazyVStack(spacing: 0) { ForEach(0..<10_050, id: \.self) { _ in row(130) } })
    #expect(pages.count == 10_050)
    #expect(picture.host.warnings.isEmpty, "\(picture.host.warnings)")
  }

  /// Below a view of 10, the background of 5 × 40 is 120 high on the first page, and 80 on the second.
  @Test func aBackgroundIsCut() throws {
    let pages = try boxes(
      VStack(spacing: 0) {
        row(10)
        VStack(spacing: 0) { ForEach(0..<5, id: \.self) { _ in row() } }.background(.blue)
      })
    #expect(pages[0].contains([20, 140]) && pages[1].first == [10, 90], "\(pages)")
  }

  @Test func paddingStaysWithItsView() throws {
    let pages = try boxes(
      VStack(spacing: 0) {
        row(90)
        row(20).padding(15)
      })
    // 90 + 50 > 130.
    #expect(pages == [[[10, 100]], [[25, 45]]])
  }

  @Test func aHeadingStaysWithTheNextView() throws {
    let heading = row(20).accessibilityElement().accessibilityLabel("A")
    func count(_ heading: some View) throws -> [Int] {
      try boxes(
        VStack(spacing: 0) {
          row(100)
          heading
          row(30)
        }
      ).map(\.count)
    }
    #expect(try count(heading) == [2, 1])
    #expect(try count(heading.accessibilityAddTraits(.isHeader)) == [1, 2])
  }

  /// A text breaks between lines, with at least two at each side: orphans and widows of CSS.
  @Test func aTextBreaksBetweenLines() throws {
    /// The numbers of lines above each place where a page can end. The leading between lines, and baselines on whole
    /// pixels, move a place by less than half a line.
    func ends(_ count: Int, orphans: Int = 2, widows: Int = 2) throws -> [CGFloat] {
      let text = Text((0..<count).map { "line \($0)" }.joined(separator: "\n"))
        .environment(\.orphans, orphans).environment(\.widows, widows)
      let node = try #require(try lay(text).picture.host.rootNode)
      return PageFlow(node).units.map {
        ($0.bottom / (node.size.height / CGFloat(count))).rounded()
      }
    }
    #expect(try ends(1) == [1])
    #expect(try ends(3) == [3])
    #expect(try ends(4) == [2, 4])
    #expect(try ends(8) == [2, 3, 4, 5, 6, 8])
    #expect(try ends(8, orphans: 3) == [3, 4, 5, 6, 8])
    #expect(try ends(8, widows: 1) == [2, 3, 4, 5, 6, 7, 8])
    #expect(try ends(3, orphans: 0, widows: -1) == [1, 2, 3])
    #expect(try ends(8, orphans: 5, widows: 4) == [8])
    #expect(try ends(8, orphans: .max, widows: .max) == [8])
  }

  /// A line of text is higher than a frame of 4 points; each end of it is as far from the frame as the other. A page has
  /// room for it in a view alone and in one beside others.
  @Test func aLineHigherThanItsFrameCountsWhole() throws {
    func unit(_ view: some View) throws -> PageUnit {
      let node = try #require(try lay(view).picture.host.rootNode)
      let units = PageFlow(node).units
      #expect(units.count == 1)
      return units[0]
    }
    let line = Text("line")
    let height = try unit(line).bottom
    #expect(height > 8)
    for unit in [
      try unit(line.frame(height: 4)),
      try unit(
        HStack(spacing: 0) {
          Color.red.frame(width: 9, height: 4); line.frame(height: 4)
        }),
    ] {
      #expect(
        abs(unit.top - (4 - height) / 2) < 0.001 && abs(unit.bottom - (4 + height) / 2) < 0.001)
    }
  }

  @Test func aViewHigherThanAPageIsCutWithAWarning() throws {
    let (picture, pages) = try lay(Color.red.frame(height: 300))
    #expect(pages.count == 3)
    #expect(
      picture.host.warnings.contains { $0.contains("300 points high and is cut") },
      "\(picture.host.warnings)")
  }

  @Test func everyLayerEnds() throws {
    let view = VStack(spacing: 0) { ForEach(0..<9, id: \.self) { _ in row().opacity(0.5) } }
      .background(.blue).clipShape(Circle()).opacity(0.5)
    for page in try lay(view).pages {
      var depth = 0
      for item in page.items {
        if case .begin = item.command { depth += 1 }
        if case .end = item.command { depth -= 1 }
        #expect(depth >= 0)
      }
      #expect(depth == 0)
    }
  }

  /// A page has room for the header of 20 and 5 rows of 20; the second one shows the header again.
  @Test func pinnedHeadersAreRepeated() throws {
    func pages(_ pinned: PinnedScrollableViews) throws -> [[[CGFloat]]] {
      try boxes(
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<2, id: \.self) { _ in
            Section {
              ForEach(0..<4, id: \.self) { _ in row(20) }
            } header: {
              row(30)
            }
          }
        })
    }
    // 30 + 4 × 20 = 110, and the next header doesn't stay alone.
    #expect(try pages(.sectionHeaders).map(\.count) == [5, 5])
    let long = try boxes(
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        Section {
          ForEach(0..<8, id: \.self) { _ in row(20) }
        } header: {
          row(30)
        } footer: {
          row(15)
        }
      })
    // 30 + 4 × 20 + 15 = 125 on each page; the repeats come after the page's rows.
    #expect(
      long == [
        [[10, 40], [40, 60], [60, 80], [80, 100], [100, 120], [120, 135]],
        [[40, 60], [60, 80], [80, 100], [100, 120], [120, 135], [10, 40]],
      ])
  }

  /// No line is drawn where a page ends between two rows.
  @Test func aSeparatorBetweenPagesIsNotDrawn() throws {
    let pages = try boxes(
      List { ForEach(0..<6, id: \.self) { _ in row(50) } }.listStyle(.plain))
    for page in pages {
      let lines = page.filter { $0[1] - $0[0] < 2 }
      let rows = page.filter { $0[1] - $0[0] >= 40 }
      #expect(lines.count == rows.count - 1, "\(page)")
    }
  }

  /// The background of a list covers the paper, also the margins.
  @Test func aBackgroundOfEverythingCoversThePaper() throws {
    for page in try lay(List { ForEach(0..<6, id: \.self) { _ in row(50) } }).pages {
      let first = try #require(page.paintedBoxes.first).rect
      #expect(first.contains(CGRect(origin: .zero, size: paper.size)), "\(first)")
    }
  }

  @Test func aViewKeptTogetherIsOnOnePage() throws {
    let pair = VStack(spacing: 0) {
      row(30)
      row(30)
    }
    let loose = try boxes(
      VStack(spacing: 0) {
        row(100)
        pair
      })
    #expect(loose.map(\.count) == [2, 1])
    let kept = try boxes(
      VStack(spacing: 0) {
        row(100)
        pair.modifier(PageModifier(.keepTogether))
      })
    #expect(kept.map(\.count) == [1, 2])
  }

  @Test func breaksBeforeAndAfter() throws {
    let before = try boxes(
      VStack(spacing: 0) {
        row(10)
        row(10).modifier(PageModifier(.breakBefore(.any)))
        row(10).modifier(PageModifier(.breakAfter(.any)))
        row(10)
      })
    #expect(before.map(\.count) == [1, 2, 1])
    // The odd page after 1 is 3.
    let odd = try boxes(
      VStack(spacing: 0) {
        row(10)
        row(10).modifier(PageModifier(.breakBefore(.odd)))
      })
    #expect(odd.map(\.count) == [1, 0, 1])
  }

  @Test func anEmptyViewIsOnePage() throws {
    #expect(try lay(EmptyView()).pages.count == 1)
    #expect(try lay(Color.red.frame(height: 0)).pages.count == 1)
  }
}
