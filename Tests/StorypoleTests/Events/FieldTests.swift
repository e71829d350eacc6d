// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// Fields during editing: a character is 8.5 points wide. The keys are those of other fields on this system.
@Suite @MainActor struct FieldTests {
  private final class Model { var text = "" }

  private struct Sample: View {
    @State var text: String
    let model: Model
    var isSecure = false
    var body: some View {
      Group {
        if isSecure {
          SecureField("Word", text: binding)
        } else {
          TextField("Word", text: binding)
        }
      }
      ._probe("field").frame(width: 200)
    }
    private var binding: Binding<String> {
      Binding(
        get: { text },
        set: {
          text = $0
          model.text = $0
        })
    }
  }

  private let model = Model()

  private func edit(_ text: String, isSecure: Bool = false) -> Screen {
    model.text = text
    let screen = Screen(Sample(text: text, model: model, isSecure: isSecure))
    let field = screen.frame("field")!
    screen.tap(field.maxX - 2, field.midY)
    return screen
  }

  private func press(
    _ screen: Screen, _ key: KeyEquivalent, _ modifiers: EventModifiers = [], times: Int = 1
  ) {
    for _ in 0..<times { screen.send(.key(KeyEvent(key, modifiers: modifiers, time: screen.time))) }
  }

  private func type(_ screen: Screen, _ text: String) { screen.send(.text(.insert(text))) }

  @Test func typing() {
    let screen = edit("swift")
    // The press was after the text.
    type(screen, "ly")
    #expect(model.text == "swiftly")
    press(screen, .leftArrow, times: 2)
    press(screen, .delete)
    #expect(model.text == "swifly")
    press(screen, .home)
    press(screen, .deleteForward)
    #expect(model.text == "wifly")
    type(screen, "e\u{301}")
    #expect(model.text == "éwifly")
    press(screen, .delete)
    #expect(model.text == "wifly")
  }

  // The field is 50…250; a press at 50 + 3 · 8.5 is after the third character.
  @Test func pressPutsTheCaret() {
    let screen = edit("swift")
    screen.tap(50 + 25.5, 100)
    type(screen, "-")
    #expect(model.text == "swi-ft")
  }

  @Test func selection() {
    let screen = edit("one two three")
    press(screen, .leftArrow, [.shift], times: 5)
    type(screen, "four")
    #expect(model.text == "one two four")
    press(screen, .leftArrow, [.control], times: 2)
    press(screen, .rightArrow, [.control, .shift])
    press(screen, .delete)
    #expect(model.text == "one  four")
    press(screen, "a", .control)
    type(screen, "x")
    #expect(model.text == "x")
    press(screen, "z", .control, times: 2)
    #expect(model.text == "one two four")
    press(screen, "z", [.control, .shift])
    #expect(model.text == "one  four")
  }

  @Test func doubleClickSelectsAWord() {
    let screen = edit("one two three")
    for count in [1, 2] {
      for phase in [PointerEvent.Phase.down, .up] {
        screen.send(
          .pointer(
            PointerEvent(
              phase, at: CGPoint(x: 50 + 8.5 * 5, y: 100), time: 0, clickCount: count)))
      }
    }
    type(screen, "2")
    #expect(model.text == "one 2 three")
  }

  @Test func dragSelects() {
    let screen = edit("one two three")
    screen.pointer(.down, 50 + 8.5 * 4, 100)
    screen.pointer(.moved, 50 + 8.5 * 7, 100)
    screen.pointer(.up, 50 + 8.5 * 7, 100)
    press(screen, "x", .control)
    #expect(model.text == "one  three")
    #expect(screen.host.clipboard.string == "two")
    press(screen, .end)
    press(screen, "v", .control)
    #expect(model.text == "one  threetwo")
  }

  @Test func composing() {
    let screen = edit("ab")
    press(screen, .leftArrow)
    screen.send(.text(.compose("に", caret: 1)))
    #expect(model.text == "ab")
    // After "a" and the marked text.
    #expect(abs((screen.host.caret?.minX ?? 0) - (50 + 17)) < 0.01)
    screen.send(.text(.insert("日")))
    #expect(model.text == "a日b")
  }

  @Test func passwordsAreNotCopied() {
    let screen = edit("secret", isSecure: true)
    press(screen, "a", .control)
    press(screen, "c", .control)
    #expect(screen.host.clipboard.string == "")
    type(screen, "new\nline")
    #expect(model.text == "new line")
  }

  @Test func valuesAreSetInTheEnd() {
    struct Number: View {
      @State private var number = 5
      var body: some View {
        VStack {
          TextField("Number", value: $number, format: .number)._probe("field")
          Color.red.frame(width: CGFloat(number), height: 1)._probe("value")
        }
      }
    }
    let screen = Screen(Number())
    let field = screen.frame("field")!
    screen.tap(field.midX, field.midY)
    press(screen, "a", .control)
    type(screen, "12")
    #expect(screen.frame("value")?.width == 5)
    press(screen, .return)
    #expect(screen.frame("value")?.width == 12)
    press(screen, "a", .control)
    type(screen, "nonsense")
    press(screen, .escape)
    #expect(screen.frame("value")?.width == 12)
  }

  // Keys for a removed field have no effect.
  @Test func fieldThatVanishes() {
    struct Sample: View {
      @State private var isThere = true
      @State private var text = ""
      var body: some View {
        if isThere {
          TextField("Word", text: $text)._probe("field")
            .onChange(of: text) { _, new in isThere = new.isEmpty }
        } else {
          Text("Gone")
        }
      }
    }
    let screen = Screen(Sample())
    screen.tap(150, 100)
    type(screen, "x")
    #expect(screen.frame("field") == nil)
    type(screen, "y")
    press(screen, .delete)
    #expect(screen.host.caret == nil)
  }

  private final class Selected {
    var value: TextSelection?
    var range: Range<Int>?
  }

  private struct Selecting: View {
    @State var text = "swift"
    @State var selection: TextSelection?
    let selected: Selected
    var body: some View {
      VStack {
        TextField("Word", text: $text, selection: bound)._probe("field")
        Button("First") {
          selection = TextSelection(range: text.startIndex..<text.index(after: text.startIndex))
        }
        ._probe("first")
        Text(selection.map { $0.isInsertion ? "insertion" : "selection" } ?? "none")
      }
      .frame(width: 200)
    }
    private var bound: Binding<TextSelection?> {
      Binding(
        get: { selection },
        set: {
          selection = $0
          selected.value = $0
          selected.range = $0?.offsets(in: text)
        })
    }
  }

  // The caret is after a press between two characters, and Shift with an arrow selects the next one.
  @Test func selectionOfTheBinding() {
    let selected = Selected()
    let screen = Screen(Selecting(selected: selected))
    let field = screen.frame("field")!
    #expect(selected.value == nil)
    screen.tap(field.maxX - 2, field.midY)
    #expect(selected.range == 5..<5 && selected.value?.isInsertion == true)
    press(screen, .leftArrow, [.shift], times: 2)
    #expect(selected.range == 3..<5)
    type(screen, "m")
    #expect(selected.range == 4..<4)
    press(screen, "a", .control)
    #expect(selected.range == 0..<4)
    // A selection by the program; indices of a longer string count as the end.
    let long = "a much longer string"
    let selection = TextSelection(range: long.startIndex..<long.endIndex)
    #expect(selection.offsets(in: "abc") == 0..<3)
    #expect(TextSelection(ranges: RangeSet()).offsets(in: "abc") == nil)
  }

  private struct Classes: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    let seen: ([UserInterfaceSizeClass?]) -> Void
    var body: some View {
      seen([width, height])
      return Color.clear
    }
  }

  // Documented (Human Interface Guidelines, Layout): half of an iPad of 1,366 points (678) is regular, half of one of
  // 1,194 (592) is compact; an iPhone on its side has a compact height, and a regular width from 736 × 414. Measured
  // (rdar://34621309): two thirds of an upright iPad of 1,024 points (639) are compact.
  @Test func windowsHaveClasses() {
    var last: [UserInterfaceSizeClass?] = []
    let screen = Screen(Classes { last = $0 }, size: CGSize(width: 678, height: 1024))
    #expect(last == [.regular, .regular])
    for (width, height, classes) in [
      (592.0, 834.0, [UserInterfaceSizeClass.compact, .regular]),
      (639, 1366, [.compact, .regular]),
      (1024, 768, [.regular, .regular]), (393, 852, [.compact, .regular]),
      (852, 393, [.compact, .compact]), (736, 414, [.regular, .compact]),
      (956, 440, [.regular, .compact]), (300, 200, [.compact, .regular]),
    ] {
      ViewHost.onBigStack {
        screen.host.layout(in: HostWindow(size: CGSize(width: width, height: height)))
      }
      #expect(last == classes, "\(width) × \(height)")
    }
  }

  // Documented: a value that no view sets is the key's default, also if the key's type is an optional.
  @Test func optionalKeysHaveDefaults() {
    struct Key: EnvironmentKey { static var defaultValue: Int? { 5 } }
    var environment = EnvironmentValues()
    #expect(environment[Key.self] == 5)
    environment[Key.self] = nil
    #expect(environment[Key.self] == nil)
  }

  private final class Counter { var value = 0 }

  // Documented (Foundation): the changes of an event are undone together, in reverse order; undoing registers how to
  // redo, and a new change forgets that.
  @Test @MainActor func changesAreUndone() throws {
    let counter = Counter()
    let screen = Screen(Color.clear)
    screen.host.isLive = true
    let manager = screen.host.undoManager
    @MainActor func add(_ number: Int) {
      counter.value = counter.value * 10 + number
      manager.registerUndo(withTarget: counter) { counter in
        let old = counter.value
        counter.value /= 10
        manager.registerUndo(withTarget: counter) { $0.value = old }
      }
    }
    add(1)
    add(2)
    manager.setActionName("Add")
    screen.layout()
    add(3)
    screen.layout()
    #expect(counter.value == 123)
    press(screen, "z", .control)
    #expect(counter.value == 12 && manager.canRedo)
    press(screen, "z", .control)
    #expect(counter.value == 0 && !manager.canUndo && manager.redoMenuItemTitle == "Redo Add")
    press(screen, "z", [.control, .shift])
    #expect(counter.value == 12)
    add(4)
    #expect(!manager.canRedo && manager.canUndo)
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo)
  }
}
