// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// Twenty expectations of views' identities after a change. All documented ("Demystify SwiftUI", and the
/// pages of `id(_:)`, `ForEach`, `AnyView` and `AnyLayout`): a view keeps its identity while it is at the
/// same position of the same structure, or by its explicit identity; its state moves with it.
@Suite @MainActor struct IdentityTableTests {
  private enum Fate: Equatable {
    case same, new, gone, born
  }

  /// Numbers the instances of views.
  private final class Births {
    var last = 0
    var seen: [String: Int] = [:]
  }

  private final class Life: ObservableObject {
    let number: Int
    init(_ births: Births) {
      births.last += 1
      number = births.last
    }
  }

  private struct Person: View {
    let name: String
    let births: Births
    @StateObject private var life: Life

    init(_ name: String, _ births: Births) {
      self.name = name
      self.births = births
      _life = StateObject(wrappedValue: Life(births))
    }

    var body: some View {
      births.seen[name] = life.number
      return Color.red.frame(width: 10, height: 10)
    }
  }

  /// Shows both views one after the other, and reports the fate of each person.
  private func expect(
    _ expected: [String: Fate], line: Int = #line,
    @ViewBuilder _ view: (_ births: Births, _ second: Bool) -> some View
  ) {
    let births = Births()
    let host = makeHost(view(births, false))
    let before = births.seen
    births.seen = [:]
    host.show(view(births, true), environment: EnvironmentValues())
    host.layout(in: HostWindow(size: CGSize(width: 100, height: 100)))
    var fates: [String: Fate] = [:]
    for name in Set(before.keys).union(births.seen.keys) {
      fates[name] =
        switch (before[name], births.seen[name]) {
        case (nil, _): .born
        case (_, nil): .gone
        case (let old, let new): old == new ? .same : .new
        }
    }
    #expect(fates == expected, "line \(line)")
  }

  @Test func structure() {
    // 1. Another input at the same place.
    expect(["a": .same]) { births, second in
      Person("a", births).opacity(second ? 0.5 : 1)
    }
    // 2. The two branches of an if.
    expect(["a": .new]) { births, second in
      if second { Person("a", births) } else { Person("a", births) }
    }
    // 3. The cases of a switch.
    expect(["a": .new]) { births, second in
      switch second {
      case true: Person("a", births)
      case false: Person("a", births)
      }
    }
    // 4. An if without else, and its siblings.
    expect(["a": .gone, "b": .same, "c": .same]) { births, second in
      VStack {
        Person("b", births)
        if !second { Person("a", births) }
        Person("c", births)
      }
    }
    expect(["a": .born, "b": .same]) { births, second in
      if second { Person("a", births) }
      Person("b", births)
    }
    // 5. A ternary is one view with two inputs.
    expect(["a": .same]) { births, second in
      Person("a", births).padding(second ? 10 : 0)
    }
    // 6. A modifier in one branch only.
    expect(["a": .new]) { births, second in
      if second { Person("a", births).padding() } else { Person("a", births) }
    }
    // 7. The same view in another container.
    expect(["a": .new]) { births, second in
      if second { HStack { Person("a", births) } } else { VStack { Person("a", births) } }
    }
    // 8. Another layout around the same views.
    expect(["a": .same, "b": .same]) { births, second in
      let layout = second ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout {
        Person("a", births)
        Person("b", births)
      }
    }
    // 9. Two positions exchange their views.
    expect(["a": .new, "b": .new]) { births, second in
      VStack {
        if second { Person("b", births) } else { Person("a", births) }
        if second { Person("a", births) } else { Person("b", births) }
      }
    }
    // 10. A group and an overlay are positions like others.
    expect(["a": .same, "b": .same]) { births, second in
      Group { Person("a", births) }.overlay { Person("b", births) }.zIndex(second ? 1 : 0)
    }
  }

  @Test func hiddenTypes() {
    // 11. The same type in an AnyView.
    expect(["a": .same]) { births, second in
      AnyView(Person("a", births))
    }
    // 12. Another type in it.
    expect(["a": .new]) { births, second in
      second ? AnyView(Person("a", births).padding()) : AnyView(Person("a", births))
    }
  }

  @Test func explicitIdentity() {
    // 13. The same identity, and 14. another one.
    expect(["a": .same]) { births, _ in Person("a", births).id(1) }
    expect(["a": .new]) { births, second in Person("a", births).id(second ? 2 : 1) }
    // 15. The identity of a container applies to all of its content.
    expect(["a": .new, "b": .same]) { births, second in
      VStack { Person("a", births) }.id(second)
      Person("b", births)
    }
  }

  @Test func elements() {
    func list(_ births: Births, _ names: [String]) -> some View {
      VStack { ForEach(names, id: \.self) { Person($0, births) } }
    }
    // 16. Inserted in front and in the middle.
    expect(["a": .same, "b": .same, "x": .born, "y": .born]) { births, second in
      list(births, second ? ["x", "a", "y", "b"] : ["a", "b"])
    }
    // 17. Removed.
    expect(["a": .gone, "b": .same, "c": .same]) { births, second in
      list(births, second ? ["b", "c"] : ["a", "b", "c"])
    }
    // 18. Moved.
    expect(["a": .same, "b": .same, "c": .same]) { births, second in
      list(births, second ? ["c", "a", "b"] : ["a", "b", "c"])
    }
    // 19. Elements identified by their index keep the index.
    expect(["0": .same, "1": .same, "2": .gone]) { births, second in
      ForEach(0..<(second ? 2 : 3), id: \.self) { Person("\($0)", births) }
    }
    // 20. The identity, not the value, determines the view.
    struct Item: Identifiable {
      let id: Int
      let name: String
    }
    expect(["a": .same, "b": .new]) { births, second in
      ForEach(
        second
          ? [Item(id: 1, name: "a"), Item(id: 3, name: "b")]
          : [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      ) { Person($0.name, births) }
    }
  }

  // A removed view is a new one when it returns.
  @Test func returningViewsAreNew() {
    let births = Births()
    func view(_ isShown: Bool) -> some View {
      VStack { if isShown { Person("a", births) } }
    }
    let host = makeHost(view(true))
    for (isShown, number) in [(false, 1), (true, 2), (true, 2)] {
      host.show(view(isShown), environment: EnvironmentValues())
      host.layout(in: HostWindow(size: CGSize(width: 100, height: 100)))
      #expect(births.seen["a"] == number)
    }
  }

  // Ours: a warning, and one life for each.
  @Test func twoWithOneIdentity() {
    let births = Births()
    let host = makeHost(ForEach(["a", "a"], id: \.self) { Person($0, births) })
    #expect(host.warnings.contains { $0.contains("occurs more than once") })
    #expect(births.last == 2)
  }
}
