import SwiftUI
import Testing

/// Lazy stacks and grids.
@Suite struct LazyCases {
  @Test(arguments: stacks) @MainActor func stack(_ one: Case) { one.verify() }
  @Test(arguments: grids) @MainActor func makeTracks(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] {
    stacks
    grids
  }

  @CaseList static var stacks: [Case] {
    Case("sw-lazy-laziness", .recording("lazy/laziness"), window: 300, 200) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200) { box("r\($0)", 200, 20) }
        }
      }
      .probe("scroll")
    }.gives(
      """
      scroll 0 0 300 200
      r0 50 0 200 20
      r1 50 20 200 20
      r8 50 160 200 20
      r9 50 180 200 20
      """
    )
    .gives(absent("r", 10..<200))
    .then(scrollTo: 100, .top)
    .gives("scroll 0 0 300 200")
    .gives(
      (100..<110).map { "r\($0) 50 \(($0 - 100) * 20) 200 20" }.joined(separator: "\n")
    )
    .gives(absent("r", 0..<100)).gives(absent("r", 110..<200))

    pinned("sw-lazy-pinned-headers", "lazy/pinned-headers", .sectionHeaders)
      .then(scrollTo: "b3", .top)
      .gives(belowB3).gives("bH 50 0 200 24\ncF absent").gives(absent("c", 3..<8))
      .gives(absent("a", 0..<8)).gives(absent("b", 0..<3))
      .then(scrollTo: "a7", .bottom)
      .gives(atRest)
    pinned("sw-lazy-pinned-both", "lazy/pinned-both", [.sectionHeaders, .sectionFooters])
      .then(scrollTo: "b3", .top)
      .gives(belowB3).gives("bH 50 0 200 24\ncF 50 184 200 16")

    Case.unit("lazystack.minor_nil", .vvd("LazyContainerSurfaceTests"), .reference) { check in
      // Only the first child is measured.
      let column = LazyVStack(spacing: 0) { threeBoxes }
      check.equal(size(of: column, proposing: nil, nil).width, 11, "LazyVStack")
      let row = LazyHStack(spacing: 0) { threeBoxes }
      check.equal(size(of: row, proposing: nil, nil).height, 12, "LazyHStack")
    }

    // Lazy containers align by the guide's value in a view of 1×1, which is 1 for a baseline: the
    // bottom. They ignore a child's explicit values.
    Case(
      "lazystack.anchor", .vvd("LazyContainerSurfaceTests"), .reference, .any, window: 100, 50
    ) {
      LazyHStack(alignment: .firstTextBaseline, spacing: 0) {
        box("low", 40, 20).baselines(5)
        box("high", 40, 50)
      }
    }.gives(
      """
      low 10 30 40 20
      high 50 0 40 50
      """)
  }

  @ViewBuilder @MainActor private static var threeBoxes: some View {
    box(11, 12)
    box(21, 22)
    box(31, 32)
  }

  private static func absent(_ name: String, _ range: Range<Int>) -> String {
    range.map { "\(name)\($0) absent" }.joined(separator: "\n")
  }

  private static let atRest = """
    scroll 0 0 300 200
    aH 50 0 200 24
    a0 50 24 200 20
    a1 50 44 200 20
    a2 50 64 200 20
    a3 50 84 200 20
    a4 50 104 200 20
    a5 50 124 200 20
    a6 50 144 200 20
    a7 50 164 200 20
    aF 50 184 200 16
    """

  private static let belowB3 = """
    scroll 0 0 300 200
    b3 50 0 200 20
    b4 50 20 200 20
    b5 50 40 200 20
    b6 50 60 200 20
    b7 50 80 200 20
    bF 50 100 200 16
    cH 50 116 200 24
    c0 50 140 200 20
    c1 50 160 200 20
    c2 50 180 200 20
    """

  private static func pinned(_ id: String, _ fixture: String, _ views: PinnedScrollableViews)
    -> Case
  {
    Case(id, .recording(fixture), window: 300, 200) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: views) {
          ForEach(["a", "b", "c"], id: \.self) { name in
            Section {
              ForEach((0..<8).map { "\(name)\($0)" }, id: \.self) { box($0, 200, 20) }
            } header: {
              box("\(name)H", 200, 24)
            } footer: {
              box("\(name)F", 200, 16)
            }
          }
        }
      }
      .probe("scroll")
    }.gives(atRest)
  }

  @CaseList static var grids: [Case] {
    tracks(
      "obj-lazyvgrid-quiz1", .objc("grid layout, quiz 1"), .observed, 200,
      [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], .center,
      [(0, 70), (78, 57), (143, 57)])
    tracks(
      "objcio.lazyvgrid.1", .objc("grid layout, quiz 1"), .observed, 200,
      [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], .center,
      [(0, 70), (78, 57), (143, 57)])
    tracks(
      "lazygrid.adaptive50gap10", .vvd("LazyGrid, as in ByteDance DanceUI"), .derived, 240,
      [GridItem(.adaptive(minimum: 50), spacing: 10)], .center,
      [(0, 52.5), (62.5, 52.5), (125, 52.5), (187.5, 52.5)])
    tracks(
      "lazygrid.fixed_only_leading", .vvd("LazyGrid, as in ByteDance DanceUI"), .derived, 200,
      [GridItem(.fixed(40)), GridItem(.fixed(30))], .leading, [(0, 40), (48, 30)])
    tracks(
      "lazygrid.fixed_only_trailing", .vvd("LazyGrid, as in ByteDance DanceUI"), .derived, 200,
      [GridItem(.fixed(40)), GridItem(.fixed(30))], .trailing, [(122, 40), (170, 30)])
    tracks(
      "lazygrid.adaptive_max", .vvd("LazyGrid, as in ByteDance DanceUI"), .derived, 200,
      [GridItem(.adaptive(minimum: 30, maximum: 35))], .center,
      [(0, 33.6), (41.6, 33.6), (83.2, 33.6), (124.8, 33.6), (166.4, 33.6)])
    tracks(
      "lazygrid.flex_max_first", .vvd("LazyGrid, as in ByteDance DanceUI"), .derived, 208,
      [GridItem(.flexible(maximum: 50)), GridItem(.flexible())], .center, [(0, 50), (58, 150)])
    tracks(
      "lazygrid.flex_max_last", .vvd("LazyGrid, as in ByteDance DanceUI"), .derived, 208,
      [GridItem(.flexible()), GridItem(.flexible(maximum: 50))], .center, [(25, 100), (133, 50)])

    Case("sw-lazy-grid-sections", .recording("lazy/grid-sections"), window: 300, 300) {
      ScrollView {
        LazyVGrid(columns: [GridItem](repeating: GridItem(.fixed(60)), count: 3), spacing: 4) {
          Section {
            ForEach(0..<5) { box("a\($0)", nil, 20) }
          } header: {
            box("aH", nil, 24)
          } footer: {
            box("aF", nil, 16)
          }
          Section {
            ForEach(0..<4) { box("b\($0)", nil, 20) }
          } header: {
            words(46, 16).probe("bH")
          }
        }
        .probe("grid")
      }
      .frame(width: 240)
      .probe("scroll")
    }.gives(
      """
      scroll 30 0 240 300
      grid 30 0 240 160
      aH 30 0 240 24
      a0 52 28 60 20
      a1 120 28 60 20
      a2 188 28 60 20
      a3 52 52 60 20
      a4 120 52 60 20
      aF 30 76 240 16
      bH 127 96 46 16
      b0 52 116 60 20
      b1 120 116 60 20
      b2 188 116 60 20
      b3 52 140 60 20
      """)
  }

  /// A LazyVGrid of colors in its own width: one cell for each track.
  private static func tracks(
    _ id: String, _ origin: Origin, _ certainty: Certainty, _ width: CGFloat,
    _ columns: [GridItem], _ alignment: HorizontalAlignment, _ tracks: [(CGFloat, CGFloat)]
  ) -> Case {
    let table = tracks.enumerated().map { index, track in
      "cell\(index) \(track.0) - \(track.1) -"
    }
    return Case(id, origin, certainty, .any, window: width, 100) {
      LazyVGrid(columns: columns, alignment: alignment) {
        ForEach(0..<tracks.count, id: \.self) { box("cell\($0)", nil, 20) }
      }
      .probe("grid")
    }.gives((["grid 0 - \(width) -"] + table).joined(separator: "\n"))
  }
}
