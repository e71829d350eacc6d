// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole

/// Hit tests. Documented are `contentShape`, `allowsHitTesting`, the order of `zIndex`, and that effects move
/// hits with the drawing; the positions are derived: the window is 300×200 and its only view is in the
/// center.
@Suite @MainActor struct HitTests {
  private let diary = Diary()

  private func taps(_ view: some View, _ points: [(CGFloat, CGFloat)]) -> [Bool] {
    let screen = Screen(view)
    return points.map { x, y in
      let before = diary.lines.count
      screen.tap(x, y)
      screen.wait(1)
      return diary.lines.count > before
    }
  }

  private var square: some View {
    Color.red.frame(width: 100, height: 100).onTapGesture { diary.note("square") }
  }

  // 100…200 across, 50…150 down.
  @Test func rectangle() {
    #expect(
      taps(square, [(150, 100), (101, 51), (199, 149), (99, 100), (150, 151)])
        == [true, true, true, false, false])
  }

  @Test func shapesAreMetInTheirOutline() {
    // The corner of the square lies outside of the circle: (√(48² + 48²) = 67.9 > 50).
    let circle = Circle().frame(width: 100, height: 100).onTapGesture { diary.note("circle") }
    #expect(taps(circle, [(150, 100), (102, 52)]) == [true, false])
    let shaped = Circle().frame(width: 100, height: 100).contentShape(Rectangle())
      .onTapGesture { diary.note("circle") }
    #expect(taps(shaped, [(150, 100), (102, 52)]) == [true, true])
    let narrow = Color.red.frame(width: 100, height: 100).contentShape(Circle())
      .onTapGesture { diary.note("circle") }
    #expect(taps(narrow, [(150, 100), (102, 52)]) == [true, false])
  }

  @Test func nothingThatIsNotSeen() {
    #expect(taps(square.opacity(0), [(150, 100)]) == [false])
    #expect(taps(square.hidden(), [(150, 100)]) == [false])
    #expect(taps(square.allowsHitTesting(false), [(150, 100)]) == [false])
    #expect(taps(square.disabled(true), [(150, 100)]) == [false])
    let clear = Color.clear.frame(width: 100, height: 100).onTapGesture { diary.note("clear") }
    #expect(taps(clear, [(150, 100)]) == [false])
    // The gap of the stack is 120…180.
    let gap = HStack(spacing: 60) {
      Color.red.frame(width: 20); Color.red.frame(width: 20)
    }
    .frame(height: 20).onTapGesture { diary.note("gap") }
    #expect(taps(gap, [(150, 100), (110, 100)]) == [false, true])
  }

  @Test func cutOffIsNotMet() {
    let wide = Color.red.frame(width: 200, height: 20).onTapGesture { diary.note("wide") }
      .frame(width: 40, height: 20)
    #expect(taps(wide, [(150, 100), (60, 100)]) == [true, true])
    #expect(taps(wide.clipped(), [(150, 100), (60, 100)]) == [true, false])
  }

  // Rotation by 45° moves the corner to the right of the middle: 150 + 50·√2 = 220.7.
  @Test func throughEffects() {
    #expect(
      taps(square.rotationEffect(.degrees(45)), [(219, 100), (102, 52)]) == [true, false])
    #expect(taps(square.scaleEffect(0.5), [(174, 100), (176, 100)]) == [true, false])
    #expect(taps(square.scaleEffect(0), [(150, 100)]) == [false])
    #expect(taps(square.offset(x: 60), [(105, 100), (255, 100)]) == [false, true])
    // Measured: the offset is mirrored.
    #expect(
      taps(
        square.offset(x: 60).environment(\.layoutDirection, .rightToLeft),
        [(45, 100), (195, 100)]) == [true, false])
  }

  @Test func frontmostComesFirst() {
    let pair = ZStack {
      Color.red.frame(width: 100, height: 100).onTapGesture { diary.note("red") }
      Color.blue.frame(width: 100, height: 100).onTapGesture { diary.note("blue") }
    }
    Screen(pair).tap(150, 100)
    let raised = ZStack {
      Color.red.frame(width: 100, height: 100).onTapGesture { diary.note("red") }.zIndex(1)
      Color.blue.frame(width: 100, height: 100).onTapGesture { diary.note("blue") }
    }
    Screen(raised).tap(150, 100)
    let background = Color.red.frame(width: 20, height: 20)
      .background { Color.blue.frame(width: 100, height: 100).onTapGesture { diary.note("back") } }
    Screen(background).tap(120, 100)
    #expect(diary.lines == ["blue", "red", "back"])
  }

  // Only a shape of the first view's is behind the text.
  @Test func backgroundsOfStyles() {
    let plain = Text("Hi").frame(width: 100, height: 100).onTapGesture { diary.note("text") }
    #expect(taps(plain, [(110, 60)]) == [false])
    let filled = Text("Hi").frame(width: 100, height: 100).background(.blue)
      .onTapGesture { diary.note("text") }
    #expect(taps(filled, [(110, 60)]) == [true])
  }
}
