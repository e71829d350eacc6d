// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

private struct Total: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

@Suite struct CoordinateSpaceAPI {
  @Test func spaces() {
    // api: CoordinateSpace
    let _: any (Equatable & Hashable).Type = CoordinateSpace.self
    // api: CoordinateSpace.global; CoordinateSpace.local; CoordinateSpace.named(_:)
    // api: CoordinateSpace.isGlobal; CoordinateSpace.isLocal
    #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.global.isLocal)
    #expect(CoordinateSpace.local.isLocal && !CoordinateSpace.local.isGlobal)
    #expect(!CoordinateSpace.named("a").isGlobal && !CoordinateSpace.named("a").isLocal)
  }

  @Test func protocols() {
    func space(_ space: some CoordinateSpaceProtocol) -> CoordinateSpace { space.coordinateSpace }
    // api: CoordinateSpaceProtocol; CoordinateSpaceProtocol.coordinateSpace
    // api: CoordinateSpaceProtocol.global; CoordinateSpaceProtocol.local
    // api: CoordinateSpaceProtocol.named(_:)
    #expect(space(.global) == .global)
    #expect(space(.local) == .local)
    #expect(space(.named("a")) == .named("a"))
    // api: CoordinateSpaceProtocol.scrollView; CoordinateSpaceProtocol.scrollView(axis:)
    #expect(space(.scrollView) != space(.scrollView(axis: .vertical)))
    // api: GlobalCoordinateSpace; GlobalCoordinateSpace.init()
    // api: LocalCoordinateSpace; LocalCoordinateSpace.init(); NamedCoordinateSpace
    #expect(GlobalCoordinateSpace().coordinateSpace == .global)
    #expect(LocalCoordinateSpace().coordinateSpace == .local)
    let _: any (CoordinateSpaceProtocol & Equatable).Type = NamedCoordinateSpace.self
    // api: View.coordinateSpace(_:)
    isView(leaf.coordinateSpace(.named("a")))
  }

  @available(*, deprecated) @Test func deprecatedForms() {
    // api: View.coordinateSpace(name:)
    isView(leaf.coordinateSpace(name: "a"))
    // api: GeometryProxy.frame(in:) | CoordinateSpace) -> CGRect
    let space = CoordinateSpace.named("a")
    isView(GeometryReader { proxy in leaf.frame(width: proxy.frame(in: space).width) })
  }

  @Test func geometryReader() {
    // api: GeometryReader; GeometryReader.init(content:)
    let reader: GeometryReader<Color> = GeometryReader { _ in leaf }
    // api: GeometryReader.content
    let _: (GeometryProxy) -> Color = reader.content
  }

  @MainActor @Test func proxy() throws {
    var seen: [CGFloat] = []
    let view = GeometryReader { (proxy: GeometryProxy) -> Color in
      // api: GeometryProxy; GeometryProxy.size; GeometryProxy.safeAreaInsets
      // api: GeometryProxy.containerCornerInsets
      seen = [proxy.size.width, proxy.safeAreaInsets.top]
      seen.append(proxy.containerCornerInsets.topLeading.width)
      // api: GeometryProxy.frame(in:) | some CoordinateSpaceProtocol
      seen.append(proxy.frame(in: .named("outer")).minX)
      // api: GeometryProxy.bounds(of:)
      seen.append(proxy.bounds(of: .named("outer"))?.minX ?? -1)
      return leaf
    }
    let renderer = ImageRenderer(
      content: view.padding(5).frame(width: 50, height: 50).coordinateSpace(.named("outer")))
    _ = try renderer.pngData()
    #expect(seen == [40, 0, 0, 5, -5])
  }

  @Test func anchorsAndChanges() {
    // api: View.anchorPreference(key:value:transform:)
    let view = leaf.anchorPreference(key: Total.self, value: .bounds) { _ in 1 }
    // api: View.transformAnchorPreference(key:value:transform:)
    isView(view.transformAnchorPreference(key: Total.self, value: .top) { total, _ in total += 1 })
    // api: GeometryProxy.subscript(_:)
    let _: (GeometryProxy, Anchor<CGRect>) -> CGRect = { proxy, anchor in proxy[anchor] }
    // api: View.onGeometryChange(for:of:action:) | (T) -> Void
    isView(leaf.onGeometryChange(for: CGSize.self, of: { $0.size }, action: { new in _ = new }))
    // api: View.onGeometryChange(for:of:action:) | (T, T) -> Void
    isView(
      leaf.onGeometryChange(
        for: CGSize.self, of: { $0.size }, action: { old, new in _ = (old, new) }))
  }
}
