// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls
@testable import StorypoleExplain

/// Returns a fixed size and places its children at its corner.
private struct FixedAnswer: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 200, height: 100)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// Passes on no guides, not even those of its texts.
private struct Silent: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 30, height: 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }
}

/// Is 24 higher than its proposal.
private struct Growing: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 10, height: (proposal.height ?? 0) + 24)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

// Reasons for sizes. Derived from the rules of layout in each case, with characters of 10 × 20 and a window
// of 400 × 400.
@Suite struct SizeSituations {
  // The children of a layout may end before its reported size.
  @Test func layoutOfItsOwnSize() throws {
    let why = explanation(of: FixedAnswer { Text("one") })
    let layout = try why["FixedAnswer"]
    #expect(layout.sizing.rule == .layout)
    #expect(layout.sizing.lengths.map(\.other) == [30, 20])
    let sentence = why.text(view: "FixedAnswer")
    #expect(
      sentence.contains(
        "returns 200 × 100 for the proposal 400 × 400; its children extend to 30 × 20"),
      "\(sentence)")
    for language in LayoutExplanation.Language.allCases {
      #expect(why.text(view: "FixedAnswer", language: language).contains("30 × 20"))
    }
  }

  // Documented: nil means the default, the bottom. Its child has a baseline, so it isn't without text.
  @Test func layoutWithholdsBaselines() {
    let withheld = explanation(of: Silent { Text("one") }).text(view: "Silent")
    #expect(withheld.contains("It has no text baseline: firstTextBaseline"), "\(withheld)")
    let without = explanation(of: Silent { Color.red }).text(view: "Silent")
    #expect(without.contains("None of its children has a text baseline"), "\(without)")
  }

  // Proposed 68 it returns 92; placed in 92 it returns 116.
  @Test func frameOfAnAnswerThatDoesNotHold() throws {
    let why = explanation(
      of: Growing {}.frame(maxHeight: 300), in: CGSize(width: 400, height: 68))
    let length = try #require(why.entries.first?.sizing.lengths.last)
    #expect(length.cause == .child && length.terms == [92] && length.other == 116)
    let sentence = why.text()
    #expect(
      sentence.contains(
        "makes it 92 high, the height that its content returns for the proposal; placed in that "
          + "height, its content is 116 high"), "\(sentence)")
    for language in LayoutExplanation.Language.allCases {
      #expect(why.text(language: language).contains("116"))
    }
  }

  @Test func emptyStack() throws {
    #expect(explanation(of: VStack {}.id("a")).text().contains("it has no children"))
  }

  // The largest 16:9 in 200 × 200: 200 / (16 / 9) = 112.5 high.
  @Test func aspectRatio() throws {
    let why = explanation(
      of: Color.green.aspectRatio(16.0 / 9, contentMode: .fit).frame(width: 200, height: 200))
    let ratio = try #require(why.entries.first { $0.name == "aspectRatio" }?.sizing.ratio)
    #expect(ratio.offer.width == 200)
    #expect(ratio.offer.height == 112.5)
    let sentence = why.text()
    #expect(sentence.contains(".aspectRatio proposes 200 × 112.5, the largest"), "\(sentence)")
    #expect(
      sentence.contains("fills the size that .aspectRatio proposes: 200 × 112.5"), "\(sentence)")
  }

  @Test func fixedSize() throws {
    let why = explanation(of: Text("twelve chars").fixedSize().frame(width: 50))
    let sentence = why.text()
    #expect(
      sentence.contains("proposes no width instead of 50, so it takes its ideal width, 120"),
      "\(sentence)")
    // 120 − 50 = 70, a half on both sides.
    #expect(sentence.contains("70 wider than .frame"), "\(sentence)")
    #expect(
      sentence.contains("35 past its left edge and 35 past its right edge"), "\(sentence)")
  }

  // 26 characters are 260 wide.
  @Test func lineLimit() throws {
    let why = explanation(
      of: Text("abcde fghij klmno pqrst uv").lineLimit(1).frame(width: 100))
    let fit = try #require(why.entries.last?.sizing.fit)
    #expect(fit.isTruncated)
    #expect(fit.ideal.width == 260)
    #expect(fit.lineLimit == 1)
    let sentence = why.text()
    #expect(
      sentence.contains(
        "truncated: one line needs a width of 260, but only 100 is proposed; "
          + "lineLimit(1) allows 1 line"), "\(sentence)")
  }

  // A height of 45 fits two lines of 20.
  @Test func truncatedByHeight() throws {
    let why = explanation(
      of: Text("abcde fghij klmno pqrst uv").frame(width: 100, height: 45))
    #expect(why.text().contains("the height of 45 fits 2 lines"), "\(why.text())")
  }

  // Eleven characters of half the size, 17, are 93.5 wide: at most 80 / 93.5 = 0.856 of them fit into 80.
  @Test func minimumScaleFactor() throws {
    let size = CGSize(width: 400, height: 400)
    var request = LayoutRequest(
      size: size,
      textEngine: FixedTextEngine(
        ascent: 0.8, descent: 0.2, capHeight: 0.6, leading: 0, characterWidth: 0.5))
    request.trace = ProposalTrace()
    let view = Text("abcde fghij").lineLimit(1).minimumScaleFactor(0.5).frame(width: 80)
    let why = layoutFrames(view, request).host.explain(size: size, scale: 2)
    let fit = try #require(why.entries.last?.sizing.fit)
    #expect(fit.scale < 0.857 && fit.scale >= 0.5)
    #expect(!fit.isTruncated)
    #expect(why.text().contains("as minimumScaleFactor(0.5) allows"), "\(why.text())")
    // A text with enough space isn't reported to shrink.
    #expect(
      !explanation(of: Text("abc").minimumScaleFactor(0.5)).text().contains("minimumScale"))
  }

  // The text of the higher priority takes 300; 400 − 300 are left for the other.
  @Test func priorityComesFirst() throws {
    let why = explanation(
      of: HStack(spacing: 0) {
        Text("abcde fghij klmno pqrst uvwxyz").lineLimit(1).id("name")
        Text("abcde fghij klmno pqrst uvwxyz").lineLimit(1).layoutPriority(1).id("price")
      })
    #expect(try why["name"].sizing.share?.preceding == why["price"].id)
    let sentence = why.text(view: "name")
    #expect(sentence.contains("second of 2, after Text"), "\(sentence)")
    #expect(sentence.contains("of priority 1: 100 remains"), "\(sentence)")
  }

  // 400 − 3 gaps of 8 are 376; a quarter is 94.
  @Test func fixedChildrenAreSizedToo() throws {
    let why = explanation(
      of: HStack {
        Color.red.id("a")
        box("b", 50, 10)
        Color.red
        Color.red
      })
    let sentence = why.text(view: "b")
    #expect(
      sentence.contains(
        "sizes it first of 4, least flexible first: 400 minus gaps of 24 leaves 376. "
          + "The proposal is 1/4 of it, 94; the view takes 50"), "\(sentence)")
  }

  @Test func takesMoreThanItIsOffered() throws {
    let why = explanation(
      of: HStack(spacing: 0) {
        box("a", 300, 10); box("b", 300, 10)
      })
    #expect(
      why.text(view: "a").contains("proposal is 1/2 of it, 200; the view takes 300, 100 more"))
  }

  @Test func limits() throws {
    func sentence(_ view: some View) -> String { explanation(of: view).text() }
    let wide = sentence(Color.red.frame(maxWidth: 120))
    #expect(wide.contains("makes it 120 wide: its maxWidth is less than 400"), "\(wide)")
    let least = sentence(Text("abc").frame(minWidth: 90))
    #expect(least.contains("makes it 90 wide: its minWidth is greater than 30"), "\(least)")
    let all = sentence(Text("abc").frame(maxWidth: .infinity))
    #expect(all.contains("makes it 400 wide, the full proposed width"), "\(all)")
    let ideal = sentence(Color.red.frame(idealWidth: 70).fixedSize())
    #expect(ideal.contains("makes it 70 wide: its idealWidth, because no width"), "\(ideal)")
    let child = sentence(Text("abc").frame(minWidth: 10))
    #expect(child.contains("makes it 30 wide, the width of its content"), "\(child)")
  }

  @Test func scrollView() throws {
    let why = explanation(of: ScrollView { box("a", 100, 1000) })
    let sentence = why.text(view: "ScrollView")
    #expect(
      sentence.contains(
        "Its width is that of its content, 100; its height is the full proposed height, 400"),
      "\(sentence)")
    #expect(sentence.contains("Its content is 100 × 1000"), "\(sentence)")
  }

  // (400 − 100) / 108 is 2 and some: 3 columns. 3 × 100 + 2 × 8 = 316, 4 × 100 + 3 × 8 = 424;
  // (400 − 16) / 3 = 128.
  @Test func adaptiveColumns() throws {
    let why = explanation(
      of: LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) { box("a", 20, 10) })
    let sentence = why.text(view: "LazyVGrid")
    #expect(
      sentence.contains(
        "in 400 it makes 3 columns of 128, because 3 need at least 316, and 4 need 424"),
      "\(sentence)")
  }

  // 400 − 80 − 2 × 8 = 304; a half is 152, at most 100; then 204 is left for the last.
  @Test func fixedAndFlexibleColumns() throws {
    let why = explanation(
      of: LazyVGrid(columns: [
        GridItem(.fixed(80)), GridItem(.flexible(maximum: 100)), GridItem(.flexible()),
      ]) { box("a", 20, 10) })
    #expect(try why["LazyVGrid"].sizing.tracks.map(\.length) == [80, 100, 204])
    let sentence = why.text(view: "LazyVGrid")
    #expect(sentence.contains("Item 1 is fixed(80)"), "\(sentence)")
    #expect(
      sentence.contains("equally gives 152, and the column is 100, its maximum"), "\(sentence)")
  }

  // Nothing is clipped if a stack aligns another guide than the one outside of the view.
  @Test func unreachedGuide() throws {
    let why = explanation(
      of: VStack(alignment: .leading) {
        Text("One").alignmentGuide(.trailing) { _ in 400 }
        Text("Two")
      })
    #expect(try why["One"].notes.map(\.kind) == [.guideNotAsked])
    #expect(!why.text().contains("outside"))
  }

  // The line is at 0 and the view begins at 50: the stack, 90 wide, contains both.
  @Test func guideThatAStackReaches() throws {
    let why = explanation(
      of: VStack(alignment: .leading) {
        box("a", 40, 10).alignmentGuide(.leading) { _ in -50 }
        box("b", 10, 10)
      })
    let note = try #require(try why["a"].notes.first { $0.kind == .guideOutside })
    #expect(note.about == (try why["VStack"].id))
  }

  // The guide of an overlay is outside of it; the view under it doesn't grow.
  @Test func guideOutsideOfAnOverlay() throws {
    let why = explanation(
      of: box("a", 40, 10).overlay(alignment: .trailing) {
        box("b", 10, 10).alignmentGuide(.trailing) { _ in 90 }
      })
    let note = try #require(
      try why.chain(of: why["b"].view).flatMap(\.notes).first { $0.kind == .guideOutside })
    #expect(note.about == nil)
    #expect(!why.text().contains("to include it"))
  }

  @Test func ignoresSafeArea() throws {
    let why = explanation(
      of: Color.orange.ignoresSafeArea(),
      safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
    let sentence = why.text()
    #expect(
      sentence.contains(
        ".ignoresSafeArea extends it past the safe area, 59 at the top and 34 at the bottom: "
          + "it is 400 high"), "\(sentence)")
    #expect(!sentence.contains("places it"), "\(sentence)")
  }

  @Test func namesOfShapes() throws {
    let why = explanation(
      of: VStack {
        Circle().stroke(lineWidth: 2)
        Rectangle().inset(by: 3).trim(from: 0, to: 0.5)
        RoundedRectangle(cornerRadius: 4).inset(by: 2)
        Capsule().rotation(.degrees(3)).offset(x: 2)
      })
    #expect(
      why.entries.map(\.name).filter { $0 != "VStack" && $0.first?.isUppercase == true }
        == ["Circle", "Rectangle", "RoundedRectangle", "Capsule"])
  }

  @Test func framesWithoutRoomNameTheirAlignment() {
    let why = explanation(of: Text("one").frame(alignment: .trailing).frame(width: 100))
    #expect(why.text().contains("The alignment of .frame(alignment: .trailing) has no effect"))
  }

  // 300 + 300 − 400.
  @Test func outermostLargerThanProposed() {
    let sentence = explanation(
      of: HStack(spacing: 0) {
        box("a", 300, 10); box("b", 300, 10)
      }
    ).text()
    #expect(sentence.contains("200 wider than the proposed 400"), "\(sentence)")
  }

  @Test @MainActor func builtInViewsHaveTheirNames() {
    let why = explanation(of: TabView { Text("one") })
    #expect(why.entries[0].title == "TabView")
  }

  @Test func negativePadding() {
    let why = explanation(of: box("a", 40, 20).padding(.top, -12))
    #expect(why.text().contains("Negative padding moves it 12 up"), "\(why.text())")
  }
}
