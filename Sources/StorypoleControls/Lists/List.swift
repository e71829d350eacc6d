// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A column of rows that scrolls.
///
/// *How it lays out*: a ScrollView around its rows, which are made when they become visible (`LazyNode`); each view of
/// the content is a row, each section has a card (`ListNode`). It takes the whole proposal.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: ListSelection?

  @MainActor @preconcurrency public var body: some View {
    let selection = selection
    ListBody(content: content).changeEnvironment {
      $0.listSelection = selection
      if selection != nil { $0.marksElements = true }
    }
  }

  private init(rows: Content, _ selection: ListSelection? = nil) {
    content = rows
    self.selection = selection
  }

  /// Creates a list in which several rows can be selected, by their tags or IDs; a nil binding selects none.
  @_disfavoredOverload nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(rows: content(), selection.map { .several($0) })
  }

  /// Creates a list in which one row can be selected, by its tag or ID; a nil binding selects none.
  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(rows: content(), selection.map { .one($0) })
  }
}

/// The body of a list or a form.
nonisolated struct ListBody<Content: View>: View {
  var content: Content
  @Environment(\.listStyle) private var style
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.colorScheme) private var colorScheme

  @MainActor var body: some View {
    ScrollView {
      ListRows(content: content, appearance: style._appearance.value, swipeViews: .controls)
    }
    .background(fill)
    .semantics(.list, .contained)
  }

  private var fill: Color {
    let hidden = background == .hidden || !style._appearance.value.hasCards
    if hidden { return .clear }
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    return Color(.system(SystemColor.groupedBackground(environment)))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of the views of a builder.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

  /// Creates a list with a row for each element.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, whose ID is a property of it.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number of a range.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for a binding to each element.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of the top level. An element with children has a chevron: a
  /// press on its row shows their rows below it, or hides them.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Creates a list with a row for each element, one of which can be selected by its ID.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent), selection.map { .one($0) })
  }

  /// Creates a list with a row for each element, several of which can be selected by their IDs.
  @_disfavoredOverload nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent), selection.map { .several($0) })
  }

  /// Creates a list with a row for each element, one of which can be selected, with a property for the ID.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection.map { .one($0) })
  }

  /// Creates a list with a row for each element, several of which can be selected, with a property for the
  /// ID.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection.map { .several($0) })
  }
}
