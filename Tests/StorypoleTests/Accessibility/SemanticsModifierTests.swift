// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// The modifiers of accessibility. Documented: Apple's page of the modifier that a test names says so.
@Suite @MainActor struct SemanticsModifierTests {
  // Documented at `accessibilityLabel`: it describes a view without text, such as an icon.
  @Test func labelNamesAnIcon() {
    #expect(
      elements(Image(systemName: "trash").accessibilityLabel("Delete")) == ["image Delete"])
  }

  // Documented at `accessibilityLabel`: a label for a view; ours: a shape without one has no element.
  @Test func labelMakesAnElementOfAShape() {
    #expect(elements(Circle()) == [])
    #expect(elements(Circle().accessibilityLabel("Dot")) == ["element Dot"])
  }

  // Documented at `Text.accessibilityLabel`: it replaces the text's own; the parts of a joined text keep theirs.
  @Test func labelReplacesText() {
    #expect(elements(Text("↑ 5").accessibilityLabel("Up five")) == ["text Up five"])
    let joined = Text("A") + Text("B").accessibilityLabel("bee")
    #expect(elements(joined) == ["text Abee"])
    #expect(elements(Text("x").accessibilityLabel("y").padding()) == ["text y"])
  }

  // Ours: the outer one of two labels wins.
  @Test func outerLabelWins() {
    let view = Circle().accessibilityLabel("in").padding().accessibilityLabel("out")
    #expect(elements(view) == ["element out"])
  }

  // Documented at `accessibilityValue` and `accessibilityHint`: a value that differs from the label, and the result of
  // the action.
  @Test func valueAndHint() {
    let view = Text("Volume").accessibilityValue("7 of 10").accessibilityHint("Swipe to change")
    #expect(elements(view) == ["text Volume =7 of 10 (Swipe to change)"])
    // A value of a control replaces its own.
    let toggle = Toggle("Alarm", isOn: .constant(true)).accessibilityValue("at seven")
    #expect(elements(toggle) == ["toggle Alarm =at seven"])
  }

  // Documented at `accessibilityHidden`: the view is hidden from system features; with all views inside.
  @Test func hiddenViewsHaveNoElements() {
    let view = VStack {
      Text("a")
      HStack {
        Text("b")
        Button("c") {}
      }
      .accessibilityHidden(true)
      Text("d").accessibilityHidden(false)
    }
    #expect(elements(view) == ["text a", "text d"])
  }

  // Documented at `hidden()`: hidden views are invisible and can't receive or respond to interactions. Ours: so are views
  // of opacity 0.
  @Test func invisibleViewsHaveNoElements() {
    let view = VStack {
      Text("a").hidden()
      Text("b").opacity(0)
      Text("c").opacity(0.5)
    }
    #expect(elements(view) == ["text c"])
  }

  // Documented at `AccessibilityChildBehavior.ignore`: the children are hidden, the new element has no properties at
  // first, and is always created. The example on that page.
  @Test func ignoredChildren() {
    let view = VStack {
      Button("Previous Page") {}
      Text("1")
      Button("Next Page") {}
    }
    .accessibilityElement(children: .ignore)
    .accessibilityValue("Page 1 of 9")
    .accessibilityAdjustableAction { _ in }
    #expect(elements(view) == ["element =Page 1 of 9 !increment !decrement"])
    #expect(elements(Text("x").accessibilityElement()) == ["element"])
  }

  // Documented at `AccessibilityChildBehavior.combine`: properties of all children that are not hidden are merged, and
  // a default action may become a named action. The example on that page: a picture, a name, a button.
  @Test func combinedChildren() {
    let view = VStack {
      Image("portrait", label: Text("Portrait"))
      Text("Ann")
      Text("secret").accessibilityHidden(true)
      Button("Options") {}
    }
    .accessibilityElement(children: .combine)
    #expect(elements(view) == ["text Portrait, Ann !Options"])
  }

  // Documented at `combine`: the properties are merged: values, hints and actions too.
  @Test func combinedProperties() {
    let view = HStack {
      Text("a").accessibilityValue("1").accessibilityAction(named: "x") {}
      Text("b").accessibilityHint("why").accessibilityAddTraits(.isSelected)
    }
    .accessibilityElement(children: .combine)
    #expect(elements(view) == ["text a, b =1 (why) isSelected !x"])
  }

  // Documented at `AccessibilityChildBehavior.contain`: the children become those of the new element, whose label
  // names the container. The example on that page.
  @Test func containedChildren() {
    let view = VStack {
      HStack {
        Text("Ann")
        Text("Bob")
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Users")
      Text("Hello")
    }
    #expect(elements(view) == ["group Users", ".text Ann", ".text Bob", "text Hello"])
  }

  // Documented at `accessibilityElement(children:)`: it modifies the behavior of an existing element.
  @Test func behaviorOfAnElementChanges() {
    let view = HStack {
      Text("a")
      Text("b")
    }
    .accessibilityElement(children: .contain)
    .accessibilityElement(children: .combine)
    #expect(elements(view) == ["text a, b"])
  }

  // Documented at `accessibilityAddTraits` and `accessibilityRemoveTraits`.
  @Test func traits() {
    #expect(elements(Text("a").accessibilityAddTraits(.isHeader)) == ["heading a"])
    #expect(elements(Text("a").accessibilityAddTraits(.isButton)) == ["button a"])
    #expect(
      elements(Text("a").accessibilityAddTraits([.isLink, .isSelected])) == ["link a isSelected"])
    #expect(
      elements(Button("a") {}.accessibilityRemoveTraits(.isButton)) == ["element a"])
    #expect(
      elements(Image("x", label: Text("y")).accessibilityRemoveTraits(.isImage)) == ["element y"])
    // A button that divides content is still a button.
    #expect(
      elements(Button("a") {}.accessibilityAddTraits(.isHeader)) == ["button a isHeader"])
  }

  // Documented at `accessibilityHeading`: the level of the heading, as in HTML.
  @Test func headings() {
    #expect(elements(Text("a").accessibilityHeading(.h2)) == ["heading a h2"])
    #expect(elements(Text("a").accessibilityHeading(.unspecified)) == ["heading a"])
    #expect(elements(HStack { Text("a") }.accessibilityHeading(.h3)) == ["heading a h3"])
  }

  // Documented at `accessibilitySortPriority`: higher numbers are sorted first, 0 is the default, and the order is
  // relative to elements at the same level.
  @Test func sortPriority() {
    let view = VStack {
      Text("a")
      Text("b").accessibilitySortPriority(-1)
      Text("c").accessibilitySortPriority(2)
      Text("d").accessibilitySortPriority(2)
      VStack {
        Text("e")
        Text("f").accessibilitySortPriority(9)
      }
      .accessibilityElement(children: .contain)
    }
    #expect(
      elements(view) == ["text c", "text d", "text a", "group", ".text f", ".text e", "text b"])
    let combined = VStack {
      Text("a")
      Text("b").accessibilitySortPriority(1)
      Text("c").accessibilitySortPriority(.nan)
    }
    .accessibilityElement(children: .combine)
    #expect(elements(combined) == ["text b, a, c"])
  }

  // Documented at `accessibilityIdentifier`: a name for tests. Ours: on a stack, each element inside gets it.
  @Test func identifiers() {
    #expect(elements(Button("a") {}.accessibilityIdentifier("go")) == ["button a #go"])
    let view = HStack {
      Text("a")
      Text("b")
    }
    .accessibilityIdentifier("row")
    #expect(elements(view) == ["text a #row", "text b #row"])
  }

  // Documented at `accessibilityInputLabels`: alternate labels in order of importance.
  @Test func inputLabels() {
    let view = Button("Manage Favorites") {}.accessibilityInputLabels(["Favorites", "Stars"])
    #expect(elements(view) == ["button Manage Favorites ~Favorites ~Stars"])
  }

  // Documented at `accessibilityRepresentation`: the elements are those of the representation. The example on that
  // page: a drawing that acts as a slider.
  @Test func representation() {
    let view = Color.red.frame(width: 90, height: 90)
      .accessibilityRepresentation { Slider(value: .constant(0.5)) { Text("Volume") } }
    #expect(elements(view) == ["slider Volume =50% !increment !decrement"])
    #expect(elements(Text("x").accessibilityRepresentation { EmptyView() }) == [])
  }

  // Documented at `accessibilityChildren`: the children of the element are replaced by synthetic ones. The example on
  // that page: the bars of a graph.
  @Test func syntheticChildren() {
    let view = Canvas { _, _ in }
      .accessibilityLabel("Budget")
      .accessibilityChildren {
        HStack {
          ForEach(1..<3) { Rectangle().accessibilityLabel("Week \($0)") }
        }
      }
    #expect(elements(view) == ["group Budget", ".element Week 1", ".element Week 2"])
    let text = Text("Sum").accessibilityChildren { Text("1") }
    #expect(elements(text) == ["group Sum", ".text 1"])
  }

  // A representation is neither drawn nor hit, and changes no size.
  @Test func representationIsNotSeen() {
    let screen = Screen(
      Color.red.frame(width: 40, height: 30)._probe("red")
        .accessibilityRepresentation { Button("Large") {}.frame(width: 200, height: 200) }
        ._probe("all"))
    #expect(screen.frame("all") == screen.frame("red"))
    #expect(screen.host.texts.isEmpty)
  }

  // Documented at `accessibilityAction`, `accessibilityActions` and `accessibilityAdjustableAction`.
  @Test func actions() throws {
    let diary = Diary()
    let view = Text("Mail")
      .accessibilityAction { diary.note("open") }
      .accessibilityAction(named: "Reply") { diary.note("reply") }
      .accessibilityActions {
        Button("Flag") { diary.note("flag") }
        Button("Archive") { diary.note("archive") }
      }
      .accessibilityAdjustableAction { diary.note("\($0)") }
    let host = Screen(view).host
    let element = try #require(host.semantics.first)
    let names = ["activate", "Reply", "Flag", "Archive", "increment", "decrement"]
    #expect(element.actions.map(\.name) == names)
    for name in names { #expect(element.perform(name)) }
    #expect(!element.perform("Delete"))
    #expect(
      diary.lines == ["open", "reply", "flag", "archive", "increment", "decrement"])
  }

  // Documented at `combine`: the action of a button among the children is kept under its name.
  @Test func namedActionPressesTheButton() throws {
    let diary = Diary()
    let view = HStack {
      Text("Ann")
      Button("Call") { diary.note("call") }
    }
    .accessibilityElement(children: .combine)
    let element = try #require(Screen(view).host.semantics.first)
    #expect(element.perform("Call"))
    #expect(diary.lines == ["call"])
  }

  // Documented at `help(_:)`: it configures the hint. Ours: a hint that the view has stays; a shape gets no element.
  @Test func helpIsAHint() {
    #expect(
      elements(Button("Send") {}.help("Sends the message")) == ["button Send (Sends the message)"])
    #expect(elements(Text("a").accessibilityHint("own").help("other")) == ["text a (own)"])
    #expect(elements(Circle().help("a circle")) == [])
  }

  private struct Pairs: View {
    @Namespace var space
    var isSplit = false
    var body: some View {
      VStack {
        Text("Battery").accessibilityLabeledPair(role: .label, id: "battery", in: space)
        Text("87%").accessibilityLabeledPair(
          role: .content, id: isSplit ? "other" : "battery", in: space)
        Text("Level").accessibilityLabeledPair(role: .label, id: 2, in: space)
        Image(systemName: "trash").accessibilityLabeledPair(role: .content, id: 2, in: space)
        Text("Own").accessibilityLabeledPair(role: .label, id: 3, in: space)
        Toggle("Alarm", isOn: .constant(true)).accessibilityLabeledPair(
          role: .content, id: 3, in: space)
      }
    }
  }

  // Documented at `accessibilityLabeledPair`: it pairs the element of a label with that of its content. Ours: the words of
  // both are in one element, and a control with a name keeps it.
  @Test func labeledPairs() {
    #expect(
      elements(Pairs()) == ["text Battery =87%", "image Level =trash", "toggle Alarm =On"])
    // A label without a content stays.
    #expect(Array(elements(Pairs(isSplit: true)).prefix(2)) == ["text Battery", "text 87%"])
  }

  // An element is enabled as its view is; the frame is that of the view, in the window: a text of three characters of
  // 8.5 and a line of 20.5, in the middle of 300×400.
  @Test func statesAndFrames() throws {
    #expect(elements(Button("a") {}.disabled(true)) == ["button a disabled"])
    let host = Screen(Text("abc"), size: CGSize(width: 300, height: 400)).host
    let frame = try #require(host.semantics.first?.frame)
    #expect(
      frame == CGRect(x: 137, y: 190, width: 25.5, height: 20.5).offsetBy(dx: 0.25, dy: -0.25))
  }

  private struct Editable: View {
    @State var isOn = false
    var body: some View {
      VStack {
        Button("Flip") { isOn.toggle() }
        Text(isOn ? "on" : "off").accessibilityHidden(!isOn)
        Circle().accessibilityLabel(isOn ? "lit" : "dark")
      }
    }
  }

  private struct Represented: View {
    @State var isOn = false
    var body: some View {
      VStack {
        Button("Flip") { isOn.toggle() }
        Circle().accessibilityRepresentation { Toggle(isOn ? "Lit" : "Dark", isOn: $isOn) }
      }
    }
  }

  // A representation is updated with its state.
  @Test func liveRepresentation() {
    let screen = Screen(Represented())
    #expect(describe(screen.host.semantics) == ["button Flip", "toggle Dark =Off"])
    screen.send(.key(KeyEvent(.tab, time: screen.time)))
    screen.send(.key(KeyEvent(.space, time: screen.time)))
    #expect(describe(screen.host.semantics) == elements(Represented(isOn: true)))
    #expect(describe(screen.host.semantics) == ["button Flip", "toggle Lit =On"])
    ViewHost.onBigStack { #expect(screen.host.findContradictions() == []) }
  }

  // A live view has the elements of a fresh one.
  @Test func liveChanges() {
    let screen = Screen(Editable())
    #expect(describe(screen.host.semantics) == ["button Flip", "element dark"])
    screen.send(.key(KeyEvent(.tab, time: screen.time)))
    screen.send(.key(KeyEvent(.space, time: screen.time)))
    #expect(describe(screen.host.semantics) == elements(Editable(isOn: true)))
    #expect(describe(screen.host.semantics) == ["button Flip", "text on", "element lit"])
  }

  private func rotors(_ view: some View) -> [String] {
    let screen = Screen(view, size: CGSize(width: 300, height: 400))
    return screen.host.describeViews().rotors.map { rotor in
      let more = rotor.more > 0 ? " +\(rotor.more)" : ""
      return (rotor.isSystem ? "." : "") + rotor.label + ": "
        + rotor.entries.joined(separator: ",") + more
    }
  }

  private struct Leaf: Identifiable {
    let id: Int
    let name: String
  }

  // Documented at `accessibilityRotor`: a rotor has a label and entries, which a builder, elements or ranges give. Ours: the
  // inner one comes first, and a hidden view has none.
  @Test func rotorsHaveEntries() {
    let leaves = [Leaf(id: 1, name: "Beech"), Leaf(id: 2, name: "Oak")]
    let isOn = true
    #expect(
      rotors(
        VStack { Text("a") }
          .accessibilityRotor("Trees") {
            ForEach(leaves) { AccessibilityRotorEntry($0.name, id: $0.id) }
            if isOn { AccessibilityRotorEntry("Ash", id: 3) }
          }
          .accessibilityRotor(.headings(level: .h2), entries: leaves, entryLabel: \.name)
          .accessibilityRotor(Text("Ids"), entries: leaves, entryID: \.id, entryLabel: \.name))
        == ["Trees: Beech,Oak,Ash", ".headings2: Beech,Oak", "Ids: Beech,Oak"])
    let text = "red green"
    let green = text.range(of: "green")!
    #expect(
      rotors(Text(text).accessibilityRotor(.links, textRanges: [green])) == [".links: green"])
    // A range of another text.
    #expect(rotors(Text("red").accessibilityRotor("x", textRanges: [green])) == ["x: "])
    #expect(
      rotors(
        Text("a").accessibilityRotor("b") { AccessibilityRotorEntry("c", id: 1) }
          .accessibilityHidden(true)) == [])
    #expect(elements(Text("a").accessibilityRotor("b", textRanges: [])) == ["text a"])
  }

  // Entries after the thousandth are only counted.
  @Test func rotorsAreBounded() {
    var made = 0
    let view = Text("a").accessibilityRotor("Rows") {
      ForEach(0..<1_000_000) { row in
        AccessibilityRotorEntry("\({ made += 1; return row }())", id: row)
      }
    }
    let found = rotors(view)
    #expect(found.count == 1 && found[0].hasSuffix(",999 +999000"))
    #expect(made == 1_000)
  }
}
