// SPDX-License-Identifier: Apache-2.0
extension View {
  /// Draws `content` in front of the view, aligned on `alignment`. It is proposed the view's size, and
  /// doesn't change it.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SecondaryLayerModifier(secondary: content(), alignment: alignment, role: .overlay))
  }

  /// Draws a view in front of the view, aligned on `alignment`.
  @_disfavoredOverload nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryLayerModifier(secondary: overlay, alignment: alignment, role: .overlay))
  }

  /// Draws `content` behind the view, aligned on `alignment`. It is proposed the view's size, and doesn't
  /// change it.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SecondaryLayerModifier(secondary: content(), alignment: alignment, role: .background))
  }

  /// Draws a view behind the view, aligned on `alignment`.
  @_disfavoredOverload nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryLayerModifier(secondary: background, alignment: alignment, role: .background))
  }
}
