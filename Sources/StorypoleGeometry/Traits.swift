// SPDX-License-Identifier: Apache-2.0
// Small enumerations for environments and modifiers.

/// The direction of layout.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right: leading is left.
  case leftToRight
  /// From right to left: leading is right.
  case rightToLeft
}

/// The behavior of a drawing in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The drawing is never mirrored.
  case fixed
  /// The drawing is mirrored in layouts of the given direction.
  case mirrors(in: LayoutDirection)

  /// The drawing is mirrored in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// The way that content with fixed proportions fits its available space.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of the content is visible, and may leave space on one axis.
  case fit
  /// The content covers all of the space, and may exceed it on one axis.
  case fill
}

/// Whether a part of the interface is shown; the context decides if automatic.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The context decides.
  case automatic
  /// The part is shown.
  case visible
  /// The part is hidden.
  case hidden
}

/// An appearance of the interface: light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark content on light backgrounds; the default.
  case light
  /// Light content on dark backgrounds.
  case dark
}

/// The contrast between content and background.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The usual contrast; the default.
  case standard
  /// More contrast; some system colors and assets have variants for it.
  case increased
}

/// The weight of text that the reader prefers.
public enum LegibilityWeight: Hashable, Sendable {
  /// Text keeps its own weight.
  case regular
  /// Text is bolder.
  case bold
}

/// The size class of the available space along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Limited space, such as the width of a phone.
  case compact
  /// Ample space, such as the width of a tablet.
  case regular
}

/// The text size that the reader prefers, in the order from small to large.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall
  /// The second smallest size.
  case small
  /// The size below the default.
  case medium
  /// The default size.
  case large
  /// The size above the default.
  case xLarge
  /// Two sizes above the default.
  case xxLarge
  /// The largest size that isn't for accessibility.
  case xxxLarge
  /// The smallest of the accessibility sizes.
  case accessibility1
  /// The second of the accessibility sizes.
  case accessibility2
  /// The third of the accessibility sizes.
  case accessibility3
  /// The fourth of the accessibility sizes.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Whether the size is one of the five for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The parts of the safe area.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set from its bits; those without a name are kept.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The area that the device and its bars cover.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The area that a software keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}
