// SPDX-License-Identifier: Apache-2.0
/// A mark of a slider. Its label is for those who listen: nothing draws it.
public struct SliderTick<V: BinaryFloatingPoint>: Comparable, Identifiable, SliderTickContent {
  public struct ID: Hashable {
    let value: Double
  }

  public typealias Value = V

  let value: V
  public var id: ID { ID(value: Double(value)) }
  public var body: [SliderTick<V>] { [self] }

  nonisolated public init(_ value: V) { self.value = value }
  nonisolated public init(_ value: V, @ViewBuilder label: () -> some View) { self.value = value }
  nonisolated public init(_ titleKey: LocalizedStringKey, _ value: V) { self.value = value }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, _ value: V) { self.value = value }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
}

/// Ticks of a slider, as a builder lists them.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
  associatedtype Body: RandomAccessCollection where Self.Body.Element == SliderTick<Self.Value>
  var body: Self.Body { get }
}

/// Several ticks in a row.
@frozen public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
  public typealias TicksCollection = [SliderTick<V>]
  public typealias Value = V
  public var value: T
  public let body: [SliderTick<V>]
}

/// Ticks for the elements of a collection.
public struct SliderTickContentForEach<Data, ID, Content>: SliderTickContent
where Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent {
  public typealias Value = Content.Value
  public let body: [SliderTick<Content.Value>]

  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    body = data.flatMap { content($0).body }
  }

  nonisolated public init<V>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == V.ID, V: Identifiable, V == Data.Element, Data.Element == Content.Value {
    body = data.flatMap { content($0).body }
  }
}

@resultBuilder public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  public static func buildExpression(_ content: some SliderTickContent<V>)
    -> some SliderTickContent<V>
  { content }

  public static func buildPartialBlock(first: some SliderTickContent<V>)
    -> TupleSliderTickContent<V, Void>
  {
    TupleSliderTickContent(value: (), body: Array(first.body))
  }

  public static func buildPartialBlock(
    accumulated: some SliderTickContent<V>, next: some SliderTickContent<V>
  ) -> TupleSliderTickContent<V, Void> {
    TupleSliderTickContent(value: (), body: Array(accumulated.body) + Array(next.body))
  }

  public static func buildIf(_ content: (some SliderTickContent<V>)?)
    -> some SliderTickContent<V>
  {
    TupleSliderTickContent<V, Void>(value: (), body: content.map { Array($0.body) } ?? [])
  }

  public static func buildEither<T: SliderTickContent<V>>(first: T)
    -> TupleSliderTickContent<V, Void>
  {
    TupleSliderTickContent(value: (), body: Array(first.body))
  }

  public static func buildEither<T: SliderTickContent<V>>(second: T)
    -> TupleSliderTickContent<V, Void>
  {
    TupleSliderTickContent(value: (), body: Array(second.body))
  }
}
