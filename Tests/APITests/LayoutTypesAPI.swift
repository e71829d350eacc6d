// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

/// Uses another layout as custom layouts do: with its own cache.
private struct Wrapper<Inner: Layout>: Layout {
  var inner: Inner

  func makeCache(subviews: Subviews) -> Inner.Cache { inner.makeCache(subviews: subviews) }
  func updateCache(_ cache: inout Inner.Cache, subviews: Subviews) {
    inner.updateCache(&cache, subviews: subviews)
  }
  func spacing(subviews: Subviews, cache: inout Inner.Cache) -> ViewSpacing {
    inner.spacing(subviews: subviews, cache: &cache)
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache)
    -> CGSize
  { inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache
  ) { inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
}

@Suite struct LayoutTypesAPI {
  @Test func stacks() {
    // api: HStackLayout
    let _: any (Animatable & Layout & Sendable).Type = HStackLayout.self
    // api: HStackLayout.init(alignment:spacing:)
    var row = HStackLayout()
    // api: HStackLayout.alignment; HStackLayout.spacing
    #expect(row.alignment == .center)
    #expect(row.spacing == nil)
    row.alignment = .top
    row.spacing = 3
    row = HStackLayout(alignment: .bottom, spacing: 4)
    // api: VStackLayout
    let _: any (Animatable & Layout & Sendable).Type = VStackLayout.self
    // api: VStackLayout.init(alignment:spacing:)
    var column = VStackLayout()
    // api: VStackLayout.alignment; VStackLayout.spacing
    #expect(column.alignment == .center)
    #expect(column.spacing == nil)
    column.alignment = .leading
    column.spacing = 3
    column = VStackLayout(alignment: .trailing, spacing: 4)
    // api: ZStackLayout
    let _: any (Animatable & Layout & Sendable).Type = ZStackLayout.self
    // api: ZStackLayout.init(alignment:)
    var pile = ZStackLayout()
    // api: ZStackLayout.alignment
    #expect(pile.alignment == .center)
    pile.alignment = .top
    pile = ZStackLayout(alignment: .bottom)
    isView(row { leaf })
    isView(column { leaf })
    isView(pile { leaf })
  }

  @Test func associatedTypes() {
    // api: HStackLayout.AnimatableData; VStackLayout.AnimatableData; ZStackLayout.AnimatableData
    // api: GridLayout.AnimatableData
    #expect(HStackLayout.AnimatableData.self == EmptyAnimatableData.self)
    #expect(VStackLayout.AnimatableData.self == EmptyAnimatableData.self)
    #expect(ZStackLayout.AnimatableData.self == EmptyAnimatableData.self)
    #expect(GridLayout.AnimatableData.self == EmptyAnimatableData.self)
    // api: HStackLayout.Cache; VStackLayout.Cache; ZStackLayout.Cache
    #expect(HStackLayout.Cache.self == VStackLayout.Cache.self)
    #expect(ZStackLayout.Cache.self == Void.self)
    // api: GridLayout.Body
    #expect(GridLayout.Body.self == Never.self)
  }

  @Test func grid() {
    // api: GridLayout
    let _: any (Animatable & Layout & Sendable).Type = GridLayout.self
    // api: GridLayout.init(alignment:horizontalSpacing:verticalSpacing:)
    var grid = GridLayout()
    // api: GridLayout.alignment; GridLayout.horizontalSpacing; GridLayout.verticalSpacing
    #expect(grid.alignment == .center)
    #expect(grid.horizontalSpacing == nil && grid.verticalSpacing == nil)
    grid.alignment = .top
    grid.horizontalSpacing = 1
    grid.verticalSpacing = 2
    grid = GridLayout(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 2)
    isView(grid { GridRow { leaf } })
  }

  @Test func gridAsLayout() {
    // api: GridLayout.Cache; GridLayout.makeCache(subviews:); GridLayout.updateCache(_:subviews:)
    typealias Cache = GridLayout.Cache
    let grid = GridLayout()
    let _: (LayoutSubviews) -> Cache = grid.makeCache(subviews:)
    let _: (inout Cache, LayoutSubviews) -> Void = grid.updateCache(_:subviews:)
    // api: GridLayout.spacing(subviews:cache:)
    let _: (LayoutSubviews, inout Cache) -> ViewSpacing = grid.spacing(subviews:cache:)
    // api: GridLayout.sizeThatFits(proposal:subviews:cache:)
    let _: (ProposedViewSize, LayoutSubviews, inout Cache) -> CGSize =
      grid.sizeThatFits(proposal:subviews:cache:)
    // api: GridLayout.placeSubviews(in:proposal:subviews:cache:)
    let _: (CGRect, ProposedViewSize, LayoutSubviews, inout Cache) -> Void =
      grid.placeSubviews(in:proposal:subviews:cache:)
    typealias Explicit<Guide> =
      (Guide, CGRect, ProposedViewSize, LayoutSubviews, inout Cache) -> CGFloat?
    // api: GridLayout.explicitAlignment(of:in:proposal:subviews:cache:) | HorizontalAlignment
    let _: Explicit<HorizontalAlignment> = grid.explicitAlignment(of:in:proposal:subviews:cache:)
    // api: GridLayout.explicitAlignment(of:in:proposal:subviews:cache:) | VerticalAlignment
    let _: Explicit<VerticalAlignment> = grid.explicitAlignment(of:in:proposal:subviews:cache:)
  }

  @Test func anyLayout() {
    // api: AnyLayout
    let _: any (Animatable & Layout).Type = AnyLayout.self
    // api: AnyLayout.init(_:)
    var layout = AnyLayout(Wrapper(inner: VStackLayout()))
    // api: AnyLayout.AnimatableData; AnyLayout.animatableData
    let data: AnyLayout.AnimatableData = layout.animatableData
    layout.animatableData = data
    #expect(layout.animatableData == data)
    isView(layout { leaf })
    // api: AnyLayout.Cache; AnyLayout.makeCache(subviews:); AnyLayout.updateCache(_:subviews:)
    typealias Cache = AnyLayout.Cache
    let _: (LayoutSubviews) -> Cache = layout.makeCache(subviews:)
    let _: (inout Cache, LayoutSubviews) -> Void = layout.updateCache(_:subviews:)
    // api: AnyLayout.spacing(subviews:cache:)
    let _: (LayoutSubviews, inout Cache) -> ViewSpacing = layout.spacing(subviews:cache:)
    // api: AnyLayout.sizeThatFits(proposal:subviews:cache:)
    let _: (ProposedViewSize, LayoutSubviews, inout Cache) -> CGSize =
      layout.sizeThatFits(proposal:subviews:cache:)
    // api: AnyLayout.placeSubviews(in:proposal:subviews:cache:)
    let _: (CGRect, ProposedViewSize, LayoutSubviews, inout Cache) -> Void =
      layout.placeSubviews(in:proposal:subviews:cache:)
    typealias Explicit<Guide> =
      (Guide, CGRect, ProposedViewSize, LayoutSubviews, inout Cache) -> CGFloat?
    // api: AnyLayout.explicitAlignment(of:in:proposal:subviews:cache:) | HorizontalAlignment
    let _: Explicit<HorizontalAlignment> = layout.explicitAlignment(of:in:proposal:subviews:cache:)
    // api: AnyLayout.explicitAlignment(of:in:proposal:subviews:cache:) | VerticalAlignment
    let _: Explicit<VerticalAlignment> = layout.explicitAlignment(of:in:proposal:subviews:cache:)
  }

  @Test func animatableLayoutsKeepTheirDataWhenHidden() {
    struct Ring: Layout {
      var radius: Double
      var animatableData: Double {
        get { radius }
        set { radius = newValue }
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 2 * radius, height: 2 * radius)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    var a = AnyLayout(Ring(radius: 10))
    let b = AnyLayout(Ring(radius: 30))
    var middle = a.animatableData + b.animatableData
    middle.scale(by: 0.5)
    a.animatableData = middle
    #expect(a.animatableData == AnyLayout(Ring(radius: 20)).animatableData)
    #expect(a.animatableData != b.animatableData)
  }
}
