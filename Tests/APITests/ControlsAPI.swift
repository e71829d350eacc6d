// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

/// Controls with every initializer.
@Suite struct ControlsAPI {
  private let title = "title"
  private let on = Binding.constant(true)
  private let number = Binding.constant(0.5)
  private let count = Binding.constant(1)
  private let text = Binding.constant("text")
  private let words: (Bool) -> Void = { _ in }

  @Test func buttons() {
    isView(Button("key") {})
    isView(Button(title) {})
    isView(Button("key", action: {}))
    isView(Button("key", role: .destructive) {})
    isView(Button(title, role: nil, action: {}))
    isView(
      Button(role: .cancel) {
      } label: {
        leaf
      })
    isView(Button(action: {}) { leaf })
    isView(Button(role: .close) {})
    isView(Button("key", systemImage: "star") {})
    isView(Button(title, systemImage: "star", role: .destructive) {})
    isView(Menu("key", systemImage: "star") { leaf })
    isView(
      Menu(title, systemImage: "star") {
        leaf
      } primaryAction: {
      })
    let image = ImageResource(name: "image", bundle: .main)
    _ = Color(ColorResource(name: "color", bundle: .main))
    isView(Button("key", image: image) {})
    isView(Toggle("key", image: image, isOn: on))
    isView(Picker("key", image: image, selection: count) { leaf })
    isView(Button("") {}.buttonStyle(.automatic))
    isView(Button("") {}.buttonStyle(.plain).buttonStyle(.borderless))
    isView(Button("") {}.buttonStyle(.bordered).buttonStyle(.borderedProminent))
    isView(Button("") {}.buttonStyle(.glass).buttonStyle(.glassProminent))
    isView(Button("") {}.buttonBorderShape(.capsule).buttonRepeatBehavior(.enabled))
    isView(Button("") {}.buttonSizing(.flexible).controlSize(.large))
    isView(Menu("key") { leaf })
    isView(Menu(title) { leaf })
    isView(
      Menu("key") {
        leaf
      } primaryAction: {
      })
    isView(
      Menu(title) {
        leaf
      } primaryAction: {
      })
    isView(
      Menu {
        leaf
      } label: {
        leaf
      })
    isView(
      Menu {
        leaf
      } label: {
        leaf
      } primaryAction: {
      })
    isView(Menu("") { leaf }.menuStyle(.button).menuIndicator(.hidden).menuOrder(.fixed))
    let url = URL(string: "https://example.org")!
    isView(Link("key", destination: url))
    isView(Link(title, destination: url))
    isView(Link(destination: url) { leaf })
    isView(ShareLink(item: url))
    isView(ShareLink(item: title, subject: Text(""), message: Text("")))
    isView(ShareLink("key", item: url))
    isView(ShareLink(title, item: title))
    isView(ShareLink(item: url) { leaf })
    isView(EditButton())
    isView(RenameButton())
  }

  @Test func toggles() {
    isView(Toggle("key", isOn: on))
    isView(Toggle(title, isOn: on))
    isView(Toggle(isOn: on) { leaf })
    isView(Toggle("key", systemImage: "star", isOn: on))
    isView(Toggle(title, systemImage: "star", sources: [on], isOn: \.self))
    isView(Toggle("key", sources: [on], isOn: \.self))
    isView(Toggle(title, sources: [on], isOn: \.self))
    isView(Toggle(sources: [on], isOn: \.self) { leaf })
    isView(Toggle("", isOn: on).toggleStyle(.automatic).toggleStyle(.switch))
    isView(Toggle("", isOn: on).toggleStyle(.button))
    isView(Toggle("", isOn: on).toggleStyle(SwitchToggleStyle(tint: .red)))
    isView(Toggle("", isOn: on).labelsHidden().labelsVisibility(.visible))
  }

  @Test func sliders() {
    isView(Slider(value: number))
    isView(Slider(value: number, in: 0...2))
    isView(Slider(value: number, in: 0...2, step: 0.5))
    isView(Slider(value: number, in: 0...2, onEditingChanged: words))
    isView(Slider(value: number, in: 0...2) { leaf })
    isView(Slider(value: number, in: 0...2, step: 1) { leaf })
    isView(
      Slider(value: number) {
        leaf
      } minimumValueLabel: {
        leaf
      } maximumValueLabel: {
        leaf
      })
    isView(
      Slider(value: number, in: 0...2, step: 1) {
        leaf
      } minimumValueLabel: {
        leaf
      } maximumValueLabel: {
        leaf
      } onEditingChanged: { _ in
      })
    isView(Slider(value: number, in: 0...2, neutralValue: 1) { leaf })
    isView(
      Slider(value: number, in: 0...2, step: 1) {
        leaf
      } tick: {
        SliderTick($0)
      })
    isView(
      Slider(value: number) {
        leaf
      } currentValueLabel: {
        leaf
      } ticks: {
        SliderTick("half", 0.5)
        if title.isEmpty { SliderTick(0.6) { leaf } } else { SliderTick(0.7) }
        SliderTickContentForEach([0.1, 0.2], id: \.self) { SliderTick($0) }
      })
    isView(Slider(value: number).sliderThumbVisibility(.hidden))
  }

  @Test func steppers() {
    isView(Stepper("key", value: count))
    isView(Stepper(title, value: count, step: 2))
    isView(Stepper("key", value: count, in: 0...4))
    isView(Stepper(title, value: count, in: 0...4, step: 2))
    isView(Stepper(value: count) { leaf })
    isView(Stepper(value: count, in: 0...4, step: 2) { leaf })
    isView(Stepper("key", value: number, format: .number))
    isView(Stepper(title, value: number, in: 0...1, step: 0.1, format: .percent))
    isView(Stepper(value: number, format: .number) { leaf })
    isView(Stepper("key", onIncrement: {}, onDecrement: nil))
    isView(
      Stepper(title) {
      } onDecrement: {
      })
    isView(
      Stepper {
        leaf
      } onIncrement: {
      } onDecrement: {
      })
  }

  @Test func pickers() {
    isView(Picker("key", selection: count) { leaf.tag(1) })
    isView(Picker(title, selection: count) { leaf.tag(1, includeOptional: false) })
    isView(
      Picker("key", selection: count) {
        leaf
      } currentValueLabel: {
        leaf
      })
    isView(
      Picker(selection: count) {
        leaf
      } label: {
        leaf
      })
    isView(
      Picker(selection: count) {
        leaf
      } label: {
        leaf
      } currentValueLabel: {
        leaf
      })
    isView(Picker("key", sources: [count], selection: \.self) { leaf })
    isView(Picker(title, sources: [count], selection: \.self) { leaf })
    isView(
      Picker(sources: [count], selection: \.self) {
        leaf
      } label: {
        leaf
      })
    isView(Picker("key", systemImage: "star", selection: count) { leaf })
    isView(Picker(title, systemImage: "star", sources: [count], selection: \.self) { leaf })
    let picker = Picker("", selection: count) { leaf }
    isView(picker.pickerStyle(.automatic).pickerStyle(.menu).pickerStyle(.segmented))
    isView(picker.pickerStyle(.inline).pickerStyle(.wheel).pickerStyle(.navigationLink))
    isView(picker.pickerStyle(.palette).pickerStyle(SegmentedPickerStyle()))
    isView(ColorPicker("key", selection: .constant(.red)))
    isView(ColorPicker(title, selection: .constant(.red), supportsOpacity: false))
    isView(ColorPicker(selection: .constant(.red)) { leaf })
  }

  @Test func fields() {
    isView(TextField("key", text: text))
    isView(TextField(title, text: text, prompt: Text("")))
    isView(TextField("key", text: text, axis: .vertical))
    isView(TextField(title, text: text, prompt: nil, axis: .vertical))
    isView(TextField(text: text) { leaf })
    isView(TextField(text: text, prompt: Text(""), axis: .horizontal) { leaf })
    isView(TextField("key", value: count, format: .number))
    isView(TextField(title, value: .constant(Int?.none), format: .number, prompt: Text("")))
    isView(TextField(value: count, format: .number) { leaf })
    isView(TextField("key", value: number, formatter: NumberFormatter()))
    isView(TextField(value: number, formatter: NumberFormatter()) { leaf })
    isView(TextField("", text: text).textFieldStyle(.automatic).textFieldStyle(.plain))
    isView(TextField("", text: text).textFieldStyle(.roundedBorder))
    isView(SecureField("key", text: text))
    isView(SecureField(title, text: text, prompt: Text("")))
    isView(SecureField(text: text) { leaf })
    isView(TextEditor(text: text))
  }

  @Test func progress() {
    isView(ProgressView())
    isView(ProgressView("key"))
    isView(ProgressView(title))
    isView(ProgressView { leaf })
    isView(ProgressView(value: 0.5))
    isView(ProgressView(value: Double?.none))
    isView(ProgressView("key", value: 1, total: 4.0))
    isView(ProgressView(title, value: 1, total: 4.0))
    isView(ProgressView(value: 0.5) { leaf })
    isView(
      ProgressView(value: 0.5) {
        leaf
      } currentValueLabel: {
        leaf
      })
    let interval = Date.distantPast...Date.distantFuture
    isView(ProgressView(timerInterval: interval))
    isView(ProgressView(timerInterval: interval, countsDown: false) { leaf })
    isView(
      ProgressView(timerInterval: interval) {
        leaf
      } currentValueLabel: {
        leaf
      })
    isView(ProgressView(Progress(totalUnitCount: 2)))
    isView(ProgressView().progressViewStyle(.automatic).progressViewStyle(.linear))
    isView(ProgressView().progressViewStyle(.circular))
    isView(ProgressView().progressViewStyle(LinearProgressViewStyle(tint: .red)))
    isView(Gauge(value: 0.5) { leaf })
    isView(
      Gauge(value: 3, in: 0.0...5) {
        leaf
      } currentValueLabel: {
        leaf
      })
    let gauge = Gauge(value: 0.5) {
      leaf
    } currentValueLabel: {
      leaf
    } minimumValueLabel: {
      leaf
    } maximumValueLabel: {
      leaf
    }
    isView(gauge.gaugeStyle(.automatic).gaugeStyle(.linearCapacity))
    isView(gauge.gaugeStyle(.accessoryLinear).gaugeStyle(.accessoryLinearCapacity))
    isView(gauge.gaugeStyle(.accessoryCircular).gaugeStyle(.accessoryCircularCapacity))
  }

  @Test func boxes() {
    isView(GroupBox { leaf })
    isView(GroupBox("key") { leaf })
    isView(GroupBox(title) { leaf })
    isView(
      GroupBox {
        leaf
      } label: {
        leaf
      }.groupBoxStyle(.automatic))
    isView(DisclosureGroup("key") { leaf })
    isView(DisclosureGroup(title, isExpanded: on) { leaf })
    isView(
      DisclosureGroup {
        leaf
      } label: {
        leaf
      }.disclosureGroupStyle(.automatic))
    isView(
      DisclosureGroup(isExpanded: on) {
        leaf
      } label: {
        leaf
      })
    isView(LabeledContent("key", value: title))
    isView(LabeledContent(title, value: title))
    isView(LabeledContent("key", value: 5, format: .number))
    isView(LabeledContent("key") { leaf })
    isView(
      LabeledContent {
        leaf
      } label: {
        leaf
      }.labeledContentStyle(.automatic))
    isView(ControlGroup { leaf }.controlGroupStyle(.automatic))
    isView(ControlGroup("key") { leaf }.controlGroupStyle(.navigation))
    isView(
      ControlGroup {
        leaf
      } label: {
        leaf
      })
  }

  @Test func dates() {
    let date = Binding.constant(Date(timeIntervalSince1970: 0))
    isView(DatePicker("key", selection: date))
    isView(DatePicker(title, selection: date, displayedComponents: .date))
    isView(DatePicker("key", selection: date, in: Date.distantPast...Date.distantFuture))
    isView(DatePicker("key", selection: date, in: Date.distantPast...))
    isView(DatePicker(title, selection: date, in: ...Date.distantFuture))
    isView(DatePicker(selection: date, displayedComponents: [.hourAndMinute]) { leaf })
    let picker = DatePicker(selection: date, in: ...Date.distantFuture) { leaf }
    isView(picker.datePickerStyle(.automatic).datePickerStyle(.compact))
    isView(picker.datePickerStyle(.graphical).datePickerStyle(.wheel))
    let days = Binding.constant(Set<DateComponents>())
    isView(MultiDatePicker("key", selection: days))
    isView(MultiDatePicker(title, selection: days, in: Date.distantPast..<Date.distantFuture))
    isView(MultiDatePicker(selection: days) { leaf })
  }
}
