// SPDX-License-Identifier: Apache-2.0
internal import StorypoleRuntime

/// The collection of a ForEach.
final class ForEachSource<Data, ID, Content>: ElementSource
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  private let view: ForEach<Data, ID, Content>
  private let marks: Bool
  private let traits: ElementTraits?
  private let comparison = ViewComparison.ofValues(Data.Element.self)

  init(_ view: ForEach<Data, ID, Content>, marks: Bool, _ traits: ElementTraits?) {
    self.view = view
    self.marks = marks
    self.traits = traits
  }

  override var count: Int { view.data.count }

  private func element(_ index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  override func id(_ index: Int) -> AnyHashable { AnyHashable(view.identify(element(index))) }

  override func makeNode(
    _ index: Int, _ id: AnyHashable, of node: ForEachNode, reusing old: _ViewNode?,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    // Runs when an element is made, not with the enclosing body: its reads are tracked separately.
    let element = element(index)
    let content = node.tracked(id) { view.content(element) }
    if !marks, traits == nil { return Content._makeNode(content, reusing: old, inputs) }
    let offset = view.countsElements ? index : nil
    let source = ObjectIdentifier(node)
    return content.modifier(
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
      && view.countsElements == other.view.countsElements && view.path == other.view.path
      && comparison.isPossible
      && TypeLayout.haveSameCodeAlone(
        Maker(content: view.content), Maker(content: other.view.content))
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
