// SPDX-License-Identifier: Apache-2.0
// The small enumerations that environments and modifiers speak in.

/// A direction in which views are laid out.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

/// What a drawing does when its surroundings run from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Stays as it is.
  case fixed
  /// Is mirrored in the given direction.
  case mirrors(in: LayoutDirection)

  /// Mirrored where text runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// How content fills the space available to it while it keeps its proportions.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

/// Whether a part of the interface is shown; chosen by context when automatic.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}

public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// The text size that the reader prefers, in the order from small to large.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The parts of the safe area.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the device and its bars take.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// What a software keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all = SafeAreaRegions(rawValue: .max)
}
