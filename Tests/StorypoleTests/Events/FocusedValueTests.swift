// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// Values that the view with the focus offers. Documented: they are there while the focus is in the view or in one
/// inside; values of a scene always.
@Suite @MainActor struct FocusedValueTests {
  fileprivate struct Reader: View {
    @FocusedBinding(\.testNote) var note
    @FocusedValue(\.testName) var name
    @FocusedValue(\.testAction) var action
    let diary: Diary
    var body: some View {
      let _ = diary.note("\(name ?? "-") \(note ?? "-")")
      Button("Do") {
        action?()
        note = "done"
      }
      .frame(width: 100, height: 40)
    }
  }

  private struct Editor: View {
    @State private var first = "one"
    @State private var second = "two"
    let diary: Diary
    let actions: Diary
    var body: some View {
      VStack(spacing: 0) {
        TextField("A", text: $first).frame(width: 200, height: 40)
          .focusedValue(\.testNote, $first).focusedValue(\.testName, "first")
          .focusedValue(\.testAction) { actions.note(first) }
        TextField("B", text: $second).frame(width: 200, height: 40)
          .focusedValue(\.testNote, $second).focusedValue(\.testName, "second")
        Color.red.frame(width: 200, height: 40).focusable()
        Reader(diary: diary)
      }
      .frame(width: 300, height: 200, alignment: .top)
    }
  }

  private func press(_ key: KeyEquivalent, _ screen: Screen) {
    screen.send(.key(KeyEvent(key, time: screen.time)))
  }

  @Test func valuesFollowTheFocus() {
    let (diary, actions) = (Diary(), Diary())
    let screen = Screen(Editor(diary: diary, actions: actions))
    #expect(diary.lines == ["- -"])
    screen.tap(150, 20)
    #expect(diary.lines.last == "first one")
    screen.tap(150, 60)
    #expect(diary.lines.last == "second two")
    screen.tap(150, 100)
    #expect(diary.lines.last == "- -")
    screen.tap(150, 20)
    screen.send(.text(.insert("x")))
    #expect(diary.lines.last == "first onex")
    let count = diary.lines.count
    // At rest nothing is evaluated.
    for _ in 0..<5 { screen.layout() }
    #expect(diary.lines.count == count && screen.host.warnings == [])
  }

  /// A press on the button does not take the focus from the field.
  @Test func actionsAndBindingsAreThoseOfTheFocus() {
    let (diary, actions) = (Diary(), Diary())
    let screen = Screen(Editor(diary: diary, actions: actions))
    press(.tab, screen)
    #expect(diary.lines.last == "first one")
    let action = screen.host.interaction.focusedValues.values.testAction
    action?()
    #expect(actions.lines == ["one"])
    screen.host.interaction.focusedValues.values.testNote?.wrappedValue = "new"
    screen.layout()
    #expect(diary.lines.last == "first new")
    // The newest closure is offered, though closures can't be compared.
    screen.host.interaction.focusedValues.values.testAction?()
    #expect(actions.lines == ["one", "new"])
  }

  @Test func theInnerValueCounts() {
    let diary = Diary()
    let screen = Screen(
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 40).focusable().focusedValue(\.testName, "inner")
          Color.blue.frame(width: 100, height: 40).focusable()
        }
        .focusedValue(\.testName, "outer")
        Reader(diary: diary)
      }
      .frame(width: 300, height: 200, alignment: .top))
    screen.tap(150, 20)
    #expect(diary.lines.last == "inner -")
    screen.tap(150, 60)
    #expect(diary.lines.last == "outer -")
  }

  @Test func scenesOfferTheirValuesAlways() {
    struct Scenes: View {
      @State private var isShown = true
      let diary: Diary
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 40).onTapGesture { isShown.toggle() }
          if isShown { Color.blue.focusedSceneValue(\.testName, "scene") }
          Reader(diary: diary)
        }
        .frame(width: 300, height: 200, alignment: .top)
      }
    }
    let diary = Diary()
    let screen = Screen(Scenes(diary: diary))
    #expect(diary.lines == ["- -", "scene -"])
    screen.tap(150, 20)
    #expect(diary.lines.last == "- -")
    screen.tap(150, 20)
    #expect(diary.lines.last == "scene -")
  }

  @Observable fileprivate final class Model { var name = "model" }
  fileprivate final class Old: ObservableObject { @Published var name = "old" }

  @Test func objects() {
    struct Reads: View {
      @FocusedValue(Model.self) var model
      @FocusedObject var old: Old?
      let diary: Diary
      var body: some View {
        let _ = diary.note("\(model?.name ?? "-") \(old?.name ?? "-")")
        Color.green
      }
    }
    let (diary, model, old) = (Diary(), Model(), Old())
    let screen = Screen(
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 40).focusable().focusedValue(model).focusedObject(old)
        Reads(diary: diary)
      }
      .frame(width: 300, height: 200, alignment: .top))
    #expect(diary.lines == ["- -"])
    screen.tap(150, 20)
    #expect(diary.lines.last == "model old")
    old.name = "newer"
    screen.layout()
    #expect(diary.lines.last == "model newer")
    model.name = "changed"
    screen.layout()
    #expect(diary.lines.last == "changed newer")
  }

  /// A view that reads the value that it offers with a change of itself stops with a warning.
  @Test func aCircleEnds() {
    struct Circle: View {
      @FocusedValue(\.testName) var name
      var body: some View {
        Text(name ?? "-").focusedSceneValue(\.testName, (name ?? "") + "x")
      }
    }
    let screen = Screen(Circle())
    #expect(screen.host.warnings.contains { $0.contains("still change") })
  }
}

extension FocusedValues {
  private struct NoteKey: FocusedValueKey { typealias Value = Binding<String> }
  private struct NameKey: FocusedValueKey { typealias Value = String }
  private struct ActionKey: FocusedValueKey { typealias Value = () -> Void }

  fileprivate var testNote: Binding<String>? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
  fileprivate var testName: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
  fileprivate var testAction: (() -> Void)? {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
}
