// SPDX-License-Identifier: Apache-2.0
extension View {
  /// Shows the view where `mask` is opaque. The mask is proposed the view's size, and aligned on `alignment`;
  /// an empty mask hides the view.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(SecondaryLayerModifier(secondary: mask(), alignment: alignment, role: .mask))
  }

  /// Shows the view where a mask in its center is opaque.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(SecondaryLayerModifier(secondary: mask, alignment: .center, role: .mask))
  }
}
