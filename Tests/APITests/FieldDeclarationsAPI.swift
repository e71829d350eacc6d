// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

/// Each way to make a text field, stepper or slider, as Apple declares it.
@Suite @MainActor struct FieldDeclarationsAPI {
  private let title = "title"
  private let number = Binding.constant(0.5)
  private let count = Binding.constant(1)
  private let text = Binding.constant("text")

  @available(*, deprecated) @Test func sliders() {
    // api: Slider.init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)
    isView(
      Slider(
        value: number, in: 0...2, label: { leaf }, minimumValueLabel: { leaf },
        maximumValueLabel: { leaf }, onEditingChanged: { _ in }))
    // api: Slider.init(value:in:label:onEditingChanged:)
    isView(Slider(value: number, in: 0...2, label: { leaf }, onEditingChanged: { _ in }))
    // api: Slider.init(value:in:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:onEditingChanged:)
    isView(
      Slider(
        value: number, in: 0...2, neutralValue: 1, enabledBounds: 0...1, label: { leaf },
        currentValueLabel: { leaf }, minimumValueLabel: { leaf }, maximumValueLabel: { leaf },
        onEditingChanged: { _ in }))
    // api: Slider.init(value:in:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:ticks:onEditingChanged:)
    isView(
      Slider(
        value: number, in: 0...2, neutralValue: 1, enabledBounds: 0...1, label: { leaf },
        currentValueLabel: { leaf }, minimumValueLabel: { leaf }, maximumValueLabel: { leaf },
        ticks: { SliderTick(0.5) }, onEditingChanged: { _ in }))
    // api: Slider.init(value:in:onEditingChanged:)
    isView(Slider(value: number, in: 0...2, onEditingChanged: { _ in }))
    // api: Slider.init(value:in:onEditingChanged:label:)
    isView(Slider(value: number, in: 0...2, onEditingChanged: { _ in }, label: { leaf }))
    // api: Slider.init(value:in:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)
    isView(
      Slider(
        value: number, in: 0...2, onEditingChanged: { _ in }, minimumValueLabel: leaf,
        maximumValueLabel: leaf, label: { leaf }))
    // api: Slider.init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)
    isView(
      Slider(
        value: number, in: 0...2, step: 1, label: { leaf }, minimumValueLabel: { leaf },
        maximumValueLabel: { leaf }, onEditingChanged: { _ in }))
    // api: Slider.init(value:in:step:label:onEditingChanged:)
    isView(Slider(value: number, in: 0...2, step: 1, label: { leaf }, onEditingChanged: { _ in }))
    // api: Slider.init(value:in:step:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:tick:onEditingChanged:)
    isView(
      Slider(
        value: number, in: 0...2, step: 1, neutralValue: 1, enabledBounds: 0...1, label: { leaf },
        currentValueLabel: { leaf }, minimumValueLabel: { leaf }, maximumValueLabel: { leaf },
        tick: { SliderTick($0) }, onEditingChanged: { _ in }))
    // api: Slider.init(value:in:step:onEditingChanged:)
    isView(Slider(value: number, in: 0...2, step: 1, onEditingChanged: { _ in }))
    // api: Slider.init(value:in:step:onEditingChanged:label:)
    isView(Slider(value: number, in: 0...2, step: 1, onEditingChanged: { _ in }, label: { leaf }))
    // api: Slider.init(value:in:step:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)
    isView(
      Slider(
        value: number, in: 0...2, step: 1, onEditingChanged: { _ in }, minimumValueLabel: leaf,
        maximumValueLabel: leaf, label: { leaf }))
  }

  @available(*, deprecated) @Test func steppers() {
    // api: Stepper.init(_:onIncrement:onDecrement:onEditingChanged:) | StringProtocol
    isView(Stepper(title, onIncrement: {}, onDecrement: {}, onEditingChanged: { _ in }))
    // api: Stepper.init(_:onIncrement:onDecrement:onEditingChanged:) | titleKey
    isView(Stepper("key", onIncrement: {}, onDecrement: {}, onEditingChanged: { _ in }))
    // api: Stepper.init(_:value:in:step:format:onEditingChanged:) | StringProtocol
    isView(
      Stepper(title, value: number, in: 0...2, step: 1, format: .number, onEditingChanged: { _ in })
    )
    // api: Stepper.init(_:value:in:step:format:onEditingChanged:) | titleKey
    isView(
      Stepper("key", value: number, in: 0...2, step: 1, format: .number, onEditingChanged: { _ in })
    )
    // api: Stepper.init(_:value:in:step:onEditingChanged:) | StringProtocol
    isView(Stepper(title, value: count, in: 0...2, step: 1, onEditingChanged: { _ in }))
    // api: Stepper.init(_:value:in:step:onEditingChanged:) | titleKey
    isView(Stepper("key", value: count, in: 0...2, step: 1, onEditingChanged: { _ in }))
    // api: Stepper.init(_:value:step:format:onEditingChanged:) | StringProtocol
    isView(Stepper(title, value: number, step: 1, format: .number, onEditingChanged: { _ in }))
    // api: Stepper.init(_:value:step:format:onEditingChanged:) | titleKey
    isView(Stepper("key", value: number, step: 1, format: .number, onEditingChanged: { _ in }))
    // api: Stepper.init(_:value:step:onEditingChanged:) | StringProtocol
    isView(Stepper(title, value: count, step: 1, onEditingChanged: { _ in }))
    // api: Stepper.init(_:value:step:onEditingChanged:) | titleKey
    isView(Stepper("key", value: count, step: 1, onEditingChanged: { _ in }))
    // api: Stepper.init(label:onIncrement:onDecrement:onEditingChanged:)
    isView(Stepper(label: { leaf }, onIncrement: {}, onDecrement: {}, onEditingChanged: { _ in }))
    // api: Stepper.init(onIncrement:onDecrement:onEditingChanged:label:)
    isView(Stepper(onIncrement: {}, onDecrement: {}, onEditingChanged: { _ in }, label: { leaf }))
    // api: Stepper.init(value:in:step:format:label:onEditingChanged:)
    isView(
      Stepper(
        value: number, in: 0...2, step: 1, format: .number, label: { leaf },
        onEditingChanged: { _ in }))
    // api: Stepper.init(value:in:step:label:onEditingChanged:)
    isView(Stepper(value: count, in: 0...2, step: 1, label: { leaf }, onEditingChanged: { _ in }))
    // api: Stepper.init(value:in:step:onEditingChanged:label:)
    isView(Stepper(value: count, in: 0...2, step: 1, onEditingChanged: { _ in }, label: { leaf }))
    // api: Stepper.init(value:step:format:label:onEditingChanged:)
    isView(
      Stepper(value: number, step: 1, format: .number, label: { leaf }, onEditingChanged: { _ in }))
    // api: Stepper.init(value:step:label:onEditingChanged:)
    isView(Stepper(value: count, step: 1, label: { leaf }, onEditingChanged: { _ in }))
    // api: Stepper.init(value:step:onEditingChanged:label:)
    isView(Stepper(value: count, step: 1, onEditingChanged: { _ in }, label: { leaf }))
  }

  @available(*, deprecated) @Test func textfields() {
    // api: TextField.init(_:text:) | StringProtocol
    isView(TextField(title, text: text))
    // api: TextField.init(_:text:) | titleKey
    isView(TextField("key", text: text))
    // api: TextField.init(_:text:axis:) | StringProtocol
    isView(TextField(title, text: text, axis: .vertical))
    // api: TextField.init(_:text:axis:) | titleKey
    isView(TextField("key", text: text, axis: .vertical))
    // api: TextField.init(_:text:onCommit:) | StringProtocol
    isView(TextField(title, text: text, onCommit: {}))
    // api: TextField.init(_:text:onCommit:) | titleKey
    isView(TextField("key", text: text, onCommit: {}))
    // api: TextField.init(_:text:onEditingChanged:) | StringProtocol
    isView(TextField(title, text: text, onEditingChanged: { _ in }))
    // api: TextField.init(_:text:onEditingChanged:) | titleKey
    isView(TextField("key", text: text, onEditingChanged: { _ in }))
    // api: TextField.init(_:text:onEditingChanged:onCommit:) | StringProtocol
    isView(TextField(title, text: text, onEditingChanged: { _ in }, onCommit: {}))
    // api: TextField.init(_:text:onEditingChanged:onCommit:) | titleKey
    isView(TextField("key", text: text, onEditingChanged: { _ in }, onCommit: {}))
    // api: TextField.init(_:text:prompt:) | StringProtocol
    isView(TextField(title, text: text, prompt: Text("p")))
    // api: TextField.init(_:text:prompt:) | titleKey
    isView(TextField("key", text: text, prompt: Text("p")))
    // api: TextField.init(_:text:prompt:axis:) | StringProtocol
    isView(TextField(title, text: text, prompt: Text("p"), axis: .vertical))
    // api: TextField.init(_:text:prompt:axis:) | titleKey
    isView(TextField("key", text: text, prompt: Text("p"), axis: .vertical))
    // api: TextField.init(_:value:format:prompt:) | nonisolated init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F : ParseableFormatStyle, F.FormatOutput == String
    isView(TextField("key", value: count, format: .number, prompt: Text("p")))
    // api: TextField.init(_:value:format:prompt:) | nonisolated init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) where F : ParseableFormatStyle, F.FormatOutput == String
    isView(TextField("key", value: .constant(Int?.none), format: .number, prompt: Text("p")))
    // api: TextField.init(_:value:format:prompt:) | nonisolated init<S, F>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where S : StringProtocol, F : ParseableFormatStyle, F.FormatOutput == String
    isView(TextField(title, value: count, format: .number, prompt: Text("p")))
    // api: TextField.init(_:value:format:prompt:) | nonisolated init<S, F>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) where S : StringProtocol, F : ParseableFormatStyle, F.FormatOutput == String
    isView(TextField(title, value: .constant(Int?.none), format: .number, prompt: Text("p")))
    // api: TextField.init(_:value:formatter:) | titleKey
    isView(TextField("key", value: count, formatter: NumberFormatter()))
    // api: TextField.init(_:value:formatter:) | StringProtocol
    isView(TextField(title, value: count, formatter: NumberFormatter()))
    // api: TextField.init(_:value:formatter:onCommit:) | titleKey
    isView(TextField("key", value: count, formatter: NumberFormatter(), onCommit: {}))
    // api: TextField.init(_:value:formatter:onCommit:) | StringProtocol
    isView(TextField(title, value: count, formatter: NumberFormatter(), onCommit: {}))
    // api: TextField.init(_:value:formatter:onEditingChanged:) | titleKey
    isView(TextField("key", value: count, formatter: NumberFormatter(), onEditingChanged: { _ in }))
    // api: TextField.init(_:value:formatter:onEditingChanged:) | StringProtocol
    isView(TextField(title, value: count, formatter: NumberFormatter(), onEditingChanged: { _ in }))
    // api: TextField.init(_:value:formatter:onEditingChanged:onCommit:) | titleKey
    isView(
      TextField(
        "key", value: count, formatter: NumberFormatter(), onEditingChanged: { _ in }, onCommit: {})
    )
    // api: TextField.init(_:value:formatter:onEditingChanged:onCommit:) | StringProtocol
    isView(
      TextField(
        title, value: count, formatter: NumberFormatter(), onEditingChanged: { _ in }, onCommit: {})
    )
    // api: TextField.init(_:value:formatter:prompt:) | titleKey
    isView(TextField("key", value: count, formatter: NumberFormatter(), prompt: Text("p")))
    // api: TextField.init(_:value:formatter:prompt:) | StringProtocol
    isView(TextField(title, value: count, formatter: NumberFormatter(), prompt: Text("p")))
    // api: TextField.init(text:prompt:axis:label:)
    isView(TextField(text: text, prompt: Text("p"), axis: .vertical, label: { leaf }))
    // api: TextField.init(text:prompt:label:)
    isView(TextField(text: text, prompt: Text("p"), label: { leaf }))
    // api: TextField.init(value:format:prompt:label:) | F.FormatInput?
    isView(
      TextField(value: .constant(Int?.none), format: .number, prompt: Text("p"), label: { leaf }))
    // api: TextField.init(value:format:prompt:label:) | nonisolated
    isView(TextField(value: count, format: .number, prompt: Text("p"), label: { leaf }))
    // api: TextField.init(value:formatter:prompt:label:)
    isView(
      TextField(value: count, formatter: NumberFormatter(), prompt: Text("p"), label: { leaf }))
  }

  @Test func selections() {
    // api: TextField.init(_:text:selection:prompt:axis:) | LocalizedStringKey
    // api: TextField.init(text:selection:prompt:axis:label:)
    isView(TextField("Name", text: .constant("a"), selection: .constant(nil)))
    isView(
      TextField(text: .constant("a"), selection: .constant(nil), axis: .vertical) { leaf })
    let text = "word"
    let selection = TextSelection(range: text.startIndex..<text.endIndex)
    #expect(!selection.isInsertion)
    #expect(TextSelection(insertionPoint: text.startIndex).isInsertion)
  }

  @Test func tickContent() {
    // api: SliderTick; SliderTick.ID; SliderTick.id; SliderTick.init(_:_:); SliderTick.init(_:label:)
    let tick = SliderTick("half", 0.5)
    let _: SliderTick<Double>.ID = tick.id
    #expect(tick == tick && !(tick < tick))
    // api: SliderTickBuilder; SliderTickBuilder.buildBlock(_:_:_:_:_:_:_:_:_:_:)
    // api: SliderTickBuilder.buildEither(first:); SliderTickBuilder.buildEither(second:)
    // api: SliderTickBuilder.buildExpression(_:); SliderTickBuilder.buildIf(_:)
    // api: SliderTickContent; SliderTickContent.Body; SliderTickContent.Value; SliderTickContent.body
    // api: SliderTickContentForEach; SliderTickContentForEach.init(_:content:)
    // api: SliderTickContentForEach.init(_:id:content:)
    // api: TupleSliderTickContent; TupleSliderTickContent.TicksCollection; TupleSliderTickContent.value
    func isContent<C: SliderTickContent>(_ content: C) -> Int { content.body.count }
    #expect(isContent(tick) == 1)
    isView(
      Slider(value: number) {
        leaf
      } currentValueLabel: {
        leaf
      } ticks: {
        SliderTick(0.6) { leaf }
        if title.isEmpty { SliderTick("a", 0.1) } else { SliderTick("b", 0.2) }
        if title == "title" { SliderTick("c", 0.3) }
        SliderTickContentForEach([0.1, 0.2], id: \.self) { SliderTick("d", $0) }
      })
    func ticks<V: BinaryFloatingPoint & Identifiable>(_ values: [V]) -> Int where V.ID: Hashable {
      SliderTickContentForEach(values) { SliderTick("e", $0) }.body.count
    }
    let _: TupleSliderTickContent<Double, (Int, Int)>.TicksCollection.Type = [SliderTick<Double>]
      .self
    let _: KeyPath<TupleSliderTickContent<Double, (Int, Int)>, (Int, Int)> = \.value
  }
}
