// SPDX-License-Identifier: Apache-2.0
/// Builds one view from the statements of a closure: any number of children, `if`, `switch` and availability
/// checks. Loops need a ForEach.
@resultBuilder public struct ViewBuilder {
  /// A statement that is a view.
  nonisolated public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// A closure without statements.
  nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

  /// A closure with one statement.
  nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// A closure with several statements.
  @_disfavoredOverload
  nonisolated public static func buildBlock<each Content: View>(_ content: repeat each Content)
    -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }

  /// A condition without `else`; nil shows nothing.
  nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of a condition.
  nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second branch of a condition.
  nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// The branch of an availability check, with its type hidden.
  nonisolated public static func buildLimitedAvailability<Content: View>(_ content: Content)
    -> AnyView
  {
    AnyView(content)
  }
}

/// The general name of the view builder.
public typealias ContentBuilder = ViewBuilder
