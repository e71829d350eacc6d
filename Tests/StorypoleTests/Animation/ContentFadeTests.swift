// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// Contents that change with an animation. Documented: with `opacity` the new content fades in as the old one
/// fades out; with `identity` it appears immediately. Observed: by default a text fades as well.
@Suite @MainActor struct ContentFadeTests {
  private let stage = Stage()

  private struct Counted: View {
    let stage: Stage
    let transition: ContentTransition
    var body: some View {
      Text("number \(Int(stage.number))").contentTransition(transition)
    }
  }

  private func texts(_ host: ViewHost) -> Int {
    host.items().filter { if case .glyphs = $0 { true } else { false } }.count
  }

  @Test(arguments: [ContentTransition.interpolate, .opacity])
  func textsFade(_ transition: ContentTransition) {
    let host = makeLiveHost(Counted(stage: stage, transition: transition))
    let plain = texts(host)
    withAnimation(.linear(duration: 1)) { stage.number = 7 }
    host.update()
    host.advance(to: 0.25)
    #expect(host.opacities().map { ($0 * 100).rounded() } == [75, 25])
    #expect(texts(host) == 2 * plain)
    // Halfway, again: the old text is more visible, so it continues to fade.
    withAnimation(.linear(duration: 1)) { stage.number = 8 }
    host.update()
    host.advance(to: 1.15)
    #expect(host.opacities().map { ($0 * 100).rounded() } == [10, 90])
    host.advance(to: 1.25)
    #expect(host.opacities() == [] && texts(host) == plain && !host.needsFrame)
  }

  @Test func somethingElseAtOnce() {
    let host = makeLiveHost(Counted(stage: stage, transition: .identity))
    let plain = texts(host)
    withAnimation(.linear(duration: 1)) { stage.number = 7 }
    host.update()
    host.advance(to: 0.25)
    #expect(host.opacities() == [] && texts(host) == plain)
  }

  @Test func withoutAnimation() {
    let host = makeLiveHost(Counted(stage: stage, transition: .opacity))
    stage.number = 7
    host.update()
    #expect(host.opacities() == [] && !host.needsFrame)
  }

  private struct Pictured: View {
    let stage: Stage
    let transition: ContentTransition
    var body: some View {
      Image(systemName: stage.isOn ? "star.fill" : "circle").contentTransition(transition)
    }
  }

  // Ours: the effect of a symbol is a fade; without one the new image appears immediately.
  @Test(arguments: [
    (ContentTransition.opacity, [75.0, 25]), (.symbolEffect, [75, 25]),
    (.symbolEffect(.replace), [75, 25]), (.interpolate, []), (.identity, []),
  ])
  func imagesFade(_ transition: ContentTransition, _ opacities: [Double]) {
    let host = makeLiveHost(Pictured(stage: stage, transition: transition))
    withAnimation(.linear(duration: 1)) { stage.isOn = true }
    host.update()
    host.advance(to: 0.25)
    #expect(host.opacities().map { ($0 * 100).rounded() } == opacities)
    host.advance(to: 1)
    #expect(host.opacities() == [] && !host.needsFrame)
  }

  // Derived by hand.
  @Test(arguments: [
    ("127", "137", [1], [1]), ("99", "100", [0, 1], [0, 1, 2]), ("é1", "é2", [2], [2]),
    ("", "7", [], [0]), ("a 9 b", "a 10 b", [2], [2, 3]), ("12", "12", [], []),
    ("11", "1", [1], []),
  ])
  func changedCharacters(_ a: String, _ b: String, _ old: [Int], _ new: [Int]) {
    let changes = CharacterChanges(from: a, to: b)
    #expect(changes.old.sorted() == old && changes.new.sorted() == new)
  }
}
