// SPDX-License-Identifier: Apache-2.0
/// What people may do to the elements of a list.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static var move: EditActions<Data> { EditActions(rawValue: 1 << 0) }
  public static var delete: EditActions<Data> { EditActions(rawValue: 1 << 1) }
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// A collection whose elements have an identity of their own.
public struct IndexedIdentifierCollection<Base, ID>: Collection
where Base: Collection, ID: Hashable {
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  let base: Base
  let identify: (Base.Element) -> ID

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  public subscript(position: Base.Index) -> Element {
    Element(index: position, id: identify(base[position]))
  }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
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

// A still picture shows the elements; nobody edits them.
extension ForEach {
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
