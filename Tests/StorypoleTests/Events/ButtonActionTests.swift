// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// Buttons and switches with the pointer. "Go" is 17×20.5 in the middle of 300×200: 141.5…158.5,
/// 89.75…110.25.
@Suite @MainActor struct ButtonActionTests {
  private let diary = Diary()

  @Test func actsWhenThePointerComesUp() {
    let screen = Screen(Button("Go") { diary.note("go") })
    screen.pointer(.down, 150, 100)
    #expect(diary.lines == [])
    screen.pointer(.up, 150, 100)
    #expect(diary.lines == ["go"])
    // Outside, and dragged away.
    screen.tap(130, 100)
    screen.pointer(.down, 150, 100)
    screen.pointer(.moved, 200, 100)
    screen.pointer(.up, 200, 100)
    #expect(diary.lines == ["go"])
    // Dragged away and back again.
    screen.pointer(.down, 150, 100)
    screen.pointer(.moved, 200, 100)
    screen.pointer(.moved, 150, 100)
    screen.pointer(.up, 150, 100)
    #expect(diary.lines == ["go", "go"])
  }

  @Test func everyStyleActs() {
    struct Own: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
      }
    }
    struct Again: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    }
    func act(_ view: some View) -> Int {
      let before = diary.lines.count
      Screen(view).tap(150, 100)
      return diary.lines.count - before
    }
    let button = Button("Go") { diary.note("go") }
    #expect(act(button.buttonStyle(.plain)) == 1)
    #expect(act(button.buttonStyle(.borderless)) == 1)
    #expect(act(button.buttonStyle(.bordered)) == 1)
    #expect(act(button.buttonStyle(.borderedProminent)) == 1)
    #expect(act(button.buttonStyle(Own())) == 1)
    #expect(act(button.buttonStyle(Again())) == 1)
    #expect(act(button.buttonStyle(Twice())) == 0)
    #expect(act(button.disabled(true)) == 0)
    // The insets of a bordered button are part of it: 12 and 7.
    let bordered = Screen(button.buttonStyle(.bordered))
    bordered.tap(133, 84)
    #expect(diary.lines.count == 7)
  }

  private struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: configuration.isPressed ? 50 : 100)._probe("button")
    }
  }

  @Test func looksPressed() {
    let screen = Screen(Button("Go") {}.buttonStyle(Pressed()))
    #expect(screen.frame("button")?.width == 100)
    screen.pointer(.down, 150, 100)
    #expect(screen.frame("button")?.width == 50)
    screen.pointer(.moved, 250, 100)
    #expect(screen.frame("button")?.width == 100)
    screen.pointer(.moved, 150, 100)
    #expect(screen.frame("button")?.width == 50)
    screen.pointer(.up, 150, 100)
    #expect(screen.frame("button")?.width == 100)
  }

  @Test func changesStateOfViews() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Color.red.frame(width: CGFloat(count) * 10, height: 10)._probe("bar")
          Button("Go") { count += 1 }._probe("button")
        }
      }
    }
    let screen = Screen(Counter())
    for expected in [10, 20, 30] as [CGFloat] {
      let button = screen.frame("button")!
      screen.tap(button.midX, button.midY)
      #expect(screen.frame("bar")?.width == expected)
    }
  }

  @Test func aGestureAroundAButton() {
    let screen = Screen(
      Button("Go") { diary.note("go") }.padding(20).background(.blue)
        .onTapGesture { diary.note("around") })
    screen.tap(150, 100)
    screen.tap(130, 100)
    #expect(diary.lines == ["go", "around"])
    Screen(
      Button("Go") { diary.note("go") }
        .simultaneousGesture(TapGesture().onEnded { diary.note("beside") })
    ).tap(150, 100)
    #expect(diary.lines.suffix(2) == ["go", "beside"])
  }
}
