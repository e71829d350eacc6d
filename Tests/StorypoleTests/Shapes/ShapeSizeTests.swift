// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Storypole
import StorypoleGraphics

@Suite struct ShapeSizeTests {
  private func frames(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> LayoutResult {
    layoutFrames(
      view, LayoutRequest(size: CGSize(width: width, height: height), textEngine: FixedTextEngine())
    )
  }

  // Measured (recorded on macOS 26): the circle can be no wider than the row is high, so it is
  // served first; the others divide the rest, (260 - 40) / 2.
  @Test func row() {
    let result = frames(
      HStack(spacing: 0) {
        Ellipse()._probe("ellipse")
        Circle()._probe("circle")
        Capsule()._probe("capsule")
      }, 260, 40)
    #expect(result.frames["circle"] == CGRect(x: 110, y: 0, width: 40, height: 40))
    #expect(result.frames["ellipse"] == CGRect(x: 0, y: 0, width: 110, height: 40))
    #expect(result.frames["capsule"] == CGRect(x: 150, y: 0, width: 110, height: 40))
  }

  // A proposal of nil counts as 10 (rule of every leaf without an intrinsic size).
  @Test func idealSize() {
    let result = frames(
      VStack(spacing: 0) {
        Rectangle().fixedSize()._probe("rectangle")
        Circle().fixedSize(horizontal: false, vertical: true)._probe("circle")
        Path(CGRect(x: 0, y: 0, width: 80, height: 80)).fixedSize()._probe("path")
      }, 100, 100)
    #expect(result.frames["rectangle"]?.size == CGSize(width: 10, height: 10))
    #expect(result.frames["circle"]?.size == CGSize(width: 10, height: 10))
    #expect(result.frames["path"]?.size == CGSize(width: 10, height: 10))
  }

  // Measured (recorded on macOS 26): in 60 × 40.
  @Test func modifiedCirclesThatStaySquare() {
    let square = CGSize(width: 40, height: 40)
    #expect(frames(Circle().trim(from: 0, to: 0.5)._probe("a"), 60, 40).frames["a"]?.size == square)
    #expect(frames(Circle().stroke(lineWidth: 4)._probe("a"), 60, 40).frames["a"]?.size == square)
    #expect(frames(Circle().stroke(.red)._probe("a"), 60, 40).frames["a"]?.size == square)
    #expect(frames(AnyShape(Circle())._probe("a"), 60, 40).frames["a"]?.size == square)
    #expect(frames(Circle().fill(.red)._probe("a"), 60, 40).frames["a"]?.size == square)
  }

  @Test func modifiedCirclesThatTakeAll() {
    let all = CGSize(width: 60, height: 40)
    #expect(frames(Circle().offset(x: 3)._probe("a"), 60, 40).frames["a"]?.size == all)
    #expect(frames(Circle().scale(0.5)._probe("a"), 60, 40).frames["a"]?.size == all)
    #expect(frames(Circle().rotation(.degrees(9))._probe("a"), 60, 40).frames["a"]?.size == all)
    #expect(frames(Circle().transform(.identity)._probe("a"), 60, 40).frames["a"]?.size == all)
    #expect(
      frames(Circle().size(width: 5, height: 5)._probe("a"), 60, 40).frames["a"]?.size == all)
    #expect(frames(Circle().inset(by: 2)._probe("a"), 60, 40).frames["a"]?.size == all)
    #expect(frames(Circle().strokeBorder(.red)._probe("a"), 60, 40).frames["a"]?.size == all)
  }

  // The background of a layered shape view is proposed the shape's size; it adds nothing.
  @Test func layersOfOneShape() {
    let result = frames(Circle().fill(.red).stroke(.blue, lineWidth: 8)._probe("a"), 60, 40)
    #expect(result.frames["a"]?.size == CGSize(width: 40, height: 40))
  }

  // Measured (recorded on macOS 26): none of these changes a frame.
  @Test func effectsDoNotChangeTheLayout() {
    let view = Color.red.frame(width: 20, height: 10)
    let modified = view.rotationEffect(.degrees(30)).scaleEffect(2).shadow(radius: 3).blur(
      radius: 2
    )
    .opacity(0.5).blendMode(.multiply).border(.red, width: 5).clipShape(.circle).hidden()
    .mask { Circle().frame(width: 100) }.rotation3DEffect(.degrees(40), axis: (x: 1, y: 0, z: 0))
    #expect(frames(modified._probe("a"), 60, 40).frames["a"]?.size == CGSize(width: 20, height: 10))
  }
}
