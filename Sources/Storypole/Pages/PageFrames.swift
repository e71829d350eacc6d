// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The views on a page, parents before children, with frames in points from the paper's top left.
package struct PageFrames {
  package var size: CGSize
  package var background: [NodeDescription] = []
  package var header: [NodeDescription] = []
  package var content: [NodeDescription] = []
  package var footer: [NodeDescription] = []

  package init(size: CGSize) { self.size = size }
}

extension [NodeDescription] {
  /// The views of each page for each slice. Of a view on several pages, each has the part that it shows.
  ///
  /// - Parameter tops: For each page, the distance of its content from the paper's top.
  package func cut(
    into slices: [PageSlice], _ repeats: [PageRepeat] = [], on paper: Paper, tops: [CGFloat]
  ) -> [[NodeDescription]] {
    guard !slices.isEmpty else { return [] }
    /// The views of repeats below one another.
    func repeated(_ numbers: [Int], from top: CGFloat) -> [NodeDescription] {
      var y = top
      return numbers.flatMap { number in
        let part = repeats[number]
        defer { y += part.bottom - part.top }
        let nodes = filter {
          $0.frame.minY > part.top - PagePacker.tolerance
            && $0.frame.maxY < part.bottom + PagePacker.tolerance
        }
        // The views around it belong to the page of the original.
        let depth = nodes.map(\.depth).min() ?? 0
        return nodes.map {
          var node = $0.moved(x: paper.margins.leading, y: y - part.top)
          node.depth -= depth
          return node
        }
      }
    }
    var pages = slices.indices.map { repeated(slices[$0].headers, from: tops[$0]) }
    let contentTops = slices.indices.map { slices[$0].contentTop(below: tops[$0], repeats) }
    for node in self where node.frame.minY.isFinite && node.frame.maxY.isFinite {
      let first = slices.lastIndex(startingAbove: node.frame.minY + PagePacker.tolerance)
      let last = slices.lastIndex(startingAbove: node.frame.maxY - PagePacker.tolerance)
      for page in first...Swift.max(first, last) {
        // What is above the first slice and below the last one isn't cut.
        let top = page == 0 ? -.infinity : slices[page].top
        let bottom = page == slices.count - 1 ? .infinity : slices[page].bottom
        guard node.frame.minY < bottom, node.frame.maxY >= top,
          node.frame.height < PagePacker.tolerance
            || node.frame.maxY > top + PagePacker.tolerance
        else { continue }
        var part = node
        part.frame.origin.y = Swift.max(node.frame.minY, top)
        part.frame.size.height = Swift.min(node.frame.maxY, bottom) - part.frame.minY
        part.firstBaseline -= part.frame.minY - node.frame.minY
        part.lastBaseline -= part.frame.minY - node.frame.minY
        pages[page].append(
          part.moved(x: paper.margins.leading, y: contentTops[page] - slices[page].top))
      }
    }
    for (page, slice) in slices.enumerated() {
      pages[page] += repeated(
        slice.footers.reversed(), from: contentTops[page] + slice.bottom - slice.top)
    }
    return pages
  }
}

extension NodeDescription {
  fileprivate func moved(x: CGFloat, y: CGFloat) -> NodeDescription {
    var node = self
    node.frame.origin.x += x
    node.frame.origin.y += y
    return node
  }
}

extension PageSlice {
  /// The top of the content on its page: below the repeated headers, which begin at `top`.
  func contentTop(below top: CGFloat, _ repeats: [PageRepeat]) -> CGFloat {
    headers.reduce(top) { $0 + repeats[$1].bottom - repeats[$1].top }
  }
}

extension [PageSlice] {
  /// The last page that begins at `y` or above, or the first one. There is a page.
  package func lastIndex(startingAbove y: CGFloat) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if self[middle].top <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension Picture {
  /// The views of each page; the pages are those of `pages(on:)`.
  package func pageFrames(on paper: Paper) throws -> [PageFrames] {
    let (flow, packed) = packed(on: paper)
    let tops = packed.slices.map { _ in paper.margins.top }
    let nodes = ViewHost.onBigStack { Result { try host.describe(origin: origin) } }
    return try nodes.get().cut(into: packed.slices, flow.repeats, on: paper, tops: tops).map {
      var page = PageFrames(size: paper.size)
      page.content = $0
      return page
    }
  }
}
