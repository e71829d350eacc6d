// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// Situations of standards. WCAG: the success criterion of the Web Content Accessibility Guidelines 2.2; ARIA: the pattern
/// of the Authoring Practices Guide; name: the step of Accessible Name and Description Computation 1.2; AT-SPI: the
/// role, state or interface of that name. Each asks for a property of elements; the words that no page names are ours.
@Suite @MainActor struct SemanticsStandardTests {
  // WCAG 1.1.1: content that is no text has an alternative; decoration is ignored.
  @Test func alternatives() {
    let view = HStack {
      Image(decorative: "line")
      Image("map", label: Text("Map of the route"))
      Divider()
    }
    #expect(elements(view) == ["image Map of the route"])
  }

  // WCAG 1.3.1: relationships that are seen are also read: levels of headings, and the header of a group.
  @Test func structure() {
    let view = VStack {
      Text("Book").accessibilityHeading(.h1)
      Text("Chapter").accessibilityHeading(.h2)
      Text("Words")
    }
    #expect(elements(view) == ["heading Book h1", "heading Chapter h2", "text Words"])
  }

  // WCAG 1.3.2: the order of reading is that of the meaning, whatever the direction of the layout.
  @Test func sequence() {
    let row = HStack {
      Text("first")
      Text("second")
    }
    #expect(elements(row) == ["text first", "text second"])
    #expect(
      elements(row.environment(\.layoutDirection, .rightToLeft)) == ["text first", "text second"])
    let layers = Text("middle").overlay(alignment: .top) { Text("front") }
      .background { Text("back") }
    #expect(elements(layers) == ["text back", "text middle", "text front"])
  }

  // WCAG 2.4.4: the purpose of a link is in its text.
  @Test func purposes() throws {
    let url = try #require(URL(string: "https://example.com/report.pdf"))
    let view = Link(destination: url) {
      VStack {
        Text("Annual report")
        Text("PDF, 2 MB")
      }
    }
    #expect(elements(view) == ["link Annual report, PDF, 2 MB"])
  }

  // WCAG 2.5.3: the name contains the text that is seen.
  @Test func visibleWordsAreInNames() throws {
    let view = Button {
    } label: {
      HStack {
        Image(systemName: "paperplane")
        Text("Send")
      }
    }
    let button = try #require(Screen(view).host.semantics.first)
    #expect(button.label?.contains("Send") == true)
  }

  // WCAG 3.3.2: a field has a label, also when it has a value and its prompt is gone.
  @Test func fieldsKeepTheirLabels() {
    let view = TextField("Street", text: .constant("High Street 4"), prompt: Text("and number"))
    #expect(elements(view) == ["textField Street =High Street 4"])
  }

  private struct Alarm: View {
    @State private var isOn = false
    var body: some View { Toggle("Alarm", isOn: $isOn) }
  }

  // WCAG 4.1.2: name, role and value are known, and so are the changes of the value.
  @Test func statesFollowInput() {
    let screen = Screen(Alarm())
    #expect(describe(screen.host.semantics) == ["toggle Alarm =Off"])
    screen.send(.key(KeyEvent(.tab, time: screen.time)))
    screen.send(.key(KeyEvent(.space, time: screen.time)))
    #expect(describe(screen.host.semantics) == ["toggle Alarm =On"])
  }

  // WCAG 4.1.3: a message of a state can be recognized without the focus.
  @Test func statusMessages() {
    let view = Text("3 results").accessibilityAddTraits(.updatesFrequently)
    #expect(elements(view) == ["text 3 results updatesFrequently"])
  }

  private struct Mail: View {
    @State private var mails = ["a", "b"]
    let diary: Diary
    var body: some View {
      List {
        ForEach(mails, id: \.self) { mail in
          Text(mail)
            .swipeActions(edge: .leading) { Button("Pin") { diary.note("pin \(mail)") } }
            .swipeActions {
              Button("Trash", systemImage: "trash") { mails.removeAll { $0 == mail } }
              Button("Flag") { diary.note("flag \(mail)") }
              Button("Move") {}.disabled(true)
            }
        }
      }
    }
  }

  // WCAG 2.5.7: what a drag does, works without one. Measured on iOS (AccessibilitySnapshot, pull request 323): the
  // buttons beside a row are actions of all its elements, before others. Ours: those of the leading edge come first.
  @Test func swipedButtonsAreActions() throws {
    let diary = Diary()
    let screen = Screen(Mail(diary: diary))
    let row = "!Pin !Trash !Flag"
    #expect(describe(screen.host.semantics) == ["list", ".text a \(row)", ".text b \(row)"])
    let first = try #require(screen.host.semantics.first?.children.first)
    #expect(first.perform("Pin") && first.perform("Flag") && !first.perform("Move"))
    #expect(diary.lines == ["pin a", "flag a"])
    #expect(first.perform("Trash"))
    screen.layout()
    #expect(describe(screen.host.semantics) == ["list", ".text b \(row)"])
    ViewHost.onBigStack { #expect(screen.host.findContradictions() == []) }
  }

  private struct Names: View {
    @State var names = ["Ann", "Bob"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          HStack {
            Text(name)
            Button("Call") {}
          }
          .accessibilityAction(named: "Greet") {}
        }
        .onDelete { names.remove(atOffsets: $0) }
      }
    }
  }

  // WCAG 2.5.7, and the same measurement: every element of a row that can be deleted has the action.
  @Test func rowsThatCanBeDeleted() throws {
    let screen = Screen(Names())
    #expect(
      describe(screen.host.semantics) == [
        "list", ".text Ann !Delete !Greet", ".button Call !Delete !Greet",
        ".text Bob !Delete !Greet", ".button Call !Delete !Greet",
      ])
    let button = try #require(screen.host.semantics.first?.children.last)
    #expect(button.perform("Delete"))
    screen.layout()
    #expect(describe(screen.host.semantics) == elements(Names(names: ["Ann"])))
  }

  private struct Note: View {
    @State var isDone = false
    var body: some View {
      Text(isDone ? "done" : "open").contextMenu { Button("Finish") { isDone = true } }
    }
  }

  // WCAG 2.5.1 and 2.1.1: what a long press opens, opens without one. Documented at `AccessibilityActionKind.showMenu`.
  @Test func contextMenus() throws {
    let screen = Screen(Note())
    #expect(describe(screen.host.semantics) == ["text open !showMenu"])
    #expect(try #require(screen.host.semantics.first).perform("showMenu"))
    screen.layout()
    let item = screen.host.semantics.flatMap(\.flattened).first { $0.role == .button }
    #expect(item?.label == "Finish")
    item?.activate()
    screen.layout()
    #expect(describe(screen.host.semantics).first == "text done !showMenu")
    // A menu makes no element of a drawing, and none is there without entries.
    #expect(elements(Circle().contextMenu { Button("a") {} }) == [])
    #expect(elements(Text("a").contextMenu { EmptyView() }) == ["text a"])
  }

  private struct Choices: View {
    @State private var selection: Set<String> = ["b"]
    let diary: Diary
    var body: some View {
      List(["a", "b", "c"], id: \.self, selection: $selection) { Text($0) }
        .contextMenu(forSelectionType: String.self) { items in
          Button("Open \(items.sorted().joined())") { diary.note(items.sorted().joined()) }
        }
    }
  }

  // WCAG 2.5.1. Documented at `contextMenu(forSelectionType:)`: beside the selection, the menu is for that row.
  @Test func menusOfLists() throws {
    let screen = Screen(Choices(diary: Diary()))
    #expect(
      describe(screen.host.semantics) == [
        "list", ".text a !showMenu", ".text b isSelected !showMenu", ".text c !showMenu",
      ])
    let row = try #require(screen.host.semantics.first?.children.last)
    #expect(row.perform("showMenu"))
    screen.layout()
    let labels = screen.host.semantics.flatMap(\.flattened).compactMap(\.label)
    #expect(labels.contains("Open c"))
  }

  // WCAG 2.5.7: pages are turned without a drag. The value is that of the example at
  // `AccessibilityChildBehavior.ignore`; at the last page it stays.
  @Test func pages() throws {
    let view = TabView {
      Text("one")
      Text("two")
    }
    .tabViewStyle(.page)
    let screen = Screen(view)
    #expect(
      describe(screen.host.semantics)
        == ["text one", "element =Page 1 of 2 !increment !decrement"])
    for _ in 0..<2 {
      #expect(try #require(screen.host.semantics.last).perform("increment"))
      screen.layout()
    }
    #expect(
      describe(screen.host.semantics)
        == ["text two", "element =Page 2 of 2 !increment !decrement"])
    #expect(elements(TabView { Text("only") }.tabViewStyle(.page)) == ["text only"])
  }

  // WCAG 4.1.2. Names and values are those that public UI tests find on iOS: buttons["Date Picker"] and
  // buttons["Time Picker"]. Ours: the time is a text, since it can't be pressed here.
  @Test func compactDates() {
    let view = DatePicker("Start", selection: .constant(Date(timeIntervalSince1970: 0)))
      .datePickerStyle(.compact)
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
      .environment(\.locale, Locale(identifier: "en_GB"))
    #expect(
      elements(view) == [
        "datePicker Start", ".button Date Picker =1 Jan 1970", ".text Time Picker =0:00",
      ])
  }

  // MARK: ARIA

  // ARIA, Button: disabled ones are marked, and stay readable.
  @Test func disabledButtons() {
    let view = VStack {
      Button("Pay") {}
      TextField("Code", text: .constant(""))
    }
    .disabled(true)
    #expect(elements(view) == ["button Pay disabled", "textField Code disabled"])
  }

  private struct Channel: Identifiable {
    var id: Int
    var isOn: Bool
  }

  // ARIA, Checkbox: one of several states is mixed.
  @Test func mixedToggles() {
    let sources = Binding.constant([Channel(id: 0, isOn: true), Channel(id: 1, isOn: false)])
    #expect(
      elements(Toggle("All", sources: sources, isOn: \.isOn)) == ["toggle All =Mixed"])
  }

  // ARIA, Slider: the value is between the bounds of the range.
  @Test func sliderValues() {
    func slider(_ value: Double) -> [String] {
      elements(Slider(value: .constant(value), in: -10...10) { Text("Heat") })
    }
    for (value, words) in [(-10, "0%"), (0, "50%"), (10, "100%"), (99, "100%")] {
      #expect(slider(Double(value)) == ["slider Heat =\(words) !increment !decrement"])
    }
  }

  // ARIA, Spinbutton: a value that is increased and decreased, with a label; disabled in its place.
  @Test func steppers() {
    let view = Stepper("Guests", value: .constant(2), in: 0...4)
    #expect(elements(view) == ["stepper Guests !increment !decrement"])
    #expect(elements(view.disabled(true)) == ["stepper Guests !increment !decrement disabled"])
  }

  // ARIA, Tabs: exactly one tab is selected, and its panel is the only one that is shown.
  @Test func tabPanels() {
    let view = TabView(selection: .constant(1)) {
      Text("Inbox").tabItem { Text("Mail") }.tag(0)
      Text("Today").tabItem { Text("Calendar") }.tag(1)
    }
    #expect(
      elements(view) == ["text Today", "tabBar", ".tab Mail", ".tab Calendar isSelected"])
  }

  // ARIA, Accordion and Disclosure: the button tells whether it is expanded; a collapsed panel has no elements.
  @Test func accordions() {
    let view = VStack {
      DisclosureGroup("One", isExpanded: .constant(false)) { Text("1") }
      DisclosureGroup("Two", isExpanded: .constant(true)) { Text("2") }
    }
    #expect(elements(view) == ["button One =Collapsed", "button Two =Expanded", "text 2"])
  }

  // ARIA, Menu Button: closed, it is one element without the items.
  @Test func closedMenus() {
    let view = Menu {
      Button("Copy") {}
      Menu("More") { Button("Print") {} }
    } label: {
      Label("Edit", systemImage: "pencil")
    }
    #expect(elements(view) == ["menu Edit"])
  }

  // ARIA, Radio Group: one of the options is checked.
  @Test func radioGroups() {
    let view = Picker("Size", selection: .constant("M")) {
      ForEach(["S", "M", "L"], id: \.self) { Text($0) }
    }
    #expect(
      elements(view.pickerStyle(.segmented))
        == ["picker Size", ".button S", ".button M isSelected", ".button L"])
  }

  // ARIA, Listbox: several options can be selected.
  @Test func multipleSelection() {
    let selection: Binding<Set<String>> = .constant(["a", "c"])
    let view = List(["a", "b", "c"], id: \.self, selection: selection) { Text($0) }
    #expect(
      elements(view) == ["list", ".text a isSelected", ".text b", ".text c isSelected"])
  }

  // ARIA, Meter; and the role progressbar: without a known value there is none.
  @Test func meters() {
    let meter = Gauge(value: 30, in: 20...60) {
      Text("Water")
    } currentValueLabel: {
      Text("30 °C")
    }
    #expect(elements(meter) == ["gauge Water =30 °C"])
    #expect(elements(ProgressView("Searching")) == ["progress Searching"])
    #expect(elements(ProgressView("Copying", value: 7, total: 4)) == ["progress Copying =100%"])
  }

  private struct Folder: Identifiable {
    var id: String
    var inner: [Folder]?
  }

  // ARIA, Tree View: a parent tells whether it is expanded; the children of a closed one are not shown.
  @Test func trees() {
    let folders = [
      Folder(id: "Work", inner: [Folder(id: "Plans", inner: nil)]), Folder(id: "Bin", inner: nil),
    ]
    let view = List(folders, children: \.inner) { Text($0.id) }
    #expect(elements(view) == ["list", ".button Work =Collapsed", ".text Bin"])
  }

  private struct Asked: View {
    var body: some View {
      Button("behind") {}.sheet(isPresented: .constant(true)) {
        VStack {
          Text("Sheet").accessibilityAddTraits(.isHeader)
          Button("Close") {}
        }
      }
    }
  }

  // ARIA, Dialog (Modal): the elements outside of the dialog are inert.
  @Test func dialogs() {
    var options = PictureOptions()
    options.size = CGSize(width: 300, height: 400)
    let session = ViewSession(
      Asked(), options, textEngine: FixedTextEngine(), isLive: true, date: .distantPast)
    session.advance(to: 5)
    #expect(describe(session.host.semantics) == ["heading Sheet", "button Close"])
  }

  // MARK: Names

  // Name, step 2A: hidden parts are no part of a name.
  @Test func hiddenPartsOfNames() {
    let view = Button {
    } label: {
      HStack {
        Text("Save")
        Text("⌘S").accessibilityHidden(true)
      }
    }
    #expect(elements(view) == ["button Save"])
  }

  // Name, step 2B: the label of another element names the control.
  private struct Labeled: View {
    @Namespace private var space
    var body: some View {
      HStack {
        Text("Height").accessibilityLabeledPair(role: .label, id: 0, in: space)
        TextField("", text: .constant("180"))
          .accessibilityLabeledPair(role: .content, id: 0, in: space)
      }
    }
  }
  @Test func namesFromOtherElements() {
    #expect(elements(Labeled()).last == "textField Height =180")
  }

  // Name, step 2D: a label wins over the content.
  @Test func labelsBeforeContents() {
    let view = Button("×") {}.accessibilityLabel("Close")
    #expect(elements(view) == ["button Close"])
  }

  // Name, step 2F: the parts inside give the name in their order.
  @Test func namesFromContent() {
    let view = Toggle(isOn: .constant(false)) {
      VStack {
        Text("Roaming")
        HStack {
          Text("Costs")
          Text("more")
        }
      }
    }
    #expect(elements(view) == ["toggle Roaming, Costs, more =Off"])
  }

  // Name, step 2I: a tooltip describes where something else gives the name.
  @Test func tooltips() {
    #expect(elements(Button("Undo") {}.help("Restores it")) == ["button Undo (Restores it)"])
  }

  // MARK: AT-SPI

  // AT-SPI, ATSPI_ROLE_PASSWORD_TEXT: the text is not told.
  @Test func passwords() {
    #expect(elements(SecureField("PIN", text: .constant("1234"))) == ["secureField PIN"])
  }

  // AT-SPI, ATSPI_STATE_VISIBLE and SHOWING: what is not painted, is not there; what is cut off, is.
  @Test func unseenViews() {
    let view = VStack {
      Text("gone").opacity(0)
      Text("cut off").frame(width: 20).clipped()
      Button("hidden") {}.hidden()
    }
    #expect(elements(view) == ["text cut off"])
  }

  // AT-SPI, the interface Component: the extents are those on the screen, with scale and offset. 40 × 20 twice as large
  // around its center, and 30 to the right: (300 − 80) / 2 + 30 = 140.
  @Test func extents() throws {
    let view = Color.red.frame(width: 40, height: 20).accessibilityLabel("a")
      .scaleEffect(2).offset(x: 30)
    let host = Screen(view, size: CGSize(width: 300, height: 400)).host
    #expect(host.semantics.first?.frame == CGRect(x: 140, y: 180, width: 80, height: 40))
  }

  // AT-SPI, the interface Value: the bounds are kept by increments, as by input.
  @Test func boundsOfValues() throws {
    let screen = Screen(Bounded())
    for _ in 0..<5 {
      #expect(try #require(screen.host.semantics.first).perform("increment"))
      screen.layout()
    }
    #expect(describe(screen.host.semantics) == ["stepper 3 !increment !decrement"])
  }

  private struct Bounded: View {
    @State private var count = 1
    var body: some View { Stepper("\(count)", value: $count, in: 0...3) }
  }
}
