// SPDX-License-Identifier: Apache-2.0
/// A view for each element of a collection. Its element's identity preserves a view's state when elements are inserted,
/// removed or moved.
nonisolated public struct ForEach<Data, ID, Content>
where Data: RandomAccessCollection, ID: Hashable {
  /// The collection.
  public var data: Data
  /// The closure that makes the view of an element.
  public var content: (Data.Element) -> Content
  package var identify: (Data.Element) -> ID
  /// The identity as a key path; nil if only `identify` knows it.
  var path: KeyPath<Data.Element, ID>?
  /// Makes the node of a ForEach whose data exists only inside a tree (subviews, sections).
  var parts: ((_ViewNode?, _ViewInputs) -> _ViewNode)?
  /// Whether a picker identifies the elements by their offsets: those of a constant range (observed).
  var countsElements = false

  package init(
    data: Data, content: @escaping (Data.Element) -> Content,
    identify: @escaping (Data.Element) -> ID,
    parts: ((_ViewNode?, _ViewInputs) -> _ViewNode)? = nil
  ) {
    self.data = data
    self.content = content
    self.identify = identify
    self.parts = parts
  }
}

extension ForEach: View, PrimitiveView, DynamicViewContent where Content: View {
  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    if let parts = view.parts { return parts(old, inputs) }
    let node = old as? ForEachNode ?? ForEachNode(inputs)
    var inputs = inputs
    let traits = inputs.environment.elementTraits
    if traits != nil { inputs.environment.elementTraits = nil }
    node.update(
      ForEachSource(view, marks: inputs.environment.marksElements, traits), inputs)
    return node
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes a view for each element of a collection; elements have an identity of their type.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0.id })
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element of a collection.
  ///
  /// - Parameter id: The key path of an element's identity, which has to be unique in the collection.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
    path = id
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a constant range.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, identify: { $0 })
    countsElements = true
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element of a bound collection, and passes it a binding to the element.
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for each element of a bound collection, identified by a key path, and passes it a binding
  /// to the element.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let collection = data.wrappedValue
    self.init(
      data: collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) },
      content: { content(data.element(at: $0.0)) },
      identify: { $0.1 })
  }
}

extension EnvironmentValues {
  private struct MarksElementsKey: EnvironmentKey { static let defaultValue = false }

  /// Whether the views of a ForEach report their elements to the container around them.
  package var marksElements: Bool {
    get { self[MarksElementsKey.self] }
    set { self[MarksElementsKey.self] = newValue }
  }
}

/// A view whose content comes from a collection.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection from which the views are made.
  var data: Data { get }
}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The type of the collection.
  public typealias Data = Content.Data
  /// The data of the modified view.
  @MainActor @preconcurrency public var data: Content.Data { content.data }
}
