// SPDX-License-Identifier: Apache-2.0
/// Which of a text's variants is shown.
public protocol TextVariantPreference: Sendable {}

/// The variant that takes the most room, whatever there is.
public struct FixedTextVariant: TextVariantPreference, Sendable {}

/// The variant that fits.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}

extension TextVariantPreference where Self == FixedTextVariant {
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
  /// Changes nothing here: Foundation's formats give one variant on Linux.
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}
