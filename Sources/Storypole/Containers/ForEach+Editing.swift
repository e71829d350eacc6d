// SPDX-License-Identifier: Apache-2.0
/// The actions by which people may edit the elements of a list.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the set: 1 for moving, 2 for deleting.
  public let rawValue: Int
  /// Makes a set from its bits; those without a name are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Elements may be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1 << 0) }
  /// Elements may be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1 << 1) }
  /// Elements may be moved and deleted.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// A collection whose elements have a separate identity.
public struct IndexedIdentifierCollection<Base, ID>: Collection
where Base: Collection, ID: Hashable {
  /// The position of an element and its identity.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  let base: Base
  let identify: (Base.Element) -> ID

  /// The index of the first element.
  public var startIndex: Base.Index { base.startIndex }
  /// The index after that of the last element.
  public var endIndex: Base.Index { base.endIndex }
  /// The index of the next element.
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  /// The position and identity of an element.
  public subscript(position: Base.Index) -> Element {
    Element(index: position, id: identify(base[position]))
  }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  /// The index of the previous element.
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

/// The content of an element that people may edit.
nonisolated public struct EditableCollectionContent<Content, Data> {
  let content: Content
}

extension EditableCollectionContent: View, PrimitiveView where Content: View {
  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    Content._makeNode(view.content, reusing: old, inputs)
  }
}

// A still picture shows the elements; they can't be edited.
extension ForEach {
  /// Makes a view for each element of a bound collection. `editActions` has no effect here: `onDelete` and
  /// `onMove` make rows editable.
  nonisolated public init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>, C: MutableCollection, C: RandomAccessCollection,
    R: View, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Makes a view for each element of a bound collection, identified by a key path. `editActions` has no
  /// effect here: `onDelete` and `onMove` make rows editable.
  nonisolated public init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, R: View, C.Index: Hashable
  {
    self.init(
      data: IndexedIdentifierCollection(base: data.wrappedValue) { $0[keyPath: id] },
      content: { element in
        let index = element.index
        return EditableCollectionContent(
          content: content(
            Binding(get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 })))
      },
      identify: { $0.id })
  }
}
