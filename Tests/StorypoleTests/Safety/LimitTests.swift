// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

// The limits in Docs/Limits.md: exceeding one causes an error that names it.

@Observable private final class Count: @unchecked Sendable { var count = 1 }

@Suite struct LimitTests {
  private let window = HostWindow(size: CGSize(width: 100, height: 100))

  private func host(
    nodes: Int = LayoutSpace.maximumNodes, _ view: some View
  ) -> ViewHost {
    let host = ViewHost(textEngine: FixedTextEngine())
    host.nodeBudget = nodes
    host.show(view, environment: EnvironmentValues())
    host.layout(in: window)
    _ = host.paint(size: window.size, scale: 1, origin: .zero)
    return host
  }

  private func failure(nodes: Int = LayoutSpace.maximumNodes, _ view: some View) -> String {
    "\(host(nodes: nodes, view).failure, default: "none")"
  }

  @Test func theLimitsAreThoseOfTheDocument() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("Docs/Limits.md"), encoding: .utf8)
    for limit in [
      LayoutSpace.maximumNodes, LayoutSpace.maximumDepth, ViewHost.maximumRounds,
      LayoutSpace().measurementBudget, LazyWalk.limit, GridPlan.maximumSpan,
    ] {
      let number = limit.formatted(.number.locale(Locale(identifier: "en_US")))
      #expect(text.contains("| \(number) "), "\(number)")
    }
  }

  @Test func tooManyViewsAreAnError() {
    let rows = VStack { ForEach(0..<1_000_000_000, id: \.self) { _ in Color.red } }
    #expect(failure(nodes: 2000, rows).contains("more than 2000 views"))
    #expect(failure(nodes: 2000, Grid { rows }).contains("more than 2000 views"))
    #expect(failure(nodes: 2000, ScrollView { rows }).contains("more than 2000 views"))
    #expect(failure(nodes: 2000, VStack { ForEach(0..<900) { _ in Color.red } }) == "none")
    // 2 to the 40th views.
    var doubled = AnyView(Text("a"))
    for _ in 0..<40 {
      let half = doubled
      doubled = AnyView(
        ViewThatFits {
          half
          half
        })
    }
    #expect(failure(nodes: 2000, doubled).contains("more than 2000 views"))
  }

  // Removed views don't count: only those that exist at the same time do.
  @Test func viewsThatHaveGoneDoNotCount() {
    struct Rows: View {
      let count: Count
      var body: some View { VStack { ForEach(0..<count.count, id: \.self) { _ in Color.red } } }
    }
    let count = Count()
    let live = host(nodes: 1000, Rows(count: count))
    for number in 0..<20 {
      count.count = number % 2 == 0 ? 800 : 1
      live.layout(in: window)
    }
    #expect(live.failure == nil)
    // Each of ten times all but one of 800 are created again.
    #expect(live.counters.nodes >= 10 * 799)
  }

  @Test func tooDeepNestingIsAnError() {
    func nested(_ depth: Int, _ around: (AnyView) -> AnyView) -> String {
      ViewHost.onBigStack {
        var view = AnyView(Color.red)
        for _ in 0..<depth { view = around(view) }
        return failure(view)
      }
    }
    let limit = "nested more than 1000 deep"
    #expect(nested(100_000) { AnyView($0) }.contains(limit))
    #expect(nested(2000) { view in AnyView(Group { view }) }.contains(limit))
    #expect(nested(2000) { view in AnyView(VStack { view }) }.contains(limit))
    #expect(nested(2000) { AnyView($0.padding(0)) }.contains(limit))
    #expect(nested(2000) { AnyView($0.id(1)) }.contains(limit))
    #expect(nested(2000) { view in AnyView(Optional(view)) }.contains(limit))
    #expect(nested(2000) { view in AnyView(GeometryReader { _ in view }) }.contains(limit))
    #expect(nested(2000) { view in AnyView(Color.blue.overlay { view }) }.contains(limit))
    #expect(nested(100) { view in AnyView(VStack { view }) } == "none")
  }

  // The sum of many layouts doesn't count, or a window would end.
  @Test func eachLayoutHasItsOwnBudget() {
    struct Bar: View {
      let count: Count
      var body: some View {
        VStack {
          Text(String(repeating: "word ", count: count.count))
          Color.red.aspectRatio(CGFloat(count.count), contentMode: .fit)
        }
      }
    }
    let count = Count()
    let live = host(Bar(count: count))
    live.measurementBudget = 100
    for number in 1...100 {
      count.count = number
      live.layout(in: window)
    }
    #expect(live.failure == nil && live.counters.measurements > 100)
    live.measurementBudget = 1
    count.count = 7
    live.layout(in: window)
    #expect("\(live.failure, default: "none")".contains("too many measurements"))
  }
}
