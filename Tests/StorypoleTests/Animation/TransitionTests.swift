// SPDX-License-Identifier: Apache-2.0
import Observation
import StorypoleGraphics
import Testing

@testable import Storypole

/// The insertion and removal of views. Documented: a removed view leaves the layout immediately, and fades by default.
@Suite @MainActor struct TransitionTests {
  private let stage = Stage()

  private struct Shown<T: View>: View {
    let stage: Stage
    @ViewBuilder let content: T
    var body: some View {
      VStack(spacing: 0) {
        if stage.isOn { content }
        Color.blue.frame(width: 100, height: 20)._probe("other")
      }
    }
  }

  private var box: some View { Color.red.frame(width: 100, height: 20)._probe("box") }

  private func change(
    _ host: ViewHost, _ isOn: Bool, _ animation: Animation = .linear(duration: 1)
  ) {
    withAnimation(animation) { stage.isOn = isOn }
    host.update()
  }

  @Test func viewsFade() {
    let host = makeLiveHost(Shown(stage: stage) { box })
    change(host, true)
    #expect(host.opacities() == [])
    // Invisible at first, and not drawn.
    #expect(host.colors().count == 1)
    host.advance(to: 0.25)
    #expect(isNear(host.opacities().first, 0.25))
    // The other view moves with its own animation: from 140 to 150.
    #expect(isNear(host.drawnFrame("other")?.minY, 142.5))
    host.advance(to: 1)
    #expect(host.opacities() == [] && host.colors().count == 2)
    change(host, false)
    // It has left the layout, and is drawn at its old position.
    #expect(LayoutResult(host: host).frames["box"] == nil)
    host.advance(to: 1.75)
    #expect(isNear(host.opacities().first, 0.25))
    #expect(isNear(host.drawnFrame("other")?.minY, 142.5))
    host.advance(to: 2)
    #expect(host.colors().count == 1 && !host.needsFrame)
  }

  @Test func withoutAnimationNothingStays() {
    stage.isOn = true
    let host = makeLiveHost(Shown(stage: stage) { box })
    stage.isOn = false
    host.update()
    #expect(host.colors().count == 1 && !host.needsFrame)
  }

  @Test func transitionsMove() {
    let host = makeLiveHost(Shown(stage: stage) { box.transition(.move(edge: .leading)) })
    change(host, true)
    for time in [0, 0.5, 1] {
      host.advance(to: time)
      // By its own width outside of the leading edge, back to 100.
      #expect(isNear(host.drawnFrame("box")?.minX, 100 * time), "\(time)")
    }
    change(host, false)
    host.advance(to: 1.25)
    #expect(isNear(host.drawnFrame("box")?.minX, 75))
    host.advance(to: 2)
    #expect(host.drawnFrame("box") == nil)
  }

  // Documented: a slide comes from the leading edge, and leaves for the trailing one. Derived: by the view's 100 points.
  @Test func slides() {
    let host = makeLiveHost(Shown(stage: stage) { box.transition(.slide) })
    change(host, true)
    host.advance(to: 0.25)
    #expect(isNear(host.drawnFrame("box")?.minX, 25))
    host.advance(to: 1)
    change(host, false)
    host.advance(to: 1.25)
    #expect(isNear(host.drawnFrame("box")?.minX, 125))
  }

  @Test func asymmetricAndCombined() {
    let host = makeLiveHost(
      Shown(stage: stage) {
        box.padding(0).transition(
          .asymmetric(
            insertion: .offset(x: 40).combined(with: .opacity), removal: .scale(scale: 0.5)))
      })
    change(host, true)
    host.advance(to: 0.5)
    #expect(isNear(host.drawnFrame("box")?.minX, 100 + 20))
    #expect(isNear(host.opacities().first, 0.5))
    host.advance(to: 1)
    change(host, false)
    host.advance(to: 1.5)
    // Around its center at 150: from 100 points to 75.
    #expect(isNear(host.drawnFrame("box")?.width, 75))
    #expect(isNear(host.drawnFrame("box")?.midX, 150))
  }

  @Test func customTransitions() {
    struct Drop: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(y: phase.value * 60)
      }
    }
    let host = makeLiveHost(Shown(stage: stage) { box.transition(Drop()) })
    change(host, true)
    host.advance(to: 0.5)
    // The transition begins 60 above its position in the stack, which is itself moving from 140 to 130.
    #expect(isNear(host.drawnFrame("box")?.minY, 135 - 30))
    host.advance(to: 1)
    change(host, false)
    host.advance(to: 1.5)
    #expect(isNear(host.drawnFrame("box")?.minY, 135 + 30))
  }

  @Test func transitionsHaveSeparateAnimations() {
    let host = makeLiveHost(
      Shown(stage: stage) {
        box.transition(.opacity.animation(.linear(duration: 2)))
      })
    stage.isOn = true
    host.update()
    host.advance(to: 0.5)
    #expect(isNear(host.opacities().first, 0.25))
    #expect(isNear(host.drawnFrame("other")?.minY, 150))
  }

  @Test func elementsComeGoAndMove() {
    struct Listed: View {
      let stage: Stage
      var body: some View {
        VStack(spacing: 0) {
          ForEach(stage.items, id: \.self) {
            Color.red.frame(width: 50, height: 20)._probe($0)
          }
        }
      }
    }
    let host = makeLiveHost(Listed(stage: stage))
    // 60 points high, at 120: a 120, b 140, c 160.
    withAnimation(.linear(duration: 1)) { stage.items = ["c", "a", "d"] }
    host.update()
    host.advance(to: 0.5)
    #expect(isNear(host.drawnFrame("c")?.minY, 140))
    #expect(isNear(host.drawnFrame("a")?.minY, 130))
    #expect(isNear(host.drawnFrame("b")?.minY, 140))
    #expect(host.opacities().count == 2)
    for opacity in host.opacities() { #expect(isNear(opacity, 0.5)) }
    host.advance(to: 1)
    #expect(host.drawnFrame("b") == nil && host.opacities() == [])
  }

  @Test func anotherIDIsAnotherView() {
    struct Numbered: View {
      let stage: Stage
      var body: some View { Color.red.frame(width: 50, height: 20).id(stage.number) }
    }
    let host = makeLiveHost(Numbered(stage: stage))
    withAnimation(.linear(duration: 1)) { stage.number = 1 }
    host.update()
    host.advance(to: 0.25)
    #expect(host.opacities().map { ($0 * 100).rounded() } == [75, 25])
  }

  @Test func completionsWaitForTheRemoval() {
    stage.isOn = true
    let host = makeLiveHost(Shown(stage: stage) { box.transition(.slide) })
    var isComplete = false
    withAnimation(.linear(duration: 1)) {
      stage.isOn = false
    } completion: {
      isComplete = true
    }
    host.update()
    host.advance(to: 0.9)
    #expect(!isComplete)
    host.advance(to: 1)
    #expect(isComplete)
  }

  @Test func stillPicturesHaveNoTransitions() {
    let host = makeHost(Shown(stage: stage) { box.transition(.slide) })
    withAnimation { stage.isOn = true }
    host.layout(in: HostWindow(size: CGSize(width: 300, height: 300)))
    #expect(host.drawnFrame("box")?.minX == 100 && host.opacities() == [])
  }
}
