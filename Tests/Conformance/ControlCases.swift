import SwiftUI
import Testing

/// Controls. The recordings of the iPhone have the recorder's tall lines of 24.5 points with the baseline at
/// 18.5: leaves with that size replace their texts. The gauges are the Mac's, whose numbers Storypole uses
/// for lack of an iPhone's.
@Suite struct ControlCases {
  @Test(arguments: values) @MainActor func showValues(_ one: Case) { one.verify() }
  @Test(arguments: choices) @MainActor func offerChoices(_ one: Case) { one.verify() }
  @Test(arguments: progress) @MainActor func showProgress(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] {
    values
    choices
    progress
  }

  /// A text of the recorder's body font.
  @MainActor static func body(_ width: CGFloat) -> some View { words(width, 24.5, .recorderBody) }

  @CaseList static var values: [Case] {
    Case(
      "sw-ios-toggle-basic", .recording("ios/toggle/basic"), .measured, .iOS26, window: 320, 300,
      repeats: .mirrored
    ) {
      VStack(alignment: .leading, spacing: 12) {
        Toggle(isOn: .constant(true)) { body(60) }.probe("on")
        Toggle(isOn: .constant(false)) { body(60) }.probe("off")
        Toggle(isOn: .constant(true)) { body(22.5).probe("customText") }.probe("custom")
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Toggle(isOn: .constant(true)) { body(60) }.probe("baselineToggle")
          body(22.5).probe("baselineText")
        }
        .probe("baselineRow")
        Toggle(isOn: .constant(true)) { body(60) }.labelsHidden().probe("hidden")
        Toggle(isOn: .constant(true)) { body(60) }.disabled(true).probe("disabled")
      }
      .probe("stack")
    }.gives(
      """
      stack 0 20.75 320 258.5
      on 0 20.75 320 30
      off 0 62.75 320 30
      custom 0 104.75 320 30
      customText 0 107.5 22.5 24.5
      baselineRow 0 146.75 320 48.5
      baselineToggle 0 165.25 289.5 30
      baselineText 297.5 146.75 22.5 24.5
      hidden 0 207.25 66 30
      disabled 0 249.25 320 30
      """)

    Case(
      "sw-ios-slider-basic", .recording("ios/slider/basic"), .measured, .iOS26, window: 320, 220
    ) {
      VStack(alignment: .leading, spacing: 12) {
        Slider(value: .constant(0.5)).probe("half")
        Slider(value: .constant(0.0)).probe("zero")
        Slider(value: .constant(0.3)) { body(60) }.probe("labelled")
        Slider(value: .constant(3.0), in: 0...10, step: 1).probe("stepped")
        Slider(value: .constant(0.5)).disabled(true).probe("disabled")
        Slider(value: .constant(0.5)).frame(width: 120).probe("narrow")
      }
      .probe("stack")
    }.gives(
      """
      stack 0 -13 320 246
      half 0 -13 320 31
      zero 0 30 320 31
      labelled 0 73 320 31
      stepped 0 116 320 31
      disabled 0 159 320 31
      narrow 0 202 120 31
      """)

    Case(
      "sw-ios-stepper-basic", .recording("ios/stepper/basic"), .measured, .iOS26, window: 320, 200,
      repeats: .mirrored
    ) {
      VStack(alignment: .leading, spacing: 12) {
        Stepper(value: .constant(1)) { body(60) }.probe("labelled")
        Stepper(value: .constant(1)) { body(60) }.labelsHidden().probe("hidden")
        Stepper(value: .constant(1)) { body(60) }.disabled(true).probe("disabled")
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          body(22.5).probe("rowText")
          Stepper(value: .constant(1)) { body(60) }.probe("rowStepper")
        }
        .probe("row")
      }
      .probe("stack")
    }.gives(
      """
      stack 0 8.75 320 182.5
      labelled 0 8.75 320 32
      hidden 0 52.75 94 32
      disabled 0 96.75 320 32
      row 0 140.75 320 50.5
      rowText 0 140.75 22.5 24.5
      rowStepper 30.5 159.25 289.5 32
      """)

    // The recorded fields contain text; here their prompts replace it, at the same position.
    Case(
      "sw-ios-textfield-basic", .recording("ios/textfield/basic"), .measured, .iOS26,
      window: 320, 240, repeats: .mirrored
    ) {
      VStack(alignment: .leading, spacing: 12) {
        TextField(text: .constant("")) { body(60) }.probe("plain")
        Group {
          TextField(text: .constant("")) { body(60) }.probe("rounded")
          TextField(text: .constant("")) { body(60) }.probe("roundedEmpty")
          SecureField(text: .constant("")) { body(60) }.probe("secure")
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            body(45).probe("rowLabel")
            TextField(text: .constant("")) { body(60) }.probe("rowField")
          }
          .probe("row")
        }
        .textFieldStyle(.roundedBorder)
      }
      .probe("stack")
    }.gives(
      """
      stack 0 15 320 210
      plain 0 15 320 26
      rounded 0 53 320 34
      roundedEmpty 0 99 320 34
      secure 0 145 320 34
      row 0 191 320 34
      rowLabel 0 196 45 24.5
      rowField 53 191 267 34
      """)
  }

  @CaseList static var choices: [Case] {
    Case(
      "sw-ios-picker-basic", .recording("ios/picker/basic"), .measured, .iOS26, window: 320, 240,
      repeats: .mirrored
    ) {
      VStack(alignment: .leading, spacing: 12) {
        Picker(selection: .constant("Apple")) {
          fruit
        } label: {
          body(40)
        }.probe("menu")
        Picker(selection: .constant("Banana")) {
          fruit
        } label: {
          body(40)
        }
        .labelsHidden().probe("menuHidden")
        Picker(selection: .constant(1)) {
          ForEach(0..<3, id: \.self) { _ in body(20) }
        } label: {
          body(40)
        }
        .pickerStyle(.segmented).probe("segmented")
        Picker(selection: .constant(1)) {
          ForEach(0..<2, id: \.self) { _ in body(20) }
        } label: {
          body(40)
        }
        .pickerStyle(.segmented).frame(width: 160).probe("segmentedNarrow")
      }
      .probe("stack")
    }.gives(
      """
      stack 0 30.5 320 179
      menu 0 30.5 84.5 40.5
      menuHidden 0 83 97 40.5
      segmented 0 135.5 320 31
      segmentedNarrow 0 178.5 160 31
      """)

    Case(
      "sw-ios-menu-basic", .recording("ios/menu/basic"), .measured, .iOS26, window: 320, 300,
      repeats: .mirrored
    ) {
      VStack(alignment: .leading, spacing: 12) {
        Menu {
          items
        } label: {
          body(60)
        }.probe("menu")
        Menu {
          items
        } label: {
          body(36.5)
        }.menuStyle(.button).probe("buttonStyle")
        Menu {
          items
        } label: {
          body(55)
        }.menuIndicator(.hidden).probe("noIndicator")
        Menu {
          items
        } label: {
          body(24.5)
        }.disabled(true).probe("disabled")
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          body(22.5).probe("rowText")
          Menu {
            items
          } label: {
            body(60)
          }.probe("rowMenu")
        }
        .probe("row")
      }
      .probe("stack")
    }.gives(
      """
      stack 114.75 64.75 90.5 170.5
      menu 114.75 64.75 60 24.5
      buttonStyle 114.75 101.25 36.5 24.5
      noIndicator 114.75 137.75 55 24.5
      disabled 114.75 174.25 24.5 24.5
      row 114.75 210.75 90.5 24.5
      rowText 114.75 210.75 22.5 24.5
      rowMenu 145.25 210.75 60 24.5
      """)
  }

  /// The widths that the recorded pickers leave for their values: 84.5 and 97 less 40.
  @ViewBuilder @MainActor static var fruit: some View {
    body(44.5).tag("Apple")
    body(57).tag("Banana")
  }

  @ViewBuilder @MainActor static var items: some View {
    Button("One") {}
    Button("Two") {}
  }

  @CaseList static var progress: [Case] {
    Case(
      "sw-ios-progress-basic", .recording("ios/progress/basic"), .measured, .iOS26,
      window: 320, 300, repeats: .mirrored
    ) {
      VStack(alignment: .leading, spacing: 12) {
        ProgressView(value: 0.4).probe("bar")
        ProgressView().progressViewStyle(.linear).probe("indeterminate")
        ProgressView(value: 0.6) { body(60) }.probe("labelled")
        ProgressView(value: 0.5).frame(width: 120).probe("narrow")
        HStack(spacing: 12) {
          ProgressView().probe("spinner")
          ProgressView(value: 0.5).progressViewStyle(.circular).probe("ring")
          ProgressView { body(57) }.probe("spinnerLabelled")
        }
        .probe("row")
      }
      .probe("stack")
    }.gives(
      """
      stack 0 77.285255612227 320 145.429488775546
      bar 0 77.285255612227 320 4
      indeterminate 0 93.285255612227 320 4
      labelled 0 109.285255612227 320 32.5
      narrow 0 153.785255612227 120 4
      row 0 169.785255612227 121 52.929488775546
      spinner 0 186.25 20 20
      ring 32 186.25 20 20
      spinnerLabelled 64 169.785255612227 57 52.929488775546
      """)

    Case(
      "sw-gauge-basic", .recording("gauge/basic"), window: 320, 560, repeats: .mirrored
    ) {
      VStack(spacing: 14) {
        Gauge(value: 0.4) { words(40, 16) }.probe("bare")
        Gauge(value: 0.4) {
          words(40, 16)
        } currentValueLabel: {
          words(20, 16)
        }.probe("value")
        Gauge(value: 0.4) {
          words(40, 16)
        } currentValueLabel: {
          words(20, 16)
        } minimumValueLabel: {
          words(8, 16)
        } maximumValueLabel: {
          words(8, 16)
        }
        .probe("bounds")
        Gauge(value: 40, in: 0...100) { words(40, 16) }.probe("total")
        Gauge(value: 0.4) { words(40, 16) }.frame(width: 120).probe("narrow")
        Gauge(value: 0.4) { words(40, 16) }.tint(.red).probe("tinted")
        Gauge(value: 0.4) { words(40, 16) }.gaugeStyle(.linearCapacity).probe("capacity")
        Gauge(value: 0.4) { words(40, 16) }.labelsHidden().probe("hidden")
      }
      .padding(20)
      .probe("stack")
    }.gives(
      """
      stack 0 29.654296875 320 500.69140625
      bare 20 49.654296875 280 40.15087890625
      value 20 103.80517578125 280 60.89306640625
      bounds 20 178.6982421875 280 60.89306640625
      total 20 253.59130859375 280 40.15087890625
      narrow 100 307.7421875 120 40.15087890625
      tinted 20 361.89306640625 280 40.15087890625
      capacity 20 416.0439453125 280 40.15087890625
      hidden 20 470.19482421875 280 40.15087890625
      """)

    Case("sw-gauge-accessory", .recording("gauge/accessory"), window: 320, 380) {
      VStack(spacing: 20) {
        HStack(spacing: 14) {
          labelledGauge.gaugeStyle(.accessoryCircular).probe("circular")
          labelledGauge.gaugeStyle(.accessoryCircularCapacity).probe("circularCapacity")
          boundedGauge.gaugeStyle(.accessoryCircular).probe("circularBounds")
          Gauge(value: 0.4) { words(40, 16) }.gaugeStyle(.accessoryCircular).probe("circularBare")
        }
        .probe("circulars")
        labelledGauge.gaugeStyle(.accessoryLinear).probe("linear")
        labelledGauge.gaugeStyle(.accessoryLinearCapacity).probe("linearCapacity")
        boundedGauge.gaugeStyle(.accessoryLinear).probe("linearBounds")
        boundedGauge.gaugeStyle(.accessoryLinearCapacity).probe("linearCapacityBounds")
        Gauge(value: 0.4) { words(40, 16) }.gaugeStyle(.accessoryLinear).probe("linearBare")
      }
      .padding(20)
      .probe("stack")
    }.gives(
      """
      stack 0 27 320 326
      circulars 23 47 274 58
      circular 23 47 58 58
      circularCapacity 95 47 58 58
      circularBounds 167 47 58 58
      circularBare 239 47 58 58
      linear 20 125 280 8
      linearCapacity 20 153 280 52
      linearBounds 20 225 280 8
      linearCapacityBounds 20 253 280 52
      linearBare 20 325 280 8
      """)
  }

  @MainActor static var labelledGauge: some View {
    Gauge(value: 0.4) {
      words(40, 16)
    } currentValueLabel: {
      words(20, 16)
    }
  }

  @MainActor static var boundedGauge: some View {
    Gauge(value: 0.4) {
      words(40, 16)
    } currentValueLabel: {
      words(20, 16)
    } minimumValueLabel: {
      words(8, 16)
    } maximumValueLabel: {
      words(8, 16)
    }
  }
}
