// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleExplain

@Suite struct StackSituations {
  // Measured: plain views are 8 apart.
  @Test func plainGap() throws {
    let why = explanation(
      of:
        VStack {
          box("a", 10, 10)
          box("b", 10, 10)
        })
    let place = try why["b"].vertical
    #expect(place.cause == .next)
    #expect(place.gap == .init(rule: .standard, value: 8))
    #expect(place.terms == [.init(.end, 10), .init(.gap, 8)])
    #expect(place.start == 18)
    #expect(try why["a"].vertical.cause == .first)
  }

  @Test func givenGap() throws {
    let why = explanation(
      of:
        HStack(spacing: 3) {
          box("a", 10, 10)
          box("b", 10, 10)
        })
    #expect(try why["b"].horizontal.gap == .init(rule: .given, value: 3))
    #expect(try why["b"].horizontal.start == 13)
  }

  // Measured: a Spacer keeps no distance.
  @Test func noGapBesideASpacer() throws {
    let why = explanation(
      of:
        HStack {
          box("a", 10, 10)
          Spacer()
          box("b", 10, 10)
        })
    #expect(try why["Spacer"].horizontal.gap == .init(rule: .none, value: 0))
    #expect(try why["b"].horizontal.gap?.rule == LayoutExplanation.Gap.Rule.none)
    #expect(try why["b"].horizontal.start == 390)
  }

  // Derived from the rule of texts: a tenth of 20 is 2, and the descent 4.
  @Test func gapAboveText() throws {
    let why = explanation(
      of:
        VStack {
          box("a", 10, 10)
          Text("one")
        })
    #expect(try why["one"].vertical.gap == .init(rule: .aboveText, value: 6, terms: [2, 4]))
  }

  // Derived: 20 + 2 − 12 = 10 is more than 2 + 4.
  @Test func gapBelowText() throws {
    let why = explanation(
      of:
        VStack {
          Text("one")
          box("a", 10, 10)
        })
    #expect(try why["a"].vertical.gap == .init(rule: .belowText, value: 10, terms: [20, 2, -12]))
  }

  // Derived: the lower text's leading, which is 0 here.
  @Test func gapBetweenTexts() throws {
    let why = explanation(
      of:
        VStack {
          Text("one")
          Text("two")
        })
    #expect(try why["two"].vertical.gap == .init(rule: .betweenTexts, value: 0, terms: [0]))
  }

  // Derived: 400 for two equally flexible ones.
  @Test func equalShares() throws {
    let why = explanation(
      of:
        HStack(spacing: 0) {
          Color.red.id("a")
          Color.red.id("b")
        })
    let (a, b) = try (why["a"].sizing.share!, why["b"].sizing.share!)
    #expect(a.room == 400)
    #expect(a.turn == 1)
    #expect(a.sharers == 2)
    #expect(a.offer == 200)
    #expect(b.available == 200)
    #expect(b.sharers == 1)
    #expect(b.answer == 200)
    #expect(a.maximum == .infinity)
  }

  // Derived: the fixed one is served first, though it is last: 400 − 8 − 100 are left.
  @Test func lessFlexibleIsServedFirst() throws {
    let why = explanation(
      of:
        HStack {
          Color.red.id("a")
          box("b", 100, 10)
        })
    let (a, b) = try (why["a"].sizing.share!, why["b"].sizing.share!)
    #expect(b.turn == 1)
    #expect(b.available == 392)
    #expect(b.offer == 196)
    #expect(b.answer == 100)
    #expect(a.turn == 2)
    #expect(a.offer == 292)
  }

  // Derived: the minimum of the lower priority, 30, is reserved: 370 for the higher one.
  @Test func priorityKeepsMinimumsBack() throws {
    let why = explanation(
      of:
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 30).id("a")
          Color.red.id("b").layoutPriority(1)
        })
    let (a, b) = try (why["a"].sizing.share!, why["b"].sizing.share!)
    #expect(b.priority == 1)
    #expect(b.reserved == 30)
    #expect(b.offer == 370)
    #expect(a.available == 30)
    #expect(a.answer == 30)
  }

  // Derived: a Spacer is served last.
  @Test func spacerIsServedLast() throws {
    let why = explanation(
      of:
        HStack(spacing: 0) {
          Spacer()
          Color.red.frame(maxWidth: 100).id("a")
        })
    let share = try why["Spacer"].sizing.share!
    #expect(share.turn == 2)
    #expect(share.answer == 300)
    #expect(share.priority == -.infinity)
  }

  // Derived: a stack without a proposed length divides nothing.
  @Test func idealLengthIsNotShared() throws {
    let why = explanation(
      of:
        HStack(spacing: 0) {
          Color.red.id("a")
          Color.red.id("b")
        }.fixedSize())
    #expect(try why["a"].sizing.share == nil)
    #expect(try why["a"].sizing.proposal.width == nil)
    #expect(try why["b"].horizontal.start == 10)
  }

  // Documented: proposals of 0 and infinity request the minimum and the maximum.
  @Test func questionsHavePurposes() throws {
    let why = explanation(
      of:
        HStack(spacing: 0) {
          Text("one two").id("a")
          Text("three").id("b")
        })
    let questions = try why["a"].sizing.questions
    #expect(questions.map(\.purpose).contains(.minimum))
    #expect(questions.map(\.purpose).contains(.maximum))
    #expect(questions.last?.purpose == .placement)
    #expect(questions.last?.answer == CGSize(width: 70, height: 20))
  }

  // Derived: leading is right; 100 − 0 − 40.
  @Test func rightToLeft() throws {
    let why = explanation(
      of:
        VStack(alignment: .leading) {
          box("a", 100, 10)
          box("b", 40, 10)
        }.environment(\.layoutDirection, .rightToLeft))
    let b = try why["b"]
    #expect(b.horizontal.isMirrored)
    #expect(b.horizontal.start == 0)
    #expect(b.frame.maxX == (try why["a"].frame.maxX))
  }
}

@Suite struct OtherSituations {
  // Derived: (100 − 40) / 2.
  @Test func frameWithRoom() throws {
    let why = explanation(of: box("a", 40, 20).frame(width: 100, height: 60))
    let inner = try why.chain(of: why["a"].view)[1]
    #expect(inner.horizontal.cause == .frame)
    #expect(inner.horizontal.start == 30)
    #expect(inner.horizontal.room == 60)
    #expect(inner.vertical.terms == [.init(.line, 30), .init(.guide, -10)])
  }

  // Observed (seed 004): without extra space a frame's alignment has no effect.
  @Test func frameWithoutRoom() throws {
    let why = explanation(of: Text("one").frame(alignment: .leading))
    let note = try why["one"].notes
    #expect(note.map(\.kind) == [.frameWithoutRoom])
    #expect(
      try explanation(of: Text("one").frame(width: 90, alignment: .leading))["one"].notes.isEmpty)
  }

  // Documented: the frame's own guide is its default one; the view's explicit guide counts.
  @Test func explicitGuideInAFrame() throws {
    let why = explanation(
      of:
        box("a", 40, 20).alignmentGuide(.leading) { _ in 15 }
        .frame(width: 100, height: 20, alignment: .leading))
    let chain = try why.chain(of: why["a"].view)
    #expect(chain[1].horizontal.start == -15)
    #expect(chain[1].horizontal.guide?.source == .modifier)
    #expect(chain[1].notes.isEmpty)
  }

  // Derived: between its limits a frame takes its proposal, 400 at most 120.
  @Test func limits() throws {
    let sizing = try explanation(of: Color.red.frame(maxWidth: 120, maxHeight: 50).id("a"))["a"]
      .sizing
    #expect(sizing.rule == .limits)
    #expect(sizing.set == [.horizontal, .vertical])
    #expect(sizing.proposal.width == 400)
  }

  @Test func padding() throws {
    let why = explanation(of: box("a", 40, 20).padding(.leading, 12).padding(.top, 5))
    let chain = try why.chain(of: why["a"].view)
    #expect(chain[0].sizing.rule == .padding)
    #expect(chain[1].vertical.terms == [.init(.inset, 5)])
    #expect(chain[2].horizontal.terms == [.init(.inset, 12)])
    #expect(chain[2].vertical.cause == .same)
  }

  // Derived: 100 − 30 over the guide at 100.
  @Test func overlayAtACorner() throws {
    let why = explanation(
      of:
        box("a", 100, 100).overlay(alignment: .topTrailing) { box("b", 30, 20) })
    let b = try why["b"]
    #expect(b.horizontal.cause == .secondary)
    #expect(b.horizontal.start == 70)
    #expect(b.vertical.start == 0)
    #expect(try why.entry(b.horizontal.reference!).view == why["a"].view)
  }

  // Errata of seed 000: the text's trailing edge at x 70 and its top at y 30 of the rectangle.
  @Test func overlayOnExplicitGuides() throws {
    let why = explanation(
      of:
        Color.red.frame(width: 100, height: 100).id("a")
        .alignmentGuide(.trailing) { $0[.trailing] - 30 }
        .alignmentGuide(.top) { $0[.top] + 30 }
        .overlay(alignment: .topTrailing) { box("b", 20, 20) })
    let b = try why["b"]
    #expect(b.horizontal.line == 70)
    #expect(b.horizontal.start == 50)
    #expect(b.vertical.start == 30)
    #expect(try why.chain(of: why["a"].view).allSatisfy { $0.notes.isEmpty })
  }

  @Test func backgroundTakesTheSize() throws {
    let why = explanation(of: box("a", 60, 40).background { Color.blue.id("b") })
    #expect(try why["b"].sizing.proposal == .init(ProposedViewSize(width: 60, height: 40)))
    #expect(try why["b"].sizing.rule == .proposal)
  }

  // Derived: the line is at the largest guides, 150 and 300.
  @Test func layers() throws {
    let why = explanation(
      of:
        ZStack(alignment: .bottom) {
          box("tall", 100, 300)
          box("wide", 300, 100)
        })
    #expect(try why["tall"].horizontal.line == 150)
    #expect(try why["tall"].horizontal.start == 100)
    #expect(try why["wide"].vertical.start == 200)
    #expect(try why["wide"].vertical.reference == why["tall"].id)
  }

  // Derived: only the highest priority determines the lines of a ZStack.
  @Test func layersOfPriority() throws {
    let why = explanation(
      of:
        ZStack(alignment: .topLeading) {
          box("a", 10, 10).alignmentGuide(.leading) { _ in 50 }
          box("b", 20, 20).layoutPriority(1)
        })
    #expect(try why["a"].horizontal.line == 0)
    #expect(try why["a"].horizontal.start == -50)
  }

  // Derived: the middle at 30, 20 of a view of 40 × 10.
  @Test func position() throws {
    let why = explanation(of: box("a", 40, 10).position(x: 30, y: 20))
    let inner = try why.chain(of: why["a"].view)[1]
    #expect(inner.horizontal.cause == .point)
    #expect(inner.horizontal.terms == [.init(.point, 30), .init(.half, -20)])
    #expect(inner.vertical.start == 15)
  }

  @Test func offsetIsOnlyDrawn() throws {
    let why = explanation(of: box("a", 40, 10).offset(x: 7, y: -3))
    let inner = try why.chain(of: why["a"].view)[1]
    #expect(inner.horizontal.start == 0)
    #expect(inner.horizontal.shift == 7)
    #expect(inner.vertical.shift == -3)
  }

  // Derived: 40 in a frame of 30, centered, leaves 5 on both sides; 10 are above the frame.
  @Test func clippingIsNamed() {
    let view = box("a", 40, 50).frame(width: 30, height: 40, alignment: .bottom)
    let text = explanation(of: view.clipped()).text(view: "a")
    #expect(
      text.contains(
        ".clipped cuts off 5 at its left edge and 5 at its right edge and 10 at its top."),
      "\(text)")
    #expect(!explanation(of: view).text(view: "a").contains("cuts off"))
    #expect(
      !explanation(of: ScrollView { view.frame(height: 900) }.clipped()).text(view: "a")
        .contains("cuts off"))
  }

  // Derived: the ratio 2 in 400 × 400 is 400 × 200; a child of 100 wide in it, half of the rest.
  @Test func fixedSizeIsCentered() throws {
    let why = explanation(
      of:
        Color.red.frame(minWidth: 60).id("a").fixedSize(horizontal: false, vertical: true))
    #expect(try why["a"].sizing.proposal.height == 400)
    #expect(try why.chain(of: why["a"].view)[1].sizing.proposal.height == nil)
  }

  // Derived: columns as wide as their widest cells, 60 and 20, with 8 between; in the first the
  // narrow cell is inset by (60 − 40) / 2.
  @Test func gridCells() throws {
    let why = explanation(
      of:
        Grid {
          GridRow {
            box("a", 60, 10)
            box("b", 20, 10)
          }
          GridRow {
            box("c", 40, 10)
            box("d", 20, 30)
          }
        })
    let (c, d) = try (why["c"], why["d"])
    #expect(c.horizontal.cause == .cell)
    #expect(c.horizontal.terms == [.init(.track, 0), .init(.offset, 10)])
    #expect(c.horizontal.guide?.name == "center")
    #expect(c.vertical.terms == [.init(.track, 18), .init(.offset, 10)])
    #expect(d.horizontal.terms == [.init(.track, 68), .init(.offset, 0)])
  }

  // Derived: a cell with a unit point has no guide.
  @Test func gridAnchor() throws {
    let why = explanation(
      of:
        Grid {
          GridRow { box("a", 60, 40) }
          GridRow { box("b", 20, 10).gridCellAnchor(.trailing) }
        })
    #expect(try why["b"].horizontal.guide == nil)
    #expect(try why["b"].horizontal.start == 40)
  }

  private struct Corner: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 100, height: 100)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
          proposal: .unspecified)
      }
    }
  }

  // Derived: 100 − 30.
  @Test func customLayout() throws {
    let why = explanation(of: Corner { box("a", 30, 20) })
    #expect(try why["a"].horizontal.cause == .layout)
    #expect(try why["a"].horizontal.start == 70)
    #expect(try why["Corner"].sizing.rule == .children)
  }

  // Derived: the window of 400 puts a view of 100 at 150.
  @Test func outermost() throws {
    let place = try explanation(of: box("a", 100, 100))["a"].horizontal
    #expect(place.cause == .window)
    #expect(place.terms == [.init(.safeArea, 0), .init(.room, 150)])
  }

  // Documented: it aligns the lines, not the text.
  @Test func multilineAlignmentIsInside() throws {
    let why = explanation(of: Text("one\ntwo three").multilineTextAlignment(.center))
    let note = why.entries.last!.notes
    #expect(note.map(\.kind) == [.linesInsideText])
    #expect(note.first?.other == "center")
    #expect(explanation(of: Text("one\ntwo")).entries.last!.notes.isEmpty)
  }

  // Derived: 90 for "aaa bbb c" on one line; 30 leave two characters and more lines.
  @Test func textInItsProposal() throws {
    let sizing = try explanation(of: Text("aaa bbb c").frame(width: 35))["aaa bbb c"].sizing
    #expect(sizing.rule == .frame)
    let text = explanation(of: Text("aaa bbb c").frame(width: 35)).entries.last!
    #expect(text.sizing.rule == .text)
    #expect(text.sizing.lines == 3)
    #expect(text.sizing.proposal.width == 35)
  }
}

@Suite struct NameSituations {
  private struct Card: View {
    var body: some View {
      HStack {
        Text("one").accessibilityIdentifier("price")
        Rectangle().frame(width: 10, height: 10)
        Rectangle().frame(width: 10, height: 10)
      }
    }
  }

  @Test func viewsAreFoundByName() throws {
    let why = explanation(of: Card())
    #expect(try why["Card"].name == "HStack")
    #expect(try why["price"].name == "Text")
    #expect(try why["one"].id == why["price"].id)
    #expect(try why["Rectangle 2"].horizontal.cause == .next)
    #expect(why.views(named: "Rectangle").count == 2)
  }

  @Test func unknownNamesAreReported() throws {
    let why = explanation(of: Card())
    #expect {
      try why["prize"]
    } throws: {
      "\($0)" == "no view is called 'prize' here; there are HStack, Text \"one\", Rectangle 1, "
        + "Rectangle 2"
    }
  }

  @Test func unknownGuidesAreReported() throws {
    enum Nobody: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    let why = explanation(of: Card())
    #expect(throws: UnknownGuide.self) {
      try why["price"].guide(HorizontalAlignment(Nobody.self))
    }
  }

  @Test func sentencesNameTheLine() throws {
    let why = explanation(
      of:
        VStack(alignment: .leading) {
          Rectangle().frame(width: 100, height: 100).called(on: 7).alignmentGuide(.leading) { _ in
            30
          }
          Rectangle().frame(width: 100, height: 100)
        })
    let text = try why.text(about: why["Rectangle 1"])
    #expect(
      text.contains(
        "Rectangle 1 is 30 pt left of the common leading line: .alignmentGuide(.leading) "
          + "(line 7) sets its leading guide to 30 (default 0), and VStack aligns that guide of "
          + "every child. So it moves left, not right: 30 − 30 = 0."), "\(text)")
  }
}
