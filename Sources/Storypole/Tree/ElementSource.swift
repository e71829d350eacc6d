// SPDX-License-Identifier: Apache-2.0
/// The collection of a ForEach, and the views that it makes of the elements.
///
/// An identity is known by its hash value, and compared where two are equal: an `AnyHashable` of each element would take a
/// tenth of the time in which the views are made.
class ElementSource {
  var count: Int { fatalError("abstract") }
  func id(_ index: Int) -> AnyHashable { fatalError("abstract") }
  func hash(_ index: Int) -> Int { fatalError("abstract") }
  /// The hash value of an identity; nil if it has another type.
  func hash(of id: AnyHashable) -> Int? { nil }
  /// Whether the identity of an element, whose hash value is `hash`, is that of another one with this hash value.
  func hasSameID(_ index: Int, as other: ElementSource, _ otherIndex: Int, hash: Int) -> Bool {
    false
  }
  /// Makes the element, or updates the node that `node` claims for it.
  func makeElement(_ index: Int, of node: ForEachNode, _ inputs: _ViewInputs)
    -> (element: ForEachElement, isNew: Bool)
  { fatalError("abstract") }
  func makeNode(
    _ index: Int, of node: ForEachNode, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode { fatalError("abstract") }
  /// Whether both make the same view of the same value, as far as they read no observable object.
  func makesSameViews(as other: ElementSource) -> Bool { false }
  /// Whether two elements are known to be the same value. Both sources make the same views.
  func hasSameElement(_ index: Int, as other: ElementSource, _ otherIndex: Int) -> Bool { false }
}
