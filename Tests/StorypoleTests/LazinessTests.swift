// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole

/// Lazy containers make visible views. The numbers of rows are measured: in a viewport of 200 points rows of
/// 20 points exist from 0 to 9, and after a jump those that are then visible (iamcgn/swiftui-web
/// lazy/laziness). The costs are ours.
@Suite struct LazinessTests {
  private func lay(_ view: some View, height: CGFloat = 200) -> LayoutResult {
    layoutFrames(
      view,
      LayoutRequest(size: CGSize(width: 300, height: height), textEngine: FixedTextEngine()))
  }

  private func rows(_ result: LayoutResult) -> [Int] {
    result.frames.keys.compactMap { Int($0) }.sorted()
  }

  private struct Row: View {
    var number: Int
    var body: some View { Color.red.frame(width: 200, height: 20)._probe("\(number)") }
  }

  private func column(_ count: Int) -> some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(number: $0) } }
    }
  }

  @Test func hundredThousandRowsCostAsMuchAsAHundred() {
    let few = lay(column(100)).counters
    let many = lay(column(100_000)).counters
    #expect(few == many)
    // One body for each of ten rows.
    #expect(many.bodies == 10)
  }

  @Test func contentIsAsLongAsAllRows() {
    let result = lay(
      ScrollView {
        LazyVStack(spacing: 8) { ForEach(0..<1000, id: \.self) { Row(number: $0) } }
          ._probe("stack")
      })
    // derived: 1000 rows of 20 and 999 gaps of 8
    #expect(result.frames["stack"]?.height == 27_992)
    #expect(rows(result) == Array(0..<8))
  }

  @Test func gridsMakeWholeLines() {
    let view = ScrollView {
      LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0) {
        ForEach(0..<100_000, id: \.self) { Row(number: $0) }
      }
      ._probe("grid")
    }
    let result = lay(view)
    #expect(rows(result) == Array(0..<30))
    // derived: 33,334 lines of 20
    #expect(result.frames["grid"]?.height == 666_680)
  }

  @Test func rowsThatAreSeenAgainAreMadeAgain() {
    ViewHost.onBigStack {
      let host = ViewHost(textEngine: FixedTextEngine())
      host.show(column(100_000), environment: EnvironmentValues())
      let window = HostWindow(size: CGSize(width: 300, height: 200))
      host.layout(in: window)
      let proxy = ScrollViewProxy(reader: host.rootViewNode)
      proxy.scrollTo(99_999, anchor: .bottom)
      host.layout(in: window)
      #expect(rows(LayoutResult(host: host)) == Array(99_990..<100_000))
      #expect(LayoutResult(host: host).frames["99999"]?.maxY == 200)
      proxy.scrollTo(0, anchor: .top)
      host.layout(in: window)
      #expect(rows(LayoutResult(host: host)) == Array(0..<10))
      // Ours: a jump makes no more than a few screens of rows.
      #expect(host.counters.bodies < 100)
    }
  }

  // Ours: if rows differ, the visible ones are exactly stacked and the last one ends at the content's end.
  @Test func unknownHeightsAreExactWhereTheyAreSeen() {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000, id: \.self) { number in
          Color.red.frame(width: 200, height: number < 500 ? 20 : 50)._probe("\(number)")
        }
      }
    }
    .defaultScrollAnchor(.bottom)
    let result = lay(view)
    #expect(rows(result) == [996, 997, 998, 999])
    #expect(result.frames["996"]?.minY == 0)
    #expect(result.frames["999"]?.maxY == 200)
  }

  @Test func sectionsInAForEachAreMadeOneByOne() {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000, id: \.self) { section in
          Section {
            ForEach(0..<1000, id: \.self) { row in
              Color.red.frame(width: 200, height: 20)._probe("\(section * 1000 + row)")
            }
          } header: {
            Color.blue.frame(width: 200, height: 20)._probe("H\(section)")
          }
        }
      }
    }
    let result = lay(view)
    #expect(rows(result) == Array(0..<9))
    #expect(result.frames["H1"] == nil)
    #expect(result.counters.nodes < 200)
  }

  @Test func modifiersOnAForEachLeaveItUnmade() {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        Group {
          if true {
            ForEach(0..<100_000, id: \.self) { Color.red.frame(height: 16)._probe("\($0)") }
              .padding(.vertical, 2)
              .opacity(0.5)
          }
        }
        .foregroundStyle(.red)
      }
    }
    let result = lay(view)
    #expect(rows(result) == Array(0..<10))
    #expect(result.counters.nodes < 200)
  }

  @Test @MainActor func rowsKeepTheirState() {
    ViewHost.onBigStack {
      final class Model: ObservableObject { @Published var rows = Array(0..<100) }
      struct Counter: View {
        @State private var seed = UUID()
        var number: Int
        var log: (UUID) -> Void
        var body: some View {
          log(seed)
          return Color.red.frame(height: 20)
        }
      }
      struct Root: View {
        @ObservedObject var model: Model
        var log: (Int, UUID) -> Void
        var body: some View {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(model.rows, id: \.self) { number in
                Counter(number: number) { log(number, $0) }
              }
            }
          }
        }
      }
      var seeds: [Int: Set<UUID>] = [:]
      let model = Model()
      let host = ViewHost(textEngine: FixedTextEngine())
      host.show(
        Root(model: model) { seeds[$0, default: []].insert($1) }, environment: EnvironmentValues())
      let window = HostWindow(size: CGSize(width: 300, height: 200))
      host.layout(in: window)
      #expect(seeds.count == 10)
      model.rows.insert(1000, at: 0)
      host.layout(in: window)
      // The row at the end left the viewport, a new one was made: no row got another's state.
      #expect(seeds.count == 11)
      #expect(seeds.values.allSatisfy { $0.count == 1 })
    }
  }

  @Test func withoutBoundsThereIsALimit() {
    var request = LayoutRequest(
      size: CGSize(width: 300, height: 200), textEngine: FixedTextEngine())
    request.window.proposal = .unspecified
    let result = layoutFrames(
      LazyVStack(spacing: 0) { ForEach(0..<50_000, id: \.self) { _ in Color.red } }, request)
    // derived: 50,000 colors of 10
    #expect(result.rootSize.height == 500_000)
    #expect(result.warnings.count == 1)
    #expect(result.warnings.first?.contains("first 10000") == true)
  }

  @Test func onlyMadeElementsAreComparedForDuplicates() {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach([1, 1] + Array(2..<100_000), id: \.self) { _ in Color.red.frame(height: 20) }
      }
    }
    #expect(lay(view).warnings.count == 1)
  }

  /// A window that has no size shows nothing, or the beginning, and does not end the program.
  @Test(arguments: [CGFloat.nan, -.infinity, -1, 0, .infinity])
  func windowsOfAnyLength(length: CGFloat) {
    let host = ViewHost(textEngine: FixedTextEngine())
    host.show(
      ScrollView { LazyVStack { ForEach(0..<20, id: \.self) { Text("row \($0)") } } },
      environment: EnvironmentValues())
    host.layout(in: HostWindow(size: CGSize(width: 100, height: length)))
    host.layout(in: HostWindow(size: CGSize(width: length, height: 100)))
    #expect(host.failure == nil)
  }
}
