// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// Focused controls with the keyboard; menus of views.
@Suite @MainActor struct KeyControlTests {
  private let diary = Diary()

  private func press(_ keys: [KeyEquivalent], _ screen: Screen) {
    for key in keys { screen.send(.key(KeyEvent(key, time: screen.time))) }
  }

  private struct Slid: View {
    @State var value: Double
    let diary: Diary
    let step: Double?

    var body: some View {
      VStack {
        if let step {
          Slider(value: $value, in: 0...10, step: step) { diary.note("\($0)") }
        } else {
          Slider(value: $value, in: 0...10) { diary.note("\($0)") }
        }
        Color.red.frame(width: value * 10, height: 1)._probe("value")
      }
    }
  }

  private func value(_ screen: Screen) -> Double { (screen.frame("value")?.width ?? .nan) / 10 }

  @Test func arrowsMoveSliders() {
    let screen = Screen(Slid(value: 4, diary: diary, step: 2))
    press([.tab, .rightArrow], screen)
    #expect(value(screen) == 6)
    press([.leftArrow, .downArrow], screen)
    #expect(value(screen) == 2)
    press([.home], screen)
    #expect(value(screen) == 0)
    press([.leftArrow], screen)
    #expect(value(screen) == 0)
    press([.end, .upArrow], screen)
    #expect(value(screen) == 10)
    #expect(diary.lines.prefix(2) == ["true", "false"])
    // Ours: a tenth of the range without a step.
    let free = Screen(Slid(value: 4, diary: diary, step: nil))
    press([.tab, .rightArrow], free)
    #expect(isNear(value(free), 5))
    let mirrored = Screen(
      Slid(value: 4, diary: diary, step: 2).environment(\.layoutDirection, .rightToLeft))
    press([.tab, .rightArrow], mirrored)
    #expect(value(mirrored) == 2)
  }

  private struct Stepped: View {
    @State var count = 3
    var body: some View {
      VStack {
        Stepper("Count", value: $count, in: 0...5)
        Color.red.frame(width: CGFloat(count * 10), height: 1)._probe("value")
      }
    }
  }

  @Test func arrowsMoveSteppers() {
    let screen = Screen(Stepped())
    #expect(screen.host.focusOrder.count == 1)
    press([.tab, .upArrow, .rightArrow], screen)
    #expect(value(screen) == 5)
    press([.upArrow, .downArrow, .leftArrow], screen)
    #expect(value(screen) == 3)
  }

  private struct Chosen: View {
    @State var choice = 1
    var body: some View {
      VStack {
        Picker("Number", selection: $choice) {
          Text("One").tag(1)
          Text("Two").tag(2)
          Text("Three").tag(3)
        }
        .pickerStyle(.segmented)
        Color.red.frame(width: CGFloat(choice * 10), height: 1)._probe("value")
      }
    }
  }

  @Test func arrowsSelectSegments() {
    let screen = Screen(Chosen())
    #expect(screen.host.focusOrder.count == 1)
    press([.tab, .rightArrow], screen)
    #expect(value(screen) == 2)
    press([.end, .rightArrow], screen)
    #expect(value(screen) == 3)
    press([.leftArrow], screen)
    #expect(value(screen) == 2)
    press([.home, .leftArrow], screen)
    #expect(value(screen) == 1)
  }

  private func texts(_ screen: Screen) -> [String] { screen.host.texts.map(\.string) }

  private func menu(_ isEnabled: Bool = true) -> Screen {
    let diary = diary
    return Screen(
      Color.blue.frame(width: 100, height: 60)
        .onTapGesture { diary.note("tap") }
        .contextMenu { Button("Copy") { diary.note("copy") } }
        .disabled(!isEnabled))
  }

  // Ours: 4 points below the pointer.
  @Test func menusOpenAtThePointer() throws {
    let screen = menu()
    screen.send(.menu(at: CGPoint(x: 110, y: 80)))
    let copy = try #require(screen.host.frame(ofText: "Copy"))
    #expect(copy.minX > 110 && copy.minY > 84 && copy.minY < 110)
    screen.tap(copy.midX, copy.midY)
    #expect(diary.lines == ["copy"] && texts(screen) == [])
    // Outside of the view there is none.
    screen.send(.menu(at: CGPoint(x: 10, y: 10)))
    #expect(texts(screen) == [])
    screen.send(.menu(at: CGPoint(x: CGFloat.nan, y: 10)))
    #expect(texts(screen) == [])
  }

  @Test func menusOpenByALongPress() {
    let screen = menu()
    screen.pointer(.down, 150, 100, device: .touch)
    screen.wait(0.6)
    screen.pointer(.up, 150, 100, device: .touch)
    #expect(texts(screen) == ["Copy"] && diary.lines == [])
    press([.escape], screen)
    #expect(texts(screen) == [])
    screen.tap(150, 100)
    #expect(diary.lines == ["tap"])
  }

  @Test func viewsWithoutMenus() {
    let disabled = menu(false)
    disabled.send(.menu(at: CGPoint(x: 150, y: 100)))
    #expect(texts(disabled) == [])
    let empty = Screen(Color.blue.contextMenu { EmptyView() })
    empty.send(.menu(at: CGPoint(x: 150, y: 100)))
    #expect(empty.host.windowNode?.modalPopup == nil)
  }
}
