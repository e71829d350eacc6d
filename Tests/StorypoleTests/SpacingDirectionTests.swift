// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// The preferred distance of views has the direction of the requesting container, for every view.
@Suite struct SpacingDirectionTests {
  /// A custom row, as wide as its children and their preferred distances.
  private struct Row: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      var width: CGFloat = 0
      for i in subviews.indices {
        if i > 0 {
          width += subviews[i - 1].spacing.distance(to: subviews[i].spacing, along: .horizontal)
        }
        width += subviews[i].sizeThatFits(.unspecified).width
      }
      return CGSize(width: width, height: 10)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  private var box: some View { Color.red.frame(width: 10, height: 10) }
  /// Ends with a Spacer, which prefers no distance at its ends: 8 before it, 0 after it.
  private var open: some View {
    HStack {
      box
      Spacer(minLength: 6)
    }
  }

  @ViewBuilder private var row: some View {
    box
    open
    box
  }

  private func width(_ view: some View, _ direction: LayoutDirection, of id: String = "row")
    -> CGFloat?
  {
    var request = LayoutRequest(
      size: CGSize(width: 200, height: 100), textEngine: FixedTextEngine())
    request.environment.layoutDirection = direction
    return layoutFrames(view.fixedSize(horizontal: false, vertical: false), request).frames[id]?
      .width
  }

  // Derived: 10 + 8 + (10 + 0 + 6) + 0 + 10 = 44, in both directions.
  @Test(arguments: LayoutDirection.allCases) func everyRowAsksInItsDirection(
    _ direction: LayoutDirection
  ) {
    #expect(width(HStack { row }.fixedSize()._probe("row"), direction) == 44)
    #expect(width(LazyHStack { row }._probe("row"), direction) == 44)
    #expect(width(HStackLayout()({ row }).fixedSize()._probe("row"), direction) == 44)
    // With a plain row around it: the open end is at the row's end.
    #expect(width(Row { row }._probe("row"), direction) == 44)
  }

  // Derived: the content precedes the bar; a bar that starts with a Spacer prefers no distance to it, one
  // that ends with it prefers 8: 100 − 16 − 8 = 76.
  @Test(arguments: LayoutDirection.allCases) func barsKeepTheDistanceOfTheirSide(
    _ direction: LayoutDirection
  ) {
    func view(_ bar: some View) -> some View {
      Color.blue._probe("content").safeAreaInset(edge: HorizontalEdge.trailing) { bar }
        .frame(width: 100, height: 20)
    }
    #expect(width(view(open.fixedSize()), direction, of: "content") == 76)
    #expect(
      width(
        view(
          HStack {
            Spacer(minLength: 6); box
          }.fixedSize()), direction, of: "content") == 84)
  }

  // Derived: a union with an open-ended view's leading edge has no preference at its trailing edge.
  @Test(arguments: LayoutDirection.allCases) func aUnionTakesOverTheDirection(
    _ direction: LayoutDirection
  ) {
    struct Look: Layout {
      let read: @Sendable (Subviews) -> Void
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        read(subviews)
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    var request = LayoutRequest(
      size: CGSize(width: 100, height: 100), textEngine: FixedTextEngine())
    request.environment.layoutDirection = direction
    let look = Look { subviews in
      let (plain, open) = (subviews[0].spacing, subviews[1].spacing)
      for edges in [Edge.Set.leading, .trailing] {
        var union = ViewSpacing()
        union.formUnion(open, edges: edges)
        // The Spacer is at the trailing end.
        #expect(union.distance(to: plain, along: .horizontal) == (edges == .trailing ? 0 : 8))
        #expect(plain.distance(to: union, along: .horizontal) == 8)
      }
    }
    _ = layoutFrames(
      look {
        box
        open
      }, request)
  }

  // Derived: two texts without leading touch, and 0 is written without a sign.
  @Test func noDistanceHasNoSign() {
    let metrics = FontMetrics(ascent: 10, descent: 3, capHeight: 7, leading: 0)
    let text = ViewSpacing.text(
      first: metrics, last: metrics, firstBaseline: 10, lastBaseline: 10, height: 13, pixel: 1)
    #expect("\(text.distance(to: text, along: .vertical))" == "0.0")
  }
}
