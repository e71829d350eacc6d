// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values that rows show.
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  /// The type of the comparators by which the columns sort; `Never` for columns that don't sort.
  associatedtype TableColumnSortComparator: SortComparator =
    Self.TableColumnBody.TableColumnSortComparator
  /// The type of the columns that these consist of.
  associatedtype TableColumnBody: TableColumnContent
  /// The columns that these consist of.
  var tableColumnBody: Self.TableColumnBody { get }
  var _columns: _TableColumns<TableRowValue> { get }
}

extension TableColumnContent {
  public var _columns: _TableColumns<TableRowValue> {
    // The two are equal for everything that the builder accepts.
    tableColumnBody._columns as? _TableColumns<TableRowValue> ?? _TableColumns(entries: [])
  }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Never called: the columns consist of no others.
  public var tableColumnBody: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TableColumnContent {
  /// No value.
  public typealias TableRowValue = Never
  /// Never called.
  public typealias TableColumnSortComparator = Never
  /// There are no columns.
  public typealias TableColumnBody = Never
}

/// The columns of column content.
public struct _TableColumns<RowValue> {
  var entries: [TableColumnEntry<RowValue>]
}

/// A column, whatever the types of its label and content are.
struct TableColumnEntry<RowValue> {
  var label: AnyView
  var cell: (RowValue) -> AnyView
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  /// Sorts rows by the column.
  var comparator: Any?
  var customizationID: String?
  var visibility = Visibility.automatic
}

/// A column that shows a view for each row of a table.
///
/// *How it lays out*: see `Table`.
nonisolated public struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
  /// The type of the values that rows show.
  public typealias TableRowValue = RowValue
  /// The type of the comparators by which the columns sort.
  public typealias TableColumnSortComparator = Sort
  /// A column consists of no others.
  public typealias TableColumnBody = Never

  private var entry: TableColumnEntry<RowValue>

  init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    entry = TableColumnEntry(
      label: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator)
  }

  /// The same column in a table that sorts by others.
  init(_ other: TableColumn<RowValue, Never, Content, Label>) { entry = other.entry }

  public var _columns: _TableColumns<RowValue> { _TableColumns(entries: [entry]) }

  private func changed(_ change: (inout TableColumnEntry<RowValue>) -> Void) -> Self {
    var column = self
    change(&column.entry)
    return column
  }

  /// Sets a fixed width in points; nil is the table's choice.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    changed { $0.width = TableColumnWidth(min: width, ideal: width, max: width) }
  }

  /// Sets the limits of the width in points. A nil limit is the table's: 0 and infinity. Without an ideal
  /// width, the column takes an equal share of the table.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil)
    -> TableColumn<RowValue, Sort, Content, Label>
  {
    changed { $0.width = TableColumnWidth(min: min, ideal: ideal, max: max) }
  }

  /// Names the column for a `TableColumnCustomization`.
  public func customizationID(_ id: String) -> TableColumn<RowValue, Sort, Content, Label> {
    changed { $0.customizationID = id }
  }

  /// Sets whether the column is shown as long as the table's customization contains nothing else.
  public func defaultVisibility(_ visibility: Visibility)
    -> TableColumn<RowValue, Sort, Content, Label>
  { changed { $0.visibility = visibility } }

  /// Accepted; has no effect here, because people can't customize columns.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior)
    -> TableColumn<RowValue, Sort, Content, Label>
  { self }

  /// Sets the place of the label and the cells in the column's width.
  public func alignment(_ alignment: TableColumnAlignment)
    -> TableColumn<RowValue, Sort, Content, Label>
  { changed { $0.alignment = alignment } }
}

/// The place of a column's cells in its width.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Place { case leading, center, trailing }
  let place: Place
  /// The default: the leading edge.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(place: .leading) }
  /// The leading edge.
  public static var leading: TableColumnAlignment { TableColumnAlignment(place: .leading) }
  /// The middle.
  public static var center: TableColumnAlignment { TableColumnAlignment(place: .center) }
  /// The trailing edge.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(place: .trailing) }
  /// The edge for numbers: the trailing one.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(place: .trailing) }
}

/// Columns that are computed from a collection.
nonisolated public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: TableColumnContent
where
  Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue,
  Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
  /// The type of the values that rows show.
  public typealias TableRowValue = RowValue
  /// The type of the comparators by which the columns sort.
  public typealias TableColumnSortComparator = Sort
  /// The columns consist of no others.
  public typealias TableColumnBody = Never
  /// The collection.
  public var data: Data
  /// The closure that makes the columns of an element.
  public var content: (Data.Element) -> Content

  public var _columns: _TableColumns<RowValue> {
    _TableColumns(entries: data.flatMap { content($0)._columns.entries })
  }

  /// Makes columns for each element of a collection.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  /// Makes columns for each element of a collection with a property for its identity.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}
