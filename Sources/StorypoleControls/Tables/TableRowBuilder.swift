// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Builds the rows of a `Table`.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  /// Accepts rows as they are.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }
  /// Makes no rows.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }
  /// Accepts the rows of a closure.
  public static func buildBlock<C: TableRowContent>(_ content: C) -> C
  where C.TableRowValue == Value { content }
  /// Puts rows below one another.
  public static func buildBlock<each C: TableRowContent>(_ content: repeat each C)
    -> TupleTableRowContent<Value, (repeat each C)>
  {
    // Expressions have rows of this builder's value only.
    func rows<Rows: TableRowContent>(_ content: Rows, _ make: _TableRowMaker<Value>) -> AnyView? {
      (make as? _TableRowMaker<Rows.TableRowValue>).map { content._rows($0) }
    }
    return TupleTableRowContent((repeat each content)) { make in
      var all: [AnyView] = []
      for one in repeat rows(each content, make) { if let one { all.append(one) } }
      return all
    }
  }
  /// Adds the rows of an `if` without an `else`; nil is none.
  public static func buildIf<C: TableRowContent>(_ content: C?) -> C?
  where C.TableRowValue == Value { content }
  /// Adds the rows of the first branch of a condition.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(first: T)
    -> _ConditionalContent<T, F> where T.TableRowValue == Value, F.TableRowValue == Value
  { _ConditionalContent(storage: .trueContent(first)) }
  /// Adds the rows of the second branch of a condition.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(second: F)
    -> _ConditionalContent<T, F> where T.TableRowValue == Value, F.TableRowValue == Value
  { _ConditionalContent(storage: .falseContent(second)) }
}

/// Several rows in the order of a builder.
nonisolated public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Value
  /// The rows consist of no others.
  public typealias TableRowBody = Never
  /// The rows as a tuple.
  public var value: T
  private let rows: (_TableRowMaker<Value>) -> [AnyView]

  init(_ value: T, _ rows: @escaping (_TableRowMaker<Value>) -> [AnyView]) {
    self.value = value
    self.rows = rows
  }

  public func _rows(_ make: _TableRowMaker<Value>) -> AnyView {
    AnyView(GroupOfRows(rows: rows(make)))
  }
}

/// Rows in a fixed order.
private nonisolated struct GroupOfRows: PrimitiveView {
  let rows: [AnyView]

  static func _makeNode(_ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs) -> _ViewNode {
    let node = old as? GroupNode ?? GroupNode(inputs)
    node.environment = inputs.environment
    let inside = inputs.child(of: node)
    let members = node.members
    node.members = view.rows.enumerated().map { index, row in
      AnyView._makeNode(row, reusing: members.count > index ? members[index] : nil, inside)
    }
    return node
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The rows consist of no others.
  public typealias TableRowBody = Never
  public func _rows(_ make: _TableRowMaker<Wrapped.TableRowValue>) -> AnyView {
    AnyView(self.map { $0._rows(make) })
  }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// The type of the values that rows show.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// The rows consist of no others.
  public typealias TableRowBody = Never
  public func _rows(_ make: _TableRowMaker<TrueContent.TableRowValue>) -> AnyView {
    let storage: _ConditionalContent<AnyView, AnyView>.Storage =
      switch storage {
      case .trueContent(let content): .trueContent(content._rows(make))
      case .falseContent(let content): .falseContent(content._rows(make))
      }
    return AnyView(_ConditionalContent<AnyView, AnyView>(storage: storage))
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// The rows consist of no others.
  public typealias TableRowBody = Never
  public func _rows(_ make: _TableRowMaker<Content.TableRowValue>) -> AnyView {
    content._rows(make)
  }

  /// Makes a group of rows.
  nonisolated public init<R>(@TableRowBuilder<R> content: () -> Content)
  where R == Content.TableRowValue { self.init(content: content()) }
}

/// Rows with a change of their views.
nonisolated struct ChangedTableRows<Base: TableRowContent>: TableRowContent {
  typealias TableRowValue = Base.TableRowValue
  typealias TableRowBody = Never
  let base: Base
  let change: (AnyView) -> AnyView

  func _rows(_ make: _TableRowMaker<Base.TableRowValue>) -> AnyView {
    let change = change
    return base._rows(make.changed(change))
  }
}

extension TableRowContent {
  /// Adds a menu to the rows, which the pointer's second button or a long press opens.
  public func contextMenu<M: View>(@ViewBuilder menuItems: @escaping () -> M)
    -> some TableRowContent<Self.TableRowValue>
  {
    ChangedTableRows(base: self) { AnyView($0.contextMenu(menuItems: menuItems)) }
  }

  /// Adds a menu to the rows. The preview is not shown: the row itself remains visible.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: @escaping () -> P
  ) -> some TableRowContent<Self.TableRowValue> { contextMenu(menuItems: menuItems) }

  /// Calls `action` with true when the pointer enters a row, and with false when it leaves.
  public func onHover(perform action: @escaping (Bool) -> Void)
    -> some TableRowContent<Self.TableRowValue>
  {
    ChangedTableRows(base: self) { AnyView($0.onHover(perform: action)) }
  }
}
