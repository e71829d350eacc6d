// SPDX-License-Identifier: Apache-2.0
import Observation
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

// Drawn frames between two layouts. Documented: the curves' control points and the springs' numbers;
// intermediate frames are derived from them, to 0.01 points.
@Suite @MainActor struct MotionTests {
  private let stage = Stage()

  /// Two boxes, 100 and 200 wide, in a window of 300: the narrow one moves from 50 to 150.
  private struct Aligned: View {
    let stage: Stage
    var body: some View {
      VStack(alignment: stage.isOn ? .trailing : .leading, spacing: 0) {
        Color.red.frame(width: 100, height: 20)._probe("narrow")
        Color.blue.frame(width: 200, height: 20)._probe("wide")
      }
    }
  }

  @Test func positionsFollowTheCurve() {
    let host = makeLiveHost(Aligned(stage: stage))
    #expect(host.drawnFrame("narrow") == CGRect(x: 50, y: 130, width: 100, height: 20))
    #expect(!host.needsFrame && host.nextDeadline == nil)
    withAnimation(.easeInOut(duration: 2)) { stage.isOn = true }
    #expect(host.needsFrame)
    host.update()
    // The layout is final immediately.
    #expect(LayoutResult(host: host).frames["narrow"]?.minX == 150)
    for time in stride(from: 0, through: 1.99, by: 0.1) {
      host.advance(to: time)
      #expect(isNear(host.drawnFrame("narrow")?.minX, 50 + 100 * easeInOut(time / 2)), "\(time)")
      #expect(host.drawnFrame("wide")?.minX == 50)
      #expect(host.needsFrame)
    }
    host.advance(to: 2)
    #expect(host.drawnFrame("narrow")?.minX == 150)
    #expect(!host.needsFrame)
  }

  @Test func paintedFramesMatchDrawnBoxes() {
    let host = makeLiveHost(Aligned(stage: stage))
    withAnimation(.linear(duration: 1)) { stage.isOn = true }
    host.advance(to: 0)
    host.advance(to: 0.25)
    let boxes = host.items().compactMap {
      if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil }
    }
    #expect(boxes.first == CGRect(x: 75, y: 130, width: 100, height: 20))
  }

  @Test func withoutAnimationNothingMoves() {
    let host = makeLiveHost(Aligned(stage: stage))
    stage.isOn = true
    host.update()
    #expect(host.drawnFrame("narrow")?.minX == 150)
    #expect(!host.needsFrame)
  }

  @Test func stillPicturesShowTheEnd() {
    let host = makeHost(Aligned(stage: stage))
    var isComplete = false
    withAnimation(.easeInOut(duration: 2)) {
      stage.isOn = true
    } completion: {
      isComplete = true
    }
    host.layout(in: HostWindow(size: CGSize(width: 300, height: 300)))
    #expect(host.drawnFrame("narrow")?.minX == 150)
    #expect(isComplete && !host.needsFrame)
  }

  /// A box that fills the space that the spacing leaves: 300 or 200 points less the fixed 100.
  private struct Spaced: View {
    let stage: Stage
    var body: some View {
      HStack(spacing: stage.isOn ? 100 : 0) {
        Color.red._probe("flexible")
        Color.blue.frame(width: 100)
      }
    }
  }

  @Test func sizesFollowTheCurve() {
    let host = makeLiveHost(Spaced(stage: stage))
    withAnimation(.easeIn(duration: 1)) { stage.isOn = true }
    host.update()
    for time in [0, 0.2, 0.5, 0.9] {
      host.advance(to: time)
      let width = 200 - 100 * bezier(0.42, 0, 1, 1, at: time)
      #expect(isNear(host.drawnFrame("flexible")?.width, width), "\(time)")
    }
  }

  /// The neighbor of a growing frame is at the frame's end: the layout runs for each frame.
  private struct Growing: View {
    let stage: Stage
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: stage.isOn ? 120 : 20)._probe("grows")
        Color.blue.frame(width: 30)._probe("next")
        Spacer(minLength: 0)
      }
    }
  }

  @Test func framesLayOutAgain() {
    let host = makeLiveHost(Growing(stage: stage))
    withAnimation(.linear(duration: 1)) { stage.isOn = true }
    host.update()
    for time in [0, 0.25, 0.5, 1] {
      host.advance(to: time)
      #expect(isNear(host.drawnFrame("grows")?.width, 20 + 100 * time))
      #expect(isNear(LayoutResult(host: host).frames["next"]?.minX, 20 + 100 * time))
    }
  }

  @Test func opacitiesAndTransformsMove() {
    struct Fading: View {
      let stage: Stage
      var body: some View {
        Color.red.frame(width: 50, height: 50)._probe("box")
          .offset(x: stage.isOn ? 80 : 0).opacity(stage.isOn ? 0.2 : 1)
      }
    }
    let host = makeLiveHost(Fading(stage: stage))
    withAnimation(.linear(duration: 1)) { stage.isOn = true }
    host.advance(to: 0)
    host.advance(to: 0.5)
    #expect(isNear(host.opacities().first, 0.6))
    #expect(isNear(host.drawnFrame("box")?.minX, 125 + 40))
  }

  // Measured: the middle of red and blue mixes in Oklab (the gradients' test has the numbers).
  @Test func colorsMix() {
    struct Colored: View {
      let stage: Stage
      var body: some View {
        VStack {
          Rectangle().fill(stage.isOn ? Color.blue : Color.red).frame(width: 9, height: 9)
          Color.clear.frame(width: 9, height: 9).background(stage.isOn ? Color.blue : Color.red)
          Circle().foregroundStyle(stage.isOn ? Color.blue : Color.red).frame(width: 9)
        }
      }
    }
    let host = makeLiveHost(Colored(stage: stage))
    let red = host.colors()[0]
    withAnimation(.linear(duration: 1)) { stage.isOn = true }
    host.advance(to: 0)
    #expect(host.colors().filter { $0.opacity > 0 }.allSatisfy { isSame($0, red) })
    host.advance(to: 0.5)
    let middle = host.colors().filter { $0.opacity > 0 }
    #expect(middle.count == 3)
    host.advance(to: 1)
    let blue = host.colors()[0]
    for color in middle { #expect(isSame(color, red.mixed(with: blue, by: 0.5))) }
  }

  private func isSame(_ a: ResolvedColor, _ b: ResolvedColor) -> Bool {
    isNear(Double(a.red), Double(b.red), 0.001) && isNear(Double(a.green), Double(b.green), 0.001)
      && isNear(Double(a.blue), Double(b.blue), 0.001)
  }

  private struct Slice: Shape {
    var share: Double
    var animatableData: Double {
      get { share }
      set { share = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
    }
  }

  @Test func shapesMove() {
    struct Sliced: View {
      let stage: Stage
      var body: some View { Slice(share: stage.isOn ? 1 : 0.5) }
    }
    let host = makeLiveHost(Sliced(stage: stage))
    withAnimation(.linear(duration: 1)) { stage.isOn = true }
    host.advance(to: 0)
    host.advance(to: 0.5)
    let widths = host.items().compactMap {
      if case .fill(let path, _, _) = $0 { path.boundingRect.width } else { nil }
    }
    #expect(widths == [225])
  }

  /// A custom layout that interpolates between two of its values.
  private struct Fan: Layout {
    var reach: CGFloat
    var animatableData: CGFloat {
      get { reach }
      set { reach = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 300, height: 300)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      // Not linear: intermediate frames are not between the two layouts.
      subviews[0].place(
        at: CGPoint(x: reach, y: reach * reach / 100), proposal: .init(width: 10, height: 10))
    }
  }

  @Test func customLayoutsRunForEachFrame() {
    struct Fanned: View {
      let stage: Stage
      var body: some View { Fan(reach: stage.isOn ? 200 : 0) { Color.red._probe("leaf") } }
    }
    let host = makeLiveHost(Fanned(stage: stage))
    withAnimation(.easeInOut(duration: 1)) { stage.isOn = true }
    host.update()
    for time in [0, 0.25, 0.5, 0.75, 1] {
      host.advance(to: time)
      let reach = 200 * easeInOut(time)
      let frame = host.drawnFrame("leaf")
      #expect(isNear(frame?.minX, reach) && isNear(frame?.minY, reach * reach / 100), "\(time)")
    }
  }

  @Test func viewsOfTheUsersMove() {
    struct Needle: View, Animatable {
      var angle: Double
      nonisolated var animatableData: Double {
        get { angle }
        set { angle = newValue }
      }
      var body: some View { Color.red.frame(width: angle, height: 1)._probe("needle") }
    }
    struct Gauge: View {
      let stage: Stage
      var body: some View { Needle(angle: stage.isOn ? 90 : 10) }
    }
    let host = makeLiveHost(Gauge(stage: stage))
    withAnimation(.linear(duration: 1)) { stage.isOn = true }
    host.advance(to: 0)
    host.advance(to: 0.25)
    #expect(isNear(host.drawnFrame("needle")?.width, 30))
    host.advance(to: 1)
    #expect(host.drawnFrame("needle")?.width == 90)
  }
}
