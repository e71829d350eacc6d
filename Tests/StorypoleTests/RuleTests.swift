// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// One small test for each fundamental rule. `make mutate` breaks these rules and many others, one after another, and
/// expects the named test to fail.
@Suite struct RuleTests {
  private func lay(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> LayoutResult {
    layoutFrames(
      view,
      LayoutRequest(size: CGSize(width: width, height: height), textEngine: FixedTextEngine()))
  }

  /// A view of 10×10.
  private func box(_ id: String) -> some View { Color.red.frame(width: 10, height: 10)._probe(id) }

  private enum MiddleID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  // Measured on iOS and macOS: plain views are 8 apart.
  @Test func plainNeighborsAre8Apart() {
    let result = lay(
      VStack {
        box("a")
        box("b")
      }, 100, 100)
    #expect(result.rootSize == CGSize(width: 10, height: 28))
    #expect(result.frames["b"]!.minY - result.frames["a"]!.maxY == 8)
  }

  // Derived: a guide at −20 puts the only child's edge at 0 − (−20) = 20 from the line. The stack's
  // range starts as [0, 0], so it becomes [0, 30] and the stack is 30 wide, not 10.
  @Test func rangeAcrossContainsTheGuide() {
    let result = lay(
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<1) { _ in box("a").alignmentGuide(.leading) { _ in -20 } }
      }, 100, 100)
    #expect(result.rootSize == CGSize(width: 30, height: 10))
    // Centered in 100: 35, and 20 from there.
    #expect(result.frames["a"]?.minX == 55)
  }

  /// Two boxes, the second 10 lower, with a guide at 4 and at 2: at 4 and 12 in the stack.
  private func pair(_ guide: VerticalAlignment) -> CGFloat? {
    lay(
      VStack(spacing: 0) {
        box("a").alignmentGuide(guide) { _ in 4 }
        box("b").alignmentGuide(guide) { _ in 2 }
        box("c")
      }._probe("stack"), 100, 100
    ).explicit("stack", guide)
  }

  // Measured: a container's first baseline is the highest of its children's.
  @Test func firstBaselineIsTheHighest() { #expect(pair(.firstTextBaseline) == 4) }

  // Measured: a container's last baseline is the lowest of its children's.
  @Test func lastBaselineIsTheLowest() { #expect(pair(.lastTextBaseline) == 12) }

  // Documented: custom guides merge to their mean, (4 + 12) / 2; a child without one counts nothing.
  @Test func customGuidesMergeToTheirMean() { #expect(pair(VerticalAlignment(MiddleID.self)) == 8) }

  // Derived: 30 + 50 = 80, centered in 100 from 10 to 90; the first is on the right.
  @Test func rightToLeftMirrors() {
    let result = lay(
      HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 10)._probe("a")
        Color.red.frame(width: 50, height: 10)._probe("b")
      }
      .environment(\.layoutDirection, .rightToLeft), 100, 100)
    #expect(result.frames["a"]?.minX == 60)
    #expect(result.frames["b"]?.minX == 10)
  }

  // Derived: the less flexible child is first, proposed 100 / 2, takes 20; 80 are left. In the other order the first
  // would take 50.
  @Test func lessFlexibleChildrenAreServedFirst() {
    let result = lay(
      HStack(spacing: 0) {
        Color.red._probe("a")
        Color.red.frame(minWidth: 0, maxWidth: 20)._probe("b")
      }, 100, 100)
    #expect(result.frames["a"]?.width == 80)
    #expect(result.frames["b"]?.width == 20)
  }

  // Derived: the higher priority is proposed 100 less the minimum 30 of the lower one.
  @Test func lowerPrioritiesKeepTheirMinimum() {
    let result = lay(
      HStack(spacing: 0) {
        Color.red.layoutPriority(1)._probe("a")
        Color.red.frame(minWidth: 30)._probe("b")
      }, 100, 100)
    #expect(result.frames["a"]?.width == 70)
    #expect(result.frames["b"]?.width == 30)
  }

  // Derived: the higher priority is proposed everything, 100 − 0, and takes it.
  @Test func higherPrioritiesAreServedFirst() {
    let result = lay(
      HStack(spacing: 0) {
        Color.red._probe("a")
        Color.red.layoutPriority(1)._probe("b")
      }, 100, 100)
    #expect(result.frames["a"]?.width == 0)
    #expect(result.frames["b"]?.width == 100)
  }

  // Documented: a frame with both limits takes its proposal, clamped to them.
  @Test(arguments: [(10, 20), (30, 30), (100, 50)])
  func frameKeepsToItsLimits(proposed: CGFloat, expected: CGFloat) {
    #expect(
      lay(Color.red.frame(minWidth: 20, maxWidth: 50), proposed, 10).rootSize.width == expected)
  }

  // Measured on iOS and macOS: 16 on every edge.
  @Test func paddingIs16() {
    #expect(lay(box("a").padding(), 100, 100).rootSize == CGSize(width: 42, height: 42))
  }

  // Derived: the lines meet where the second box is at its 10, so it starts 10 before the first.
  @Test func guidesMoveTheViewBack() {
    let result = lay(
      VStack(alignment: .leading, spacing: 0) {
        box("a")
        box("b").alignmentGuide(.leading) { _ in 10 }
      }, 100, 100)
    #expect(result.frames["b"]!.minX - result.frames["a"]!.minX == -10)
  }

  // Measured: a spacer keeps no distance to its neighbors, 10 + 5 + 10.
  @Test func spacersKeepNoDistance() {
    let result = lay(
      HStack {
        box("a")
        Spacer(minLength: 5)
        box("b")
      }
      .fixedSize(), 100, 100)
    #expect(result.rootSize.width == 25)
  }

  // Documented: ViewThatFits shows the first view whose ideal size fits. 30 points fit in 30.
  @Test func exactlyFittingViewsAreShown() {
    let result = lay(
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 30, height: 10)._probe("wide")
        box("narrow")
      }, 30, 10)
    #expect(result.frames["wide"]?.width == 30)
  }

  // Documented: a column is (130 − 10 · (4 − 1)) / 4 = 25 wide; two of them are 25 · 2 + 10.
  @Test func columnsShareTheContainer() {
    let view = Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
    #expect(lay(view._probe("a"), 130, 10).frames["a"]?.width == 60)
  }

  // Derived: the columns of a cell over two columns are together as wide as the cell.
  @Test func columnsAreAsWideAsTheirSpan() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box("a")
        box("b")
      }
      Color.red.frame(width: 100, height: 10).gridCellColumns(2)
    }
    #expect(lay(grid, 300, 100).rootSize.width == 100)
  }
}
