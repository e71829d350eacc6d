// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Storypole

@Suite struct PagePackerTests {
  /// 100 random documents: the packer cuts where a search through all places for each page cuts.
  @Test func cutsEqualThoseOfAReference() {
    var cutWithKeep = 0
    for seed in 1...100 as ClosedRange<UInt64> {
      var random = Generator(state: seed)
      let height = CGFloat(random.next(in: 40...400))
      var units: [PageUnit] = []
      var y: CGFloat = 0
      for index in 0..<random.next(in: 1...120) {
        // One unit in 30 is higher than a page.
        let isTall = random.next(in: 1...30) == 1
        let length = CGFloat(random.next(in: 0...60)) + (isTall ? height : 0)
        units.append(
          PageUnit(
            top: y, bottom: y + length, keep: max(0, random.next(in: -3...3)),
            depth: random.next(in: 0...3), node: index))
        y += length + CGFloat(random.next(in: 0...12))
      }
      let packed = PagePacker(units, height: height)
      #expect(packed.slices == reference(units, height), "seed \(seed)")

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
      for slice in packed.slices { #expect(slice.bottom - slice.top <= height + 0.01) }
      cutWithKeep += packed.slices.count { slice in
        units.contains { $0.bottom == slice.bottom && $0.keep > 0 }
      }
    }
    // The documents contain keeps that cannot all hold.
    #expect(cutWithKeep > 0)
  }

  /// The rule as it is written: of all ends that fit, the one that breaks the weakest keep; of those the innermost; of
  /// those the last.
  private func reference(_ units: [PageUnit], _ height: CGFloat) -> [PageSlice] {
    guard let first = units.first, let last = units.last else { return [] }
    if last.bottom - first.top <= height + 0.001 {
      return [PageSlice(top: first.top, bottom: last.bottom)]
    }
    let ends = units.indices.filter { units[$0].bottom - first.top <= height + 0.001 }
    guard !ends.isEmpty else {
      var rest = units
      rest[0].top += height
      return [PageSlice(top: first.top, bottom: first.top + height)] + reference(rest, height)
    }
    let best = ends.sorted { a, b in
      let (a, b) = (units[a], units[b])
      if a.keep != b.keep { return a.keep < b.keep }
      if a.keep > 0, a.depth != b.depth { return a.depth > b.depth }
      return a.node > b.node
    }[0]
    return [PageSlice(top: first.top, bottom: units[best].bottom)]
      + reference(Array(units[(best + 1)...]), height)
  }

  /// Four units of 30 with a gap of 10 on pages of 100: 30 + 10 + 30 = 70 fits, 110 does not.
  @Test func aKeepMovesTheEndUp() {
    func slices(keeping kept: Set<Int>) -> [[CGFloat]] {
      let units = (0..<4).map {
        PageUnit(
          top: CGFloat($0) * 40, bottom: CGFloat($0) * 40 + 30, keep: kept.contains($0) ? 1 : 0)
      }
      return PagePacker(units, height: 100).slices.map { [$0.top, $0.bottom] }
    }
    #expect(slices(keeping: []) == [[0, 70], [80, 150]])
    #expect(slices(keeping: [1]) == [[0, 30], [40, 110], [120, 150]])
    // Both cannot hold.
    #expect(slices(keeping: [0, 1]) == [[0, 70], [80, 150]])
  }

  @Test func aUnitHigherThanAPageIsCut() {
    let units = [PageUnit(top: 0, bottom: 20), PageUnit(top: 20, bottom: 270)]
    let packed = PagePacker(units, height: 100)
    #expect(packed.slices.map(\.top) == [0, 20, 120, 220])
    #expect(packed.slices.map(\.bottom) == [20, 120, 220, 270])
    #expect(packed.cutUnits == [1])
  }

  @Test func anEndlessUnitEnds() {
    let packed = PagePacker([PageUnit(top: 0, bottom: 1e12)], height: 1)
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
