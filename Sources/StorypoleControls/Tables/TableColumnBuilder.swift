// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Builds the columns of a `Table`.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Accepts columns as they are.
  public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }
  /// Accepts a column that doesn't sort beside others that do.
  @_disfavoredOverload public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { TableColumn(column) }
  /// Accepts the column of a closure.
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }
  /// Puts columns beside one another.
  public static func buildBlock<each C: TableColumnContent>(_ content: repeat each C)
    -> TupleTableColumnContent<RowValue, Sort, (repeat each C)>
  {
    // Expressions have columns of this builder's value only.
    func entries<Columns: TableColumnContent>(of content: Columns) -> [TableColumnEntry<RowValue>] {
      (content._columns as? _TableColumns<RowValue>)?.entries ?? []
    }
    var all: [TableColumnEntry<RowValue>] = []
    for some in repeat entries(of: each content) { all += some }
    return TupleTableColumnContent((repeat each content), all)
  }
  /// Adds the columns of an `if` without an `else`; nil is none.
  public static func buildIf<C: TableColumnContent>(_ content: C?) -> C?
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { content }
  /// Adds the columns of the first branch of a condition.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(first: T)
    -> _ConditionalContent<T, F>
  where
    T.TableRowValue == RowValue, F.TableRowValue == RowValue, T.TableColumnSortComparator == Sort,
    F.TableColumnSortComparator == Sort
  { _ConditionalContent(storage: .trueContent(first)) }
  /// Adds the columns of the second branch of a condition.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(second: F)
    -> _ConditionalContent<T, F>
  where
    T.TableRowValue == RowValue, F.TableRowValue == RowValue, T.TableColumnSortComparator == Sort,
    F.TableColumnSortComparator == Sort
  { _ConditionalContent(storage: .falseContent(second)) }
}

/// Several columns in the order of a builder.
nonisolated public struct TupleTableColumnContent<RowValue, Sort, T>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator {
  /// The type of the values that rows show.
  public typealias TableRowValue = RowValue
  /// The type of the comparators by which the columns sort.
  public typealias TableColumnSortComparator = Sort
  /// The columns consist of no others.
  public typealias TableColumnBody = Never
  /// The columns as a tuple.
  public var value: T
  public let _columns: _TableColumns<RowValue>

  init(_ value: T, _ entries: [TableColumnEntry<RowValue>]) {
    self.value = value
    _columns = _TableColumns(entries: entries)
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The type of the comparators by which the columns sort.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// The columns consist of no others.
  public typealias TableColumnBody = Never
  public var _columns: _TableColumns<Wrapped.TableRowValue> {
    self?._columns ?? _TableColumns(entries: [])
  }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  /// The type of the values that rows show.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// The type of the comparators by which the columns sort.
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  /// The columns consist of no others.
  public typealias TableColumnBody = Never
  public var _columns: _TableColumns<TrueContent.TableRowValue> {
    switch storage {
    case .trueContent(let content): content._columns
    case .falseContent(let content): content._columns
    }
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the comparators by which the columns sort.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// The columns consist of no others.
  public typealias TableColumnBody = Never
  public var _columns: _TableColumns<Content.TableRowValue> { content._columns }

  /// Makes a group of columns.
  nonisolated public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.init(content: content())
  }
}
