// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleExplain

// Situations as records: derived values are arithmetic from the lengths in the view; texts have
// characters of 10, lines of 20, baselines at 16, and no leading.

private enum ThirdID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

private enum LowID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

@Suite struct GuideSituations {
  // Derived: line at the largest guide, 30.
  @Test func largerGuideMovesLeft() throws {
    let why = explanation(
      of:
        VStack(alignment: .leading) {
          box("a", 100, 100).called(on: 7).alignmentGuide(.leading) { $0[.leading] + 30 }
          box("b", 100, 100)
        })
    let a = try why["a"].horizontal
    #expect(a.cause == .line)
    #expect(a.line == 30)
    #expect(a.start == 0)
    #expect(a.terms == [.init(.line, 30), .init(.guide, -30)])
    #expect(a.guide?.source == .modifier)
    #expect(a.guide?.value == 30)
    #expect(a.guide?.standard == 0)
    #expect(a.guide?.line == 7)
    let b = try why["b"].horizontal
    #expect(b.start == 30)
    #expect(b.guide?.isExplicit == false)
    #expect(b.reference == (try why["a"].id))
  }

  // Derived: the range across begins as [0, 0], so a negative guide extends it: 0 − (−20) = 20.
  @Test func negativeGuideMakesRoom() throws {
    let why = explanation(
      of:
        VStack(alignment: .leading, spacing: 0) {
          box("a", 10, 10).alignmentGuide(.leading) { _ in -20 }
          box("b", 10, 10).alignmentGuide(.leading) { _ in -5 }
        })
    let a = try why["a"]
    #expect(a.horizontal.line == 0)
    #expect(a.horizontal.start == 20)
    #expect(a.notes.map(\.kind) == [.guideOutside])
    #expect(a.notes[0].value == -20)
    #expect(why.entries[0].frame.width == 30)
  }

  // Derived: 25 is outside of the height of 10.
  @Test func guideBeyondTheView() throws {
    let why = explanation(
      of:
        HStack(alignment: .top) {
          box("a", 10, 10).alignmentGuide(.top) { _ in 25 }
          box("b", 10, 10)
        })
    #expect(try why["a"].notes.first?.kind == .guideOutside)
    #expect(try why["b"].vertical.start == 25)
  }

  // Documented: alignmentGuide has an effect only where the container uses that guide.
  @Test func otherGuideIsIgnored() throws {
    let why = explanation(
      of:
        VStack(alignment: .leading) {
          box("a", 10, 10).alignmentGuide(.trailing) { _ in 3 }
          box("b", 20, 10)
        })
    let note = try why["a"].notes[0]
    #expect(note.kind == .guideNotAsked)
    #expect(note.guide == "trailing")
    #expect(note.other == "leading")
    #expect(try why["a"].horizontal.start == 0)
  }

  // Derived: an HStack reads vertical guides only.
  @Test func guideOfTheOtherAxisIsIgnored() throws {
    let why = explanation(
      of:
        HStack(alignment: .top) {
          box("a", 10, 10).alignmentGuide(.leading) { _ in 3 }
          box("b", 20, 10)
        })
    let note = try why["a"].notes[0]
    #expect(note.kind == .guideNotAsked)
    #expect(note.other == nil)
    #expect(why.text(view: "a").contains("HStack aligns vertical guides only."))
  }

  // Documented: a custom guide passes through the row; the column around it aligns the same axis and reads another.
  @Test func guidePassesToTheContainerOfItsAxis() throws {
    let why = explanation(
      of:
        VStack(alignment: .leading) {
          HStack(alignment: .top) {
            box("a", 10, 10).alignmentGuide(HorizontalAlignment(ThirdID.self)) { _ in 3 }
            box("b", 20, 10)
          }
          box("c", 10, 10)
        })
    let note = try why["a"].notes[0]
    #expect(note.kind == .guideNotAsked)
    #expect(note.other == "leading")
    #expect(note.about == (try why["VStack"].id))
  }

  // Observed (seed 000): a container's own guide does not move its children.
  @Test func guideOnAContainerMovesNothingInside() throws {
    let why = explanation(
      of:
        ZStack(alignment: .bottomLeading) {
          box("tall", 100, 300)
          box("wide", 300, 100)
        }.alignmentGuide(.leading) { $0[.leading] + 10 })
    let stack = try why["ZStack"]
    #expect(stack.notes.map(\.kind) == [.guideOnContainer, .guideWithoutContainer])
    #expect(try stack.guide(.leading).value == 10)
    #expect(try why["tall"].horizontal.start == 0)
    #expect(try why["wide"].horizontal.start == 0)
    #expect(try why["wide"].vertical.start == 200)
  }

  // The same inside an HStack moves the container as a whole: 10 of the guide, line at 40.
  @Test func guideOnAContainerMovesTheContainer() throws {
    let why = explanation(
      of:
        VStack(alignment: .leading) {
          HStack {
            box("a", 10, 10)
            box("b", 10, 10)
          }.alignmentGuide(.leading) { _ in 10 }
          box("c", 30, 10).alignmentGuide(.leading) { _ in 40 }
        })
    #expect(try why["HStack"].notes.map(\.kind) == [.guideOnContainer])
    #expect(try why["HStack"].horizontal.start == 30)
    #expect(try why["a"].horizontal.cause == .first)
  }

  // Documented: without a container there is no alignment.
  @Test func guideWithoutContainer() throws {
    let why = explanation(of: box("a", 10, 10).alignmentGuide(.leading) { _ in 5 })
    #expect(try why["a"].notes.map(\.kind) == [.guideWithoutContainer])
    #expect(try why["a"].guide(.leading).value == 5)
  }

  // Observed (seed 004): a stack of one view aligns nothing.
  @Test func guideInAStackOfOne() throws {
    let why = explanation(
      of:
        VStack(alignment: .leading) { box("a", 10, 10).alignmentGuide(.leading) { _ in 5 } })
    let notes = try why.chain(of: why["a"].view).flatMap(\.notes)
    #expect(notes.map(\.kind) == [.guideAlone])
    #expect(why.entry(notes[0].about!).name == "VStack")
  }

  // Documented: the outer closure gets the inner one's value, and determines the guide.
  @Test func outerGuideOverrulesInner() throws {
    let why = explanation(
      of:
        VStack(alignment: .leading) {
          box("a", 90, 10)
            .called(on: 1).alignmentGuide(.leading) { $0.width / 3 }
            .called(on: 2).alignmentGuide(.leading) { $0[.leading] + 15 }
          box("b", 10, 10)
        })
    let chain = try why.chain(of: why["a"].view)
    #expect(chain[0].horizontal.guide?.value == 45)
    #expect(chain[0].horizontal.guide?.line == 2)
    let inner = chain.first { $0.line == 1 }
    #expect(inner?.notes.map(\.kind) == [.guideOverruled])
    #expect(inner?.notes.first?.value == 30)
  }

  // A value equal to the default is still explicit (seed 000).
  @Test func defaultMadeExplicit() throws {
    let why = explanation(
      of:
        VStack(alignment: .leading) {
          box("a", 10, 10).alignmentGuide(.leading) { $0[.leading] }
          box("b", 10, 10)
        })
    let guide = try why["a"].guide(.leading)
    #expect(guide.isExplicit)
    #expect(guide.value == 0)
    #expect(guide.standard == 0)
  }

  // Derived: a third of 90 is 30, of 30 is 10.
  @Test func customGuideWithDefault() throws {
    let why = explanation(
      of:
        VStack(alignment: HorizontalAlignment(ThirdID.self)) {
          box("wide", 90, 20)
          box("narrow", 30, 20)
        })
    let narrow = try why["narrow"].horizontal
    #expect(narrow.line == 30)
    #expect(narrow.start == 20)
    #expect(narrow.guide?.name == "ThirdID")
    #expect(narrow.guide?.source == .standard)
  }

  // Derived: in the inner stack c begins at 28 (two boxes of 10, gaps of 4); its middle is 33.
  @Test func customGuideThroughAContainer() throws {
    let low = VerticalAlignment(LowID.self)
    let why = explanation(
      of:
        HStack(alignment: low) {
          box("star", 20, 20).alignmentGuide(low) { $0[VerticalAlignment.center] }
          VStack(spacing: 4) {
            box("a", 10, 10)
            box("b", 10, 10)
            box("c", 10, 10).called(on: 9).alignmentGuide(low) { $0[VerticalAlignment.center] }
          }
        })
    let stack = try why["VStack"].vertical
    #expect(stack.guide?.value == 33)
    #expect(stack.guide?.source == .merged)
    #expect(stack.guide?.line == 9)
    #expect(stack.guide?.origin.map { why.entry($0).view } == (try why["c"].view))
    #expect(try why["star"].vertical.start == 23)
  }

  // Documented: a custom guide of several children is their mean: (5 + 10 + 5) / 2 = 10.
  @Test func customGuideOfSeveralIsTheirMean() throws {
    let low = VerticalAlignment(LowID.self)
    let why = explanation(
      of:
        HStack(alignment: low) {
          VStack(spacing: 0) {
            box("a", 10, 10).alignmentGuide(low) { _ in 5 }
            box("b", 10, 10).alignmentGuide(low) { _ in 5 }
          }
          box("c", 10, 40)
        })
    let guide = try why["VStack"].vertical.guide
    #expect(guide?.value == 10)
    #expect(guide?.rule == .mean)
    #expect(guide?.parts.map(\.value) == [5, 15])
    #expect(guide?.origin == nil)
  }

  // Derived: a frame's guides never become explicit through a container.
  @Test func leadingEndsAtTheContainer() throws {
    let why = explanation(
      of:
        VStack(alignment: .leading) {
          HStack {
            box("a", 10, 10).alignmentGuide(.leading) { _ in 5 }
            box("b", 10, 10)
          }
          box("c", 10, 10)
        })
    #expect(try why["HStack"].guide(.leading).isExplicit == false)
    #expect(try why["a"].notes.map(\.kind) == [.guideNotAsked])
    #expect(try why["HStack"].horizontal.start == 0)
  }

  // Derived: trailing of a view 40 wide is 40 unless set; line 40.
  @Test func trailingLine() throws {
    let why = explanation(
      of:
        VStack(alignment: .trailing) {
          box("a", 40, 10)
          box("b", 10, 10)
        })
    #expect(try why["b"].horizontal.start == 30)
    #expect(try why["b"].horizontal.guide?.name == "trailing")
  }

  // Errata of seed 004: explicit centers 30 and 30, default 100: the line is at 100.
  @Test func explicitCenters() throws {
    let why = explanation(
      of:
        VStack(alignment: .center) {
          box("a", 200, 40).alignmentGuide(HorizontalAlignment.center) { _ in 30 }
          box("b", 200, 40).alignmentGuide(HorizontalAlignment.center) { _ in 30 }
          box("c", 200, 40)
        })
    #expect(try why["a"].horizontal.start == 70)
    #expect(try why["b"].horizontal.start == 70)
    #expect(try why["c"].horizontal.start == 0)
    #expect(try why["a"].horizontal.line == 100)
  }

  // Errata of seed 004: explicit trailings 90 and 30, default 200: 110 and 170 right of c.
  @Test func explicitTrailings() throws {
    let why = explanation(
      of:
        VStack(alignment: .trailing) {
          box("a", 200, 40).alignmentGuide(.trailing) { _ in 90 }
          box("b", 200, 40).alignmentGuide(.trailing) { _ in 30 }
          box("c", 200, 40)
        })
    #expect(try why["a"].horizontal.start == 110)
    #expect(try why["b"].horizontal.start == 170)
    #expect(try why["c"].horizontal.start == 0)
  }
}

@Suite struct BaselineSituations {
  // Derived: a line of 20 with 16 above the baseline.
  @Test func textHasItsOwn() throws {
    let guide = try explanation(of: Text("one"))["one"].guide(.firstTextBaseline)
    #expect(guide.source == .own)
    #expect(guide.value == 16)
    #expect(guide.standard == 20)
  }

  // Observed (seed 000): without text both baselines are the bottom.
  @Test func shapeHasItsBottom() throws {
    let entry = try explanation(of: box("a", 30, 100))["a"]
    #expect(try entry.guide(.firstTextBaseline).value == 100)
    #expect(try entry.guide(.lastTextBaseline).value == 100)
    #expect(try entry.guide(.lastTextBaseline).source == .standard)
  }

  // Observed (seed 000): the highest first baseline: 10 + 16; the lowest last: 10 + 20 + 16.
  @Test func stackTakesHighestAndLowest() throws {
    let why = explanation(
      of:
        VStack(spacing: 0) {
          box("a", 50, 10)
          Text("one")
          Text("two")
          box("b", 50, 10)
        })
    let (first, last) = try (
      why["VStack"].guide(.firstTextBaseline), why["VStack"].guide(.lastTextBaseline)
    )
    #expect(first.value == 26)
    #expect(first.rule == .highest)
    #expect(first.parts.map(\.value) == [26, 46])
    #expect(first.origin == (try why["one"].id))
    #expect(last.value == 46)
    #expect(last.rule == .lowest)
    #expect(last.origin == (try why["two"].id))
  }

  // Observed (seed 000): a stack of shapes has its bottom: 50 + 8 + 50.
  @Test func stackOfShapesHasItsBottom() throws {
    let why = explanation(
      of:
        VStack {
          box("a", 50, 50)
          box("b", 50, 50)
        })
    #expect(try why["VStack"].guide(.lastTextBaseline).value == 108)
    #expect(try why["VStack"].guide(.lastTextBaseline).isExplicit == false)
  }

  // Derived: 16 from the text's top, which the frame puts at 0 or at 80.
  @Test(arguments: [(Alignment.top, 16.0), (.bottom, 96)])
  func frameHandsItOn(_ alignment: Alignment, _ value: CGFloat) throws {
    let why = explanation(of: Text("one").frame(width: 100, height: 100, alignment: alignment))
    let guide = try why["one"].guide(.firstTextBaseline)
    #expect(guide.value == value)
    #expect(guide.source == .own)
  }

  // Derived: padding of 7 above.
  @Test func paddingHandsItOn() throws {
    #expect(try explanation(of: Text("one").padding(7))["one"].guide(.lastTextBaseline).value == 23)
  }

  // Derived: the baseline of an overlay is not that of the view below: the bottom, 50.
  @Test func overlayHandsNothingOn() throws {
    let why = explanation(of: box("a", 50, 50).overlay { Text("one") })
    #expect(try why["a"].guide(.firstTextBaseline).isExplicit == false)
  }

  // Derived: lines of 20 in a width of 30: "aaa bbb" breaks, last baseline 36.
  @Test func lastOfTwoLines() throws {
    let why = explanation(of: Text("aaa bbb").frame(width: 30))
    #expect(try why["aaa bbb"].guide(.lastTextBaseline).value == 36)
    #expect(why.entries.last?.sizing.lines == 2)
  }

  // Derived: the padded text's baseline is at 26, the other's at 16.
  @Test func lineOfBaselines() throws {
    let why = explanation(
      of:
        HStack(alignment: .firstTextBaseline) {
          Text("one")
          Text("two").padding(.top, 10)
        })
    let one = try why["one"].vertical
    #expect(one.cause == .line)
    #expect(one.line == 26)
    #expect(one.start == 10)
    #expect(one.reference == (try why["two"].id))
    #expect(one.guide?.source == .own)
  }

  // Derived: the box's baseline is its bottom, 40; the text's 16.
  @Test func shapeBesideText() throws {
    let why = explanation(
      of:
        HStack(alignment: .lastTextBaseline) {
          box("a", 10, 40)
          Text("one")
        })
    #expect(try why["one"].vertical.start == 24)
    #expect(try why["a"].vertical.guide?.source == .standard)
  }
}
