import SwiftUI
import Testing

/// Grid, with rows.
@Suite struct GridCases {
  @Test(arguments: all) @MainActor func linesUp(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] {
    // The gaps between rows come from texts: scale 2, system font of 13 points.
    Case("sw-grid-basic", .recording("grid/basic"), window: 320, 200, repeats: .mirrored) {
      Grid {
        GridRow {
          words(9, 16).probe("a")
          words(17, 16).probe("bb")
          words(28, 16).probe("ccc")
        }
        GridRow {
          box("red", 30, 20)
          words(8, 16).probe("e")
          box("blue", 50, 40)
        }
        GridRow {
          words(10, 16).probe("g")
          words(10, 16).probe("h")
        }
      }
      .probe("grid")
    }.gives(
      """
      a 114 57.553466796875 9 16
      bb 141.5 57.553466796875 17 16
      ccc 177.5 57.553466796875 28 16
      red 103.5 91.704345703125 30 20
      e 146 93.704345703125 8 16
      blue 166.5 81.704345703125 50 40
      g 113.5 126.446533203125 10 16
      h 145 126.446533203125 10 16
      grid 103.5 57.553466796875 113 84.89306640625
      """)

    Case("sw-grid-alignment", .recording("grid/alignment"), window: 320, 200, repeats: .mirrored) {
      HStack(alignment: .top, spacing: 16) {
        fourCells(.bottomTrailing, prefix: "").probe("g1")
        fourCells(.center, prefix: "c")
      }
    }.gives(
      """
      g1 44 65.924560546875 108 68.15087890625
      a 95 89.924560546875 9 16
      red 112 65.924560546875 40 40
      blue 44 114.075439453125 60 20
      h 142 118.075439453125 10 16
      ca 193.5 77.924560546875 9 16
      ch 251 116.075439453125 10 16
      """)

    Case("sw-grid-spacing", .recording("grid/spacing"), window: 320, 200) {
      Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
        GridRow {
          words(9, 16).probe("a")
          box("red", 30, 30)
        }
        GridRow {
          box("blue", 60, 20)
          words(10, 16).probe("h")
        }
      }
      .probe("grid")
    }.gives(
      """
      grid 105 73 110 54
      a 105 73 9 16
      red 185 73 30 30
      blue 105 107 60 20
      h 185 107 10 16
      """)

    Case(
      "sw-rtl-grid", .recording("layout/rtl-grid"), window: 320, 220, direction: .rightToLeft
    ) {
      VStack(spacing: 16) {
        Grid(horizontalSpacing: 10, verticalSpacing: 10) {
          GridRow {
            box("a", 40, 30)
            box("b", 60, 30)
            box("c", 30, 30)
          }
          GridRow {
            box("d", 100, 30).gridCellColumns(2)
            box("e", 30, 30)
          }
          GridRow {
            box("f", 40, 30).gridColumnAlignment(.trailing)
          }
        }
        .probe("grid")
        LazyVGrid(columns: [GridItem](repeating: GridItem(.fixed(40)), count: 3), spacing: 8) {
          ForEach(0..<5) { box("l\($0)", 40, 20) }
        }
        .frame(width: 200)
        .probe("lazy")
      }
    }.gives(
      """
      a 195 23 40 30
      b 125 23 60 30
      c 85 23 30 30
      d 130 63 100 30
      e 85 63 30 30
      f 195 103 40 30
      grid 85 23 150 110
      l0 188 149 40 20
      l1 140 149 40 20
      l2 92 149 40 20
      l3 188 177 40 20
      l4 140 177 40 20
      lazy 60 149 200 48
      """)
  }

  @MainActor private static func fourCells(_ alignment: Alignment, prefix: String) -> some View {
    Grid(alignment: alignment) {
      GridRow {
        words(9, 16).probe(prefix + "a")
        box(prefix + "red", 40, 40)
      }
      GridRow {
        box(prefix + "blue", 60, 20)
        words(10, 16).probe(prefix + "h")
      }
    }
  }
}
