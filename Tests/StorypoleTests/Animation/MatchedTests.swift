// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// `matchedGeometryEffect`. Documented: the group has the geometry of its source; a view that appears as
/// another with its identity disappears is drawn between both frames, in the window.
@Suite @MainActor struct MatchedTests {
  private let stage = Stage()

  private struct Following: View {
    @Namespace private var space
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    var size: CGSize?

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: 1, in: space)
          .padding(.leading, 100).padding(.top, 50)
        Color.blue.frame(width: size?.width, height: size?.height)._probe("drawn")
          .matchedGeometryEffect(
            id: 1, in: space, properties: properties, anchor: anchor, isSource: false
          )
          ._probe("slot")
      }
      .frame(width: 300, height: 300, alignment: .topLeading)
    }
  }

  private func frames(_ view: some View) -> [String: CGRect] {
    LayoutResult(host: makeLiveHost(view)).frames
  }

  // Derived: the source is at 100, 50, 40×40; the follower's own place is all of 300×300.
  @Test func followersAreDrawnAtTheirSource() {
    #expect(frames(Following())["drawn"] == CGRect(x: 100, y: 50, width: 40, height: 40))
    #expect(frames(Following())["slot"] == CGRect(x: 0, y: 0, width: 300, height: 300))
    #expect(
      frames(Following(properties: .size))["drawn"]
        == CGRect(x: 130, y: 130, width: 40, height: 40))
    #expect(
      frames(Following(properties: .size, anchor: .topLeading))["drawn"]
        == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  // Derived: a view of 20×10 keeps its size, and its anchor moves to that of the source.
  @Test(arguments: [
    (UnitPoint.topLeading, 100.0, 50.0), (.center, 110, 65), (.bottomTrailing, 120, 80),
  ])
  func anchorsMeet(_ anchor: UnitPoint, _ x: Double, _ y: Double) {
    let view = Following(
      properties: .position, anchor: anchor, size: CGSize(width: 20, height: 10))
    #expect(frames(view)["drawn"] == CGRect(x: x, y: y, width: 20, height: 10))
    // Right to left everything is mirrored, anchors as well.
    let mirrored = frames(view.environment(\.layoutDirection, .rightToLeft))["drawn"]
    #expect(mirrored == CGRect(x: 300 - x - 20, y: y, width: 20, height: 10))
  }

  @Test func stillPicturesShowFollowersToo() {
    let result = layoutFrames(
      Following(),
      LayoutRequest(size: CGSize(width: 300, height: 300), textEngine: FixedTextEngine()))
    #expect(result.frames["drawn"] == CGRect(x: 100, y: 50, width: 40, height: 40))
    #expect(result.warnings.isEmpty)
  }

  private struct Hero: View {
    @Namespace private var space
    let stage: Stage

    var body: some View {
      ZStack(alignment: .topLeading) {
        if stage.isOn {
          Color.blue._probe("new").matchedGeometryEffect(id: 1, in: space)
            .frame(width: 100, height: 60)
            .padding(.leading, 200).padding(.top, 100)
        } else {
          Color.red._probe("old").matchedGeometryEffect(id: 1, in: space)
            .frame(width: 50, height: 20)
        }
      }
      .frame(width: 300, height: 300, alignment: .topLeading)
    }
  }

  private func change(_ host: ViewHost, _ isOn: Bool, _ animation: Animation?) {
    withAnimation(animation) { stage.isOn = isOn }
    host.update()
  }

  private func expect(_ frame: CGRect?, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
  {
    #expect(
      isNear(frame?.minX, x) && isNear(frame?.minY, y) && isNear(frame?.width, width)
        && isNear(frame?.height, height),
      "\(String(describing: frame)), not \(x) \(y) \(width) \(height)")
  }

  // Derived: from 0, 0, 50×20 to 200, 100, 100×60, a quarter and a half of it.
  @Test func oneViewSeemsToMove() {
    let host = makeLiveHost(Hero(stage: stage))
    change(host, true, .linear(duration: 1))
    for name in ["old", "new"] { expect(host.drawnFrame(name), 0, 0, 50, 20) }
    host.advance(to: 0.25)
    for name in ["old", "new"] { expect(host.drawnFrame(name), 50, 25, 62.5, 30) }
    // Their transitions determine how both are drawn meanwhile: they fade.
    #expect(host.opacities().sorted().map { ($0 * 100).rounded() } == [25, 75])
    host.advance(to: 0.5)
    for name in ["old", "new"] { expect(host.drawnFrame(name), 100, 50, 75, 40) }
    // Back again from there.
    change(host, false, .linear(duration: 1))
    expect(host.drawnFrame("old"), 100, 50, 75, 40)
    host.advance(to: 1)
    expect(host.drawnFrame("old"), 50, 25, 62.5, 30)
    host.advance(to: 1.5)
    expect(host.drawnFrame("old"), 0, 0, 50, 20)
    #expect(host.advanceToRest() && host.drawnFrame("new") == nil)
    #expect(host.warnings.isEmpty)
  }

  @Test func withoutAnimationThereIsNoWay() {
    let host = makeLiveHost(Hero(stage: stage))
    change(host, true, nil)
    expect(host.drawnFrame("new"), 200, 100, 100, 60)
    #expect(!host.needsFrame && host.drawnFrame("old") == nil)
  }

  private struct Marker: View {
    @Namespace private var space
    let stage: Stage

    var body: some View {
      ZStack {
        HStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { index in
            Color.red.frame(width: CGFloat(40 + 20 * index), height: 40)
              .matchedGeometryEffect(id: index, in: space)
          }
        }
        Color.blue._probe("marker")
          .matchedGeometryEffect(id: Int(stage.number), in: space, isSource: false)
      }
    }
  }

  // Derived: 180 of 300 points, from 60 on: the second is at 100, 60 wide, the third at 160, 80 wide.
  @Test func followersGoFromSourceToSource() {
    stage.number = 1
    let host = makeLiveHost(Marker(stage: stage))
    expect(host.drawnFrame("marker"), 100, 130, 60, 40)
    withAnimation(.linear(duration: 1)) { stage.number = 2 }
    host.advance(to: 0.5)
    expect(host.drawnFrame("marker"), 130, 130, 70, 40)
    host.advance(to: 1)
    expect(host.drawnFrame("marker"), 160, 130, 80, 40)
    // There is no such source: the view is at its own position.
    stage.number = 9
    host.update()
    expect(host.drawnFrame("marker"), 0, 0, 300, 300)
  }

  private struct Twins: View {
    @Namespace private var space
    var body: some View {
      HStack {
        Color.red.matchedGeometryEffect(id: "a", in: space)
        Color.red.matchedGeometryEffect(id: "a", in: space)
        Color.blue.matchedGeometryEffect(id: "a", in: space, isSource: false)
      }
    }
  }

  // Documented: with several sources the result is undefined.
  @Test func severalSourcesAreWarnedOf() {
    let host = makeLiveHost(Twins())
    #expect(host.warnings.count == 1 && host.warnings[0].contains("2 views with the id a"))
  }
}
