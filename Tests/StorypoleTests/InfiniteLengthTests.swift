// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// Guides of views with an infinite length, which stacks propose to find the most flexible child.
@Suite struct InfiniteLengthTests {
  private static let horizontal: [HorizontalAlignment] = [
    .leading, .center, .trailing, .listRowSeparatorLeading, .listRowSeparatorTrailing,
  ]
  private static let vertical: [VerticalAlignment] = [
    .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]

  private func lay(
    _ view: some View, _ width: CGFloat, _ height: CGFloat, isMirrored: Bool = false
  ) -> LayoutResult {
    var request = LayoutRequest(
      size: CGSize(width: width, height: height), textEngine: FixedTextEngine())
    request.environment.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    return layoutFrames(view, request)
  }

  // Derived: 0 of a length is 0, any other fraction of an infinite one is infinite.
  @Test func guidesOfInfiniteViewsAreNumbers() {
    let view = ViewDimensions(width: .infinity, height: .infinity)
    #expect(Self.horizontal.map { view[$0] } == [0, .infinity, .infinity, 0, .infinity])
    #expect(
      Self.vertical.map { view[$0] } == [0, .infinity, .infinity, .infinity, .infinity])
    #expect(view[HorizontalAlignment(OwnID.self)] == 0)
    let deep = ViewDimensions3D(view, depth: .infinity)
    #expect([.back, .center, .front].map { deep[$0] } == [0, .infinity, .infinity])
  }

  private enum OwnID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// Takes its proposal and lets a test read its child.
  private struct Reader: Layout {
    let read: @Sendable (ViewDimensions) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      read(subviews[0].dimensions(in: .infinity))
      return proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test func aLayoutReadsZeroAtTheStartOfAnInfiniteView() {
    let reader = Reader {
      #expect($0[HorizontalAlignment.leading] == 0)
      #expect($0[VerticalAlignment.top] == 0)
      #expect($0[HorizontalAlignment.trailing] == .infinity)
    }
    _ = lay(reader { Color.red }, 100, 100)
    _ = lay(
      reader {
        ZStack(alignment: .topLeading) {
          Color.red; Color.blue
        }
      }, 100, 100)
  }

  /// Containers that align a flexible and a rigid view on a guide.
  @ViewBuilder private func container(_ kind: Int, _ alignment: Alignment) -> some View {
    let rigid = Color.blue.frame(width: 20, height: 20)
    switch kind {
    case 0:
      ZStack(alignment: alignment) {
        Color.red
        rigid
      }
    case 1:
      VStack(alignment: alignment.horizontal, spacing: 0) {
        Color.red
        rigid
      }
    case 2:
      HStack(alignment: alignment.vertical, spacing: 0) {
        Color.red
        rigid
      }
    case 3: rigid.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    case 4: Color.red.overlay(alignment: alignment) { rigid }
    case 5:
      Grid(alignment: alignment, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Color.red }
        GridRow { rigid }
      }
    default:
      // Explicit, at the view's length, seen through a frame.
      Color.red.alignmentGuide(alignment.horizontal) { $0[.trailing] }
        .alignmentGuide(alignment.vertical) { $0[.bottom] }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }

  // Derived: 200 less the rigid neighbor's 80 is 120, which the flexible container takes, in either
  // order.
  @Test(arguments: 0..<7) func rigidNeighborsAreServedFirst(kind: Int) {
    for horizontal in Self.horizontal {
      for vertical in Self.vertical {
        let view = container(kind, Alignment(horizontal: horizontal, vertical: vertical))
          ._probe("flexible")
        let rigid = Color.green.frame(width: 80, height: 80)._probe("rigid")
        for isMirrored in [false, true] {
          for isFirst in [false, true] {
            let row = lay(
              HStack(spacing: 0) {
                if isFirst { view }
                rigid
                if !isFirst { view }
              }, 200, 100, isMirrored: isMirrored)
            #expect(row.frames["flexible"]?.width == 120, "\(horizontal) \(vertical)")
            #expect(row.frames["flexible"]?.minX == (isFirst == isMirrored ? 80 : 0))
            #expect(row.host.space.firstNaN == nil)
            let column = lay(
              VStack(spacing: 0) {
                if isFirst { view }
                rigid
                if !isFirst { view }
              }, 100, 200, isMirrored: isMirrored)
            #expect(column.frames["flexible"]?.height == 120, "\(horizontal) \(vertical)")
            #expect(column.host.space.firstNaN == nil)
          }
        }
      }
    }
  }

  // Derived: 300 less the 38 of the rigid view and the 8 between plain views.
  @Test func aProgressBarFillsTheSpaceBesideItsLabel() {
    let result = lay(
      HStack {
        ZStack(alignment: .leading) {
          Capsule()
          Capsule().frame(width: 60)._probe("done")
        }
        .frame(height: 8)._probe("bar")
        Color.red.frame(width: 38, height: 20)
      }, 300, 100)
    #expect(result.frames["bar"] == CGRect(x: 0, y: 46, width: 254, height: 8))
    #expect(result.frames["done"]?.minX == 0)
  }

  // Derived: the bar of a safe area inset takes its own length of an infinite space.
  @Test(arguments: [0, 1, 2, 3]) func insetsOfInfiniteSpacesAreNumbers(edge: Int) {
    let bar = Color.red
    let view: AnyView =
      switch edge {
      case 0: AnyView(Color.blue.safeAreaInset(edge: .top) { bar })
      case 1: AnyView(Color.blue.safeAreaInset(edge: .bottom) { bar })
      case 2: AnyView(Color.blue.safeAreaInset(edge: HorizontalEdge.leading) { bar })
      default: AnyView(Color.blue.safeAreaInset(edge: HorizontalEdge.trailing) { bar })
      }
    let result = lay(view, 100, 100)
    let size = result.host.rootNode!.size(for: .infinity)
    #expect(size == CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(result.host.space.firstNaN == nil)
  }
}
