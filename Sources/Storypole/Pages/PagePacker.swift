// SPDX-License-Identifier: Apache-2.0

/// A part of a document's flow that stays on one page if it fits, in points from the document's top.
package struct PageUnit: Equatable {
  package var top: CGFloat
  package var bottom: CGFloat
  /// How strongly the unit stays with the next one; 0 lets a page end after it.
  package var keep = 0
  /// The number of containers around the unit.
  package var depth = 0
  /// The id of the layout node that the unit shows.
  package var node = 0

  package init(top: CGFloat, bottom: CGFloat, keep: Int = 0, depth: Int = 0, node: Int = 0) {
    self.top = top
    self.bottom = bottom
    self.keep = keep
    self.depth = depth
    self.node = node
  }
}

/// The part of a document that one page shows. The gap before the next slice isn't shown.
package struct PageSlice: Equatable {
  package var top: CGFloat
  package var bottom: CGFloat

  package init(top: CGFloat, bottom: CGFloat) {
    self.top = top
    self.bottom = bottom
  }
}

/// Distributes units over pages.
///
/// A page takes as many units as fit. If the last of them stays with the next one, the page ends earlier, after the last
/// unit that doesn't. If all of them stay with the next one, the weakest keep gives way; of equal ones the innermost, then
/// the last. A unit higher than a page begins on a new page, and is cut at the height of the page.
package struct PagePacker {
  package private(set) var slices: [PageSlice] = []
  /// The indices of the units that are higher than a page.
  package private(set) var cutUnits: [Int] = []
  /// Whether there are more than `mostPages` pages; the slices are then incomplete.
  package private(set) var isTooLong = false

  /// Our choice: it bounds the memory that a single tall view takes.
  package static let mostPages = 20_000
  /// Sums of lengths differ by rounding.
  package static let tolerance: CGFloat = 0.001

  /// - Parameters:
  ///   - units: From top to bottom, without overlaps.
  ///   - height: The height of a page's content in points, above 0.
  package init(_ units: [PageUnit], height: CGFloat) {
    var index = 0
    /// The position in a unit that is higher than a page.
    var resumed: CGFloat?
    while index < units.count {
      if slices.count == Self.mostPages {
        isTooLong = true
        return
      }
      let top = resumed ?? units[index].top
      let limit = top + height + Self.tolerance
      var end = index
      while end < units.count, units[end].bottom <= limit { end += 1 }
      if end == index {
        if resumed == nil { cutUnits.append(index) }
        slices.append(PageSlice(top: top, bottom: top + height))
        resumed = top + height
        continue
      }
      let last = end == units.count ? end - 1 : Self.lastUnit(of: units, in: index..<end)
      slices.append(PageSlice(top: top, bottom: units[last].bottom))
      index = last + 1
      resumed = nil
    }
  }

  /// The unit after which the page ends.
  private static func lastUnit(of units: [PageUnit], in range: Range<Int>) -> Int {
    var best = range.upperBound - 1
    for index in range.reversed() {
      if units[index].keep == 0 { return index }
      let (unit, chosen) = (units[index], units[best])
      if unit.keep < chosen.keep || unit.keep == chosen.keep && unit.depth > chosen.depth {
        best = index
      }
    }
    return best
  }
}
