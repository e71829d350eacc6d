// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension PictureOptions {
  /// Ours: a document has all of its rows, within the memory of a usual machine.
  private static let mostElementsOnPaper = 200_000

  /// Proposes the width of a page's content and no height. Paper is wide: a table shows all of its columns.
  package mutating func use(_ paper: Paper) {
    proposal = ProposedViewSize(width: paper.room.width, height: nil)
    environment.horizontalSizeClass = .regular
    mostElements = Self.mostElementsOnPaper
    isForPaper = true
  }
}

extension Picture {
  /// The pages of a view that was laid out with `PictureOptions.use(_:)`. Warns of each view that is higher than a page.
  ///
  /// - Returns: At least one page; nil for more than `PagePacker.mostPages`.
  package func pages(on paper: Paper) -> [DisplayList]? {
    let (flow, packed) = packed(on: paper)
    if packed.isTooLong { return nil }
    host.warn(of: packed, flow, on: paper)
    let tops = packed.slices.map { _ in paper.margins.top }
    return displayList.cut(into: packed.slices, flow.repeats, on: paper, tops: tops).map {
      var page = displayList
      page.size = paper.size
      page.items = $0
      return page
    }
  }
}

extension Picture {
  func packed(on paper: Paper) -> (PageFlow, PagePacker) {
    let flow = host.pageFlow(host.pageElements)
    return (flow, PagePacker(flow.units, repeats: flow.repeats) { _ in paper.room.height })
  }

  /// For each page, the reason why it begins where it does.
  package func pageReasons(on paper: Paper) -> [String] {
    let (flow, packed) = packed(on: paper)
    return ViewHost.onBigStack { host.pageReasons(packed.slices, flow) }
  }
}

extension ViewHost {
  /// `semantics`, on a stack of its own.
  package var pageElements: [SemanticsNode] { ViewHost.onBigStack { semantics } }

  /// The parts of the view for pages. A unit that contains a heading stays with the next one.
  ///
  /// - Parameter elements: Those of the view for assistive technologies.
  package func pageFlow(_ elements: [SemanticsNode]) -> PageFlow {
    ViewHost.onBigStack {
      guard let root = rootNode else { return .empty }
      var flow = PageFlow(root)
      let start = root.frameInRoot.minY
      let headings = elements.all { $0.traits.contains(.isHeader) }
        .map { $0.source.frameInRoot.midY - start }.sorted()
      var index = 0
      for heading in headings {
        while index < flow.units.count, flow.units[index].bottom < heading { index += 1 }
        if index < flow.units.count, flow.units[index].keep == 0 {
          flow.units[index].add(PageKeep.heading)
        }
      }
      return flow
    }
  }

  /// Warns of views that don't fit.
  package func warn(of packed: PagePacker, _ flow: PageFlow, on paper: Paper) {
    for index in packed.cutUnits {
      let unit = flow.units[index]
      warn(
        "\(name(of: unit)) is \((unit.bottom - unit.top).pointsText) points high and is cut: a page has room for "
          + "\(paper.room.height.pointsText)", once: "page \(unit.node)")
    }
    // The sizes of texts are rounded up to a pixel.
    let scale = rootNode?.environment.displayScale ?? 1
    if let root = rootNode, root.size.width > paper.room.width + 1 / scale {
      warn(
        "the view is \(root.size.width.pointsText) points wide, but the page has room for "
          + "\(paper.room.width.pointsText): use wider paper or smaller margins", once: "page width"
      )
    }
  }
}
