// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

@MainActor @Suite struct SpatialLayoutAPI {
  @Test func modifiers() throws {
    // api: View.alignmentGuide(_:computeValue:) | DepthAlignment
    isView(
      leaf.alignmentGuide(.front) { d in
        // api: ViewDimensions3D.subscript(_:) | DepthAlignment
        // api: ViewDimensions3D.subscript(_:) | HorizontalAlignment
        // api: ViewDimensions3D.subscript(_:) | VerticalAlignment
        let places = [d[.front] - 10, d[.leading], d[.top]]
        // api: ViewDimensions3D.subscript(explicit:) | DepthAlignment
        // api: ViewDimensions3D.subscript(explicit:) | HorizontalAlignment
        // api: ViewDimensions3D.subscript(explicit:) | VerticalAlignment
        let explicit: [CGFloat?] = [d[explicit: .back], d[explicit: .leading], d[explicit: .top]]
        return explicit.compactMap { $0 }.first ?? places[0]
      })
    // api: View.frame(depth:alignment:)
    isView(leaf.frame(depth: 10).frame(depth: nil, alignment: .back))
    // api: View.frame(minDepth:idealDepth:maxDepth:alignment:)
    isView(leaf.frame(minDepth: 1, idealDepth: 2, maxDepth: .infinity, alignment: .front))
    // api: View.padding3D(_:) | EdgeInsets3D; View.padding3D(_:) | CGFloat
    // api: View.padding3D(_:_:)
    isView(leaf.padding3D(EdgeInsets3D(front: 1)).padding3D(4).padding3D().padding3D(.front, 2))
    // api: View.offset(z:)
    isView(leaf.offset(z: 10))
    // api: View.aspectRatio3D(_:contentMode:); View.scaledToFit3D(); View.scaledToFill3D()
    isView(leaf.aspectRatio3D(Size3D(width: 1, height: 2, depth: 3), contentMode: .fit))
    isView(leaf.aspectRatio3D(contentMode: .fill).scaledToFit3D().scaledToFill3D())
    let rotation = Rotation3D(angle: .degrees(30), axis: .y)
    // api: View.rotation3DLayout(_:); View.rotation3DLayout(_:axis:) | (x:
    // api: View.rotation3DLayout(_:axis:) | RotationAxis3D
    isView(
      leaf.rotation3DLayout(rotation).rotation3DLayout(.degrees(30), axis: (0, 1, 0))
        .rotation3DLayout(.degrees(30), axis: .xy))
    // api: LayoutRotationUnaryLayout
    let _: any (ViewModifier & Animatable).Type = LayoutRotationUnaryLayout.self
  }

  @Test func effects() {
    let rotation = Rotation3D(angle: .degrees(30), axis: .y)
    // api: View.rotation3DEffect(_:anchor:); View.rotation3DEffect(_:axis:anchor:) | (x:
    // api: View.rotation3DEffect(_:axis:anchor:) | axis: RotationAxis3D, anchor: UnitPoint3D = .center) -> some View
    isView(
      leaf.rotation3DEffect(rotation, anchor: .front)
        .rotation3DEffect(.degrees(30), axis: (0, 1, 0), anchor: .front)
        .rotation3DEffect(.degrees(30), axis: .y))
    // api: View.perspectiveRotationEffect(_:axis:anchor:anchorZ:perspective:)
    // api: View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)
    isView(
      leaf.perspectiveRotationEffect(.degrees(30), axis: (0, 1, 0))
        .rotation3DEffect(.degrees(30), axis: (0, 1, 0), anchorZ: 5, perspective: 0))
    // api: View.scaleEffect(_:anchor:) | (_ s: CGFloat, anchor: UnitPoint3D; View.scaleEffect(x:y:z:anchor:)
    isView(leaf.scaleEffect(2, anchor: .front).scaleEffect(x: 1, y: 2, z: 3))
    // api: View.scaleEffect(_:anchor:) | Size3D
    isView(leaf.scaleEffect(Size3D(width: 1, height: 2, depth: 3)))
    // api: View.transform3DEffect(_:)
    isView(leaf.transform3DEffect(AffineTransform3D(rotation: rotation)))
    // api: View.visualEffect3D(_:)
    isView(
      leaf.visualEffect3D { content, proxy in
        // api: VisualEffect.offset(z:); VisualEffect.transform3DEffect(_:)
        // api: VisualEffect.rotation3DEffect(_:anchor:)
        // api: VisualEffect.rotation3DEffect(_:axis:anchor:) | (x:
        // api: VisualEffect.rotation3DEffect(_:axis:anchor:) | axis: RotationAxis3D, anchor: UnitPoint3D = .center) -> some VisualEffect
        content.offset(z: proxy.size.depth).transform3DEffect(.identity)
          .rotation3DEffect(rotation, anchor: .front)
          .rotation3DEffect(.degrees(30), axis: (0, 1, 0), anchor: .front)
          .rotation3DEffect(.degrees(30), axis: .y)
          // api: VisualEffect.scaleEffect(_:anchor:) | (_ s: CGFloat, anchor: UnitPoint3D
          // api: VisualEffect.scaleEffect(_:anchor:) | Size3D
          // api: VisualEffect.scaleEffect(x:y:z:anchor:)
          .scaleEffect(2, anchor: .front).scaleEffect(Size3D(width: 1, height: 2, depth: 3))
          .scaleEffect(x: 1, y: 2, z: 3)
          // api: VisualEffect.perspectiveRotationEffect(_:axis:anchor:perspective:)
          .perspectiveRotationEffect(.degrees(30), axis: (0, 1, 0))
      })
  }

  @Test func containers() throws {
    // api: SpatialContainer; SpatialContainer.init(alignment:)
    let _: any (Layout & Animatable & Sendable).Type = SpatialContainer.self
    isView(SpatialContainer { leaf })
    isView(SpatialContainer(alignment: .topLeadingBack) { leaf })
    // api: Layout.depthAlignment(_:); Layout.depthAlignment(_:content:)
    let layout: some Layout = HStackLayout().depthAlignment(.front)
    isView(layout { leaf })
    isView(VStackLayout().depthAlignment(.center) { leaf })
    // api: ZStack.init(alignment:spacing:content:)
    let stack = ZStack(alignment: .top, spacing: 10) { leaf }
    isView(stack)
    isView(ZStack(spacing: nil) { leaf })
    // api: ZStackContent3D; ZStackContent3D.init(spacing:content:)
    var content = ZStackContent3D(spacing: 10, content: leaf)
    // api: ZStackContent3D.content; ZStackContent3D.spacing; ZStackContent3D : View
    content.spacing = nil
    content.content = .blue
    isView(content)
    // api: View.spatialOverlay(alignment:content:)
    isView(leaf.spatialOverlay { leaf }.spatialOverlay(alignment: .front) { leaf })
    // api: View.spatialOverlayPreferenceValue(_:alignment:_:)
    isView(leaf.spatialOverlayPreferenceValue(Boxes.self) { _ in leaf })
  }

  private struct Boxes: PreferenceKey {
    static let defaultValue: [Anchor<Rect3D>] = []
    static func reduce(value: inout [Anchor<Rect3D>], nextValue: () -> [Anchor<Rect3D>]) {
      value += nextValue()
    }
  }

  @Test func geometry() throws {
    var sizes: [Size3D] = []
    var places: [AffineTransform3D?] = []
    // api: GeometryReader3D; GeometryReader3D.init(content:)
    // api: GeometryProxy3D; GeometryProxy3D.size; GeometryProxy3D.safeAreaInsets
    let reader = GeometryReader3D { (proxy: GeometryProxy3D) in
      let _ = sizes.append(proxy.size)
      let _: EdgeInsets3D = proxy.safeAreaInsets
      // api: GeometryProxy3D.frame(in:); GeometryProxy3D.transform(in:)
      let _: Rect3D = proxy.frame(in: .global)
      let _ = places.append(proxy.transform(in: .local))
      leaf
    }
    _ = try picture(reader.frame(width: 20, height: 30).frame(depth: 40))
    // Documented: the reader takes its proposal, all three lengths.
    #expect(sizes.last == Size3D(width: 20, height: 30, depth: 40))
    #expect(places.last == .identity)
    // api: GeometryReader3D.content
    let _: (GeometryProxy3D) -> Text = GeometryReader3D { _ in Text("a") }.content
    // api: GeometryProxy.transform(in:)
    var flat: AffineTransform3D?
    _ = try picture(
      GeometryReader { proxy in
        let _ = flat = proxy.transform(in: .local)
        leaf
      })
    #expect(flat == .identity)
    // api: View.onGeometryChange3D(for:of:action:) | (T) -> Void
    // api: View.onGeometryChange3D(for:of:action:) | (T, T) -> Void
    var seen: [Double] = []
    _ = try picture(
      leaf.frame(depth: 12)
        .onGeometryChange3D(for: Double.self, of: \.size.depth) { seen.append($0) }
        .onGeometryChange3D(for: Double.self, of: \.size.depth) { _, new in seen.append(new) })
    #expect(seen == [12, 12])
  }

  @available(*, deprecated) @Test func deprecatedForms() {
    // api: Anchor.Source.center | Point3D
    let center: Anchor<Point3D>.Source = .center
    _ = center
  }

  @Test func anchors() throws {
    // api: Anchor.Source.bounds3D; Anchor.Source.rect3D(_:)
    let rects: [Anchor<Rect3D>.Source] = [.bounds3D, .rect3D(Rect3D(origin: .zero, size: .one))]
    // api: Anchor.Source.center3D; Anchor.Source.point3D(_:)
    // api: Anchor.Source.unitPoint3D(_:)
    let points: [Anchor<Point3D>.Source] = [
      .center3D, .point3D(Point3D(x: 1, y: 2, z: 3)), .unitPoint3D(.front),
    ]
    #expect(rects.count + points.count == 5)
    var found: [Rect3D] = []
    // api: GeometryProxy3D.subscript(_:)
    _ = try picture(
      leaf.frame(width: 20, height: 30).frame(depth: 40)
        .anchorPreference(key: Boxes.self, value: .bounds3D) { [$0] }
        .spatialOverlayPreferenceValue(Boxes.self) { anchors in
          GeometryReader3D { proxy in
            let _ = found = anchors.map { proxy[$0] }
            leaf
          }
        })
    #expect(
      found == [Rect3D(origin: .zero, size: Size3D(width: 20, height: 30, depth: 40))])
  }
}
