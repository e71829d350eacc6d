// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A sheet of paper, in points.
package struct Paper: Sendable {
  package var size: CGSize
  package var margins: EdgeInsets

  package init(size: CGSize, margins: EdgeInsets) {
    self.size = size
    self.margins = margins
  }

  /// The size of the content of a page.
  package var room: CGSize {
    CGSize(
      width: size.width - margins.leading - margins.trailing,
      height: size.height - margins.top - margins.bottom)
  }
}

extension DisplayList {
  /// The items of a page for each slice (`PageCutter`).
  ///
  /// - Parameters:
  ///   - tops: For each page, the distance of its content from the paper's top.
  ///   - coversPaper: Whether a rectangle behind everything covers the margins too.
  package func cut(
    into slices: [PageSlice], _ repeats: [PageRepeat], on paper: Paper, tops: [CGFloat],
    coversPaper: Bool = true
  ) -> [[DisplayItem]] {
    var cutter = PageCutter(
      slices, repeats, on: paper, tops: tops, scale: scale, coversPaper: coversPaper)
    for item in items { cutter.add(item) }
    return slices.indices.map { _ in cutter.takePage(isComplete: true) ?? [] }
  }
}
