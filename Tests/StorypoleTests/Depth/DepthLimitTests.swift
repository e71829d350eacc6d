// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// Depth at its limits: no proposal, no remaining depth, infinite depth, and invalid lengths. Documented:
/// readers take their proposal. Ours: views without a position in space are ignored, with a warning.
@Suite struct DepthLimitTests {
  /// A depth of 0, of 10 without a proposal, and of the rest that a maximum leaves.
  @Test func offers() {
    func lay(_ depth: CGFloat?) -> LayoutResult {
      layInDepth(
        SpatialContainer {
          filler("reader")
          HStack { filler("inStack") }
          ZStack(spacing: 4) {
            filler("first")
            filler("second")
          }._probe("stack")
          filler("turned").rotation3DLayout(.degrees(180), axis: .y)
          Text("text")._probe("text")
        }._probe("all"), depth: depth)
    }
    // Twice 10 and 4; 100 less 4, halved.
    for (offer, reader, part, all) in [(nil, 24.0, 10.0, 24.0), (100, 100, 48, 100)] {
      let result = lay(offer.map { CGFloat($0) })
      #expect(result.depth("all") == all && result.depth("reader") == reader)
      #expect(result.depth("inStack") == reader && result.depth("turned") == reader)
      #expect(result.depth("text") == 0)
      // The container proposes its own resulting depth: 24 less 4, halved.
      #expect(result.depth("first") == part && result.depth("second") == part)
    }
    // Nothing left: only the distance between the two.
    let none = lay(0)
    #expect(none.depth("reader") == 4 && none.depth("first") == 0 && none.depth("all") == 4)
    #expect(none.z("second") - none.z("first") == 4)
  }

  @Test func endlessMaximum() {
    // Proposed infinite depth by a stack, a view with an infinite maximum gets an equal part.
    let result = layInDepth(
      ZStack {
        block("view", 20).frame(maxDepth: .infinity)._probe("endless")
        block("other", 30)
      }._probe("all"), depth: 100)
    #expect(result.depth("endless") == 70 && result.depth("all") == 100)
    // In a row each may be as deep as the proposal.
    let row = layInDepth(
      HStack {
        block("view", 20).frame(maxDepth: .infinity, alignment: .front)._probe("endless")
        block("other", 30)
      }._probe("all"), depth: 100)
    #expect(row.depth("endless") == 100 && row.z("view") == 80 && row.depth("all") == 100)
    // A nil proposal isn't infinite: the view's own depth.
    #expect(layInDepth(block("view", 20).frame(maxDepth: .infinity)._probe("f")).depth("f") == 20)
  }

  @Test func distances() {
    func z(_ spacing: CGFloat?) -> (CGFloat, depth: CGFloat, warnings: [String]) {
      let result = layInDepth(
        ZStack(spacing: spacing) {
          block("a", 10)
          block("b", 20)
        }._probe("all"))
      return (result.z("b"), result.depth("all"), result.warnings)
    }
    #expect(z(0) == (10, 30, []))
    // They overlap by 4: 10 − 4, and 26 in all.
    #expect(z(-4) == (6, 26, []))
    for spacing in [CGFloat.infinity, -.infinity, .nan] {
      let result = z(spacing)
      #expect(result.0 == 10 && result.depth == 30)
      #expect(result.warnings.contains { $0.contains("ZStack(spacing:)") })
    }
  }

  /// Views without a position in space: no effect, but a warning.
  @Test func impossible() {
    func expectIgnored(_ name: String, _ view: some View) {
      let result = layInDepth(view._probe("room"))
      #expect(result.node("room")!.size3D == Size3D(width: 10, height: 10, depth: 20), "\(name)")
      #expect(result.box("view") == result.box("room"), "\(name)")
      #expect(result.box("view").isFinite)
      #expect(result.warnings.contains { $0.contains(name) }, "\(name)")
    }
    let view = block("view", 20)
    for bad in [CGFloat.infinity, -.infinity, .nan] {
      expectIgnored("padding3D", view.padding3D(EdgeInsets3D(front: bad)))
      expectIgnored("padding3D", view.padding3D(bad))
      expectIgnored("offset(z:)", view.offset(z: bad))
      expectIgnored("rotation3DLayout", view.rotation3DLayout(.radians(bad), axis: .z))
      expectIgnored("rotation3DLayout", view.rotation3DLayout(.radians(1), axis: (bad, 0, 1)))
      expectIgnored("rotation3DEffect", view.rotation3DEffect(.radians(bad), axis: .x))
      expectIgnored("scaleEffect", view.scaleEffect(Size3D(width: 1, height: bad, depth: 1)))
      expectIgnored(
        "transform3DEffect",
        view.transform3DEffect(AffineTransform3D(translation: Vector3D(x: 0, y: 0, z: bad))))
      expectIgnored(
        "aspectRatio3D",
        view.aspectRatio3D(Size3D(width: 1, height: 1, depth: bad), contentMode: .fit))
    }
    expectIgnored(
      "aspectRatio3D", view.aspectRatio3D(Size3D(width: 1, height: -1, depth: 1), contentMode: .fit)
    )
    // An axis without a direction gives no rotation (ours).
    let still = layInDepth(view.rotation3DLayout(.degrees(30), axis: .zero)._probe("room"))
    #expect(still.node("room")!.size3D == Size3D(width: 10, height: 10, depth: 20))
    // A NaN guide doesn't make positions NaN.
    let guide = layInDepth(
      HStackLayout().depthAlignment(.front) {
        block("a", 20).alignmentGuide(.front) { _ in .nan }
        block("b", 30)
      })
    #expect(guide.z("a").isFinite && guide.z("b").isFinite)
  }

  @Test func enormous() {
    let result = layInDepth(
      SpatialContainer(alignment: .front) {
        filler("a")
        block("b", 30)
      }._probe("all"), depth: 1e300)
    #expect(result.depth("all") == 1e300 && result.z("b") == 1e300)
    // Deep trees end with an error that names a path, not with the stack.
    func nest(_ levels: Int) -> AnyView {
      levels == 0 ? AnyView(block("view", 20)) : AnyView(nest(levels - 1).padding3D(.back, 1))
    }
    #expect(layInDepth(nest(200)).z("view") == 200)
  }
}
