// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// The display of values by controls, and the resolution of custom styles. Their sizes are recorded: see the
/// conformance tests.
@Suite @MainActor struct ControlTests {
  private func lay(
    _ view: some View, width: CGFloat = 300, rightToLeft: Bool = false
  ) -> LayoutResult {
    var request = LayoutRequest(
      size: CGSize(width: width, height: 300), textEngine: FixedTextEngine())
    request.environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    return layoutFrames(view, request)
  }

  private func box(_ name: String, _ width: CGFloat = 40) -> some View {
    Color.red.frame(width: width, height: 20)._probe(name)
  }

  // MARK: Styles

  private struct NeedsEnvironment: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: isEnabled ? 80 : 30, height: 30)
    }
  }

  // Documented: "a style can read the environment".
  @Test func stylesReadTheEnvironment() {
    let button = Button("Go!") {}.buttonStyle(NeedsEnvironment())
    #expect(lay(button._probe("b")).frames["b"]?.width == 80)
    #expect(lay(button.disabled(true)._probe("b")).frames["b"]?.width == 30)
  }

  private struct Padded: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).padding(10)
    }
  }

  // Derived: a switch of 66×30, measured, and 10 on each side for each style around it.
  @Test func aStyleShowsItsControlInTheNextStyle() {
    let toggle = Toggle(isOn: .constant(true)) { EmptyView() }.labelsHidden()
    #expect(
      lay(toggle.toggleStyle(Padded())._probe("t")).frames["t"]?.size
        == CGSize(width: 86, height: 50))
    #expect(
      lay(toggle.toggleStyle(Padded()).toggleStyle(Padded())._probe("t")).frames["t"]?.size
        == CGSize(width: 106, height: 70))
  }

  private struct Framed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(10)
    }
  }

  // Derived: a plain field is its line and 1.5 (measured): 22; 10 above and below.
  @Test func textFieldStylesWrapTheField() {
    let field = TextField("Name", text: .constant("Ada")).textFieldStyle(Framed())
    #expect(lay(field._probe("f")).frames["f"]?.size == CGSize(width: 300, height: 42))
  }

  // MARK: Pickers

  private func shown<V: Hashable>(_ value: V, @ViewBuilder _ content: () -> some View)
    -> Set<String>
  {
    let picker = Picker(selection: .constant(value), content: content) { EmptyView() }
    return Set(lay(picker).frames.keys)
  }

  // Documented: the tag of a choice has the type of the selection; a tag of a value also matches an optional
  // with it; views of a ForEach have their IDs as tags.
  @Test func menusShowTheChoice() {
    #expect(
      shown(2) {
        box("a").tag(1); box("b").tag(2)
      } == ["b"])
    #expect(
      shown(Int?.some(2)) {
        box("a").tag(1); box("b").tag(2)
      } == ["b"])
    #expect(
      shown(Int?.none) {
        box("none").tag(nil as Int?); box("b").tag(2)
      } == ["none"])
    #expect(shown("y") { ForEach(["x", "y"], id: \.self) { box($0) } } == ["y"])
    #expect(shown(String?.some("y")) { ForEach(["x", "y"], id: \.self) { box($0) } } == ["y"])
    // A tag takes precedence over an ID.
    #expect(shown(10) { ForEach([10, 20], id: \.self) { box("\($0)").tag(30 - $0) } } == ["20"])
    #expect(shown(7) { box("a").tag(1) } == [])
  }

  @Test func anUnusedTagIsReported() {
    let picker = { (value: Int) in Picker("", selection: .constant(value)) { Text("a").tag(1) } }
    #expect(
      drawing(picker(7), 100, 40).warnings.contains { $0.contains("no choice has the tag 7") })
    #expect(drawing(picker(1), 100, 40).warnings.isEmpty)
  }

  // Derived: 300 less 2 on both sides, a third of it each. Measured: the height.
  @Test func segmentsAreEqual() {
    let picker = Picker("", selection: .constant(2)) {
      ForEach(1..<4, id: \.self) { box("\($0)", CGFloat($0) * 10) }
    }
    let frames = lay(picker.pickerStyle(.segmented)).frames
    let centers = ["1", "2", "3"].map { (frames[$0]?.midX ?? 0) * 3 }
    #expect(centers.map { $0.rounded() } == [154, 450, 746])
  }

  @Test func wheelsStayFinite() {
    let picker = Picker("", selection: .constant(500)) {
      ForEach(0..<1000, id: \.self) { box("\($0)") }
    }
    let result = lay(picker.pickerStyle(.wheel)._probe("wheel"))
    // Ours: four rows on either side of the selected one.
    #expect(result.frames["wheel"]?.height == 216)
    #expect(result.frames["504"] != nil)
  }

  // MARK: Values

  /// The first path filled with a paint.
  private func bounds(_ commands: [DrawCommand], _ color: ResolvedColor) -> CGRect? {
    for case .fill(let path, .color(color), _) in commands { return path.boundingRect }
    return nil
  }

  // Ours: a thumb of 38, so that its middle moves from 19 to the width less 19. Measured: sliders and bars
  // fill from the right in right-to-left layouts.
  @Test(arguments: [(-1, 19), (0, 19), (0.5, 69), (1, 119), (7, 119), (Double.nan, 19)])
  func slidersFillToTheThumb(_ value: Double, _ x: Double) throws {
    let slider = Slider(value: .constant(value)).frame(width: 138)
    let fill = try #require(bounds(draw(slider, 138, 31), blue))
    #expect(fill.minX == 0 && fill.maxX == x)
    let mirrored = try #require(bounds(draw(slider, 138, 31, rightToLeft: true), blue))
    #expect(mirrored.maxX == 138 && mirrored.minX == 138 - x)
  }

  @Test func bars() throws {
    let bar = { (value: Double, total: Double) in
      self.bounds(draw(ProgressView(value: value, total: total), 100, 4), blue)
    }
    #expect(bar(0.25, 1)?.width == 25)
    #expect(bar(30, 40)?.width == 75)
    #expect(bar(5, 1)?.width == 100)
    #expect(bar(-1, 1)?.width ?? 0 == 0)
    // A fraction of 0 doesn't exist: a spinner.
    #expect(bar(0, 0) == nil)
    #expect(bounds(draw(ProgressView(value: 0.25).tint(.red), 100, 4), red)?.width == 25)
  }

  // Ours: no more ticks than a phone's width allows; no hang if steps are tiny, zero or negative.
  @Test(arguments: [1e-12, 0, -1, Double.nan])
  func oddStepsMakeNoTicks(_ step: Double) {
    #expect(SliderScale.steps(in: 0.0...1.0, by: step, limit: 40) == [])
  }

  @Test func ticks() {
    #expect(SliderScale.steps(in: 0.0...1.0, by: 0.25, limit: 40) == [0, 0.25, 0.5, 0.75, 1])
    let plain = draw(Slider(value: .constant(0.5)), 200, 31).paths.count
    let stepped = draw(Slider(value: .constant(0.5), in: 0...1, step: 0.25), 200, 31).paths.count
    #expect(stepped == plain + 5)
    let listed = Slider(value: .constant(0.5)) {
      EmptyView()
    } ticks: {
      SliderTick(0.1)
      SliderTick(0.2)
      SliderTickContentForEach([0.3, 0.4], id: \.self) { SliderTick($0) }
    }
    #expect(draw(listed, 200, 31).paths.count == plain + 4)
  }

  private let green = ResolvedColor(bytes: 52, 199, 89)

  // Observed: a switch is green while on, unless it is tinted.
  @Test func switches() {
    let toggle = { (isOn: Bool) in Toggle("", isOn: .constant(isOn)).labelsHidden() }
    #expect(draw(toggle(true), 66, 30).paints.contains(.color(green)))
    #expect(!draw(toggle(false), 66, 30).paints.contains(.color(green)))
    #expect(draw(toggle(true).tint(.red), 66, 30).paints.contains(.color(red)))
    let own = toggle(true).toggleStyle(SwitchToggleStyle(tint: .blue)).tint(.red)
    #expect(draw(own, 66, 30).paints.contains(.color(blue)))
  }

  private struct Pair: Identifiable {
    var id: Int
    var isOn: Binding<Bool>
  }

  // Documented: a toggle for several values is mixed while they differ.
  @Test func mixedToggles() {
    struct Probe: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Color.red.frame(width: configuration.isMixed ? 10 : configuration.isOn ? 20 : 30)
      }
    }
    let width = { (values: [Bool]) in
      let pairs = values.enumerated().map { Pair(id: $0, isOn: .constant($1)) }
      let toggle = Toggle("", sources: pairs, isOn: \.isOn).toggleStyle(Probe())
      return self.lay(toggle._probe("t")).frames["t"]?.width
    }
    #expect(width([true, false]) == 10)
    #expect(width([true, true]) == 20)
    #expect(width([false]) == 30)
  }

  // Documented: a collapsed group shows no content.
  @Test func disclosure() {
    let group = { (isExpanded: Bool) in
      DisclosureGroup(isExpanded: .constant(isExpanded)) {
        self.box("content")
      } label: {
        self.box("label")
      }
    }
    #expect(Set(lay(group(false)).frames.keys) == ["label"])
    let frames = lay(group(true)).frames
    // Measured on macOS: centered, not indented.
    #expect(frames["content"]?.midX == 150)
    #expect(frames["label"]?.minX == 0)
  }

  // In a list, measured: the row is as high as its label, which the control overflows.
  @Test func rowsOfLists() {
    let toggle = Toggle(isOn: .constant(true)) { box("label") }
      .environment(\.isInListRow, true)
    let frames = lay(toggle._probe("row")).frames
    #expect(frames["row"]?.size == CGSize(width: 300, height: 20))
    let picker = Picker(selection: .constant(1)) {
      box("value").tag(1)
    } label: {
      box("label")
    }
    .environment(\.isInListRow, true)
    #expect(Set(lay(picker).frames.keys) == ["label", "value"])
  }
}
