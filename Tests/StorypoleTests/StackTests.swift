// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

import Testing

@testable import Storypole

@Suite struct StackTests {
  private func frames(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> LayoutResult {
    layoutFrames(
      view, LayoutRequest(size: CGSize(width: width, height: height), textEngine: FixedTextEngine())
    )
  }

  // Measured (recorded on macOS 26): guides 100 in a leading stack of 100, 50 and 30.
  @Test func explicitLeading() {
    let result = frames(
      VStack(alignment: .leading, spacing: 8) {
        Color.red.frame(width: 100, height: 20).alignmentGuide(.leading) { $0[.trailing] }
          ._probe("a")
        Color.red.frame(width: 50, height: 20)._probe("b")
      }, 300, 300)
    // Derived: the stack spans 100 + 50 = 150 around the line, centered in 300 at 75.
    #expect(result.frames["a"] == CGRect(x: 75, y: 126, width: 100, height: 20))
    #expect(result.frames["b"] == CGRect(x: 175, y: 154, width: 50, height: 20))
  }

  // Derived from the stack rule: priorities reserve the lower group's minimum.
  @Test func flexibleChildren() {
    let result = frames(
      HStack(spacing: 0) {
        Color.red._probe("a")
        Color.blue.frame(minWidth: 80)._probe("b")
        Color.green.frame(width: 20, height: 10)._probe("c")
      }, 220, 100)
    #expect(result.frames["a"]?.width == 100)
    #expect(result.frames["b"]?.width == 100)
  }

  // Derived: of 100 the fixed view takes 20, the Spacer's minimum of 8 is reserved, 72 are left; regardless
  // of earlier proposals, here for its minimum and its maximum.
  @Test func ranksStayWhenAStackIsAskedAgain() {
    let result = frames(
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red._probe("a")
          Color.green.frame(width: 20, height: 10)._probe("b")
          Spacer()
        }
        Color.blue
      }, 200, 100)
    #expect(result.frames["a"]?.width == 72)
    #expect(result.frames["b"]?.minX == 72)
  }

  // Derived from the stack rule, for a stack with several proposals: the text comes before the Spacer each
  // time. It is 10 · 8.5 = 85 wide, and has (396 − 16) / 2 − 66 = 124 available.
  @Test func prioritiesHoldForEveryProposal() {
    func row(_ text: String, _ probe: String) -> some View {
      HStack(spacing: 0) {
        Text(verbatim: text)._probe(probe)
        Spacer()
        Color.red.frame(width: 66, height: 30)
      }
    }
    let result = frames(
      HStack(spacing: 16) {
        row("Two phases", "a")
        row("C implicit", "b")
      }, 396, 100)
    #expect(result.frames["a"]?.width == 85)
    #expect(result.frames["b"]?.width == 85)
  }
}
