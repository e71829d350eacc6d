// SPDX-License-Identifier: Apache-2.0
import Storypole
// The ways to make a table: of a collection, a tree or rows; with a selection, sorted, or both.

extension Table {
  /// Creates a table of rows.
  nonisolated public init(
    of valueType: Value.Type = Value.self,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(columns(), rows(), customization: columnCustomization) }

  /// Creates a table of rows, one of which can be selected by its ID.
  nonisolated public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows(), selection: .one(selection), customization: columnCustomization)
  }

  /// Creates a table of rows, several of which can be selected by their IDs.
  nonisolated public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows(), selection: .several(selection), customization: columnCustomization)
  }

  /// Creates a table of rows with headers that change `sortOrder`; the program sorts the rows.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(
      columns(), rows(), sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  /// Creates a table of rows with headers that change `sortOrder`, one of which can be selected by its ID.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(
      columns(), rows(), selection: .one(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table of rows with headers that change `sortOrder`, several of which can be selected by their IDs.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(
      columns(), rows(), selection: .several(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}

extension Table {
  /// Creates a table with a row for each element of a collection.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(columns(), TableForEachContent(data: data), customization: columnCustomization)
  }

  /// Creates a table with a row for each element, one of which can be selected by its ID.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      columns(), TableForEachContent(data: data), selection: .one(selection),
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element, several of which can be selected by their IDs.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      columns(), TableForEachContent(data: data), selection: .several(selection),
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element and headers that change `sortOrder`; the program sorts the
  /// collection.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(
      columns(), TableForEachContent(data: data), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element, one of which can be selected by its ID, and headers that change
  /// `sortOrder`.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(
      columns(), TableForEachContent(data: data), selection: .one(selection),
      sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  /// Creates a table with a row for each element, several of which can be selected by their IDs, and headers that
  /// change `sortOrder`.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(
      columns(), TableForEachContent(data: data), selection: .several(selection),
      sorting: TableSorting(sortOrder), customization: columnCustomization)
  }
}

extension Table {
  /// Creates a table with a row for each element of a tree. `children` is nil for an element without a chevron.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children),
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element of a tree, one of which can be selected by its ID.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children),
      selection: .one(selection), customization: columnCustomization)
  }

  /// Creates a table with a row for each element of a tree and headers that change `sortOrder`.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children),
      sorting: TableSorting(sortOrder), customization: columnCustomization)
  }
}
