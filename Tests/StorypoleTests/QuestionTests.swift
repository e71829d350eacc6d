// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

// Containers' proposals: per child and proposal across the axis at most a minimum (0), a maximum (∞) and a
// final length, and none if the answer is known. Expectations are derived: each list has the proposals that
// the container's rule needs.

/// Records every proposal; takes its proposal, 10 for nil.
private final class Asked: @unchecked Sendable {
  var proposals: [String] = []

  func note(_ proposal: ProposedViewSize) {
    func text(_ length: CGFloat?) -> String {
      guard let length else { return "nil" }
      if length == .infinity { return "∞" }
      return length == length.rounded() ? "\(Int(length))" : "\(length)"
    }
    proposals.append("\(text(proposal.width))×\(text(proposal.height))")
  }
}

private struct Leaf: View {
  let asked: Asked
  var body: some View { Taker(asked: asked) {} }
}

private struct Taker: Layout {
  let asked: Asked

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    asked.note(proposal)
    return proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Shapes like the fixed metrics, and counts.
private final class CountingEngine: TextEngine, @unchecked Sendable {
  private let engine = FixedTextEngine()
  private(set) var shaped = 0

  func shape(_ paragraph: Paragraph) -> any ShapedText {
    shaped += 1
    return engine.shape(paragraph)
  }
  func metrics(of font: FontRequest) -> FontMetrics { engine.metrics(of: font) }
  func takeWarnings() -> [String] { engine.takeWarnings() }
}

@Suite struct QuestionTests {
  private func lay(
    _ size: CGSize, engine: any TextEngine = FixedTextEngine(), _ view: some View
  ) -> Counters {
    layoutFrames(view, LayoutRequest(size: size, textEngine: engine)).host.counters
  }

  private let asked = Asked()
  private let size = CGSize(width: 300, height: 100)

  // The others are fixed, so that the order is known: 300 − 20 − 40.
  @Test func aBoundlessChildBesideFixedOnesIsAskedOnce() {
    let fixed = [20, 40].map { Color.red.frame(width: $0, height: 20) }
    _ = lay(
      size,
      HStack(spacing: 0) {
        fixed[0]
        Leaf(asked: asked).frame(maxWidth: .infinity)
        fixed[1]
      })
    #expect(asked.proposals == ["240×100"])
  }

  @Test func aLeafAloneIsAskedOnce() {
    _ = lay(size, Leaf(asked: asked))
    #expect(asked.proposals == ["300×100"])
  }

  // 300 for three: least, most, then 100 each.
  @Test func aRowAsksForMinimumMaximumAndShare() {
    _ = lay(size, HStack(spacing: 0) { ForEach(0..<3, id: \.self) { _ in Leaf(asked: asked) } })
    #expect(
      asked.proposals
        == ["0×100", "∞×100", "0×100", "∞×100", "0×100", "∞×100", "100×100", "100×100", "100×100"])
  }

  // Two fixed lengths are known; the third child is measured to find the order: 300 − 20 − 40.
  @Test func aRowAsksNothingOfFixedChildren() {
    _ = lay(
      size,
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20)
        Leaf(asked: asked)
        Color.red.frame(width: 40, height: 20)
      })
    #expect(asked.proposals == ["0×100", "∞×100", "240×100"])
  }

  // The leaf is the only child of the higher priority: its rank needs no order. A Spacer's minimum,
  // 8 points in default, is known.
  @Test func aRankOfOneIsAskedForItsShare() {
    _ = lay(
      size,
      HStack(spacing: 0) {
        Leaf(asked: asked)
        Spacer()
      })
    #expect(asked.proposals == ["292×100"])
  }

  // Both frames know their lengths for 0 and ∞; each leaf is proposed only its final length: 10 … 50 takes 50
  // of 150, 10 … 500 the rest.
  @Test func limitsNeedNoMeasurement() {
    let other = Asked()
    var narrow = AnyView(Leaf(asked: asked))
    for _ in 0..<20 { narrow = AnyView(narrow.frame(minWidth: 10, maxWidth: 50)) }
    _ = lay(
      size,
      HStack(spacing: 0) {
        narrow
        Leaf(asked: other).frame(minWidth: 10, maxWidth: 500)
      })
    #expect(asked.proposals == ["50×100"])
    #expect(other.proposals == ["250×100"])
  }

  // Each level proposes one length on its own axis and the whole of the other; with 30 levels the innermost
  // leaves are measured as often as the outermost.
  @Test func depthAddsNoQuestions() {
    let leaves = (0..<31).map { _ in Asked() }
    var view = AnyView(Leaf(asked: leaves[30]))
    for level in (0..<30).reversed() {
      let inner = view
      let leaf = Leaf(asked: leaves[level])
      view =
        level.isMultiple(of: 2)
        ? AnyView(
          HStack(spacing: 0) {
            leaf; inner
          })
        : AnyView(
          VStack(spacing: 0) {
            leaf; inner
          })
    }
    _ = lay(CGSize(width: 1024, height: 1024), view)
    // {0, ∞, offer} on each axis.
    for leaf in leaves { #expect(Set(leaf.proposals).count == leaf.proposals.count) }
    for leaf in leaves { #expect(leaf.proposals.count <= 9) }
  }

  // Views that accept infinity and at most their part take it in any order: 300 for three.
  @Test func equalSharesNeedNoOrder() {
    _ = lay(
      size,
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { _ in Leaf(asked: asked).frame(maxWidth: .infinity) }
      })
    #expect(asked.proposals == ["100×100", "100×100", "100×100"])
  }

  // One needs 200 of 300 at least, so that the others get 50 each: then the order matters.
  @Test func moreThanAShareNeedsTheOrder() {
    let views = layoutFrames(
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: .infinity).id("a")
        Color.red.frame(width: 200).frame(maxWidth: .infinity).id("b")
        Leaf(asked: asked).frame(maxWidth: .infinity).id("c")
      }, LayoutRequest(size: size, textEngine: FixedTextEngine()))
    let widths = views.host.rootNode?.children.map(\.size.width)
    #expect(widths == [50, 200, 50])
    #expect(asked.proposals.contains("0×100"))
  }

  @Test func columnsWithoutBoundsAreAskedForTheirShare() {
    _ = lay(
      size,
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          ForEach(0..<3, id: \.self) { _ in Leaf(asked: asked).frame(maxWidth: .infinity) }
        }
      })
    #expect(asked.proposals == ["100×100", "100×100", "100×100"])
  }

  // Options are proposed their ideal sizes in order, until one fits; the last one needs no test. The inner
  // ViewThatFits, at its ideal size, is its first option, 200 wide in a space of 100.
  @Test func viewThatFitsAsksInOrder() {
    let (shown, never) = (Asked(), Asked())
    _ = lay(
      CGSize(width: 100, height: 100),
      ViewThatFits {
        ViewThatFits {
          Leaf(asked: asked).frame(width: 200)
          Leaf(asked: never)
        }
        Leaf(asked: shown)
      })
    #expect(asked.proposals == ["200×nil"])
    #expect(shown.proposals == ["100×100"])
    #expect(never.proposals == [])
  }

  @Test func aGeometryReaderAsksOnce() {
    _ = lay(size, GeometryReader { _ in Leaf(asked: asked) })
    #expect(asked.proposals == ["300×100"])
  }

  /// Makes ten equal proposals to each of its children.
  private struct Forgetful: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      for _ in 0..<10 { _ = subviews.map { $0.sizeThatFits(proposal) } }
      return proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  @Test func aLayoutWithoutACacheUsesTheNodesCache() {
    _ = lay(
      size,
      Forgetful {
        Leaf(asked: asked)
        Leaf(asked: asked)
      })
    #expect(asked.proposals == ["300×100", "300×100"])
  }

  // Grids in a grid, four and four: a column's width and a row's height from {ideal, 0, ∞, final}.
  @Test func gridsInAGridAskAFewQuestions() {
    let leaves = (0..<16).map { _ in Asked() }
    func inner(_ n: Int) -> some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Leaf(asked: leaves[4 * n]); Leaf(asked: leaves[4 * n + 1])
        }
        GridRow {
          Leaf(asked: leaves[4 * n + 2]); Leaf(asked: leaves[4 * n + 3])
        }
      }
    }
    _ = lay(
      CGSize(width: 400, height: 400),
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          inner(0); inner(1)
        }
        GridRow {
          inner(2); inner(3)
        }
      })
    for leaf in leaves {
      #expect(Set(leaf.proposals).count == leaf.proposals.count)
      #expect(leaf.proposals.last == "100×100")
      #expect(leaf.proposals.count <= 16)
    }
  }

  // A padding measures its child once for each proposal: 300 of them and the leaf, one each.
  @Test func aChainOfModifiersIsAskedOnce() {
    var view = AnyView(Leaf(asked: asked))
    for _ in 0..<300 { view = AnyView(view.padding(.leading, 0.5)) }
    let counters = ViewHost.onBigStack { lay(size, view) }
    #expect(asked.proposals == ["150×100"])
    #expect(counters.measurements <= 302)
  }

  // Texts on a common baseline: each is shaped once, for all proposals, and not again for another width.
  @Test func aTextIsShapedOnce() {
    let engine = CountingEngine()
    let host = ViewHost(textEngine: engine)
    host.show(
      VStack {
        ForEach(0..<10, id: \.self) { n in
          HStack(alignment: .firstTextBaseline) {
            Text("Name of number \(n)")
            Text("a longer text that breaks, \(n)").font(.title)
            Text("3.50")
          }
        }
      }, environment: EnvironmentValues())
    for width in [300, 200, 150] as [CGFloat] {
      host.layout(in: HostWindow(size: CGSize(width: width, height: 2000)))
    }
    #expect(engine.shaped == 30)
  }

  // The second width is proposed to the column, its rows and their Spacers; fixed views are not measured and
  // not placed: 100 rows and their Spacers, the column and the views around it.
  @Test func anotherWidthLeavesFixedViewsAlone() {
    let host = ViewHost(textEngine: FixedTextEngine())
    host.show(
      VStack(spacing: 0) {
        ForEach(0..<100, id: \.self) { _ in
          HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20)
            Spacer(minLength: 0)
            Color.blue.frame(width: 40, height: 20)
          }
        }
      }, environment: EnvironmentValues())
    host.layout(in: HostWindow(size: CGSize(width: 400, height: 2000)))
    let before = host.counters
    host.layout(in: HostWindow(size: CGSize(width: 500, height: 2000)))
    #expect(host.counters.measurements - before.measurements <= 100 + 100 + 2)
    #expect(host.counters.placements - before.placements <= 100 + 100 + 2)
  }
}
