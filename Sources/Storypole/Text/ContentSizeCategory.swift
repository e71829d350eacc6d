// SPDX-License-Identifier: Apache-2.0
/// Dynamic Type under its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory: Comparable {
  private var rank: Int { Self.allCases.firstIndex(of: self)! }

  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.rank < rhs.rank
  }
}

extension EnvironmentValues {
  public var sizeCategory: ContentSizeCategory {
    get {
      ContentSizeCategory.allCases[DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize)!]
    }
    set {
      dynamicTypeSize =
        DynamicTypeSize.allCases[ContentSizeCategory.allCases.firstIndex(of: newValue)!]
    }
  }
}
