// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

/// Scroll views as SwiftUI declares them.
@Suite struct ScrollAPI {
  @Test func behaviours() {
    isView(ScrollView(.horizontal, showsIndicators: false) { leaf })
    isView(leaf.scrollIndicators(.hidden).scrollDisabled(true).scrollClipDisabled())
    isView(leaf.scrollTargetBehavior(.paging).scrollTargetLayout())
    isView(leaf.scrollTargetBehavior(.viewAligned(limitBehavior: .always)))
    isView(leaf.scrollBounceBehavior(.basedOnSize).scrollDismissesKeyboard(.interactively))
    isView(leaf.scrollEdgeEffectStyle(.soft, for: .top))
    isView(leaf.defaultScrollAnchor(.bottom).defaultScrollAnchor(nil, for: .alignment))
    isView(leaf.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) })
    isView(leaf.onScrollVisibilityChange(threshold: 0.2) { _ in })
    isView(
      leaf.onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, _ in
      })
    isView(leaf.onScrollPhaseChange { _, _ in })
  }

  @MainActor @Test func positions() {
    isView(leaf.scrollPosition(id: .constant(Int?.none), anchor: .top))
    isView(leaf.scrollPosition(.constant(ScrollPosition(idType: Int.self))))
    var position = ScrollPosition(id: 3, anchor: .top)
    #expect(position.viewID(type: Int.self) == 3)
    #expect(position.viewID.map { AnyHashable($0) } == AnyHashable(3))
    position.scrollTo(edge: .bottom)
    #expect(position.edge == .bottom)
    #expect(position.viewID == nil)
    position.scrollTo(x: 1, y: 2)
    #expect(position.point == CGPoint(x: 1, y: 2))
    isView(ScrollViewReader { proxy in Button("Go") { proxy.scrollTo(1, anchor: .top) } })
  }
}
