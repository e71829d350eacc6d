// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

@Suite struct ViewBuilderAPI {
  @Test func blocks() {
    // api: ViewBuilder; ViewBuilder.buildBlock()
    let _: EmptyView = ViewBuilder.buildBlock()
    // api: ViewBuilder.buildBlock(_:)
    let _: Color = ViewBuilder.buildBlock(leaf)
    // api: ViewBuilder.buildBlock(_:_:)
    let _: TupleView<(Color, Text)> = ViewBuilder.buildBlock(leaf, Text(verbatim: "b"))
    // api: ViewBuilder.buildBlock(_:_:_:)
    let _: TupleView<(Color, Color, Color)> = ViewBuilder.buildBlock(leaf, leaf, leaf)
    // api: ViewBuilder.buildBlock(_:_:_:_:)
    let _: TupleView<(Color, Color, Color, Color)> = ViewBuilder.buildBlock(leaf, leaf, leaf, leaf)
    // api: ViewBuilder.buildBlock(_:_:_:_:_:)
    isView(ViewBuilder.buildBlock(leaf, leaf, leaf, leaf, leaf))
    // api: ViewBuilder.buildBlock(_:_:_:_:_:_:)
    isView(ViewBuilder.buildBlock(leaf, leaf, leaf, leaf, leaf, leaf))
    // api: ViewBuilder.buildBlock(_:_:_:_:_:_:_:)
    isView(ViewBuilder.buildBlock(leaf, leaf, leaf, leaf, leaf, leaf, leaf))
    // api: ViewBuilder.buildBlock(_:_:_:_:_:_:_:_:)
    isView(ViewBuilder.buildBlock(leaf, leaf, leaf, leaf, leaf, leaf, leaf, leaf))
    // api: ViewBuilder.buildBlock(_:_:_:_:_:_:_:_:_:)
    isView(ViewBuilder.buildBlock(leaf, leaf, leaf, leaf, leaf, leaf, leaf, leaf, leaf))
    // api: ViewBuilder.buildBlock(_:_:_:_:_:_:_:_:_:_:)
    isView(ViewBuilder.buildBlock(leaf, leaf, leaf, leaf, leaf, leaf, leaf, leaf, leaf, leaf))
  }

  @Test func choices() {
    // api: ViewBuilder.buildEither(first:); ViewBuilder.buildEither(second:)
    let _: _ConditionalContent<Color, Text> = ViewBuilder.buildEither(first: leaf)
    let _: _ConditionalContent<Text, Color> = ViewBuilder.buildEither(second: leaf)
    // api: ViewBuilder.buildIf(_:); ViewBuilder.buildExpression(_:)
    let _: Color? = ViewBuilder.buildIf(leaf)
    let _: Color = ViewBuilder.buildExpression(leaf)
    // api: ViewBuilder.buildLimitedAvailability(_:)
    isView(ViewBuilder.buildLimitedAvailability(leaf))
  }

  // api: ContentBuilder
  @ContentBuilder private func everyStatement(_ number: Int) -> some View {
    let half = number / 2
    if number > 3 { leaf } else if number > 2 { Text(verbatim: "\(half)") } else { EmptyView() }
    if number == 1 { leaf }
    switch number {
    case 0: leaf
    case 1, 2: Text(verbatim: "a")
    default: EmptyView()
    }
    if let number = Int?.some(number) { Text(verbatim: "\(number)") }
    if #available(iOS 17, *) { leaf }
  }

  @Test func statements() { isView(everyStatement(3)) }

  @Test func tuples() {
    // api: TupleView; TupleView.init(_:); TupleView.value
    var view = TupleView((leaf, leaf))
    view.value.0 = .blue
    #expect(view.value.0 == .blue)
    isView(view)
  }
}
