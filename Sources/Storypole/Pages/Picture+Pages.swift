// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension PictureOptions {
  /// Proposes the width of a page's content and no height.
  package mutating func use(_ paper: Paper) {
    proposal = ProposedViewSize(width: paper.room.width, height: nil)
  }
}

extension Picture {
  /// The pages of a view that was laid out with `PictureOptions.use(_:)`. Warns of each view that is higher than a page.
  ///
  /// - Returns: At least one page; nil for more than `PagePacker.mostPages`.
  package func pages(on paper: Paper) -> [DisplayList]? {
    let root = host.rootNode
    let units = ViewHost.onBigStack {
      host.keepingHeadings(root?.unitsForPages() ?? [PageUnit(top: 0, bottom: 0)])
    }
    let packed = PagePacker(units, height: paper.room.height)
    if packed.isTooLong { return nil }
    for index in packed.cutUnits { host.warnOfCut(units[index], paper) }
    // The sizes of texts are rounded up to a pixel.
    if let root, root.size.width > paper.room.width + 1 / displayList.scale {
      host.warn(
        "the view is \(root.size.width.pointsText) points wide, but the page has room for "
          + "\(paper.room.width.pointsText): use wider paper or smaller margins", once: "page width"
      )
    }
    return displayList.cut(into: packed.slices, on: paper)
  }
}

extension ViewHost {
  /// A unit that contains a heading stays with the next one.
  fileprivate func keepingHeadings(_ units: [PageUnit]) -> [PageUnit] {
    var units = units
    let headings = semantics.flatMap(\.flattened).filter { $0.traits.contains(.isHeader) }
      .map { $0.source.frameInRoot.midY }.sorted()
    let start = rootNode?.frameInRoot.minY ?? 0
    var index = 0
    for heading in headings {
      while index < units.count, units[index].bottom + start < heading { index += 1 }
      if index < units.count { units[index].keep = 1 }
    }
    return units
  }

  fileprivate func warnOfCut(_ unit: PageUnit, _ paper: Paper) {
    let name = windowNode.flatMap { Self.name(ofNode: unit.node, below: $0) } ?? "a view"
    warn(
      "\(name) is \((unit.bottom - unit.top).pointsText) points high and is cut: a page has room for "
        + "\(paper.room.height.pointsText)", once: "page \(unit.node)")
  }
}
