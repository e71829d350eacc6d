// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A node whose parts for pages are not those of its children.
private protocol PagedNode: LayoutNode {
  /// The units in the node, from top to bottom, with the node's own coordinates.
  func pageUnits(_ depth: Int) -> [PageUnit]
}

extension LayoutNode {
  /// The units of the node for pages, in its own coordinates.
  ///
  /// Children above one another can be on different pages; children beside one another, or in front of one another,
  /// are one unit. The first unit begins at the node's top and the last one ends at its bottom, so that padding and
  /// backgrounds stay with them.
  func unitsForPages(_ depth: Int = 0) -> [PageUnit] {
    var units = (self as? any PagedNode)?.pageUnits(depth) ?? unitsOfChildren(depth)
    guard !units.isEmpty else {
      return [PageUnit(top: 0, bottom: size.height, depth: depth, node: id)]
    }
    units[0].top = min(units[0].top, 0)
    units[units.count - 1].bottom = max(units[units.count - 1].bottom, size.height)
    return units
  }

  private func unitsOfChildren(_ depth: Int) -> [PageUnit] {
    var children = children.filter(\.isPlaced)
    if children.contains(where: { effect(on: $0).map { !$0.isTranslation } ?? false }) { return [] }
    if zip(children, children.dropFirst()).contains(where: { $0.origin.y > $1.origin.y }) {
      children.sort { $0.origin.y < $1.origin.y }
    }
    var units: [PageUnit] = []
    var index = 0
    while index < children.count {
      let first = children[index]
      var bottom = first.origin.y + first.size.height
      var end = index + 1
      while end < children.count, children[end].origin.y < bottom - PagePacker.tolerance {
        bottom = max(bottom, children[end].origin.y + children[end].size.height)
        end += 1
      }
      if end == index + 1 {
        units += first.unitsForPages(children.count == 1 ? depth : depth + 1).map {
          var unit = $0
          unit.top += first.origin.y
          unit.bottom += first.origin.y
          return unit
        }
      } else {
        units.append(PageUnit(top: first.origin.y, bottom: bottom, depth: depth, node: id))
      }
      index = end
    }
    // A child can extend past its own frame.
    for index in units.indices.dropFirst() where units[index].top < units[index - 1].bottom {
      units[index].top = units[index - 1].bottom
      units[index].bottom = max(units[index].bottom, units[index].top)
    }
    return units
  }
}

extension SecondaryNode: PagedNode {
  fileprivate func pageUnits(_ depth: Int) -> [PageUnit] {
    primary.unitsForPages(depth).map {
      var unit = $0
      unit.top += primary.origin.y
      unit.bottom += primary.origin.y
      return unit
    }
  }
}

extension TextNode: PagedNode {
  /// Two lines at each end stay together, as CSS has it by default (`orphans`, `widows`).
  fileprivate func pageUnits(_ depth: Int) -> [PageUnit] {
    let layout = fits.placed
    guard layout.lines.count >= 4 else { return [] }
    var units: [PageUnit] = []
    var top: CGFloat = 0
    for index in 1..<(layout.lines.count - 2) {
      let bottom = max(layout.lines[index + 1].origin.y - layout.firstBaseline, top)
      units.append(PageUnit(top: top, bottom: bottom, depth: depth, node: id))
      top = bottom
    }
    units.append(PageUnit(top: top, bottom: max(size.height, top), depth: depth, node: id))
    return units
  }
}
