// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// `frame(depth:)`, `frame(minDepth:…)`, `padding3D`, `offset(z:)`. Documented: a nil depth is the view's
/// own, padding of nil is the platform's (16 as for flat padding), a flexible frame is clamped like a flat
/// one; texts and colors have no depth, GeometryReader3D takes its whole proposal. The numbers are derived
/// from that.
@Suite struct FrameDepthTests {
  @Test func flatViewsHaveNoDepth() {
    let result = layInDepth(
      VStack {
        Text("a")._probe("text")
        Color.red._probe("color")
        block("block", 5)
      }, depth: 100)
    #expect(result.depth("text") == 0 && result.depth("color") == 0)
    #expect(result.depth("block") == 5)
  }

  @Test func fixedDepth() {
    func lay(_ depth: CGFloat?, _ alignment: DepthAlignment, _ proposal: CGFloat?) -> LayoutResult {
      layInDepth(
        block("view", 20).frame(depth: depth, alignment: alignment)._probe("frame"),
        depth: proposal)
    }
    // The view of 20 in 50: (50 − 20) / 2, 0, 50 − 20.
    #expect(lay(50, .center, nil).z("view") == 15)
    #expect(lay(50, .back, nil).z("view") == 0)
    #expect(lay(50, .front, nil).z("view") == 30)
    #expect(lay(50, .center, nil).depth("frame") == 50)
    // The frame is too small: the view overflows on both sides, (0 − 20) / 2.
    #expect(lay(0, .center, 100).depth("frame") == 0)
    #expect(lay(0, .center, 100).z("view") == -10)
    // nil: the view's own.
    #expect(lay(nil, .center, 100).depth("frame") == 20)
    #expect(lay(nil, .center, 100).z("view") == 0)
    // A frame proposes its depth to the view inside.
    let inner = layInDepth(filler("view").frame(depth: 50), depth: 100)
    #expect(inner.depth("view") == 50)
    #expect(layInDepth(filler("view").frame(depth: nil), depth: 100).depth("view") == 100)
    #expect(layInDepth(filler("view")).depth("view") == 10)
  }

  @Test func impossibleDepthsAreIgnored() {
    for depth in [-1, CGFloat.nan, .infinity] {
      let result = layInDepth(block("view", 20).frame(depth: depth)._probe("frame"))
      #expect(result.depth("frame") == 20)
      #expect(result.warnings.contains { $0.contains("frame(depth:)") })
    }
  }

  /// min, ideal, max, proposal, the frame's depth around a view of 20, around one that takes all.
  @Test(
    arguments: [
      // Both limits: the proposal between them.
      (10, nil, 50, 30, 30, 30), (10, nil, 50, 5, 10, 10), (10, nil, 50, 80, 50, 50),
      // Without a proposal the ideal; without that the view's ideal depth (20; 10), kept between.
      (10, 40, 50, nil, 40, 40), (15, nil, 50, nil, 20, 15), (30, nil, 50, nil, 30, 30),
      // A minimum alone: the view's depth, between the minimum and the proposal.
      (30, nil, nil, 100, 30, 100), (10, nil, nil, 100, 20, 100), (30, nil, nil, 0, 30, 30),
      // A maximum alone: the proposal, at least the view's depth, at most the maximum.
      (nil, nil, 50, 100, 50, 50), (nil, nil, 50, 30, 30, 30), (nil, nil, 10, 100, 10, 10),
      (nil, nil, CGFloat.infinity, 100, 100, 100), (nil, nil, CGFloat.infinity, nil, 20, 10),
      // Neither: the view's depth; with a nil proposal the ideal.
      (nil, 40, nil, nil, 40, 40), (nil, 40, nil, 100, 20, 100), (nil, nil, nil, 100, 20, 100),
    ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat, CGFloat)])
  func flexibleDepth(
    _ row: (
      min: CGFloat?, ideal: CGFloat?, max: CGFloat?, proposal: CGFloat?, fixed: CGFloat,
      flexible: CGFloat
    )
  ) {
    func depth(_ view: some View) -> CGFloat {
      layInDepth(
        view.frame(minDepth: row.min, idealDepth: row.ideal, maxDepth: row.max)._probe("frame"),
        depth: row.proposal
      ).depth("frame")
    }
    #expect(depth(block("view", 20)) == row.fixed)
    #expect(depth(filler("view")) == row.flexible)
    // The same frame in width: the rules are equal.
    func width(_ view: some View) -> CGFloat {
      var request = LayoutRequest(
        size: CGSize(width: 400, height: 400), textEngine: FixedTextEngine())
      request.window.proposal = ProposedViewSize(width: row.proposal, height: 10)
      return layoutFrames(
        view.frame(minWidth: row.min, idealWidth: row.ideal, maxWidth: row.max)._probe("frame"),
        request
      ).frames["frame"]!.width
    }
    #expect(width(Color.red.frame(width: 20)) == row.fixed)
    #expect(width(Color.red) == row.flexible)
  }

  @Test func flexibleAlignment() {
    func z(_ alignment: DepthAlignment) -> CGFloat {
      layInDepth(
        block("view", 20).frame(minDepth: 60, maxDepth: .infinity, alignment: alignment),
        depth: 100
      ).z("view")
    }
    // 100 deep: (100 − 20) / 2, 0, 80.
    #expect(z(.center) == 40)
    #expect(z(.back) == 0)
    #expect(z(.front) == 80)
  }

  @Test func guidesInFrames() {
    // The view's explicit front, 5, on the frame's own front, 50.
    let explicit = layInDepth(
      block("view", 20).alignmentGuide(.front) { _ in 5 }.frame(depth: 50, alignment: .front))
    #expect(explicit.z("view") == 45)
    // Through the frame the guide is at 45 + 5.
    let outer = layInDepth(
      SpatialContainer(alignment: .front) {
        block("other", 80)
        block("view", 20).alignmentGuide(.front) { _ in 5 }.frame(depth: 50, alignment: .back)
      })
    // 80 − 5: the frame at the back leaves the view, and its guide, at 0.
    #expect(outer.z("view") == 75)
  }

  @Test func padding() {
    // Documented: 20 + 3 + 4; nil is the platform's 16 on each side.
    let insets = EdgeInsets3D(top: 1, leading: 2, bottom: 1, trailing: 2, front: 3, back: 4)
    let result = layInDepth(block("view", 20).padding3D(insets)._probe("padding"))
    #expect(result.depth("padding") == 27 && result.z("view") == 4)
    #expect(result.frames["padding"]?.size == CGSize(width: 14, height: 12))
    let all = layInDepth(block("view", 20).padding3D()._probe("padding"))
    #expect(all.node("padding")!.size3D == Size3D(width: 42, height: 42, depth: 52))
    let some = layInDepth(block("view", 20).padding3D(.front, 7)._probe("padding"))
    #expect(some.node("padding")!.size3D == Size3D(width: 10, height: 10, depth: 27))
    #expect(some.z("view") == 0)
    let length = layInDepth(block("view", 20).padding3D(5)._probe("padding"))
    #expect(length.node("padding")!.size3D == Size3D(width: 20, height: 20, depth: 30))
    let deep = layInDepth(block("view", 20).padding3D(.depth)._probe("padding"))
    #expect(deep.node("padding")!.size3D == Size3D(width: 10, height: 10, depth: 52))
    // The view is proposed the rest, never below 0; negative padding lets it overflow.
    #expect(layInDepth(filler("view").padding3D(.back, 30), depth: 100).depth("view") == 70)
    #expect(layInDepth(filler("view").padding3D(.back, 30), depth: 20).depth("view") == 0)
    let out = layInDepth(block("view", 20).padding3D(.depth, -15)._probe("padding"))
    #expect(out.depth("padding") == 0 && out.z("view") == -15)
  }

  @Test func offset() {
    let result = layInDepth(
      SpatialContainer(alignment: .back) {
        block("view", 20).offset(z: 30)._probe("outside")
        block("other", 40)
      }._probe("all"))
    // Drawn 30 farther in front, without an effect on the layout.
    #expect(result.z("view") == 30 && result.z("outside") == 0)
    #expect(result.depth("all") == 40)
  }
}
