// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// HStack { VStack { HStack { … } ; leaf } ; leaf }, `depth` levels.
private func alternating(_ depth: Int) -> AnyView {
  var view = AnyView(Color.red)
  for level in 0..<depth {
    let inner = view
    view =
      level.isMultiple(of: 2)
      ? AnyView(
        VStack(spacing: 0) {
          Color.red
          inner
        })
      : AnyView(
        HStack(spacing: 0) {
          Color.red
          inner
        })
  }
  return view
}

private func leafMeasurements(_ result: LayoutResult) -> (leaves: Int, measurements: Int) {
  var leaves = 0
  var measurements = 0
  func visit(_ node: LayoutNode) {
    if node.children.isEmpty {
      leaves += 1
      measurements += node.distinctSizes
    }
    for child in node.children { visit(child) }
  }
  if let root = result.host.rootNode { visit(root) }
  return (leaves, measurements)
}

@Suite struct CostTests {
  private func lay(_ view: some View) -> LayoutResult {
    layoutFrames(
      view, LayoutRequest(size: CGSize(width: 500, height: 500), textEngine: FixedTextEngine()))
  }

  // Decision 24: at most nine measurements per leaf, {0, ∞, offer} on each axis, and linear growth.
  @Test func alternatingStacksAreLinear() {
    let small = leafMeasurements(lay(alternating(60)))
    let large = leafMeasurements(lay(alternating(120)))
    #expect(small.leaves == 61)
    #expect(large.leaves == 121)
    #expect(large.measurements <= 9 * large.leaves)
    #expect(Double(large.measurements) <= 2.05 * Double(small.measurements))
  }

  @Test func alternatingStacksAtTheirIdealSize() {
    ViewHost.onBigStack {
      let host = ViewHost(textEngine: FixedTextEngine())
      host.show(alternating(120), environment: EnvironmentValues())
      _ = host.rootNode?.size(for: .unspecified)
      #expect(host.counters.measurements == 241)
    }
  }

  private struct Endless: View {
    var body: some View { VStack { Endless() } }
  }

  private struct Bushy: View {
    var body: some View {
      Bushy()
      Bushy()
    }
  }

  @Test func endlessRecursionIsAnError() {
    for result in [lay(Endless()), lay(Bushy())] {
      guard case .tooDeep(let path) = result.failure else {
        Issue.record("no failure")
        continue
      }
      // Every second node of these trees is unnamed or a VStack.
      #expect(path.count >= 500)
      #expect("\(result.failure!)".contains("Endless > VStack") || path.last == "Bushy")
    }
  }

  @Test func nestingUpToTheLimit() {
    var view = AnyView(Color.red.frame(width: 10, height: 10))
    for _ in 0..<300 { view = AnyView(view.padding(1)) }
    let result = lay(view)
    #expect(result.failure == nil)
    #expect(result.rootSize == CGSize(width: 610, height: 610))
  }
}
