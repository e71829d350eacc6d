// SPDX-License-Identifier: Apache-2.0
/// The collection of a ForEach, and the views that it makes of the elements.
class ElementSource {
  var count: Int { fatalError("abstract") }
  func id(_ index: Int) -> AnyHashable { fatalError("abstract") }
  func makeNode(
    _ index: Int, _ id: AnyHashable, of node: ForEachNode, reusing old: _ViewNode?,
    _ inputs: _ViewInputs
  ) -> _ViewNode { fatalError("abstract") }
  /// Whether both make the same view of the same value, as far as they read no observable object.
  func makesSameViews(as other: ElementSource) -> Bool { false }
  /// Whether two elements are known to be the same value. Both sources make the same views.
  func hasSameElement(_ index: Int, as other: ElementSource, _ otherIndex: Int) -> Bool { false }
}
