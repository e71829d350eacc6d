// SPDX-License-Identifier: Apache-2.0

/// A part of a document's flow that stays on one page if it fits, in points from the document's top.
package struct PageUnit: Equatable {
  package var top: CGFloat
  package var bottom: CGFloat
  /// The strength of the strongest keep that a page's end after the unit breaks; 0 for none.
  package var keep = 0
  /// The number of keeps that a page's end after the unit breaks.
  package var keeps = 0
  /// The number of containers around the unit.
  package var depth = 0
  /// The id of the layout node that the unit shows.
  package var node = 0
  /// Set if a page must begin with the unit.
  package var startsPage: PageSide?
  /// The innermost repeats that a page has above the unit, if it begins with the unit, and below the unit, if it ends with
  /// it; -1 for none.
  package var header = -1
  package var footer = -1

  package init(top: CGFloat, bottom: CGFloat, keep: Int = 0, depth: Int = 0, node: Int = 0) {
    self.top = top
    self.bottom = bottom
    self.keep = keep
    keeps = keep > 0 ? 1 : 0
    self.depth = depth
    self.node = node
  }

  /// Adds a keep with the next unit.
  package mutating func add(_ keep: Int) {
    self.keep = max(self.keep, keep)
    keeps += 1
  }

  /// Whether a page should end after this unit rather than after an earlier one.
  func isBetterEnd(than earlier: PageUnit) -> Bool {
    if keep != earlier.keep { return keep < earlier.keep }
    if keep == 0 { return true }
    return keeps == earlier.keeps ? depth >= earlier.depth : keeps < earlier.keeps
  }
}

/// A part of the flow that later pages show again, above or below their own.
package struct PageRepeat: Equatable {
  package var top: CGFloat
  package var bottom: CGFloat
  /// The repeat around it; -1 for none.
  package var outer = -1

  package init(top: CGFloat, bottom: CGFloat, outer: Int = -1) {
    self.top = top
    self.bottom = bottom
    self.outer = outer
  }
}

/// The part of a document that one page shows. The gap before the next slice isn't shown.
package struct PageSlice: Equatable {
  /// The reason for a page's end.
  package enum End: Equatable {
    case document
    /// The next unit must begin a page.
    case forced
    /// The unit with this index doesn't fit.
    case full(Int)
    /// The unit with this index is higher than a page.
    case cut(Int)
    /// The page is empty, so that the next one has the number that a break needs.
    case blank
  }

  package var top: CGFloat
  package var bottom: CGFloat
  /// The repeats above and below, from top to bottom.
  package var headers: [Int] = []
  package var footers: [Int] = []
  /// The index of the first unit.
  package var first = 0
  /// The height for units, in points, without that of the headers.
  package var room: CGFloat = 0
  package var end = End.document

  package init(top: CGFloat, bottom: CGFloat) {
    self.top = top
    self.bottom = bottom
  }
}

/// Distributes units over pages.
///
/// A page takes as many units as fit. If its end breaks a keep, it ends earlier, after the last unit whose end breaks none.
/// If each end breaks keeps, the page ends where the strongest of them is the weakest; of those ends where the fewest
/// break; of those at the innermost, and of those at the last. A unit higher than a page is cut at the height of the page;
/// it begins below the units that are kept with it, or else on a new page.
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

  private let units: [PageUnit]
  private let repeats: [PageRepeat]

  /// - Parameters:
  ///   - units: From top to bottom, without overlaps.
  ///   - height: The height of a page's content in points, above 0, for a page's number from 1.
  package init(
    _ units: [PageUnit], repeats: [PageRepeat] = [], firstNumber: Int = 1,
    height: (Int) -> CGFloat
  ) {
    self.units = units
    self.repeats = repeats
    var index = 0
    /// The position in a unit that is higher than a page.
    var resumed: CGFloat?
    while index < units.count {
      if slices.count == Self.mostPages {
        isTooLong = true
        return
      }
      let number = firstNumber + slices.count
      let first = units[index]
      if resumed == nil, let side = first.startsPage, !side.contains(number) {
        var blank = PageSlice(top: first.top, bottom: first.top)
        (blank.first, blank.end) = (index, .blank)
        slices.append(blank)
        continue
      }
      let top = resumed ?? first.top
      let height = height(number)
      var slice = PageSlice(top: top, bottom: top)
      slice.first = index
      slice.headers = headers(above: index, from: top, height)
      slice.room = height - slice.headers.reduce(0) { $0 + length(of: $1) }
      let limit = top + slice.room + Self.tolerance
      let (best, end) = bestEnd(from: index, limit: limit)
      if let best, best == units.count - 1 || !runs(into: end, after: best, limit, height) {
        slice.bottom = units[best].bottom
        if best + 1 < units.count {
          slice.footers = chain(units[best].footer)
          slice.end = best == end - 1 && units[end].startsPage != nil ? .forced : .full(end)
        }
        index = best + 1
        resumed = nil
      } else {
        let tall = best == nil ? index : end
        if tall != index || resumed == nil { cutUnits.append(tall) }
        slice.bottom = limit - Self.tolerance
        slice.end = .cut(tall)
        index = tall
        resumed = slice.bottom
      }
      slices.append(slice)
    }
  }

  private func length(of number: Int) -> CGFloat { repeats[number].bottom - repeats[number].top }

  /// A repeat and those around it, from the outermost.
  private func chain(_ innermost: Int) -> [Int] {
    var chain: [Int] = []
    var number = innermost
    while number >= 0 {
      chain.append(number)
      number = repeats[number].outer
    }
    return chain.reversed()
  }

  /// The repeats above a page's first unit; none if they leave it no room.
  private func headers(above index: Int, from top: CGFloat, _ height: CGFloat) -> [Int] {
    let headers = chain(units[index].header)
    if headers.isEmpty { return [] }
    let own = headers.reduce(0) { $0 + length(of: $1) }
    let rest = units[index].bottom - top
    if rest + own <= height + Self.tolerance { return headers }
    return rest > height + Self.tolerance && own <= height / 2 ? headers : []
  }

  /// The unit after which the page ends, and the first unit that the page can't show.
  private func bestEnd(from index: Int, limit: CGFloat) -> (best: Int?, end: Int) {
    var best: Int?
    var end = index
    while end < units.count, units[end].bottom <= limit {
      if end > index, units[end].startsPage != nil {
        // A break takes precedence over keeps.
        return (end - 1, end)
      }
      let footers = end + 1 < units.count ? chain(units[end].footer) : []
      let below = footers.reduce(0) { $0 + length(of: $1) }
      if units[end].bottom + below <= limit || end == index {
        if best.map({ units[end].isBetterEnd(than: units[$0]) }) ?? true { best = end }
      }
      end += 1
    }
    if end < units.count, end > index, units[end].startsPage != nil { return (end - 1, end) }
    return (best, end)
  }

  /// Whether a unit that is higher than a page begins below the units that are kept with it.
  private func runs(into tall: Int, after best: Int, _ limit: CGFloat, _ height: CGFloat) -> Bool {
    tall < units.count && units[tall].startsPage == nil && units[best].keep > 0
      && units[tall].bottom - units[tall].top > height + Self.tolerance
      && units[tall].top + 1 < limit
  }
}
