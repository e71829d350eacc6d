// SPDX-License-Identifier: Apache-2.0
internal import StorypoleRuntime

/// The collection of a ForEach.
final class ForEachSource<Data, ID, Content>: ElementSource
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  // The parts of the ForEach: its fields are found through its metadata, which would be looked up for each element.
  private let data: Data
  private let content: (Data.Element) -> Content
  private let identify: (Data.Element) -> ID
  private let path: KeyPath<Data.Element, ID>?
  private let countsElements: Bool
  private let marks: Bool
  private let traits: ElementTraits?
  private let comparison = ViewComparison.ofValues(Data.Element.self)

  init(_ view: ForEach<Data, ID, Content>, marks: Bool, _ traits: ElementTraits?) {
    data = view.data
    content = view.content
    identify = view.identify
    path = view.path
    countsElements = view.countsElements
    self.marks = marks
    self.traits = traits
  }

  override var count: Int { data.count }

  private func element(_ index: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: index)]
  }

  private func typedID(_ index: Int) -> ID { identify(element(index)) }

  override func id(_ index: Int) -> AnyHashable { AnyHashable(typedID(index)) }

  override func hash(_ index: Int) -> Int { typedID(index).hashValue }

  override func hash(of id: AnyHashable) -> Int? { (id.base as? ID)?.hashValue }

  override func hasSameID(_ index: Int, as other: ElementSource, _ otherIndex: Int, hash: Int)
    -> Bool
  {
    guard let other = other as? ForEachSource else { return false }
    // A collection that is an object may have changed since: then the hash value decides.
    guard otherIndex < other.count else { return true }
    let otherID = other.typedID(otherIndex)
    return otherID.hashValue != hash || otherID == typedID(index)
  }

  override func makeElement(_ index: Int, of node: ForEachNode, _ inputs: _ViewInputs)
    -> (element: ForEachElement, isNew: Bool)
  {
    let element = element(index)
    let hash = identify(element).hashValue
    let (old, isSame) = node.claim(index, hash)
    let made = isSame ? old! : makeNode(index, element, of: node, reusing: old, inputs)
    return (ForEachElement(hash: hash, node: made), old == nil)
  }

  override func makeNode(
    _ index: Int, of node: ForEachNode, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    makeNode(index, element(index), of: node, reusing: old, inputs)
  }

  private func makeNode(
    _ index: Int, _ element: Data.Element, of node: ForEachNode, reusing old: _ViewNode?,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    // Runs when an element is made, not with the enclosing body: its reads are tracked separately.
    let view = node.tracked(index) { content(element) }
    return marks || traits != nil
      ? makeMarkedNode(view, index, of: node, reusing: old, inputs)
      : Content._makeNode(view, reusing: old, inputs)
  }

  private func makeMarkedNode(
    _ view: Content, _ index: Int, of node: ForEachNode, reusing old: _ViewNode?,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    let id = id(index)
    let offset = countsElements ? index : nil
    let source = ObjectIdentifier(node)
    return view.modifier(
      TraitModifier { [marks, traits] in
        if marks {
          $0.elementID = id
          $0.elementOffset = offset
        }
        traits?.set(&$0, source, index)
      }
    ).node(reusing: old, inputs)
  }

  override func makesSameViews(as other: ElementSource) -> Bool {
    guard let other = other as? ForEachSource else { return false }
    // Traits are closures, which may be others.
    return traits == nil && other.traits == nil && marks == other.marks
      && countsElements == other.countsElements && path == other.path
      && comparison.isPossible
      && TypeLayout.haveSameCodeAlone(
        Maker(content: content), Maker(content: other.content))
  }

  private struct Maker {
    let content: (Data.Element) -> Content
  }

  override func hasSameElement(_ index: Int, as other: ElementSource, _ otherIndex: Int) -> Bool {
    // A mark contains the index.
    if marks, index != otherIndex { return false }
    let other = unsafeDowncast(other, to: ForEachSource.self)
    return comparison.areEqual(element(index), other.element(otherIndex))
  }
}
