// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// Impossible values of views: nothing traps, each error is reported once, frames stay numbers.
@Suite struct BadInputTests {
  private func lay(_ view: some View) -> LayoutResult {
    layoutFrames(
      view, LayoutRequest(size: CGSize(width: 200, height: 100), textEngine: FixedTextEngine()))
  }

  private static let strange: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, -0.0, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 1e300,
  ]

  // Documented: a frame of negative or non-finite length is invalid; it is ignored (rule 7.1).
  @Test func invalidFrameIsIgnored() {
    let result = lay(Color.red.frame(width: -.infinity, height: 20)._probe("box"))
    #expect(result.frames["box"]?.width == 200)
    #expect(result.frames["box"]?.height == 20)
  }

  @Test func duplicateIDsAreReportedOnce() {
    let result = lay(
      VStack { ForEach([1, 1, 1, 2], id: \.self) { _ in Color.red.frame(height: 5) } })
    #expect(result.warnings.filter { $0.contains("occurs more than once") }.count == 1)
    // All views exist: 4 · 5 and 3 · 8.
    #expect(result.rootSize.height == 44)
  }

  private struct Broken: Layout {
    var answer: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: answer, height: answer)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews {
        subview.place(at: CGPoint(x: answer, y: answer), proposal: ProposedViewSize(bounds.size))
      }
    }
  }

  private func wrap(_ view: some View, _ kind: Int, _ value: CGFloat) -> AnyView {
    switch kind {
    case 0: AnyView(view.padding(value))
    case 1: AnyView(view.frame(width: value, height: value))
    case 2: AnyView(view.frame(minWidth: value, idealWidth: value, maxWidth: value))
    case 3: AnyView(view.offset(x: value, y: value))
    case 4: AnyView(view.position(x: value, y: value))
    case 5: AnyView(view.aspectRatio(value, contentMode: .fill))
    case 6:
      AnyView(
        HStack(spacing: value) {
          view; view
        })
    case 7:
      AnyView(view.alignmentGuide(.leading) { _ in value }.alignmentGuide(.top) { _ in value })
    case 8: AnyView(view.layoutPriority(Double(value)))
    case 9: AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: value))]) { view })
    case 10: AnyView(Broken(answer: value)() { view })
    case 11:
      AnyView(
        Grid {
          GridRow {
            view.gridCellColumns(value.isFinite ? .max : .min); view
          }
        })
    case 12: AnyView(Spacer(minLength: value))
    case 13: AnyView(ScrollView { view }.contentMargins(value))
    case 14: AnyView(view.safeAreaPadding(value))
    case 15: AnyView(view.containerRelativeFrame(.horizontal) { length, _ in length * value / 0 })
    case 16:
      AnyView(
        ZStack(alignment: .topLeading) {
          view; Color.red
        })
    case 17: AnyView(view.scaleEffect(value).rotationEffect(.radians(Double(value))))
    default: AnyView(view.zIndex(Double(value)))
    }
  }

  @Test(arguments: 0..<19) func strangeNumbersDoNotTrap(kind: Int) {
    for outer in 0..<19 {
      for value in Self.strange {
        let view = wrap(wrap(Color.red._probe("leaf"), kind, value), outer, value)
        let result = lay(view)
        _ = result.host.paint(size: CGSize(width: 200, height: 100), scale: 2, origin: .zero)
        _ = try? result.host.describe(guides: ["leading", "firstTextBaseline"])
        #expect(result.failure == nil)
      }
    }
  }

  private struct Flicker: View {
    @State private var count = 0
    var body: some View {
      Color.red.frame(width: CGFloat(count % 2 + 1), height: 1)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { _ in
          count += 1
        }
    }
  }

  // A view that changes after every layout is stopped and reported.
  @Test func endlessReactionIsStopped() {
    let result = lay(Flicker())
    #expect(result.failure == nil)
    #expect(result.warnings.contains { $0.contains("still change after") })
  }
}

/// Values of a layout that outlive it.
@Suite struct LifetimeTests {
  @Test func dimensionsAndProxiesOutliveTheHost() {
    var proxy: GeometryProxy?
    var dimensions: ViewDimensions?
    do {
      _ = layoutFrames(
        VStack(alignment: .leading) {
          GeometryReader { inside in
            let _ = proxy = inside
            Color.red
          }
          Color.red.frame(width: 30, height: 10)
            .alignmentGuide(.leading) {
              dimensions = $0
              return 5
            }
        },
        LayoutRequest(size: CGSize(width: 100, height: 100), textEngine: FixedTextEngine()))
    }
    #expect(dimensions?.width == 30)
    #expect(dimensions?[explicit: .trailing] == nil)
    #expect(dimensions?[.firstTextBaseline] == 10)
    #expect(proxy?.size.width == 100)
    _ = proxy?.frame(in: .global)
    _ = proxy?.safeAreaInsets
  }
}

/// A view that changes in the same update that removes it.
@Suite @MainActor struct RemovalTests {
  @Observable final class Model {
    var isShown = true
    var count = 0
  }

  private struct Inner: View {
    var model: Model
    var body: some View { Color.red.frame(width: CGFloat(model.count + 1), height: 1) }
  }

  private struct Outer: View {
    var model: Model
    var body: some View {
      VStack {
        if model.isShown { VStack { AnyView(Inner(model: model).padding(1)) } }
        Color.blue.frame(height: 2)
      }
    }
  }

  @Test func aChangedViewMayLeaveTheTree() {
    let model = Model()
    let host = ViewHost(textEngine: FixedTextEngine())
    host.show(Outer(model: model), environment: EnvironmentValues())
    let window = HostWindow(size: CGSize(width: 100, height: 100))
    host.layout(in: window)
    let bodies = host.counters.bodies
    model.count = 1
    model.isShown = false
    host.layout(in: window)
    #expect(host.counters.bodies == bodies + 1)
    #expect(host.rootNode?.size.height == 2)
    model.isShown = true
    host.layout(in: window)
    #expect(host.rootNode?.size.height == 13)
  }
}
