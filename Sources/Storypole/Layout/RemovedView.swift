// SPDX-License-Identifier: Apache-2.0
/// A view that was removed from the tree and stays visible until its transition ends.
final class RemovedView {
  let layout: LayoutNode
  /// Its index among the children of the node that still draws it.
  let index: Int
  /// Its node in the tree of views, which keeps its state.
  private let node: AnyObject

  init(_ layout: LayoutNode, index: Int, _ node: AnyObject) {
    self.layout = layout
    self.index = index
    self.node = node
  }
}
