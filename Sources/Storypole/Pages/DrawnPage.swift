// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A view of a page that was drawn before. It has the page's size.
package nonisolated struct DrawnPage: LeafView {
  private let list: DisplayList
  private let number: Int

  /// - Parameter number: That of the page in its picture, from 1.
  package init(list: DisplayList, number: Int) { (self.list, self.number) = (list, number) }

  package var nodeName: String { "page" }
  package func detail(node: LayoutNode) -> String? { "\(number)" }

  package func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize { list.size }

  package func paint(_ node: LayoutNode, into painter: inout Painter) {
    let frame = painter.snapped(node)
    var layer = Layer()
    layer.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    layer.clip = Path(CGRect(origin: .zero, size: list.size))
    painter.begin(layer)
    // Its nodes are those of another host.
    for item in list.items { painter.add(item.command) }
    painter.end()
  }
}
