// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension UITraitCollection {
  /// - Parameter isWide: Whether the width is regular in landscape orientation.
  private static func phone(
    _ orientation: ViewImageConfig.Orientation, isWide: Bool
  ) -> UITraitCollection {
    let isLandscape = orientation == .landscape
    return UITraitCollection { traits in
      traits.userInterfaceIdiom = .phone
      traits.layoutDirection = .leftToRight
      // These devices have medium text in snapshot tests, not the default, large.
      traits.preferredContentSizeCategory = .medium
      traits.horizontalSizeClass = isLandscape && isWide ? .regular : .compact
      traits.verticalSizeClass = isLandscape ? .compact : .regular
    }
  }

  static let tablet = UITraitCollection { traits in
    traits.userInterfaceIdiom = .pad
    traits.horizontalSizeClass = .regular
    traits.verticalSizeClass = .regular
  }
  static let tabletCompact = UITraitCollection { traits in
    traits.userInterfaceIdiom = .pad
    traits.horizontalSizeClass = .compact
    traits.verticalSizeClass = .regular
  }

  /// The traits of an iPhone SE; the width is compact in both orientations.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }
  /// The traits of an iPhone 8; the width is compact in both orientations.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }
  /// The traits of an iPhone 8 Plus; the width is regular in landscape orientation.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }
  /// The traits of an iPhone X; the width is compact in both orientations.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }
  /// The traits of an iPhone XS Max; the width is regular in landscape orientation.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }
  /// The traits of an iPhone XR; the width is regular in landscape orientation.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }
  /// The traits of an iPhone 12; the width is compact in both orientations.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }
  /// The traits of an iPhone 12 Pro; the width is compact in both orientations.
  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }
  /// The traits of an iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation, isWide: true)
  }
  /// The traits of an iPhone 13; the width is compact in both orientations.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }
  /// The traits of an iPhone 13 mini; the width is compact in both orientations.
  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }
  /// The traits of an iPhone 13 Pro; the width is compact in both orientations.
  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }
  /// The traits of an iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation, isWide: true)
  }
  /// The traits of an iPhone 14; the width is compact in both orientations.
  public static func iPhone14(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }
  /// The traits of an iPhone 14 Plus; the width is regular in landscape orientation.
  public static func iPhone14Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }
  /// The traits of an iPhone 14 Pro; the width is compact in both orientations.
  public static func iPhone14Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }
  /// The traits of an iPhone 14 Pro Max.
  public static func iPhone14ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation, isWide: true)
  }
  /// The traits of an iPhone 15; the width is compact in both orientations.
  public static func iPhone15(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }
  /// The traits of an iPhone 15 Plus; the width is regular in landscape orientation.
  public static func iPhone15Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }
  /// The traits of an iPhone 15 Pro; the width is compact in both orientations.
  public static func iPhone15Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }
  /// The traits of an iPhone 15 Pro Max.
  public static func iPhone15ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation, isWide: true)
  }
  /// The traits of an iPhone 16; the width is compact in both orientations.
  public static func iPhone16(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }
  /// The traits of an iPhone 16 Plus; the width is regular in landscape orientation.
  public static func iPhone16Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }
  /// The traits of an iPhone 16 Pro; the width is compact in both orientations.
  public static func iPhone16Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }
  /// The traits of an iPhone 16 Pro Max.
  public static func iPhone16ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation, isWide: true)
  }
  /// The traits of an iPad mini.
  public static let iPadMini = tablet
  /// The traits of an iPad mini in a narrow part of the screen.
  public static let iPadMini_Compact_SplitView = tabletCompact
  /// The traits of an iPad of 9.7 inches.
  public static let iPad9_7 = tablet
  /// The traits of an iPad of 9.7 inches in a narrow part of the screen.
  public static let iPad9_7_Compact_SplitView = tabletCompact
  /// The traits of an iPad of 10.2 inches.
  public static let iPad10_2 = tablet
  /// The traits of an iPad of 10.2 inches in a narrow part of the screen.
  public static let iPad10_2_Compact_SplitView = tabletCompact
  /// The traits of an iPad Pro of 10.5 inches.
  public static let iPadPro10_5 = tablet
  /// The traits of an iPad Pro of 10.5 inches in a narrow part of the screen.
  public static let iPadPro10_5_Compact_SplitView = tabletCompact
  /// The traits of an iPad Pro of 11 inches.
  public static let iPadPro11 = tablet
  /// The traits of an iPad Pro of 11 inches in a narrow part of the screen.
  public static let iPadPro11_Compact_SplitView = tabletCompact
  /// The traits of an iPad Pro of 12.9 inches.
  public static let iPadPro12_9 = tablet
  /// The traits of an iPad Pro of 12.9 inches in a narrow part of the screen.
  public static let iPadPro12_9_Compact_SplitView = tabletCompact
}
