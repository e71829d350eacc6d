// SPDX-License-Identifier: Apache-2.0
extension View {
  /// Shows the view where `mask` is opaque; the mask is lined up on `alignment` and laid out as an
  /// overlay is.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(SecondaryLayerModifier(secondary: mask(), alignment: alignment, role: .mask))
  }

  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(SecondaryLayerModifier(secondary: mask, alignment: .center, role: .mask))
  }
}
