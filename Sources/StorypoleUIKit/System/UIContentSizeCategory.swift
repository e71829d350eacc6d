// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The text size that the user prefers.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// UIKit's name of the size.
  public let rawValue: String
  /// Creates a size with UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The smallest size, `UICTContentSizeCategoryXS`.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// A small size, `UICTContentSizeCategoryS`.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// A size below the default.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The default size.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// A size above the default.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// A large size, `UICTContentSizeCategoryXXL`.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size without accessibility, `UICTContentSizeCategoryXXXL`.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest accessibility size, `UICTContentSizeCategoryAccessibilityM`.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second accessibility size, `UICTContentSizeCategoryAccessibilityL`.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  /// No size, `_UICTContentSizeCategoryUnspecified`.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")

  /// From the smallest to the largest.
  fileprivate static let all: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Creates the size from SwiftUI's value; nil is unspecified.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    let index = dynamicTypeSize.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }
    self = index.map { Self.all[$0] } ?? .unspecified
  }
}

extension DynamicTypeSize {
  /// Creates the size from UIKit's value; nil for an unspecified one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = UIContentSizeCategory.all.firstIndex(of: uiSizeCategory) else { return nil }
    self = Self.allCases[index]
  }
}

extension ContentSizeCategory {
  /// Creates the size from UIKit's value; nil for an unspecified one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = UIContentSizeCategory.all.firstIndex(of: uiSizeCategory) else { return nil }
    self = Self.allCases[index]
  }
}

extension UserInterfaceSizeClass {
  /// Creates the class from UIKit's value; nil for an unspecified one.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}

/// The direction of the layout in traits.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No direction.
  case unspecified = -1
  /// Left to right, or the reverse.
  case leftToRight = 0, rightToLeft

  /// Creates the direction from SwiftUI's value.
  public init(_ layoutDirection: LayoutDirection) {
    self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension LayoutDirection {
  /// Creates the direction from UIKit's value; nil for an unspecified one.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .unspecified: return nil
    }
  }
}

extension ColorScheme {
  /// Creates the scheme from UIKit's value; nil for an unspecified one.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}
