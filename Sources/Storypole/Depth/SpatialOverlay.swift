// SPDX-License-Identifier: Apache-2.0
extension View {
  /// Places `content` in the view's own space, aligned on `alignment` in all three axes. Several views form a
  /// SpatialContainer.
  nonisolated public func spatialOverlay<V: View>(
    alignment: Alignment3D = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SecondaryLayerModifier(
        secondary: content(), alignment: alignment.flat,
        role: .spatialOverlay(SpatialRole(alignment.depth))))
  }

  /// Places the view that `transform` makes from a preference in the view's own space, aligned on `alignment` in all
  /// three axes.
  nonisolated public func spatialOverlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment3D = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V>(
        alignment: alignment.flat, role: .spatialOverlay(SpatialRole(alignment.depth)),
        transform: transform))
  }
}

extension SpatialRole {
  fileprivate init(_ guide: DepthAlignment) {
    self.init(guide: guide) { ImplicitStack(SpatialContainer(), name: "SpatialContainer") }
  }
}
