// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole

/// `rotation3DLayout`, `aspectRatio3D`, `GeometryReader3D`: views whose width, height and depth depend on
/// each other. Documented: the space of a rotated view is the smallest upright box around it. The
/// transformation of proposals to the view is ours.
@Suite struct RotationLayoutTests {
  private func turned(
    _ degrees: Double, _ axis: RotationAxis3D, depth: CGFloat = 20
  ) -> LayoutResult {
    layInDepth(
      block("view", depth, 100, 50).rotation3DLayout(.degrees(degrees), axis: axis)._probe("room"))
  }

  @Test func room() {
    expectRoom(0, .z, 100, 50, 20)
    // 100·cos 30 + 50·sin 30, 100·sin 30 + 50·cos 30.
    expectRoom(30, .z, 111.6025, 93.3013, 20)
    expectRoom(45, .z, 106.0660, 106.0660, 20)  // 150·√½
    expectRoom(90, .z, 50, 100, 20)
    // 100·cos 30 + 20·sin 30; 100·sin 30 + 20·cos 30.
    expectRoom(30, .y, 96.6025, 50, 67.3205)
    expectRoom(45, .x, 100, 49.4975, 49.4975)  // 70·√½
    expectRoom(90, .y, 20, 50, 100)
    // x → y → z → x.
    expectRoom(120, .xyz, 20, 100, 50)
    expectRoom(180, .xy, 50, 100, 20)
    // Around (1, 2, 2)/3 by 180°, 2·n·nᵀ − 1: the rows' magnitudes are (7, 4, 4)/9, (4, 1, 8)/9 and (4, 8,
    // 1)/9; 980/9, 610/9 and 820/9.
    expectRoom(180, RotationAxis3D(x: 1, y: 2, z: 2), 108.8889, 67.7778, 91.1111)
  }

  private func expectRoom(
    _ degrees: Double, _ axis: RotationAxis3D, _ w: Double, _ h: Double, _ d: Double
  ) {
    let result = turned(degrees, axis)
    let room = result.node("room")!.size3D
    #expect(agree(room.width, w) && agree(room.height, h) && agree(room.depth, d))
    // The rotated view fills its box, and its center doesn't move.
    let (view, all) = (result.box("view"), result.box("room"))
    for (a, b) in [(view.min, all.min), (view.max, all.max), (view.center, all.center)] {
      #expect(a.isApproximatelyEqual(to: b, tolerance: 0.001))
    }
  }

  @Test func otherForms() {
    let rotation = Rotation3D(angle: .degrees(30), axis: .z)
    let a = layInDepth(block("view", 20, 100, 50).rotation3DLayout(rotation)._probe("room"))
    let b = layInDepth(
      block("view", 20, 100, 50).rotation3DLayout(.degrees(30), axis: (x: 0, y: 0, z: 5))
        ._probe("room"))
    #expect(agree(a.frames["room"]!.width, 111.6025))
    #expect(agree(b.frames["room"]!.height, 93.3013))
  }

  @Test func proposals() {
    // A quarter turn around z: the proposed height, 400, becomes the view's width.
    let z = layInDepth(
      Color.red._probe("view").frame(height: 30).rotation3DLayout(.degrees(90), axis: .z)
        .frame(width: 300, height: 200))
    #expect(z.node("view")!.size == CGSize(width: 200, height: 30))
    // Around y: the view's depth becomes the width.
    let y = layInDepth(
      filler("view").rotation3DLayout(.degrees(90), axis: .y)._probe("room")
        .frame(width: 300, height: 200), depth: 70)
    #expect(y.node("view")!.size3D == Size3D(width: 70, height: 200, depth: 300))
    let room = y.node("room")!.size3D
    #expect(agree(room.width, 300) && agree(room.height, 200) && agree(room.depth, 70))
    // A frame in between takes precedence.
    let framed = layInDepth(
      filler("view").rotation3DLayout(.degrees(90), axis: .y).frame(depth: 40)
        .frame(width: 300, height: 200), depth: 70)
    #expect(framed.node("view")!.size3D.width == 40)
    // No proposal: the ideal, 10.
    let ideal = layInDepth(
      filler("view").rotation3DLayout(.degrees(90), axis: .y).frame(width: 300, height: 200))
    #expect(ideal.node("view")!.size3D == Size3D(width: 10, height: 200, depth: 300))
  }

  @Test func neighborsMakeRoom() {
    // 50·cos 60 + 0 wide, no gap: the second begins at 25.
    let result = layInDepth(
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 40)._probe("card")
          .rotation3DLayout(.degrees(60), axis: .y)._probe("room")
        block("next", 5)
      }._probe("row"))
    #expect(agree(result.frames["room"]!.width, 25))
    #expect(agree(result.frames["next"]!.minX - result.frames["row"]!.minX, 25))
    // 50·sin 60.
    #expect(agree(result.depth("row"), 43.3013))
    // Its right edge is at the back: (25, 0) is the box's, and seen from the front it is 25 wide.
    #expect(agree(result.frames["card"]!.width, 25))
  }

  @Test func turnedTwice() {
    // 45° and 45° around z: the inner box is 150·√½ on both sides, the outer √2 times that.
    let result = layInDepth(
      block("view", 20, 100, 50).rotation3DLayout(.degrees(45), axis: .z)
        .rotation3DLayout(.degrees(45), axis: .z)._probe("room"))
    #expect(agree(result.frames["room"]!.width, 150))
    // In a stack inside: the card's box is 30 deep (30·sin 90) and 0 wide; rotated again by 90° it is 30
    // wide.
    let stacked = layInDepth(
      HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 40).rotation3DLayout(.degrees(90), axis: .y)
        Color.red.frame(width: 5, height: 5)
      }.rotation3DLayout(.degrees(90), axis: .y)._probe("room"))
    #expect(agree(stacked.frames["room"]!.width, 30))
    #expect(agree(stacked.depth("room"), 5))
  }

  /// A rotated view's proposals are rotated too (documented: the frame is rotated with the view).
  @Test func offersInsideAreTurned() {
    // A quarter turn around y in 300×200 with 70 of depth: the stack is proposed 70×200 and 300 of depth, 20
    // of its width are taken. In it another quarter turn: 300×200 and 50 of depth.
    func lay(_ depth: CGFloat) -> LayoutResult {
      layInDepth(
        HStack(spacing: 0) {
          Color.red.frame(width: 20)
          filler("view").rotation3DLayout(.degrees(90), axis: .y)._probe("room")
        }.rotation3DLayout(.degrees(90), axis: .y).frame(width: 300, height: 200), depth: depth)
    }
    #expect(lay(70).node("view")!.size3D == Size3D(width: 300, height: 200, depth: 50))
    // Its box in the stack: its width is along the depth again.
    #expect(lay(70).node("room")!.size3D == Size3D(width: 50, height: 200, depth: 300))
    #expect(lay(120).node("view")!.size3D == Size3D(width: 300, height: 200, depth: 100))
    // Nested: the inner view gets its own axes back.
    let twice = layInDepth(
      filler("view").rotation3DLayout(.degrees(90), axis: .y)
        .rotation3DLayout(.degrees(-90), axis: .y).frame(width: 300, height: 200), depth: 70)
    #expect(twice.node("view")!.size3D == Size3D(width: 300, height: 200, depth: 70))
    // A stack proposes the least and the greatest width to a flexible view, and finally its part: 300 − 100.
    // Rotated, that is depth, and the inner view's width.
    let shared = layInDepth(
      HStack(spacing: 0) {
        Color.red.frame(width: 100)
        HStack { filler("view").rotation3DLayout(.degrees(90), axis: .y) }
          .rotation3DLayout(.degrees(90), axis: .y)
      }.frame(width: 300, height: 200), depth: 70)
    #expect(shared.node("view")!.size3D == Size3D(width: 200, height: 200, depth: 70))
    // In proportions of 2 : 1 : 1 in 100×60×60: scales 50, 60 and 60, so that 100×50×50 are proposed, rotated
    // 50×50×100.
    let ratio = layInDepth(
      filler("view").rotation3DLayout(.degrees(90), axis: .y)
        .aspectRatio3D(Size3D(width: 2, height: 1, depth: 1), contentMode: .fit)
        .frame(width: 100, height: 60), depth: 60)
    #expect(ratio.node("view")!.size3D == Size3D(width: 50, height: 50, depth: 100))
  }

  /// Each rotation makes several proposals to the one inside: known answers are cached.
  @Test func deepNestingIsBounded() {
    func nest(_ levels: Int) -> AnyView {
      levels == 0
        ? AnyView(filler("view"))
        : AnyView(
          HStack(spacing: 0) {
            Color.red.frame(width: 1)
            nest(levels - 1)
          }.rotation3DLayout(.degrees(90), axis: .y))
    }
    let result = layInDepth(nest(8).frame(width: 300, height: 200), depth: 70)
    // Each level exchanges width and depth and then takes 1 of the width: after eight, 4 of each.
    #expect(result.node("view")!.size3D == Size3D(width: 296, height: 200, depth: 66))
    #expect(result.counters.measurements < 200_000)
  }

  @Test func quarterTurnsAreExact() {
    for degrees in [90.0, 180, 270, -90, 360, 450] {
      for axis in [RotationAxis3D.x, .y, .z, RotationAxis3D(x: 0, y: 0, z: -3)] {
        let result = turned(degrees, axis)
        let room = result.node("room")!.size3D
        #expect([room.width, room.height, room.depth].sorted() == [20, 50, 100])
        #expect(result.box("view") == result.box("room"), "\(degrees) \(axis)")
      }
    }
    // A third of a turn around the diagonal permutes the axes: x → y → z → x.
    let third = turned(120, .xyz)
    #expect(third.node("room")!.size3D == Size3D(width: 20, height: 100, depth: 50))
  }

  @Test func effectsOnlyDraw() {
    let result = layInDepth(
      block("view", 20, 100, 50).rotation3DEffect(.degrees(90), axis: .z)._probe("room"))
    #expect(result.node("room")!.size3D == Size3D(width: 100, height: 50, depth: 20))
    let view = result.box("view").size
    #expect(agree(view.width, 50) && agree(view.height, 100) && agree(view.depth, 20))
    // Around the front: half a turn around y moves the back, 20 behind it, 20 before it.
    let front = layInDepth(
      block("view", 20).rotation3DEffect(
        Rotation3D(angle: .degrees(180), axis: .y), anchor: .front))
    #expect(agree(front.z("view"), 20))
    let scaled = layInDepth(
      block("view", 20).scaleEffect(x: 1, y: 1, z: 2, anchor: .back)._probe("room"))
    #expect(scaled.box("view").size.depth == 40 && scaled.depth("room") == 20)
    let moved = layInDepth(
      block("view", 20).transform3DEffect(
        AffineTransform3D(translation: Vector3D(x: 1, y: 2, z: 3))
      )._probe("room"))
    #expect(moved.box("view").origin - moved.box("room").origin == Vector3D(x: 1, y: 2, z: 3))
  }

  @Test func aspectRatio() {
    func lay(_ mode: ContentMode, _ depth: CGFloat?, ratio: Size3D?) -> Size3D {
      layInDepth(
        filler("view").aspectRatio3D(ratio, contentMode: mode).frame(width: 100, height: 60),
        depth: depth
      ).node("view")!.size3D
    }
    // 2 : 1 : 1 in 100×60×40: scales 50, 60, 40.
    let ratio = Size3D(width: 2, height: 1, depth: 1)
    #expect(lay(.fit, 40, ratio: ratio) == Size3D(width: 80, height: 40, depth: 40))
    #expect(lay(.fill, 40, ratio: ratio) == Size3D(width: 120, height: 60, depth: 60))
    // nil is ignored: 50 and 60.
    #expect(lay(.fit, nil, ratio: ratio) == Size3D(width: 100, height: 50, depth: 50))
    // Without a ratio the view's ideal size, 10×10×10.
    #expect(lay(.fit, 40, ratio: nil) == Size3D(width: 40, height: 40, depth: 40))
    #expect(lay(.fill, 40, ratio: nil) == Size3D(width: 100, height: 100, depth: 100))
    // An axis without length is ignored too.
    #expect(
      lay(.fill, 40, ratio: Size3D(width: 2, height: 1, depth: 0))
        == Size3D(width: 120, height: 60, depth: 0))
  }

  @Test func readers() {
    var sizes: [Size3D] = []
    var frames: [Rect3D] = []
    let result = layInDepth(
      ZStack(spacing: 10) {
        block("a", 20)
        GeometryReader3D { proxy in
          let _ = sizes.append(proxy.size)
          let _ = frames.append(proxy.frame(in: .global))
          Color.red.frame(depth: proxy.size.depth / 2)._probe("half")
        }.frame(width: 30, height: 40)._probe("reader")
      }, depth: 100)
    // 100 − 10 − 20 = 70 are left for the reader.
    #expect(sizes.last == Size3D(width: 30, height: 40, depth: 70))
    #expect(result.depth("half") == 35 && result.z("half") == 30)
    // Centered in 400.
    #expect(
      frames.last
        == Rect3D(
          origin: Point3D(x: 185, y: 180, z: 30), size: Size3D(width: 30, height: 40, depth: 70)))
  }

  @MainActor @Test func proxiesAndAnchors() {
    struct Boxes: PreferenceKey {
      static let defaultValue: [Anchor<Rect3D>] = []
      static func reduce(value: inout [Anchor<Rect3D>], nextValue: () -> [Anchor<Rect3D>]) {
        value += nextValue()
      }
    }
    var found: [Rect3D] = []
    var changes: [Size3D] = []
    _ = layInDepth(
      SpatialContainer(alignment: .topLeadingFront) {
        block("large", 90, 100, 60)
        block("small", 30, 20, 40).anchorPreference(key: Boxes.self, value: .bounds3D) { [$0] }
      }
      .spatialOverlayPreferenceValue(Boxes.self) { anchors in
        GeometryReader3D { proxy in
          let _ = found = anchors.map { proxy[$0] }
          Color.clear
        }
      })
    // In the container's own space, the reader's: 90 − 30.
    #expect(
      found.last
        == Rect3D(
          origin: Point3D(x: 0, y: 0, z: 60), size: Size3D(width: 20, height: 40, depth: 30)))
    _ = layInDepth(
      filler("a").onGeometryChange3D(for: Size3D.self, of: \.size) { changes.append($0) },
      depth: 55)
    #expect(changes.last == Size3D(width: 400, height: 400, depth: 55))
  }
}
