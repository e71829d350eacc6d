// SPDX-License-Identifier: Apache-2.0
internal import StorypoleSystem

/// A value that can be dragged, dropped and pasted.
public protocol Transferable: SendableMetatype {
  /// The type of the value's representations.
  associatedtype Representation: TransferRepresentation
  /// The representations of the value, the best one first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation {
    get
  }
}

/// A form in which a value is handed over.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
  /// The type of the representations that this one consists of.
  associatedtype Body: TransferRepresentation
  /// The representations that this one consists of.
  @TransferRepresentationBuilder<Self.Item> var body: Self.Body { get }
  var _ways: _TransferWays<Item> { get }
}

extension TransferRepresentation {
  public var _ways: _TransferWays<Item> {
    // The builder accepts no others.
    body._ways as? _TransferWays<Item> ?? _TransferWays(all: [])
  }
}

extension TransferRepresentation where Body == Never {
  /// Never called: the representation consists of no others.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Transferable, @preconcurrency TransferRepresentation {
  /// No value.
  public typealias Item = Never
  /// Never called.
  public static var transferRepresentation: Never { fatalError("Never has no value") }
}

/// The ways in which a value is handed over.
public struct _TransferWays<Item>: Sendable {
  var all: [TransferWay<Item>]
}

/// One way in which a value is handed over: as data of a type.
struct TransferWay<Item>: Sendable {
  let type: UTType
  /// nil for a way in which the value is only taken.
  var export: (@Sendable (Item) async throws -> Data)?
  /// nil for a way in which the value is only given.
  var load: (@Sendable (Data) async throws -> Item)?
  /// Whether a value is given in this way.
  var isOffered: @Sendable (Item) -> Bool = { _ in true }
}

extension Transferable {
  static var transferWays: [TransferWay<Self>] {
    // A representation of another item offers nothing.
    (transferRepresentation._ways as? _TransferWays<Self>)?.all ?? []
  }
}

/// Builds the representations of a value.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Accepts a representation as it is.
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }
  /// Accepts the only representation of a closure.
  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }
  /// Puts representations in order.
  public static func buildBlock<each R: TransferRepresentation>(_ content: repeat each R)
    -> TupleTransferRepresentation<Item, (repeat each R)>
  {
    // Expressions have representations of this builder's item only.
    func ways<One: TransferRepresentation>(_ one: One) -> [TransferWay<Item>] {
      (one._ways as? _TransferWays<Item>)?.all ?? []
    }
    var all: [TransferWay<Item>] = []
    for some in repeat ways(each content) { all += some }
    return TupleTransferRepresentation(all)
  }
}

/// Several representations in the order of a builder.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  /// The representation consists of no others.
  public typealias Body = Never
  public let _ways: _TransferWays<Item>
  init(_ ways: [TransferWay<Item>]) { _ways = _TransferWays(all: ways) }
}

/// The apps that may use a representation. All of them may here: only this program does.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let value: Int
  /// All apps.
  public static let all = TransferRepresentationVisibility(value: 0)
  /// The apps of the developer's team.
  public static let team = TransferRepresentationVisibility(value: 1)
  /// The app itself.
  public static let ownProcess = TransferRepresentationVisibility(value: 2)
}

extension TransferRepresentation {
  /// Offers the representation only for values that fulfill a condition.
  public func exportingCondition(_ condition: @Sendable @escaping (Self.Item) -> Bool)
    -> some TransferRepresentation<Self.Item>
  {
    TupleTransferRepresentation<Item, Self>(
      _ways.all.map {
        var way = $0
        way.isOffered = condition
        return way
      })
  }
  /// Accepted; has no effect here, because values don't leave this program.
  public func visibility(_ visibility: TransferRepresentationVisibility)
    -> some TransferRepresentation<Self.Item>
  { self }
  /// Accepted; has no effect here, because no file is written.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Self.Item> {
    self
  }
  /// Accepted; has no effect here, because no file is written.
  public func suggestedFileName(_ fileName: @Sendable @escaping (Self.Item) -> String?)
    -> some TransferRepresentation<Self.Item>
  { self }
}
