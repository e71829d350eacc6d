// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole

/// Positions of scroll views. The numbers are measured (iamcgn/swiftui-web scroll/*) by default.
@Suite struct ScrollTests {
  private func lay(_ view: some View) -> LayoutResult {
    layoutFrames(
      view,
      LayoutRequest(size: CGSize(width: 300, height: 200), textEngine: FixedTextEngine()))
  }

  private func rows(_ count: Int) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { Color.red.frame(width: 120, height: 20)._probe("\($0)") }
    }
  }

  @Test func anchorsOfShortContent() {
    let bottom = lay(ScrollView { rows(3) }.defaultScrollAnchor(.bottom, for: .alignment))
    #expect(bottom.frames["0"]?.minY == 140)
    let center = lay(ScrollView { rows(3) }.defaultScrollAnchor(.center, for: .alignment))
    #expect(center.frames["0"]?.minY == 70)
  }

  @Test func startsAtTheAnchor() {
    let result = lay(ScrollView { rows(20) }.defaultScrollAnchor(.bottom))
    #expect(result.frames["0"]?.minY == -200)
  }

  @Test func staysAtTheEndWhenContentGrows() {
    ViewHost.onBigStack {
      let host = ViewHost(textEngine: FixedTextEngine())
      let window = HostWindow(size: CGSize(width: 300, height: 200))
      func offset(_ count: Int, at edge: UnitPoint) -> CGFloat? {
        host.show(
          ScrollView { rows(count) }.defaultScrollAnchor(.bottom, for: .sizeChanges)
            .defaultScrollAnchor(edge, for: .initialOffset), environment: EnvironmentValues())
        host.layout(in: window)
        return LayoutResult(host: host).frames["0"]?.minY
      }
      #expect(offset(20, at: .bottom) == -200)
      #expect(offset(25, at: .bottom) == -300)
    }
  }

  @Test func staysAtTheTopWhenContentGrows() {
    ViewHost.onBigStack {
      let host = ViewHost(textEngine: FixedTextEngine())
      let window = HostWindow(size: CGSize(width: 300, height: 200))
      for count in [20, 25] {
        host.show(
          ScrollView { rows(count) }.defaultScrollAnchor(.bottom, for: .sizeChanges),
          environment: EnvironmentValues())
        host.layout(in: window)
        #expect(LayoutResult(host: host).frames["0"]?.minY == 0)
      }
    }
  }

  @Test func aBoundIdentityScrollsWhenItChanges() {
    ViewHost.onBigStack {
      let host = ViewHost(textEngine: FixedTextEngine())
      let window = HostWindow(size: CGSize(width: 300, height: 200))
      func top(_ id: Int?) -> CGFloat? {
        host.show(
          ScrollView { rows(20) }.scrollPosition(id: .constant(id)),
          environment: EnvironmentValues())
        host.layout(in: window)
        return LayoutResult(host: host).frames["0"]?.minY
      }
      #expect(top(15) == 0)
      // The least movement: row 12 ends at 260.
      #expect(top(12) == -60)
    }
  }

  // Ours: a ScrollPosition is a target position, so it counts from the start.
  @Test func aPositionScrollsAtFirst() {
    let edge = lay(
      ScrollView { rows(20) }.scrollPosition(.constant(ScrollPosition(edge: .bottom))))
    #expect(edge.frames["0"]?.minY == -200)
    let point = lay(ScrollView { rows(20) }.scrollPosition(.constant(ScrollPosition(y: 30))))
    #expect(point.frames["0"]?.minY == -30)
    let view = lay(
      ScrollView { rows(20) }.scrollPosition(.constant(ScrollPosition(id: 5, anchor: .top))))
    #expect(view.frames["5"]?.minY == 0)
  }

  @Test func geometry() {
    var seen: [ScrollGeometry] = []
    _ = lay(
      ScrollView { rows(20) }
        .contentMargins(.top, 20, for: .scrollContent)
        .frame(height: 150)
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: {
          seen.append($1)
        })
    #expect(seen.count == 1)
    #expect(seen.last?.contentOffset == CGPoint(x: 0, y: -20))
    #expect(seen.last?.contentInsets.top == 20)
    #expect(seen.last?.contentSize == CGSize(width: 120, height: 400))
    #expect(seen.last?.containerSize == CGSize(width: 120, height: 130))
    #expect(seen.last?.bounds == CGRect(x: 0, y: -20, width: 120, height: 130))
    #expect(seen.last?.visibleRect == CGRect(x: 0, y: -20, width: 120, height: 150))
  }

  // A jump requested after a layout happens in the next one, without another update.
  @Test func reactionsToALayoutCanScroll() {
    struct Jump: View {
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<1000, id: \.self) {
                Color.red.frame(width: 120, height: 20)._probe("\($0)")
              }
            }
          }
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: { _ in
            proxy.scrollTo(500, anchor: .center)
          }
        }
      }
    }
    // derived: (200 − 20) / 2
    #expect(lay(Jump()).frames["500"]?.minY == 90)
  }

  @Test func anUnknownIdentityIsReported() {
    struct Jump: View {
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView { Color.red.frame(height: 400) }
            .onGeometryChange(for: CGSize.self) {
              $0.size
            } action: { _ in
              proxy.scrollTo("nowhere")
            }
        }
      }
    }
    #expect(lay(Jump()).warnings.contains { $0.contains("nowhere") })
  }

  @Test func rightToLeftStartsAtTheRight() {
    var request = LayoutRequest(
      size: CGSize(width: 200, height: 100), textEngine: FixedTextEngine())
    request.environment.layoutDirection = .rightToLeft
    let result = layoutFrames(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) {
            Color.red.frame(width: 20, height: 20)._probe("\($0)")
          }
        }
      }, request)
    #expect(result.frames["0"]?.maxX == 200)
    #expect(result.frames["9"]?.minX == 0)
    #expect(result.frames["10"] == nil)
  }
}
