// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// The focus and the keyboard. Tab, Space, Return and Escape follow the custom of desktops; shortcuts,
/// `onKeyPress` and `FocusState` are documented.
@Suite @MainActor struct FocusTests {
  private let diary = Diary()

  private func press(
    _ key: KeyEquivalent, _ modifiers: EventModifiers = [], _ screen: Screen
  ) {
    screen.send(.key(KeyEvent(key, modifiers: modifiers, time: screen.time)))
  }

  @Test func tabGoesThroughControls() {
    let screen = Screen(
      VStack {
        Button("A") { diary.note("a") }
        Button("B") { diary.note("b") }.disabled(true)
        Button("C") { diary.note("c") }
      })
    press(.space, [], screen)
    #expect(diary.lines == [])
    press(.tab, [], screen)
    press(.space, [], screen)
    press(.tab, [], screen)
    press(.return, [], screen)
    // Around to the first one, and back.
    press(.tab, [], screen)
    press(.space, [], screen)
    press(.tab, .shift, screen)
    press(.space, [], screen)
    #expect(diary.lines == ["a", "c", "a", "c"])
    press(.escape, [], screen)
    press(.space, [], screen)
    #expect(diary.lines.count == 4)
  }

  @Test func shortcuts() {
    let screen = Screen(
      VStack {
        Button("Save") { diary.note("save") }.keyboardShortcut("s")
        Button("All") { diary.note("all") }.keyboardShortcut("s", modifiers: [.command, .shift])
        Button("OK") { diary.note("ok") }.keyboardShortcut(.defaultAction)
        Button("Cancel") { diary.note("cancel") }.keyboardShortcut(.cancelAction)
        Button("Off") { diary.note("off") }.keyboardShortcut("x").disabled(true)
      })
    press("s", .command, screen)
    // On this system it is Control.
    press("s", .control, screen)
    press("s", [.control, .shift], screen)
    press(.return, [], screen)
    press(.escape, [], screen)
    press("x", .command, screen)
    press("s", [], screen)
    #expect(diary.lines == ["save", "save", "all", "ok", "cancel"])
  }

  @Test func keyPresses() {
    let screen = Screen(
      Color.red.frame(width: 100, height: 100).focusable()
        .onKeyPress(.space) {
          diary.note("space")
          return .ignored
        }
        .onKeyPress(characters: .letters) { press in
          diary.note(press.characters)
          return .handled
        }
        .onKeyPress { press in
          diary.note("any")
          return .handled
        })
    press("q", [], screen)
    #expect(diary.lines == [])
    screen.tap(150, 100)
    press("q", [], screen)
    press(.space, [], screen)
    #expect(diary.lines == ["q", "space", "any"])
  }

  private struct Form: View {
    enum Field { case name, city }
    @FocusState private var field: Field?
    @State private var name = ""
    @State private var city = ""
    let diary: Diary
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name)._probe("name")
        TextField("City", text: $city).focused($field, equals: .city)._probe("city")
        Button("To the city") { field = .city }._probe("button")
        Color.red.frame(width: field == .name ? 1 : field == .city ? 2 : 3, height: 1)
          ._probe("state")
        Color.red.frame(width: CGFloat(city.count), height: 1)._probe("count")
      }
      .onSubmit { diary.note("submit \(name)") }
    }
  }

  @Test func focusState() {
    let screen = Screen(Form(diary: diary))
    func state() -> CGFloat? { screen.frame("state")?.width }
    #expect(state() == 3)
    let name = screen.frame("name")!
    screen.tap(name.midX, name.midY)
    #expect(state() == 1)
    screen.send(.text(.insert("Ann")))
    press(.return, [], screen)
    #expect(diary.lines == ["submit Ann"])
    press(.tab, [], screen)
    #expect(state() == 2)
    press(.escape, [], screen)
    #expect(state() == 3)
    // Set by an action.
    let button = screen.frame("button")!
    screen.tap(button.midX, button.midY)
    #expect(state() == 2)
    screen.send(.text(.insert("Ulm")))
    #expect(screen.frame("count")?.width == 3)
  }
}
