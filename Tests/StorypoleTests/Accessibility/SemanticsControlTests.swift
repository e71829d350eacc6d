// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// The elements of views without a modifier. That controls have a label and a value is documented at each control; the
/// words of roles and of values that no page names are ours.
@Suite @MainActor struct SemanticsControlTests {
  // Documented at `Text`: a read-only text; accessibility traits name static text and headers.
  @Test func texts() {
    #expect(elements(Text("Hello")) == ["text Hello"])
    #expect(elements(Text("")) == [])
    #expect(elements(Text("a **b** c")) == ["text a b c"])
    // The whole text, even where little of it is visible.
    let cut = Text("Long enough to be cut off").lineLimit(1).frame(width: 50)
    #expect(elements(cut) == ["text Long enough to be cut off"])
  }

  // Documented at `Image.init(_:label:)`, `init(decorative:)` and `init(systemName:)`.
  @Test func images() throws {
    #expect(elements(Image("pear", label: Text("A pear"))) == ["image A pear"])
    #expect(elements(Image(decorative: "pear")) == [])
    #expect(elements(Image("pear")) == ["image pear"])
    #expect(elements(Image(systemName: "trash")) == ["image trash"])
    let named = try #require(Screen(Image(systemName: "trash")).host.semantics.first)
    #expect(named.isNamedByFile)
    let labeled = Screen(Image(systemName: "trash").accessibilityLabel("trash")).host.semantics
    #expect(labeled.first?.isNamedByFile == false)
  }

  // Documented at `Button`: the label describes the action; in all styles.
  @Test func buttons() {
    #expect(elements(Button("Sign In") {}) == ["button Sign In"])
    #expect(elements(Button("a") {}.buttonStyle(.borderedProminent)) == ["button a"])
    #expect(elements(Button("a") {}.buttonStyle(.plain)) == ["button a"])
    let rich = Button {
    } label: {
      VStack {
        Text("Title")
        Text("Subtitle")
      }
    }
    #expect(elements(rich) == ["button Title, Subtitle"])
    #expect(
      elements(Button("Trash", systemImage: "trash") {}.labelStyle(.iconOnly)) == ["button Trash"])
  }

  private struct TapStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { configuration.trigger() }
    }
  }

  // Documented at `PrimitiveButtonStyle`: a style defines the appearance and the interaction; it stays a button.
  @Test func styledButtonsAreButtons() {
    #expect(elements(Button("a") {}.buttonStyle(TapStyle())) == ["button a"])
  }

  // Documented at `IconOnlyLabelStyle`: the title is still used for accessibility.
  @Test func labels() {
    #expect(elements(Label("Bell", systemImage: "bell")) == ["text Bell"])
    #expect(elements(Label("Bell", systemImage: "bell").labelStyle(.iconOnly)) == ["text Bell"])
  }

  // Documented at `AccessibilityTraits.isToggle` and at `Toggle`.
  @Test func toggles() {
    #expect(elements(Toggle("Wi-Fi", isOn: .constant(true))) == ["toggle Wi-Fi =On"])
    #expect(
      elements(Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(.button))
        == ["toggle Wi-Fi =Off"])
    // Documented at `labelsHidden()`: hidden labels are still used for accessibility.
    #expect(elements(Toggle("x", isOn: .constant(true)).labelsHidden()) == ["toggle x =On"])
    let rich = Toggle(isOn: .constant(true)) {
      Text("Sound")
      Text("All devices")
    }
    #expect(elements(rich) == ["toggle Sound, All devices =On"])
  }

  // Documented at `Slider`: the label describes its purpose, and is used for accessibility though it isn't shown.
  @Test func sliders() {
    let view = Slider(value: .constant(5), in: 0...20) {
      Text("Speed")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("20")
    }
    #expect(elements(view) == ["slider Speed =25% !increment !decrement"])
  }

  private struct Adjusted: View {
    @State var speed = 0.5
    @State var count = 1
    var body: some View {
      VStack {
        Slider(value: $speed) { Text("Speed") }
        Stepper("Count \(count)", value: $count, in: 0...2)
      }
    }
  }

  // A step of a slider is a tenth (ours), as for the arrow keys: 50 % becomes 60 %. At its bound a stepper stays.
  @Test func adjustments() throws {
    let screen = Screen(Adjusted())
    for _ in 0..<2 {
      for element in screen.host.semantics { _ = element.perform("increment") }
      screen.layout()
    }
    #expect(
      describe(screen.host.semantics) == [
        "slider Speed =70% !increment !decrement", "stepper Count 2 !increment !decrement",
      ])
    _ = screen.host.semantics[1].perform("decrement")
    screen.layout()
    #expect(screen.host.semantics[1].label == "Count 1")
  }

  // Documented at `TextField`: the title describes its purpose; a secure field keeps its text private.
  @Test func fields() {
    #expect(elements(TextField("Name", text: .constant("Ann"))) == ["textField Name =Ann"])
    #expect(elements(TextField("Name", text: .constant(""))) == ["textField Name"])
    #expect(
      elements(TextField("Name", text: .constant("Ann")).textFieldStyle(.roundedBorder))
        == ["textField Name =Ann"])
    #expect(elements(SecureField("Secret", text: .constant("abc"))) == ["secureField Secret"])
    #expect(elements(TextEditor(text: .constant("long"))) == ["textEditor =long"])
  }

  private struct Flavors: View {
    var body: some View {
      Picker("Flavor", selection: .constant(1)) {
        Text("Mint").tag(0)
        Text("Vanilla").tag(1)
      }
    }
  }

  // Documented at `Picker`: a label and a selection, in every style.
  @Test func pickers() {
    #expect(elements(Flavors().pickerStyle(.menu)) == ["picker Flavor =Vanilla"])
    #expect(elements(Flavors().pickerStyle(.wheel)) == ["picker Flavor =Vanilla"])
    #expect(
      elements(Flavors().pickerStyle(.segmented))
        == ["picker Flavor", ".button Mint", ".button Vanilla isSelected"])
    #expect(
      elements(Flavors().pickerStyle(.inline).labelsHidden())
        == ["button Mint", "button Vanilla isSelected"])
  }

  // Documented at `ProgressView` and `Gauge`: the completed fraction, and a label.
  @Test func measures() {
    #expect(elements(ProgressView("Loading", value: 0.4)) == ["progress Loading =40%"])
    #expect(elements(ProgressView()) == ["progress"])
    #expect(elements(Gauge(value: 3, in: 0...4) { Text("Heat") }) == ["gauge Heat =75%"])
  }

  // Documented at `Link`, and `AccessibilityTraits.isLink`.
  @Test func links() throws {
    let url = try #require(URL(string: "https://example.com"))
    #expect(elements(Link("Site", destination: url)) == ["link Site"])
  }

  // Documented at `Menu`: a control that presents a menu.
  @Test func menus() {
    #expect(elements(Menu("Actions") { Button("A") {} }) == ["menu Actions"])
  }

  // Documented at `DatePicker` and `ColorPicker`: a label says what is chosen.
  @Test func otherPickers() {
    let date = DatePicker(
      "Birthday", selection: .constant(.distantPast), displayedComponents: .date)
    #expect(elements(date).first == "datePicker Birthday")
    #expect(elements(ColorPicker("Tint", selection: .constant(.red))) == ["colorPicker Tint"])
  }

  // Documented at `DatePicker`: the styles differ in their looks. Ours: a wheel shows one value of each component; the
  // chosen day has the trait `isSelected`, and the buttons beside the month have names.
  @Test func calendars() {
    func picker(_ style: some DatePickerStyle) -> [String] {
      elements(
        DatePicker(
          "Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date
        )
        .datePickerStyle(style)
        .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
        .environment(\.locale, Locale(identifier: "en_US")))
    }
    #expect(
      picker(.wheel) == ["datePicker Day", ".text January", ".text 1", ".text 1970"])
    let month = picker(.graphical)
    #expect(
      Array(month.prefix(4)) == [
        "datePicker Day", ".text January 1970", ".button Previous Month", ".button Next Month",
      ])
    #expect(month.filter { $0.hasSuffix("isSelected") } == [".button 1 isSelected"])
    let days = MultiDatePicker(
      "Days",
      selection: .constant([DateComponents(year: 1970, month: 1, day: 3)]))
    #expect(elements(days).first == "datePicker Days")
    #expect(elements(days).filter { $0.hasSuffix("isSelected") } == [".button 3 isSelected"])
  }

  // Documented at `PickerStyle.navigationLink`: a row that shows the selection, in one element.
  @Test func linkPickers() {
    let view = NavigationStack { List { Flavors().pickerStyle(.navigationLink) } }
    #expect(elements(view) == ["list", ".picker Flavor =Vanilla"])
    #expect(
      elements(Flavors().pickerStyle(.palette))
        == ["picker Flavor", ".button Mint", ".button Vanilla isSelected"])
  }

  // Documented at `GroupBox`, `ControlGroup`, `ContentUnavailableView`, `Form` and `Section`: labels and contents are
  // shown, and so are read. Ours: only the header of a section is a heading.
  @Test func boxes() {
    #expect(elements(GroupBox("Account") { Text("a") }) == ["text Account", "text a"])
    let group = ControlGroup {
      Button("A") {}
      Button("B") {}.disabled(true)
    }
    #expect(elements(group) == ["button A", "button B disabled"])
    let none = ContentUnavailableView(
      "No Mail", systemImage: "tray", description: Text("It appears here."))
    #expect(elements(none) == ["text No Mail", "text It appears here."])
    let form = Form {
      Section {
        Toggle("Alarm", isOn: .constant(true))
        LabeledContent("Version", value: "1")
      } header: {
        Text("Clock")
      } footer: {
        Text("Loud.")
      }
    }
    #expect(
      elements(form) == [
        "list", ".heading Clock", ".toggle Alarm =On", ".text Version =1", ".text Loud.",
      ])
  }

  private struct Person: Identifiable {
    var id: String
    var age: String
  }

  // Documented at `Table`: in a narrow window it shows the first column only, as a list.
  @Test func tables() {
    let view = Table([Person(id: "Ann", age: "30"), Person(id: "Bob", age: "31")]) {
      TableColumn("Name", value: \.id)
      TableColumn("Age", value: \.age)
    }
    #expect(elements(view) == ["list", ".text Ann", ".text Bob"])
  }

  // Documented at each control: its label, or the words of its kind without one.
  @Test func namedButtons() throws {
    let url = try #require(URL(string: "https://example.com"))
    #expect(elements(ShareLink(item: url)) == ["button Share…"])
    #expect(elements(EditButton()) == ["button Edit"])
    #expect(elements(RenameButton()) == ["button Rename"])
    #expect(elements(PasteButton(payloadType: String.self) { _ in }) == ["button Paste"])
  }

  // Documented at `searchable`: a field, whose prompt is "Search"; and a tab's badge is shown beside its label.
  @Test func searchFieldsAndBadges() {
    let view = NavigationStack {
      List { Text("row") }.navigationTitle("Mail").searchable(text: .constant("ab"))
    }
    #expect(
      elements(view) == [
        "heading Mail", "list", ".text row", "searchField Search =ab", "button Clear text",
      ])
    let tabs = TabView {
      Tab("Home", systemImage: "house") { Text("h") }
      Tab("Mail", systemImage: "envelope") { Text("m") }.badge(2)
    }
    #expect(elements(tabs) == ["text h", "tabBar", ".tab Home isSelected", ".tab Mail, 2"])
  }

  // Documented at `LabeledContent`: a label for a value; with a control it is the control's.
  @Test func labeledContent() {
    #expect(elements(LabeledContent("Version", value: "1.2")) == ["text Version =1.2"])
    let control = LabeledContent("Go") { Button("Now") {} }
    #expect(elements(control) == ["text Go", "button Now"])
  }

  // Ours: a list contains its rows, and the header of a section is a heading.
  @Test func lists() {
    let view = List {
      Section {
        Text("Apple")
        HStack {
          Text("Pear")
          Text("2")
        }
      } header: {
        Text("Fruit")
      }
    }
    #expect(
      elements(view) == ["list", ".heading Fruit", ".text Apple", ".text Pear", ".text 2"])
  }

  // Documented at `List.init(selection:)`: the selected row has the trait `isSelected`.
  @Test func selectedRows() {
    let view = List(["a", "b"], id: \.self, selection: .constant("b")) { Text($0) }
    #expect(elements(view) == ["list", ".text a", ".text b isSelected"])
  }

  // Documented at `DisclosureGroup`: it shows or hides its content.
  @Test func disclosures() {
    let view = DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
    #expect(elements(view) == ["button More =Expanded", "text inside"])
    #expect(elements(DisclosureGroup("More") { Text("inside") }) == ["button More =Collapsed"])
  }

  // Documented at `TabView` and `AccessibilityTraits.isTabBar`: the chosen tab is selected. Only its screen is shown.
  @Test func tabs() {
    let view = TabView {
      Text("One").tabItem { Label("Home", systemImage: "house") }
      Text("Two").tabItem { Text("Away") }
    }
    #expect(
      elements(view) == ["text One", "tabBar", ".tab Home isSelected", ".tab Away"])
  }

  private struct Stack: View {
    var path: [Int]
    var body: some View {
      NavigationStack(path: .constant(path)) {
        NavigationLink("Open", value: 1).navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("Screen \($0)").navigationTitle("Top") }
      }
    }
  }

  // Documented at `navigationTitle`: the title of the screen. Ours: it is a heading, the bar comes
  // first, and covered screens have no elements.
  @Test func navigation() {
    #expect(elements(Stack(path: [])) == ["heading Root", "button Open"])
    #expect(elements(Stack(path: [5])) == ["button Back", "heading Top", "text Screen 5"])
  }

  private struct Alerted: View {
    var body: some View {
      Text("behind").alert("Delete?", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}
        Button("Delete", role: .destructive) {}
      } message: {
        Text("This can't be undone.")
      }
    }
  }

  // Documented at `AccessibilityTraits.isModal`: the elements behind are ignored.
  @Test func alerts() {
    var options = PictureOptions()
    options.size = CGSize(width: 300, height: 400)
    let session = ViewSession(
      Alerted(), options, textEngine: FixedTextEngine(), isLive: true, date: .distantPast)
    session.advance(to: 5)
    #expect(
      describe(session.host.semantics) == [
        "alert Delete?", ".text This can't be undone.", ".button Cancel", ".button Delete",
      ])
  }

  // Views that are not placed have no elements.
  @Test func onlyShownViews() {
    let view = ViewThatFits {
      Text("A text that is far too wide for the window of the test")
      Text("short")
    }
    .frame(width: 100)
    #expect(elements(view) == ["text short"])
    #expect(elements(EmptyView()) == [])
  }
}
