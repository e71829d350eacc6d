// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// The type of the values that rows show.
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  /// The type of the rows that these consist of.
  associatedtype TableRowBody: TableRowContent
  /// The rows that these consist of.
  var tableRowBody: Self.TableRowBody { get }
  func _rows(_ make: _TableRowMaker<TableRowValue>) -> AnyView
}

/// Makes the view of a row from its value.
public struct _TableRowMaker<Value> {
  let make: (Value) -> AnyView
  /// Whether rows of a collection alternate between two backgrounds.
  var alternates = false

  func changed(_ change: @escaping (AnyView) -> AnyView) -> _TableRowMaker<Value> {
    let make = make
    return _TableRowMaker(make: { change(make($0)) }, alternates: alternates)
  }
}

extension TableRowContent {
  public func _rows(_ make: _TableRowMaker<TableRowValue>) -> AnyView {
    // The two are equal for everything that the builder accepts.
    guard let make = make as? _TableRowMaker<TableRowBody.TableRowValue> else {
      return AnyView(EmptyView())
    }
    return tableRowBody._rows(make)
  }
}

extension TableRowContent where TableRowBody == Never {
  /// Never called: the rows consist of no others.
  public var tableRowBody: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TableRowContent {
  /// The rows consist of no others.
  public typealias TableRowBody = Never
}

/// A row that shows a value.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of the value.
  public typealias TableRowValue = Value
  /// A row consists of no others.
  public typealias TableRowBody = Never
  private let value: Value

  /// Creates a row of a value.
  public init(_ value: Value) { self.value = value }

  public func _rows(_ make: _TableRowMaker<Value>) -> AnyView { make.make(value) }
}

/// A row for each element of a collection.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of the elements.
  public typealias TableRowValue = Data.Element
  /// The rows consist of no others.
  public typealias TableRowBody = Never
  let data: Data

  public func _rows(_ make: _TableRowMaker<Data.Element>) -> AnyView {
    guard make.alternates else { return AnyView(ForEach(data) { make.make($0) }) }
    return AnyView(
      ForEach<[(offset: Int, element: Data.Element)], Data.Element.ID, AnyView>(
        data: Array(data.enumerated()),
        content: { row in
          let isStriped = row.offset % 2 == 1
          return AnyView(
            make.make(row.element).trait { $0.list.isStriped = isStriped })
        }, identify: { $0.element.id }))
  }
}

/// A row for each element of a tree. A row with children has a chevron, which shows their rows or hides them.
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of the elements.
  public typealias TableRowValue = Data.Element
  /// The rows consist of no others.
  public typealias TableRowBody = Never
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  public func _rows(_ make: _TableRowMaker<Data.Element>) -> AnyView {
    AnyView(OutlineGroup(data, children: children) { make.make($0) })
  }
}

/// A row with rows below it, which a press on its chevron shows or hides.
nonisolated public struct DisclosureTableRow<Label, Content>: TableRowContent
where
  Label: TableRowContent, Content: TableRowContent,
  Label.TableRowValue == Content.TableRowValue
{
  /// The type of the values that rows show.
  public typealias TableRowValue = Label.TableRowValue
  /// The rows consist of no others.
  public typealias TableRowBody = Never
  private let label: Label
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content

  /// Creates a row with rows below it. A nil binding, the default, leaves it to people to show them.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }

  public func _rows(_ make: _TableRowMaker<Label.TableRowValue>) -> AnyView {
    let (label, content) = (label, content)
    if let isExpanded {
      return AnyView(
        DisclosureGroup(isExpanded: isExpanded) {
          content()._rows(make)
        } label: {
          label._rows(make)
        })
    }
    return AnyView(
      DisclosureGroup {
        content()._rows(make)
      } label: {
        label._rows(make)
      })
  }
}

/// No rows.
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Value
  /// The rows consist of no others.
  public typealias TableRowBody = Never
  /// Creates no rows.
  public init() {}
  public func _rows(_ make: _TableRowMaker<Value>) -> AnyView { AnyView(EmptyView()) }
}

/// The header of a section of rows.
nonisolated public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent
{
  /// The type of the values that rows show.
  public typealias TableRowValue = Value
  /// The header consists of no rows.
  public typealias TableRowBody = Never
  let content: Content
  public func _rows(_ make: _TableRowMaker<Value>) -> AnyView { AnyView(content) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// The rows consist of no others.
  public typealias TableRowBody = Never
  public func _rows(_ make: _TableRowMaker<Content.TableRowValue>) -> AnyView {
    let content = content
    return AnyView(
      ForEach<Data, ID, AnyView>(
        data: data, content: { content($0)._rows(make) }, identify: identify))
  }

  /// Makes rows for each element of a collection.
  nonisolated public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(data: data, content: content, identify: { $0.id })
  }

  /// Makes rows for each element of a collection with a property for its identity.
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }

  /// Makes a row for each element of a collection.
  nonisolated public init(_ data: Data)
  where
    ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable
  {
    self.init(data: data, content: { TableRow($0) }, identify: { $0.id })
  }
}

extension Section: TableRowContent
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// The rows consist of no others.
  public typealias TableRowBody = Never
  public func _rows(_ make: _TableRowMaker<Content.TableRowValue>) -> AnyView {
    let title = make as? _TableRowMaker<Parent.TableRowValue>
    return AnyView(
      Section<AnyView?, AnyView, EmptyView>(
        header: title.map { header._rows($0) }, content: content._rows(make),
        footer: EmptyView(), isClosed: isClosed))
  }

  /// Makes a section of rows without a header.
  nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content)
  where
    Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
  }

  /// Makes a section of rows with a header.
  nonisolated public init<V, H: View>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(content: header()), content: content(),
      footer: EmptyTableRowContent())
  }

  /// Makes a section of rows with a localized title.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(content: content, header: { Text(titleKey) })
  }

  /// Makes a section of rows with a string for its title.
  @_disfavoredOverload nonisolated public init<V, S: StringProtocol>(
    _ title: S, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(content: content, header: { Text(title) })
  }
}
