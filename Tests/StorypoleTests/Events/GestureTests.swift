// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole

/// Gestures on a square of 100 points in the middle of a window of 300×200: 100…200, 50…150. The rules of
/// priority are documented; the times and distances of a tap are UIKit's.
@Suite @MainActor struct GestureTests {
  private let diary = Diary()
  private var square: some View { Color.red.frame(width: 100, height: 100) }

  @Test func tapsAreCounted() {
    let screen = Screen(
      square.onTapGesture(count: 2) { diary.note("two") }.onTapGesture { diary.note("one") })
    screen.tap(150, 100)
    // It may become two.
    #expect(diary.lines == [])
    screen.wait(0.4)
    #expect(diary.lines == ["one"])
    screen.tap(150, 100)
    screen.tap(150, 100)
    screen.wait(1)
    #expect(diary.lines == ["one", "two"])
  }

  @Test func tapThatMovesIsNone() {
    let screen = Screen(square.onTapGesture { diary.note("tap") })
    screen.pointer(.down, 150, 100)
    screen.pointer(.moved, 161, 100)
    screen.pointer(.up, 150, 100)
    #expect(diary.lines == [])
  }

  // The square's own corner is (100, 50).
  @Test func placeOfATap() {
    let screen = Screen(
      square.onTapGesture { diary.note("\($0)") }.coordinateSpace(name: "square").padding(7)
        .background(.blue)
        .onTapGesture(coordinateSpace: .named("nobody")) { diary.note("\($0)") })
    screen.tap(110, 70)
    screen.tap(96, 70)
    #expect(diary.lines == ["\(CGPoint(x: 10, y: 20))", "\(CGPoint(x: 96, y: 70))"])
  }

  @Test func longPress() {
    let screen = Screen(
      square.onLongPressGesture(minimumDuration: 0.5) {
        diary.note("long")
      } onPressingChanged: {
        diary.note("\($0)")
      })
    screen.pointer(.down, 150, 100)
    screen.wait(0.49)
    #expect(diary.lines == ["true"])
    screen.wait(0.02)
    #expect(diary.lines == ["true", "false", "long"])
    screen.pointer(.up, 150, 100)
    screen.tap(150, 100)
    #expect(diary.lines == ["true", "false", "long", "true", "false"])
  }

  @Test func tapAndLongPressTogether() {
    let screen = Screen(
      square.onTapGesture { diary.note("tap") }.onLongPressGesture { diary.note("long") })
    screen.tap(150, 100)
    screen.pointer(.down, 150, 100)
    screen.wait(0.6)
    screen.pointer(.up, 150, 100)
    #expect(diary.lines == ["tap", "long"])
  }

  // 40 points in 0.1 seconds are 400 per second; the predicted end is a quarter of that farther.
  @Test func drag() {
    let screen = Screen(
      square.gesture(
        DragGesture().onChanged {
          diary.note("changed \($0.translation.width) \($0.location.x)")
        }.onEnded {
          diary.note(
            "ended \($0.translation.width) \($0.velocity.width) "
              + "\($0.predictedEndTranslation.width) \($0.startLocation.x) \($0.predictedEndLocation.x)"
          )
        }))
    screen.pointer(.down, 110, 100)
    screen.wait(0.05)
    screen.pointer(.moved, 119, 100)
    #expect(diary.lines == [])
    screen.wait(0.05)
    screen.pointer(.moved, 150, 100)
    screen.pointer(.up, 150, 100)
    // Reference (SwiftUI's interface): the velocity is four times the distance to the predicted end, 50 + 400
    // / 4.
    #expect(diary.lines == ["changed 40.0 50.0", "ended 40.0 400.0 140.0 10.0 150.0"])
  }

  private struct Followed: View {
    @GestureState(reset: { _, transaction in transaction.animation = nil }) private var shift:
      CGFloat = 0
    let diary: Diary

    var body: some View {
      Color.red.frame(width: 20, height: 20).offset(x: shift)._probe("square")
        .gesture(
          DragGesture(minimumDistance: 0).updating($shift) { value, shift, _ in
            shift = value.translation.width
          }.onEnded { _ in diary.note("ended") })
    }
  }

  @Test func gestureStateFallsBack() {
    let screen = Screen(Followed(diary: diary))
    func place() -> CGFloat? {
      screen.host.rootNode.flatMap { root in
        var hit: CGFloat?
        func visit(_ node: LayoutNode) {
          if node.name == "Color" || node.name == "frame" { hit = node.frameInRoot.minX }
          node.children.forEach(visit)
        }
        visit(root)
        return hit
      }
    }
    #expect(place() == 140)
    screen.pointer(.down, 150, 100)
    screen.pointer(.moved, 175, 100)
    #expect(place() == 165)
    screen.pointer(.up, 175, 100)
    #expect(place() == 140)
    screen.pointer(.down, 150, 100)
    screen.pointer(.moved, 175, 100)
    screen.pointer(.cancelled, 175, 100)
    #expect(place() == 140)
    #expect(diary.lines == ["ended"])
  }

  @Test func innermostFirst() {
    let screen = Screen(
      square.onTapGesture { diary.note("inner") }.padding(10).background(.blue)
        .onTapGesture { diary.note("outer") })
    screen.tap(150, 100)
    screen.tap(95, 100)
    #expect(diary.lines == ["inner", "outer"])
  }

  @Test func priorities() {
    let high = Screen(
      square.onTapGesture { diary.note("inner") }
        .highPriorityGesture(TapGesture().onEnded { diary.note("high") }))
    high.tap(150, 100)
    let both = Screen(
      square.onTapGesture { diary.note("inner") }
        .simultaneousGesture(TapGesture().onEnded { diary.note("beside") }))
    both.tap(150, 100)
    #expect(Set(diary.lines) == ["high", "inner", "beside"])
    #expect(diary.lines.first == "high")
  }

  @Test func masks() {
    for (mask, expected) in [
      (GestureMask.all, "inner"), (.gesture, "outer"), (.subviews, "inner"),
    ] {
      let screen = Screen(
        square.onTapGesture { diary.note("inner") }
          .gesture(TapGesture().onEnded { diary.note("outer") }, including: mask))
      screen.tap(150, 100)
      #expect(diary.lines.last == expected, "\(mask)")
    }
    let count = diary.lines.count
    Screen(
      square.onTapGesture { diary.note("inner") }
        .gesture(TapGesture().onEnded { diary.note("outer") }, including: .none)
    ).tap(150, 100)
    #expect(diary.lines.count == count)
  }

  // A finger that stays down after the long press drags from its start.
  @Test func sequence() {
    typealias Both = SequenceGesture<LongPressGesture, DragGesture>
    let screen = Screen(
      square.gesture(
        LongPressGesture().sequenced(before: DragGesture()).onEnded { (value: Both.Value) in
          if case .second(true, let drag?) = value { diary.note("\(drag.translation.width)") }
        }))
    screen.pointer(.down, 120, 100)
    screen.wait(0.6)
    screen.pointer(.moved, 150, 100)
    screen.pointer(.up, 160, 100)
    #expect(diary.lines == ["40.0"])
    // Too early.
    screen.pointer(.down, 120, 100)
    screen.pointer(.moved, 150, 100)
    screen.pointer(.up, 160, 100)
    #expect(diary.lines == ["40.0"])
  }

  @Test func exclusive() {
    let screen = Screen(
      square.gesture(
        TapGesture(count: 2).onEnded { diary.note("double") }
          .exclusively(before: TapGesture().onEnded { diary.note("single") })
          .onEnded { value in
            switch value {
            case .first: diary.note("first")
            case .second: diary.note("second")
            }
          }))
    screen.tap(150, 100)
    screen.wait(1)
    screen.tap(150, 100)
    screen.tap(150, 100)
    screen.wait(1)
    #expect(diary.lines == ["single", "second", "double", "first"])
  }

  @Test func simultaneously() {
    let screen = Screen(
      square.gesture(
        DragGesture().simultaneously(with: LongPressGesture(minimumDuration: 0.2)).onEnded {
          diary.note("\($0.first?.translation.width ?? -1) \($0.second ?? false)")
        }))
    screen.pointer(.down, 110, 100)
    screen.wait(0.3)
    screen.pointer(.moved, 150, 100)
    screen.pointer(.up, 150, 100)
    #expect(diary.lines == ["40.0 true"])
  }

  private struct Swipe: Gesture {
    let action: () -> Void
    var body: some Gesture<DragGesture.Value> {
      DragGesture(minimumDistance: 30).onEnded { _ in action() }
    }
  }

  @Test func gesturesWithABody() {
    let screen = Screen(square.gesture(AnyGesture(Swipe { diary.note("swipe") }.map { $0.time })))
    screen.pointer(.down, 110, 100)
    screen.pointer(.moved, 145, 100)
    screen.pointer(.up, 145, 100)
    #expect(diary.lines == ["swipe"])
  }

  @Test func modifierKeys() {
    let screen = Screen(
      square.gesture(TapGesture().modifiers(.shift).onEnded { diary.note("shift") }))
    screen.tap(150, 100)
    screen.pointer(.down, 150, 100, modifiers: [.shift, .capsLock])
    screen.pointer(.up, 150, 100)
    #expect(diary.lines == ["shift"])
  }

  private struct Vanishing: View {
    @State private var isThere = true
    @GestureState private var isHeld = false
    let diary: Diary
    var body: some View {
      if isThere {
        Color.red.frame(width: 100, height: 100)
          .gesture(
            DragGesture(minimumDistance: 0).updating($isHeld) { _, held, _ in held = true }
              .onChanged { if $0.translation.width > 20 { isThere = false } }
              .onEnded { _ in diary.note("ended") })
      } else {
        Text(isHeld ? "held" : "free")._probe("text")
      }
    }
  }

  // Ours: the gesture of a removed view does not end, and its state resets.
  @Test func viewThatVanishes() {
    let screen = Screen(Vanishing(diary: diary))
    screen.pointer(.down, 110, 100)
    screen.pointer(.moved, 140, 100)
    screen.pointer(.moved, 150, 100)
    screen.pointer(.up, 150, 100)
    #expect(diary.lines == [])
    // "free" and "held" are as wide: 4 · 8.5.
    #expect(screen.frame("text")?.width == 34)
    #expect(texts(screen) == ["free"])
  }

  private func texts(_ screen: Screen) -> [String] {
    var found: [String] = []
    func visit(_ node: LayoutNode) {
      if let text = node as? TextNode { found.append(text.resolved.string) }
      node.children.forEach(visit)
    }
    if let root = screen.host.rootNode { visit(root) }
    return found
  }

  @Test func hover() {
    let screen = Screen(
      square.onHover { diary.note("hover \($0)") }
        .onContinuousHover { phase in
          if case .active(let point) = phase {
            diary.note("\(point.x)")
          } else {
            diary.note("left")
          }
        })
    screen.pointer(.moved, 20, 100)
    screen.pointer(.moved, 110, 100)
    screen.pointer(.moved, 120, 100)
    screen.send(.pointerLeft(time: 1))
    #expect(diary.lines == ["hover true", "10.0", "20.0", "hover false", "left"])
  }

  @Test func nonsenseIsIgnored() {
    let screen = Screen(square.onTapGesture { diary.note("tap") })
    screen.tap(.nan, 100)
    screen.tap(150, .infinity)
    screen.pointer(.up, 150, 100)
    screen.pointer(.moved, 150, 100)
    #expect(diary.lines == [])
    #expect(screen.host.warnings.count == 1)
  }
}
