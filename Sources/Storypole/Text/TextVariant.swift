// SPDX-License-Identifier: Apache-2.0
/// A preference among the variants of a text. No preference has an effect here, because Foundation's formats
/// give one variant on Linux.
public protocol TextVariantPreference: Sendable {}

/// The preference for the longest variant, regardless of the available space.
public struct FixedTextVariant: TextVariantPreference, Sendable {}

/// The preference for the variant that fits.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}

extension TextVariantPreference where Self == FixedTextVariant {
  /// The preference for the longest variant, regardless of the available space.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The preference for the variant that fits.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
  /// Prefers a variant of the text. Accepted; has no effect here, because Foundation's formats give one
  /// variant on Linux.
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}
