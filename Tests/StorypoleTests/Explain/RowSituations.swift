// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls
@testable import StorypoleExplain

@Suite struct RowSituations {
  // Measured: the cards of a list begin 16 from its edge and 35 below its top, rows are 52 high, and their insets 16 and
  // 15. A text is 20 high: (52 − 20) / 2 = 16 above it, one more than the inset.
  @Test func insetsOfRows() throws {
    let why = explanation(
      of: List {
        Text("own").listRowInsets(EdgeInsets(top: 0, leading: -40, bottom: 0, trailing: 0))
        Text("other")
      })
    let own = try why["own"]
    #expect(own.horizontal.cause == .row)
    #expect(own.horizontal.terms == [.init(.track, 16), .init(.inset, -40), .init(.room, 0)])
    #expect(own.horizontal.start == -24)
    #expect(own.horizontal.isInsetCustom == true)
    #expect(own.vertical.terms == [.init(.track, 35), .init(.inset, 0), .init(.room, 16)])
    let other = try why["other"]
    #expect(other.horizontal.terms == [.init(.track, 16), .init(.inset, 16), .init(.room, 0)])
    #expect(other.vertical.terms == [.init(.track, 87), .init(.inset, 15), .init(.room, 1)])
    #expect(other.horizontal.isInsetCustom == false)
    #expect(why.text(view: "own").contains(".listRowInsets insets it −40: 16 − 40 = −24."))
    #expect(why.text(view: "other").contains("The row insets it 16: 16 + 16 = 32."))
  }

  // Derived: one modifier, one rectangle, with the arithmetic of padding.
  @Test func safeAreaPaddingIsOneRectangle() throws {
    let why = explanation(
      of: box("a", 50, 30).safeAreaPadding(
        EdgeInsets(
          top: 1, leading: 2, bottom: 3, trailing: 4)))
    #expect(why.entries.filter { $0.name == "safeAreaPadding" }.count == 1)
    let entry = try #require(why.entries.first)
    #expect(entry.sizing.rule == .padding)
    #expect(entry.sizing.lengths.map(\.terms) == [[2, 50, 4], [1, 30, 3]])
    for entry in why.entries { expectLengthsAddUp(entry, in: why, "safeAreaPadding") }
  }

  // Documented at `GeometryReader`: its content is at the top leading corner.
  @Test func cornerOfAReader() {
    let why = explanation(of: GeometryReader { _ in Text("a") })
    #expect(why.text(view: "a").contains("it places its content at its top left corner."))
  }

  // Documented at `resizable`: without it, an image keeps its size. A frame in a scroll view gets no width to fill.
  @Test func reasonsThatNothingGrows() {
    let image = explanation(of: Image(systemName: "star").frame(width: 80, height: 80))
    #expect(image.text().contains("without .resizable(), an image keeps its size"))
    let scrolled = explanation(
      of: ScrollView(.horizontal) { Text("ab").frame(maxWidth: .infinity) })
    #expect(
      scrolled.text(view: "ab").contains(
        "makes it 20 wide, the width of its content, as no width is proposed."))
  }
}
