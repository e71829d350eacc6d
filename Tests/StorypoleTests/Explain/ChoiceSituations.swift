// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleExplain

// Containers' decisions other than lines and gaps: the cell that determines a track, the chosen candidate,
// scrolled content, lengths known without a proposal.
@Suite struct ChoiceSituations {
  // Derived: the column is as wide as its widest cell, 60; the row as high as its highest, 40.
  @Test func oneCellMakesTheTrack() throws {
    let why = explanation(
      of: Grid(horizontalSpacing: 5, verticalSpacing: 5) {
        GridRow {
          box("a", 60, 10); box("b", 20, 40)
        }
        GridRow {
          box("c", 30, 10); box("d", 25, 10)
        }
      })
    #expect(try why["c"].horizontal.track == .init(length: 60, decider: why["a"].id))
    #expect(try why["a"].horizontal.track?.decider == why["a"].id)
    #expect(try why["d"].horizontal.track == .init(length: 25, decider: why["d"].id))
    #expect(try why["a"].vertical.track == .init(length: 40, decider: why["b"].id))
    let sentence = why.text(view: "c")
    #expect(sentence.contains("is 60 wide, as Color 1 requires"), "\(sentence)")
  }

  // Derived: 400 − 8 for two; no cell determines the columns.
  @Test func equalTracksHaveNoDecidingCell() throws {
    let why = explanation(
      of: Grid {
        GridRow {
          Color.red.frame(maxWidth: .infinity).id("a")
          Color.red.frame(maxWidth: .infinity).id("b")
        }
        GridRow {
          Color.red.frame(maxWidth: .infinity).id("c")
          Color.red.frame(maxWidth: .infinity).id("d")
        }
      })
    #expect(try why["a"].horizontal.track == .init(length: 196, decider: nil))
    #expect(try why["b"].horizontal.start == 204)
  }

  // Derived: a view over both columns needs 100; they had 20 + 8 + 20, and get 26 more each.
  @Test func aSpanMakesItsTracks() throws {
    let why = explanation(
      of: Grid {
        GridRow {
          box("a", 20, 10); box("b", 20, 10)
        }
        box("wide", 100, 10).gridCellColumns(2)
      })
    #expect(try why["wide"].horizontal.track == .init(length: 100, decider: why["wide"].id))
    #expect(try why["a"].horizontal.track == .init(length: 46, decider: nil))
  }

  // Documented: the first candidate that fits; 500 and 450 are wider than 400.
  @Test func theFirstThatFits() throws {
    let why = explanation(
      of: ViewThatFits(in: .horizontal) {
        box("a", 500, 10)
        box("b", 450, 10)
        box("c", 300, 10)
        box("d", 200, 10)
      })
    let place = try why["c"].horizontal
    #expect(place.cause == .chosen)
    #expect(place.choice?.number == 3)
    #expect(place.choice?.count == 4)
    #expect(place.choice?.rejected.map(\.width) == [500, 450])
    #expect(place.choice?.room.width == 400)
    #expect(place.choice?.room.height == nil)
    #expect(why.text(view: "c").contains("candidate 3 of 4"))
  }

  // Documented: where none fits, the last one.
  @Test func theLastInAnyCase() throws {
    let why = explanation(
      of: ViewThatFits {
        box("a", 500, 10)
        box("b", 450, 10)
      })
    #expect(try why["b"].horizontal.choice?.number == 2)
    #expect(try why["b"].horizontal.choice?.rejected.map(\.width) == [500])
    #expect(why.text(view: "b").contains("the last one needs no test"))
  }

  // Derived: 600 of 1000 are above the top when the end of the content is visible in 400.
  @Test func scrolledContent() throws {
    let why = explanation(
      of: ScrollView { box("a", 100, 1000) }.defaultScrollAnchor(.bottom))
    let outer = try why.chain(of: why["a"].view)[0].vertical
    #expect(outer.cause == .scrolled)
    #expect(outer.terms == [.init(.inset, 0), .init(.scroll, -600)])
    #expect(why.text(view: "a").contains("has scrolled it 600 past its top"))
  }

  // Derived: 30 + 4.
  @Test func linesOfALazyStack() throws {
    let why = explanation(
      of: ScrollView {
        LazyVStack(spacing: 4) {
          box("a", 100, 30)
          box("b", 100, 30)
        }
      })
    let place = try why.chain(of: why["b"].view)[0].vertical
    #expect(place.cause == .next)
    #expect(place.terms == [.init(.end, 30), .init(.gap, 4)])
    #expect(place.gap?.rule == .given)
  }

  // A fixed frame is known on both axes without a proposal; a frame with only a maximum is known to accept
  // infinity; a text is not known at all.
  @Test func sizingHintsReplaceQuestions() throws {
    let why = explanation(
      of: HStack {
        box("a", 20, 30)
        Text("b").frame(maxWidth: .infinity).id("c")
        Text("d")
      })
    let fixed = try why.chain(of: why["a"].view)[0].sizing
    #expect(
      fixed.known == [
        .init(axis: .horizontal, minimum: 20, maximum: 20),
        .init(axis: .vertical, minimum: 30, maximum: 30),
      ])
    let frame = try why.chain(of: why["c"].view)[0].sizing
    #expect(frame.known == [.init(axis: .horizontal, minimum: nil, maximum: .infinity)])
    #expect(try why["d"].sizing.known == [])
  }

  // A stack measures a text's length, and again its breadth, and when it places it: the same proposal,
  // answered once.
  @Test func repeatedQuestionsAreCounted() throws {
    let why = explanation(
      of: HStack {
        Text("one"); Text("two")
      })
    let last = try #require(try why["one"].sizing.questions.last)
    #expect(last.purpose == .placement)
    #expect(last.repeats >= 2)
    #expect(
      try why["one"].sizing.questions.filter { $0.purpose == .minimum }.map(\.repeats) == [0])
  }
}
