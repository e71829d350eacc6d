// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// Containers along the third axis. Documented or observed: stacks align at the back unless `depthAlignment`
/// is set, the deepest view determines the depth; ZStack places views in front of each other;
/// SpatialContainer aligns them in one space, as large as its largest views. The numbers are derived from
/// that.
@Suite struct DepthContainerTests {
  private enum Podium: DepthAlignmentID {
    static func defaultValue(in context: ViewDimensions3D) -> CGFloat { context[.front] }
  }
  private let podium = DepthAlignment(Podium.self)

  @Test func stacksLineUpAtTheBack() {
    let result = layInDepth(
      HStack {
        block("a", 30)
        VStack {
          block("b", 10)
          Text("flat")._probe("c")
        }._probe("column")
      }._probe("row"))
    #expect(result.depth("row") == 30 && result.depth("column") == 10)
    for id in ["a", "b", "c", "column"] { #expect(result.z(id) == 0) }
  }

  @Test func depthAlignment() {
    func lay(_ alignment: DepthAlignment) -> LayoutResult {
      layInDepth(
        HStackLayout().depthAlignment(alignment) {
          block("a", 30)
          block("b", 10)
        }._probe("row"))
    }
    // 30 deep: 10 in the middle at (30 − 10) / 2, in front at 30 − 10.
    #expect(lay(.back).z("b") == 0)
    #expect(lay(.center).z("b") == 10)
    #expect(lay(.front).z("b") == 20)
    #expect(lay(.front).depth("row") == 30)
    // Width and height are the layout's own, as without depth.
    let plain = layInDepth(
      HStackLayout() {
        block("a", 30)
        block("b", 10)
      })
    #expect(lay(.center).frames["b"] == plain.frames["b"])
    #expect(lay(.center).rootSize == plain.rootSize)
  }

  /// The depth counterpart of titles under pictures.
  @Test func guidesAcrossContainers() {
    // In the first column the guide is 6 deep in the block of 20, which is centered in 30: at 11. In the
    // second it is unset: its front, 8. The second column is 11 − 8 = 3 farther in front.
    let result = layInDepth(
      HStackLayout().depthAlignment(podium) {
        VStackLayout().depthAlignment(.center) {
          block("deep", 30)
          block("marked", 20).alignmentGuide(podium) { _ in 6 }
        }._probe("first")
        block("second", 8)
      }._probe("row"))
    #expect(result.z("marked") == 5)
    #expect(result.z("first") == 0 && result.z("second") == 3)
    // From 0 to 30 and from 3 to 11.
    #expect(result.depth("row") == 30)
  }

  @Test func severalExplicitGuidesGiveTheirMean() {
    // In the inner stack, at the back: 4 and 10, mean 7. The other view's front, 3, moves to 7.
    let result = layInDepth(
      HStackLayout().depthAlignment(podium) {
        HStack {
          block("a", 20).alignmentGuide(podium) { _ in 4 }
          block("b", 20).alignmentGuide(podium) { $0[.front] - 10 }
          block("c", 20)
        }
        block("other", 3)
      })
    #expect(result.z("other") == 4)
  }

  @Test func frameGuidesStayInside() {
    // The center that a view inside sets is not the stack's: 20 / 2 − 8 / 2.
    let result = layInDepth(
      HStackLayout().depthAlignment(.center) {
        HStack {
          block("a", 20).alignmentGuide(DepthAlignment.center) { _ in 0 }
          block("b", 20)
        }
        block("other", 8)
      })
    #expect(result.z("other") == 6)
    // But it is the view's own, also through modifiers that add no depth: 10 − 0.
    let own = layInDepth(
      HStackLayout().depthAlignment(.center) {
        block("a", 20).alignmentGuide(DepthAlignment.center) { _ in 0 }.padding(3)
        block("other", 20)
      })
    #expect(own.z("a") == 10)
  }

  @Test func guidesReadOneAnother() {
    // From the inside: the inner guide is 4, the outer adds 3. Dimensions are the view's own.
    let result = layInDepth(
      HStackLayout().depthAlignment(podium) {
        block("a", 20, 30, 40)
          .alignmentGuide(podium) { _ in 4 }
          .alignmentGuide(podium) {
            #expect($0.width == 30 && $0.height == 40 && $0.depth == 20)
            #expect($0[explicit: .front] == nil && $0[.back] == 0)
            #expect($0[HorizontalAlignment.trailing] == 30)
            return $0[explicit: podium]! + 3
          }
        block("other", 9)
      })
    // 9 − 7: the first is 2 in front.
    #expect(result.z("a") == 2 && result.z("other") == 0)
  }

  @Test func rangeAcrossContainsTheGuide() {
    // As across flat stacks: a guide at −20 puts the only view's back 20 in front of the line.
    let result = layInDepth(
      HStackLayout().depthAlignment(.back) {
        ForEach(0..<1) { _ in block("a", 10).alignmentGuide(.back) { _ in -20 } }
      }._probe("row"))
    #expect(result.depth("row") == 30 && result.z("a") == 20)
  }

  @Test func stackInDepth() {
    let result = layInDepth(
      ZStack {
        block("a", 10)
        block("b", 20)
        Text("flat")._probe("c")
      }._probe("stack"))
    #expect(result.depth("stack") == 30)
    #expect(result.z("a") == 0 && result.z("b") == 10 && result.z("c") == 30)
    let apart = layInDepth(
      ZStack(alignment: .topLeading, spacing: 5) {
        block("a", 10)
        block("b", 20)
        Text("flat")._probe("c")
      }._probe("stack"))
    // 10 + 5 + 20 + 5 + 0.
    #expect(apart.depth("stack") == 40)
    #expect(apart.z("b") == 15 && apart.z("c") == 40)
    #expect(apart.frames["a"]!.minX == apart.frames["b"]!.minX)
    // nil: no distance (ours; Apple's pairwise distances, if any, are unknown).
    let automatic = layInDepth(
      ZStack(spacing: nil) {
        block("a", 10)
        block("b", 20)
      }._probe("stack"))
    #expect(automatic.depth("stack") == 30)
  }

  @Test func stackInDepthShares() {
    // 100 − 2·5; the block takes 30 of it, the two others half of the remaining 60 each.
    let result = layInDepth(
      ZStack(spacing: 5) {
        filler("a")
        block("b", 30)
        filler("c")
      }._probe("stack"), depth: 100)
    #expect(result.depth("a") == 30 && result.depth("c") == 30)
    #expect(result.z("b") == 35 && result.z("c") == 70 && result.depth("stack") == 100)
    // No proposal: each has its ideal depth, 10.
    let ideal = layInDepth(
      ZStack(spacing: 5) {
        filler("a")
        block("b", 30)
      }._probe("stack"))
    #expect(ideal.depth("stack") == 45)
    // Too little: flexible views get nothing, and the fixed view overflows.
    let narrow = layInDepth(
      ZStack {
        filler("a")
        block("b", 30)
      }._probe("stack"), depth: 20)
    #expect(narrow.depth("a") == 0 && narrow.depth("stack") == 30)
    // A limit caps an equal part: 20, so that 80 are left.
    let limited = layInDepth(
      ZStack {
        filler("a").frame(maxDepth: 20)
        filler("b")
      }, depth: 100)
    #expect(limited.depth("a") == 20 && limited.depth("b") == 80)
  }

  @Test func theTwentySevenAlignments() {
    let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
    let vertical: [VerticalAlignment] = [.top, .center, .bottom]
    let depth: [DepthAlignment] = [.back, .center, .front]
    for h in 0..<3 {
      for v in 0..<3 {
        for d in 0..<3 {
          let alignment = Alignment3D(
            horizontal: horizontal[h], vertical: vertical[v], depth: depth[d])
          let result = layInDepth(
            SpatialContainer(alignment: alignment) {
              block("large", 90, 100, 60)
              block("small", 30, 20, 40)
            }._probe("all"))
          #expect(result.node("all")!.size3D == Size3D(width: 100, height: 60, depth: 90))
          // Half the rest for each step: 80 / 2, 20 / 2, 60 / 2.
          let (small, all) = (result.box("small").origin, result.box("all").origin)
          #expect(
            small - all == Vector3D(x: 40 * CGFloat(h), y: 10 * CGFloat(v), z: 30 * CGFloat(d)))
        }
      }
    }
  }

  @Test func mixedSizesInOneSpace() {
    // The largest along each axis: 100 from the first, 80 from the second, 70 from the third.
    let result = layInDepth(
      SpatialContainer {
        block("wide", 10, 100, 20)
        block("high", 20, 30, 80)
        block("deep", 70, 10, 10)
      }._probe("all"))
    #expect(result.node("all")!.size3D == Size3D(width: 100, height: 80, depth: 70))
    for id in ["wide", "high", "deep"] {
      #expect(result.box(id).center == result.box("all").center)
    }
  }

  @Test func guidesInOneSpace() {
    // The first reaches from −20 to 30 around its guide, the second from −3 to 0: 50 deep, and the
    // second begins at 20 − 3.
    let result = layInDepth(
      SpatialContainer(
        alignment: Alignment3D(horizontal: .center, vertical: .center, depth: podium)
      ) {
        block("a", 50).alignmentGuide(podium) { _ in 20 }
        block("b", 3)
      }._probe("all"))
    #expect(result.depth("all") == 50 && result.z("b") == 17)
    // Only views of the highest priority determine the depth of the space.
    let priority = layInDepth(
      SpatialContainer(alignment: .back) {
        block("a", 20).layoutPriority(1)
        block("b", 50)
        filler("c")
      }._probe("all"), depth: 300)
    #expect(priority.depth("all") == 20)
    #expect(priority.depth("c") == 20)
  }

  @Test func oneSpaceFillsTheProposal() {
    let result = layInDepth(
      SpatialContainer(alignment: .front) {
        filler("a")
        block("b", 30)
      }._probe("all"), depth: 200)
    #expect(result.depth("all") == 200 && result.z("b") == 170)
  }

  @Test func overlaysAndBackgrounds() {
    // Ours: a view over another begins at its front, one behind it ends at its back.
    let result = layInDepth(
      block("view", 40)
        .overlay { block("over", 5) }
        .background { block("under", 7) }
        .background { filler("filler") }
        ._probe("all"))
    #expect(result.depth("all") == 40)
    #expect(result.z("over") == 40 && result.z("under") == -7)
    #expect(result.depth("filler") == 40)
  }

  @Test func spatialOverlays() {
    // Documented: in the view's own space. 40 − 6 at the front; several form a SpatialContainer of
    // 12, in which 4 has its front at 12.
    let one = layInDepth(
      block("view", 40, 50, 60).spatialOverlay(alignment: .bottomTrailingFront) { block("over", 6) }
        ._probe("all"))
    #expect(one.box("over").max == one.box("view").max)
    #expect(one.z("over") == 34 && one.depth("all") == 40)
    let several = layInDepth(
      block("view", 40).spatialOverlay(alignment: .back) {
        block("a", 12)
        block("b", 4)
        filler("c")
      })
    // The container contains a view that takes all 40; the others are in its middle.
    #expect(several.z("a") == 14 && several.z("b") == 18 && several.depth("c") == 40)
  }

  @Test func customLayouts() {
    struct Pile: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 50, height: 50)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    func lay(_ layout: AnyLayout) -> LayoutResult {
      layInDepth(
        layout {
          block("a", 30)
          block("b", 10)
        })
    }
    #expect(lay(AnyLayout(Pile())).z("b") == 0)
    #expect(lay(AnyLayout(Pile().depthAlignment(.front))).z("b") == 20)
    #expect(lay(AnyLayout(SpatialContainer())).z("b") == 10)
    #expect(lay(AnyLayout(ZStackLayout())).z("b") == 30)
  }

  @Test func rightToLeft() {
    // Documented: mirrored in x, not in depth.
    func lay(_ rightToLeft: Bool) -> LayoutResult {
      layInDepth(
        SpatialContainer(alignment: .leadingFront) {
          block("large", 90, 100, 60)
          block("small", 30, 20, 40)
        }._probe("all"), rightToLeft: rightToLeft)
    }
    let (left, right) = (lay(false), lay(true))
    #expect(left.box("small").minX == left.box("all").minX)
    #expect(right.box("small").maxX == right.box("all").maxX)
    #expect(left.z("small") == 60 && right.z("small") == 60)
  }
}
