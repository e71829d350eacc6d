// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

@Suite struct PaddingAPI {
  @Test func insets() {
    // api: EdgeInsets
    let _: any (Animatable & Equatable & Sendable).Type = EdgeInsets.self
    // api: EdgeInsets.init(); EdgeInsets.init(top:leading:bottom:trailing:)
    var insets = EdgeInsets()
    #expect(insets == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    // api: EdgeInsets.top; EdgeInsets.leading; EdgeInsets.bottom; EdgeInsets.trailing
    insets.top = 1
    insets.leading = 2
    insets.bottom = 3
    insets.trailing = 4
    // api: EdgeInsets.AnimatableData; EdgeInsets.animatableData
    let data: EdgeInsets.AnimatableData = insets.animatableData
    var copy = EdgeInsets()
    copy.animatableData = data
    #expect(copy == insets)
  }

  @Test func cornerInsets() {
    // api: RectangleCornerInsets
    let _: any (Equatable & Hashable & Sendable).Type = RectangleCornerInsets.self
    // api: RectangleCornerInsets.init()
    // api: RectangleCornerInsets.init(topLeading:topTrailing:bottomLeading:bottomTrailing:)
    #expect(
      RectangleCornerInsets()
        == RectangleCornerInsets(
          topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero))
    // api: RectangleCornerInsets.topLeading; RectangleCornerInsets.topTrailing
    // api: RectangleCornerInsets.bottomLeading; RectangleCornerInsets.bottomTrailing
    var corners = RectangleCornerInsets()
    corners.topLeading = CGSize(width: 10, height: 5)
    corners.topTrailing = CGSize(width: 20, height: 8)
    corners.bottomLeading = CGSize(width: 3, height: 4)
    corners.bottomTrailing = .zero
    // api: EdgeInsets.inset(by:edges:)
    let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    #expect(
      insets.inset(by: corners, edges: .top)
        == EdgeInsets(top: 9, leading: 1, bottom: 1, trailing: 1))
    #expect(insets.inset(by: corners) == EdgeInsets(top: 9, leading: 11, bottom: 5, trailing: 21))
  }

  @Test func padding() {
    // api: View.padding(_:) | CGFloat
    isView(leaf.padding(CGFloat(3)))
    // api: View.padding(_:) | EdgeInsets
    isView(leaf.padding(EdgeInsets()))
    // api: View.padding(_:_:)
    isView(leaf.padding())
    isView(leaf.padding(.horizontal))
    isView(leaf.padding([.top, .leading], 3))
    // api: View.scenePadding(_:); View.scenePadding(_:edges:)
    isView(leaf.scenePadding())
    isView(leaf.scenePadding(.minimum, edges: .horizontal))
    // api: ScenePadding; ScenePadding.minimum; ScenePadding.navigationBar
    let _: any (Equatable & Sendable).Type = ScenePadding.self
    #expect(ScenePadding.minimum != ScenePadding.navigationBar)
  }

  @Test func contentMargins() {
    // api: ContentMarginPlacement; ContentMarginPlacement.automatic
    // api: ContentMarginPlacement.scrollContent; ContentMarginPlacement.scrollIndicators
    let placements: [ContentMarginPlacement] = [.automatic, .scrollContent, .scrollIndicators]
    // api: View.contentMargins(_:for:)
    isView(leaf.contentMargins(8, for: placements[0]))
    isView(leaf.contentMargins(8))
    // api: View.contentMargins(_:_:for:) | EdgeInsets
    isView(leaf.contentMargins(.top, EdgeInsets(), for: .scrollContent))
    // api: View.contentMargins(_:_:for:) | CGFloat?
    isView(leaf.contentMargins(.top, 8, for: .scrollIndicators))
    isView(leaf.contentMargins(.top, nil))
  }

  @Test func lists() {
    // api: View.listRowInsets(_:); View.listRowSpacing(_:)
    isView(leaf.listRowInsets(EdgeInsets()))
    isView(leaf.listRowInsets(nil))
    isView(leaf.listRowSpacing(8))
    // api: View.listSectionMargins(_:_:)
    isView(leaf.listSectionMargins(.horizontal, 8))
    isView(leaf.listSectionMargins(.all, nil))
    // api: View.listSectionSpacing(_:) | CGFloat
    isView(leaf.listSectionSpacing(CGFloat(8)))
    // api: View.listSectionSpacing(_:) | ListSectionSpacing
    isView(leaf.listSectionSpacing(.compact))
    isView(leaf.listSectionSpacing(.custom(8)))
  }
}
