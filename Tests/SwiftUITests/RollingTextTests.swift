// SPDX-License-Identifier: Apache-2.0
import Storypole
import StorypoleCairo
import SwiftUI
import Testing

/// Numbers that change with `contentTransition(.numericText())`. Documented: only changed digits move. Half of the
/// text's height is the distance, which is ours; fractions of it are derived.
@Suite @MainActor struct RollingTextTests {
  @Observable final class Stage {
    var number = 0.0
  }

  private struct Number: View {
    let stage: Stage
    let transition: (Double) -> ContentTransition
    var body: some View {
      Text("n \(Int(stage.number)) m").contentTransition(transition(stage.number))
    }
  }

  private let stage = Stage()

  private func show(_ transition: @escaping (Double) -> ContentTransition) -> ViewSession {
    var options = PictureOptions()
    options.size = CGSize(width: 300, height: 300)
    return ViewSession(
      Number(stage: stage, transition: transition), options, textEngine: PangoTextEngine(),
      isLive: true)
  }

  private func change(to number: Double, _ showing: ViewSession, at time: Double) {
    showing.perform { _ in withAnimation(.linear(duration: 1)) { stage.number = number } }
    showing.advance(to: time)
  }

  /// The drawn texts, one per layer: the string, its opacity, and its offset downward, in hundredths of the text's
  /// height.
  private func parts(_ showing: ViewSession) throws -> [String] {
    let height = try #require(showing.host.texts.first?.frame.height)
    var parts = [(text: "", layer: "")]
    for item in try showing.picture().displayList.items {
      switch item.command {
      case .begin(let one):
        let opacity = Int((one.opacity * 100).rounded())
        parts.append(("", " \(opacity) \(Int((one.transform.ty / height * 100).rounded()))"))
      case .end: parts.append(("", ""))
      case .glyphs(let run, _): parts[parts.count - 1].text += run.text
      default: break
      }
    }
    return parts.filter { !$0.text.isEmpty }.map { $0.text + $0.layer }
  }

  private func expect(_ showing: ViewSession, _ expected: [String]) throws {
    let parts = try parts(showing)
    #expect(parts == expected)
  }

  @Test func digitsRoll() throws {
    stage.number = 127
    let showing = show { _ in .numericText() }
    try expect(showing, ["n 127 m"])
    change(to: 137, showing, at: 0.2)
    try expect(showing, ["n 17 m", "2 80 -10", "3 20 40"])
    showing.advance(to: 1)
    try expect(showing, ["n 137 m"])
  }

  @Test(arguments: [true, false]) func digitsRollDown(_ isByValue: Bool) throws {
    stage.number = 10
    let showing = show { isByValue ? .numericText(value: $0) : .numericText(countsDown: true) }
    change(to: 9, showing, at: 0.5)
    try expect(showing, ["n  m", "10 50 25", "9 50 -25"])
  }

  @Test func otherTextsFade() throws {
    let showing = show { _ in .opacity }
    change(to: 1, showing, at: 0.2)
    try expect(showing, ["n 0 m 80 0", "n 1 m 20 0"])
  }
}
