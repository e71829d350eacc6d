// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Storypole

@Suite struct PagePackerTests {
  /// 100 random documents: the packer cuts where a search through all places for each page cuts.
  @Test func cutsEqualThoseOfAReference() {
    var cutWithKeep = 0
    var repeated = 0
    var forced = 0
    for seed in 1...100 as ClosedRange<UInt64> {
      var random = Generator(state: seed)
      let height = CGFloat(random.next(in: 40...400))
      let (units, repeats) = document(height, &random)
      let packed = PagePacker(units, repeats: repeats) { _ in height }
      var reference = Reference(units, repeats, height)
      reference.run()
      #expect(packed.slices.map(Page.init) == reference.pages, "seed \(seed)")

      // Nothing is lost or shown twice: each unit is inside of one slice, or fills several without a gap.
      for unit in units {
        let parts = packed.slices.map {
          max(0, min($0.bottom, unit.bottom) - max($0.top, unit.top))
        }
        #expect(abs(parts.reduce(0, +) - (unit.bottom - unit.top)) < 0.01, "seed \(seed)")
        if unit.bottom - unit.top <= height {
          #expect(parts.filter { $0 > 0.01 }.count <= 1, "seed \(seed)")
        }
      }
      for slice in packed.slices {
        let shown = (slice.headers + slice.footers).reduce(slice.bottom - slice.top) {
          $0 + repeats[$1].bottom - repeats[$1].top
        }
        // Footers give way to a unit that fits only without them.
        #expect(shown <= height + 0.01 || !slice.footers.isEmpty, "seed \(seed)")
        repeated += slice.headers.count
        if slice.end == .forced { forced += 1 }
      }
      cutWithKeep += packed.slices.count { slice in
        units.contains { $0.bottom == slice.bottom && $0.keep > 0 }
      }
    }
    // The documents contain keeps that cannot all hold, repeats and breaks.
    #expect(cutWithKeep > 0 && repeated > 100 && forced > 100)
  }

  /// Units with keeps, breaks, and sections with headers and footers, some of them in others.
  private func document(_ height: CGFloat, _ random: inout Generator) -> ([PageUnit], [PageRepeat])
  {
    var units: [PageUnit] = []
    var repeats: [PageRepeat] = []
    var y: CGFloat = 0
    var open: [(header: Int, footer: Int)] = [(-1, -1)]
    func add(_ length: CGFloat, _ random: inout Generator) {
      var unit = PageUnit(
        top: y, bottom: y + length, keep: max(0, random.next(in: -3...3)),
        depth: random.next(in: 0...3), node: units.count)
      if unit.keep > 0 { unit.keeps = random.next(in: 1...3) }
      if random.next(in: 1...25) == 1 {
        unit.startsPage = [.any, .odd, .even][random.next(in: 0...2)]
      }
      (unit.header, unit.footer) = open[open.count - 1]
      units.append(unit)
      y += length + CGFloat(random.next(in: 0...12))
    }
    for _ in 0..<random.next(in: 1...120) {
      switch random.next(in: 1...15) {
      case 1 where open.count < 4:
        // A section: its footer is known before its units, its place only after them.
        var inner = open[open.count - 1]
        let hasFooter = random.next(in: 0...1) == 1
        if hasFooter {
          repeats.append(PageRepeat(top: 0, bottom: 0, outer: inner.footer))
          inner.footer = repeats.count - 1
        }
        open.append((open[open.count - 1].header, inner.footer))
        add(CGFloat(random.next(in: 5...20)), &random)
        let header = units[units.count - 1]
        repeats.append(PageRepeat(top: header.top, bottom: header.bottom, outer: header.header))
        open[open.count - 1].header = repeats.count - 1
      case 2 where open.count > 1:
        let inner = open.removeLast()
        if inner.footer != open[open.count - 1].footer {
          add(CGFloat(random.next(in: 5...10)), &random)
          let footer = units[units.count - 1]
          (repeats[inner.footer].top, repeats[inner.footer].bottom) = (footer.top, footer.bottom)
        }
      default:
        // One unit in 30 is higher than a page.
        let isTall = random.next(in: 1...30) == 1
        add(CGFloat(random.next(in: 0...60)) + (isTall ? height : 0), &random)
      }
    }
    return (units, repeats)
  }

  /// What a page shows.
  struct Page: Equatable {
    var top: CGFloat
    var bottom: CGFloat
    var headers: [Int] = []
    var footers: [Int] = []

    init(_ slice: PageSlice) {
      (top, bottom, headers, footers) = (slice.top, slice.bottom, slice.headers, slice.footers)
    }

    init(top: CGFloat, bottom: CGFloat) { (self.top, self.bottom) = (top, bottom) }
  }

  /// The rules as they are written, by a search through all ends of each page.
  private struct Reference {
    let units: [PageUnit]
    let repeats: [PageRepeat]
    let height: CGFloat
    var pages: [Page] = []

    init(_ units: [PageUnit], _ repeats: [PageRepeat], _ height: CGFloat) {
      (self.units, self.repeats, self.height) = (units, repeats, height)
    }

    private func around(_ number: Int) -> [Int] {
      number < 0 ? [] : around(repeats[number].outer) + [number]
    }

    private func length(_ numbers: [Int]) -> CGFloat {
      numbers.map { repeats[$0].bottom - repeats[$0].top }.reduce(0, +)
    }

    mutating func run() {
      var (first, top) = (0, units.first?.top ?? 0)
      while first < units.count {
        let isContinued = top > units[first].top
        if !isContinued, let side = units[first].startsPage, side != .any,
          (pages.count % 2 == 0) != (side == .odd)
        {
          pages.append(Page(top: top, bottom: top))
          continue
        }
        var page = Page(top: top, bottom: top)
        let headers = around(units[first].header)
        let rest = units[first].bottom - top
        let fitsAlone = rest <= height + 0.001
        // Headers give way to a unit that fits only without them, and never take more than half of a page.
        if rest + length(headers) <= height + 0.001
          || !fitsAlone && length(headers) <= height / 2
        {
          page.headers = headers
        }
        let limit = top + height - length(page.headers) + 0.001
        let reach = units.indices.filter { $0 >= first }.prefix { units[$0].bottom <= limit }
        let forced =
          reach.dropFirst().first { units[$0].startsPage != nil }
          ?? (reach.last.map { $0 + 1 }).flatMap {
            $0 < units.count && units[$0].startsPage != nil ? $0 : nil
          }
        let candidates = reach.filter { end in
          if let forced, end >= forced { return false }
          let footers = end == units.count - 1 ? [] : around(units[end].footer)
          return end == first || units[end].bottom + length(footers) <= limit
        }
        let next = (reach.last ?? first - 1) + 1
        let best =
          forced.map { $0 - 1 }
          ?? candidates.sorted { a, b in
            let (left, right) = (units[a], units[b])
            if left.keep != right.keep { return left.keep < right.keep }
            if left.keep > 0, left.keeps != right.keeps { return left.keeps < right.keeps }
            if left.keep > 0, left.depth != right.depth { return left.depth > right.depth }
            return a > b
          }.first
        var cut: Int?
        if let best {
          if forced == nil, next < units.count, units[best].keep > 0,
            units[next].bottom - units[next].top > height + 0.001, units[next].top + 1 < limit
          {
            cut = next
          }
        } else {
          cut = first
        }
        if let cut {
          page.bottom = limit - 0.001
          (first, top) = (cut, page.bottom)
        } else if let best {
          page.bottom = units[best].bottom
          if best < units.count - 1 { page.footers = around(units[best].footer) }
          first = best + 1
          if first < units.count { top = units[first].top }
        }
        pages.append(page)
      }
    }
  }

  /// Four units of 30 with a gap of 10 on pages of 100: 30 + 10 + 30 = 70 fits, 110 does not.
  @Test func aKeepMovesTheEndUp() {
    func slices(keeping kept: Set<Int>) -> [[CGFloat]] {
      let units = (0..<4).map {
        PageUnit(
          top: CGFloat($0) * 40, bottom: CGFloat($0) * 40 + 30, keep: kept.contains($0) ? 1 : 0)
      }
      return PagePacker(units) { _ in 100 }.slices.map { [$0.top, $0.bottom] }
    }
    #expect(slices(keeping: []) == [[0, 70], [80, 150]])
    #expect(slices(keeping: [1]) == [[0, 30], [40, 110], [120, 150]])
    // Both cannot hold.
    #expect(slices(keeping: [0, 1]) == [[0, 70], [80, 150]])
  }

  @Test func aUnitHigherThanAPageIsCut() {
    let units = [PageUnit(top: 0, bottom: 20), PageUnit(top: 20, bottom: 270)]
    let packed = PagePacker(units) { _ in 100 }
    #expect(packed.slices.map(\.top) == [0, 20, 120, 220])
    #expect(packed.slices.map(\.bottom) == [20, 120, 220, 270])
    #expect(packed.cutUnits == [1])
  }

  /// The weaker of two keeps gives way, then the end that breaks fewer, then the innermost, then the last.
  @Test func theWeakestKeepGivesWay() {
    func end(_ keeps: [(keep: Int, keeps: Int, depth: Int)]) -> CGFloat {
      let units = (0..<4).map { index in
        var unit = PageUnit(
          top: CGFloat(index) * 30, bottom: CGFloat(index + 1) * 30,
          keep: index < 3 ? keeps[index].keep : 0, depth: index < 3 ? keeps[index].depth : 0)
        if index < 3 { unit.keeps = keeps[index].keeps }
        return unit
      }
      return PagePacker(units) { _ in 100 }.slices[0].bottom
    }
    #expect(end([(2, 1, 0), (1, 1, 0), (3, 1, 0)]) == 60)
    #expect(end([(2, 1, 0), (2, 2, 5), (2, 2, 0)]) == 30)
    #expect(end([(2, 1, 0), (2, 1, 1), (2, 1, 0)]) == 60)
    #expect(end([(2, 1, 0), (2, 1, 0), (2, 1, 0)]) == 90)
  }

  /// A heading of 20 and a view of 250: the view is cut at 100, below its heading.
  @Test func aTallUnitBeginsBelowItsHeading() {
    let units = [
      PageUnit(top: 0, bottom: 50), PageUnit(top: 50, bottom: 70, keep: 1),
      PageUnit(top: 70, bottom: 320),
    ]
    let packed = PagePacker(units) { _ in 100 }
    #expect(packed.slices.map(\.top) == [0, 50, 150, 250])
    #expect(packed.slices.map(\.bottom) == [50, 150, 250, 320])
    #expect(packed.cutUnits == [2])
  }

  @Test func anEndlessUnitEnds() {
    let packed = PagePacker([PageUnit(top: 0, bottom: 1e12)]) { _ in 1 }
    #expect(packed.isTooLong)
    #expect(packed.slices.count == PagePacker.mostPages)
  }
}

/// The generator of Knuth's MMIX: the same documents on each run.
private struct Generator {
  var state: UInt64

  mutating func next(in range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int((state >> 33) % UInt64(range.count))
  }
}
