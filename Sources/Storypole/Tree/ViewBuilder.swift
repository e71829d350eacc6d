// SPDX-License-Identifier: Apache-2.0
/// Builds one view from the statements of a closure: any number of children, `if`, `switch` and
/// availability checks; `for` is ForEach's business.
@resultBuilder public struct ViewBuilder {
  nonisolated public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

  nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  @_disfavoredOverload
  nonisolated public static func buildBlock<each Content: View>(_ content: repeat each Content)
    -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }

  nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  nonisolated public static func buildLimitedAvailability<Content: View>(_ content: Content)
    -> AnyView
  {
    AnyView(content)
  }
}

public typealias ContentBuilder = ViewBuilder
