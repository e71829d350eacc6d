// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Rows of data in columns.
///
/// *How it lays out*: where the horizontal size class is regular, a header with the labels above a list of rows.
/// Each row is as wide as the list less 16 points at each side, its columns are as wide as `TableWidths` computes,
/// 16 points apart, and their cells are centered vertically. Documented: in a compact width, the header is hidden,
/// and the list shows the first column. The measures are ours.
nonisolated public struct Table<Value, Rows, Columns>: View
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  private let columns: Columns
  private let rows: Rows
  private let selection: ListSelection?
  private let sorting: TableSorting?
  private let customization: Binding<TableColumnCustomization<Value>>?

  init(
    _ columns: Columns, _ rows: Rows, selection: ListSelection? = nil,
    sorting: TableSorting? = nil, customization: Binding<TableColumnCustomization<Value>>?
  ) {
    self.columns = columns
    self.rows = rows
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
  }

  @MainActor @preconcurrency public var body: some View {
    let rows = rows
    TableBody(
      columns: shownColumns, sorting: sorting, selection: selection,
      rows: { rows._rows($0) })
  }

  private var shownColumns: [TableColumnEntry<Value>] {
    columns._columns.entries.filter { column in
      let own = column.customizationID.flatMap { customization?.wrappedValue[visibility: $0] }
      return (own == .automatic ? nil : own) ?? column.visibility != .hidden
    }
  }
}

/// The way in which a table sorts: which column comes first, and another that is pressed.
struct TableSorting {
  /// The order of a column by its comparator; nil unless rows are sorted by it first.
  let order: (Any) -> SortOrder?
  /// Sorts by a column first, or in the opposite order if it is the first already.
  let press: (Any) -> Void

  init<Sort: SortComparator>(_ sortOrder: Binding<[Sort]>) {
    func isSame(_ one: Sort, _ other: Sort) -> Bool {
      var other = other
      other.order = one.order
      return one == other
    }
    order = { comparator in
      guard let comparator = comparator as? Sort, let first = sortOrder.wrappedValue.first,
        isSame(first, comparator)
      else { return nil }
      return first.order
    }
    press = { comparator in
      guard let comparator = comparator as? Sort else { return }
      var all = sortOrder.wrappedValue
      if let first = all.first, isSame(first, comparator) {
        all[0].order = first.order == .forward ? .reverse : .forward
      } else {
        all.removeAll { isSame($0, comparator) }
        all.insert(comparator, at: 0)
      }
      sortOrder.wrappedValue = all
    }
  }
}

private nonisolated struct TableBody<Value: Identifiable>: View {
  let columns: [TableColumnEntry<Value>]
  let sorting: TableSorting?
  let selection: ListSelection?
  let rows: (_TableRowMaker<Value>) -> AnyView
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.tableStyle) private var style
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.alternatingRowBackgrounds) private var alternating

  init(
    columns: [TableColumnEntry<Value>], sorting: TableSorting?, selection: ListSelection?,
    rows: @escaping (_TableRowMaker<Value>) -> AnyView
  ) {
    self.columns = columns
    self.sorting = sorting
    self.selection = selection
    self.rows = rows
  }

  @MainActor var body: some View {
    if width == .regular {
      VStack(spacing: 0) {
        if headers != .hidden {
          VStack(spacing: 0) {
            TableHeader(columns: columns, sorting: sorting)
            Divider()
          }
          .trait { $0[RepeatsOnPages.self] = true }
        }
        list(of: columns)
      }
      .border(SeparatorShapeStyle(), width: style._look.hasBorder ? 1 : 0)
    } else {
      list(of: Array(columns.prefix(1)))
    }
  }

  @MainActor private func list(of columns: [TableColumnEntry<Value>]) -> some View {
    let selection = selection
    let maker = _TableRowMaker<Value>(
      make: { AnyView(TableCells(columns: columns, value: $0).tag($0.id)) }, alternates: alternates)
    return ListBody(content: rows(maker)).changeEnvironment {
      $0.listSelection = selection
      $0.listStyle = PlainListStyle()
    }
  }

  private var alternates: Bool {
    alternating == .automatic ? style._look.alternatesRows : alternating == .enabled
  }
}

/// A row.
private nonisolated struct TableCells<Value>: View {
  let columns: [TableColumnEntry<Value>]
  let value: Value

  @MainActor var body: some View {
    TableRowLayout(columns: columns.map(\.width), alignments: columns.map(\.alignment)) {
      ForEach(0..<columns.count, id: \.self) { index in
        HStack { columns[index].cell(value) }
      }
    }
  }
}

/// The labels of the columns. A press on one that sorts sorts the rows by it.
private nonisolated struct TableHeader<Value>: View {
  let columns: [TableColumnEntry<Value>]
  let sorting: TableSorting?

  @MainActor var body: some View {
    TableRowLayout(columns: columns.map(\.width), alignments: columns.map(\.alignment)) {
      ForEach(0..<columns.count, id: \.self) { index in label(columns[index]) }
    }
    .font(.subheadline.weight(.medium))
    .foregroundStyle(.secondary)
    .lineLimit(1)
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }

  @MainActor @ViewBuilder private func label(_ column: TableColumnEntry<Value>) -> some View {
    if let sorting, let comparator = column.comparator {
      Pressable(fillsFrame: true) {
        sorting.press(comparator)
      } content: { _ in
        HStack(spacing: 4) {
          column.label
          if let order = sorting.order(comparator) {
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
              .font(.caption.weight(.semibold))
          }
        }
      }
      .accessibilityAddTraits([.isButton, .isHeader])
    } else {
      HStack { column.label }.accessibilityAddTraits(.isHeader)
    }
  }
}
