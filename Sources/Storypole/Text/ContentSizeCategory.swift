// SPDX-License-Identifier: Apache-2.0
/// The sizes of Dynamic Type under their older names; their order and effect are those of
/// `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest size; `DynamicTypeSize.xSmall`.
  case extraSmall
  /// `DynamicTypeSize.small`.
  case small
  /// `DynamicTypeSize.medium`.
  case medium
  /// `DynamicTypeSize.large`, the default.
  case large
  /// `DynamicTypeSize.xLarge`.
  case extraLarge
  /// `DynamicTypeSize.xxLarge`.
  case extraExtraLarge
  /// `DynamicTypeSize.xxxLarge`.
  case extraExtraExtraLarge
  /// `DynamicTypeSize.accessibility1`.
  case accessibilityMedium
  /// `DynamicTypeSize.accessibility2`.
  case accessibilityLarge
  /// `DynamicTypeSize.accessibility3`.
  case accessibilityExtraLarge
  /// `DynamicTypeSize.accessibility4`.
  case accessibilityExtraExtraLarge
  /// The largest size; `DynamicTypeSize.accessibility5`.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the five for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory: Comparable {
  private var rank: Int { Self.allCases.firstIndex(of: self)! }

  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.rank < rhs.rank
  }
}

extension EnvironmentValues {
  /// The size of Dynamic Type under its older name; reads and writes `dynamicTypeSize`.
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
