// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A mark of a slider. Its label is accepted and not shown.
public struct SliderTick<V: BinaryFloatingPoint>: Comparable, Identifiable, SliderTickContent {
  /// The identity of a tick: its value.
  public struct ID: Hashable {
    let value: Double
  }

  /// The type of the slider's value.
  public typealias Value = V

  let value: V
  /// The tick's value as its identity.
  public var id: ID { ID(value: Double(value)) }
  public var body: [SliderTick<V>] { [self] }

  /// Creates a tick at a value.
  nonisolated public init(_ value: V) { self.value = value }
  /// Creates a tick at a value with a label, which is not shown.
  nonisolated public init(_ value: V, @ViewBuilder label: () -> some View) { self.value = value }
  /// Creates a tick at a value with a localized title, which is not shown.
  nonisolated public init(_ titleKey: LocalizedStringKey, _ value: V) { self.value = value }
  /// Creates a tick at a value with a string title, which is not shown.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, _ value: V) { self.value = value }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
}

/// The ticks of a slider, as a builder lists them.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
  associatedtype Body: RandomAccessCollection where Self.Body.Element == SliderTick<Self.Value>
  /// The ticks of the content.
  var body: Self.Body { get }
}

/// Several ticks in order.
@frozen public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
  /// The type of the collection of ticks.
  public typealias TicksCollection = [SliderTick<V>]
  /// The type of the slider's value.
  public typealias Value = V
  /// A placeholder; the ticks are in `body`.
  public var value: T
  /// The ticks in the order of the builder.
  public let body: [SliderTick<V>]
}

/// Ticks for the elements of a collection.
public struct SliderTickContentForEach<Data, ID, Content>: SliderTickContent
where Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent {
  /// The type of the slider's value.
  public typealias Value = Content.Value
  /// The ticks of all elements in the order of the collection.
  public let body: [SliderTick<Content.Value>]

  /// Creates the ticks of each element. IDs have no effect here.
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    body = data.flatMap { content($0).body }
  }

  /// Creates the ticks of each element of an identifiable type.
  nonisolated public init<V>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == V.ID, V: Identifiable, V == Data.Element, Data.Element == Content.Value {
    body = data.flatMap { content($0).body }
  }
}

/// Collects the ticks that a slider lists.
@resultBuilder public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Accepts ticks unchanged.
  public static func buildExpression(_ content: some SliderTickContent<V>)
    -> some SliderTickContent<V>
  { content }

  /// Begins a list of ticks.
  public static func buildPartialBlock(first: some SliderTickContent<V>)
    -> TupleSliderTickContent<V, Void>
  {
    TupleSliderTickContent(value: (), body: Array(first.body))
  }

  /// Adds ticks to the end of a list.
  public static func buildPartialBlock(
    accumulated: some SliderTickContent<V>, next: some SliderTickContent<V>
  ) -> TupleSliderTickContent<V, Void> {
    TupleSliderTickContent(value: (), body: Array(accumulated.body) + Array(next.body))
  }

  /// Adds the ticks of an `if` without an `else`; nil is none.
  public static func buildIf(_ content: (some SliderTickContent<V>)?)
    -> some SliderTickContent<V>
  {
    TupleSliderTickContent<V, Void>(value: (), body: content.map { Array($0.body) } ?? [])
  }

  /// Adds the ticks of the first branch of a condition.
  public static func buildEither<T: SliderTickContent<V>>(first: T)
    -> TupleSliderTickContent<V, Void>
  {
    TupleSliderTickContent(value: (), body: Array(first.body))
  }

  /// Adds the ticks of the second branch of a condition.
  public static func buildEither<T: SliderTickContent<V>>(second: T)
    -> TupleSliderTickContent<V, Void>
  {
    TupleSliderTickContent(value: (), body: Array(second.body))
  }
}
