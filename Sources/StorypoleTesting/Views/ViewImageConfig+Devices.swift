// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// Sizes and safe areas as in snapshot tests of these devices everywhere: published by Apple, and, for the safe areas,
// observed.

extension ViewImageConfig {
  /// - Parameters:
  ///   - size: The screen in portrait orientation.
  ///   - top: The safe area at the top in portrait orientation, and on both sides in landscape orientation unless
  ///     the screen has a status bar of 20.
  ///   - bottoms: The safe area at the bottom in portrait and in landscape orientation.
  private static func phone(
    _ orientation: Orientation, _ size: (width: CGFloat, height: CGFloat), top: CGFloat,
    bottoms: (CGFloat, CGFloat) = (34, 21), traits: UITraitCollection
  ) -> ViewImageConfig {
    let side = top == 20 ? 0 : top
    return switch orientation {
    case .portrait:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottoms.0, right: 0),
        size: CGSize(width: size.width, height: size.height), traits: traits)
    case .landscape:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: 0, left: side, bottom: bottoms.1, right: side),
        size: CGSize(width: size.height, height: size.width), traits: traits)
    }
  }

  /// An iPhone SE in portrait orientation: 320 × 568 points.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// An iPhone SE: 320 × 568 points in portrait orientation.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (320, 568), top: 20, bottoms: (0, 0), traits: .iPhoneSe(orientation))
  }
  /// An iPhone 8 in portrait orientation: 375 × 667 points.
  public static let iPhone8 = iPhone8(.portrait)
  /// An iPhone 8: 375 × 667 points in portrait orientation.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (375, 667), top: 20, bottoms: (0, 0), traits: .iPhone8(orientation))
  }
  /// An iPhone 8 Plus in portrait orientation: 414 × 736 points.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// An iPhone 8 Plus: 414 × 736 points in portrait orientation.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (414, 736), top: 20, bottoms: (0, 0), traits: .iPhone8Plus(orientation))
  }
  /// An iPhone X in portrait orientation: 375 × 812 points.
  public static let iPhoneX = iPhoneX(.portrait)
  /// An iPhone X: 375 × 812 points in portrait orientation.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (375, 812), top: 44, bottoms: (34, 24), traits: .iPhoneX(orientation))
  }
  /// An iPhone XS Max in portrait orientation: 414 × 896 points.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// An iPhone XS Max: 414 × 896 points in portrait orientation.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (414, 896), top: 44, bottoms: (34, 24), traits: .iPhoneXsMax(orientation))
  }
  /// An iPhone XR in portrait orientation: 414 × 896 points.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// An iPhone XR: 414 × 896 points in portrait orientation.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (414, 896), top: 44, bottoms: (34, 24), traits: .iPhoneXr(orientation))
  }
  /// An iPhone 12 in portrait orientation: 390 × 844 points.
  public static let iPhone12 = iPhone12(.portrait)
  /// An iPhone 12: 390 × 844 points in portrait orientation.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (390, 844), top: 47, traits: .iPhone12(orientation))
  }
  /// An iPhone 12 Pro in portrait orientation: 390 × 844 points.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// An iPhone 12 Pro: 390 × 844 points in portrait orientation.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (390, 844), top: 47, traits: .iPhone12Pro(orientation))
  }
  /// An iPhone 12 Pro Max in portrait orientation: 428 × 926 points.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// An iPhone 12 Pro Max: 428 × 926 points in portrait orientation.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (428, 926), top: 47, traits: .iPhone12ProMax(orientation))
  }
  /// An iPhone 13 in portrait orientation: 390 × 844 points.
  public static let iPhone13 = iPhone13(.portrait)
  /// An iPhone 13: 390 × 844 points in portrait orientation.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (390, 844), top: 47, traits: .iPhone13(orientation))
  }
  /// An iPhone 13 mini in portrait orientation: 375 × 812 points.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// An iPhone 13 mini: 375 × 812 points in portrait orientation.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (375, 812), top: 50, traits: .iPhone13Mini(orientation))
  }
  /// An iPhone 13 Pro in portrait orientation: 390 × 844 points.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// An iPhone 13 Pro: 390 × 844 points in portrait orientation.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (390, 844), top: 47, traits: .iPhone13Pro(orientation))
  }
  /// An iPhone 13 Pro Max in portrait orientation: 428 × 926 points.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// An iPhone 13 Pro Max: 428 × 926 points in portrait orientation.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (428, 926), top: 47, traits: .iPhone13ProMax(orientation))
  }
  /// An iPhone 14 in portrait orientation: 390 × 844 points.
  public static let iPhone14 = iPhone14(.portrait)
  /// An iPhone 14: 390 × 844 points in portrait orientation.
  public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (390, 844), top: 47, traits: .iPhone14(orientation))
  }
  /// An iPhone 14 Plus in portrait orientation: 428 × 926 points.
  public static let iPhone14Plus = iPhone14Plus(.portrait)
  /// An iPhone 14 Plus: 428 × 926 points in portrait orientation.
  public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (428, 926), top: 47, traits: .iPhone14Plus(orientation))
  }
  /// An iPhone 14 Pro in portrait orientation: 393 × 852 points.
  public static let iPhone14Pro = iPhone14Pro(.portrait)
  /// An iPhone 14 Pro: 393 × 852 points in portrait orientation.
  public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (393, 852), top: 59, traits: .iPhone14Pro(orientation))
  }
  /// An iPhone 14 Pro Max in portrait orientation: 430 × 932 points.
  public static let iPhone14ProMax = iPhone14ProMax(.portrait)
  /// An iPhone 14 Pro Max: 430 × 932 points in portrait orientation.
  public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (430, 932), top: 59, traits: .iPhone14ProMax(orientation))
  }
  /// An iPhone 15 in portrait orientation: 393 × 852 points.
  public static let iPhone15 = iPhone15(.portrait)
  /// An iPhone 15: 393 × 852 points in portrait orientation.
  public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (393, 852), top: 59, traits: .iPhone15(orientation))
  }
  /// An iPhone 15 Plus in portrait orientation: 430 × 932 points.
  public static let iPhone15Plus = iPhone15Plus(.portrait)
  /// An iPhone 15 Plus: 430 × 932 points in portrait orientation.
  public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (430, 932), top: 59, traits: .iPhone15Plus(orientation))
  }
  /// An iPhone 15 Pro in portrait orientation: 393 × 852 points.
  public static let iPhone15Pro = iPhone15Pro(.portrait)
  /// An iPhone 15 Pro: 393 × 852 points in portrait orientation.
  public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (393, 852), top: 59, traits: .iPhone15Pro(orientation))
  }
  /// An iPhone 15 Pro Max in portrait orientation: 430 × 932 points.
  public static let iPhone15ProMax = iPhone15ProMax(.portrait)
  /// An iPhone 15 Pro Max: 430 × 932 points in portrait orientation.
  public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (430, 932), top: 59, traits: .iPhone15ProMax(orientation))
  }
  /// An iPhone 16 in portrait orientation: 393 × 852 points.
  public static let iPhone16 = iPhone16(.portrait)
  /// An iPhone 16: 393 × 852 points in portrait orientation.
  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (393, 852), top: 59, traits: .iPhone16(orientation))
  }
  /// An iPhone 16 Plus in portrait orientation: 430 × 932 points.
  public static let iPhone16Plus = iPhone16Plus(.portrait)
  /// An iPhone 16 Plus: 430 × 932 points in portrait orientation.
  public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (430, 932), top: 59, traits: .iPhone16Plus(orientation))
  }
  /// An iPhone 16 Pro in portrait orientation: 402 × 874 points.
  public static let iPhone16Pro = iPhone16Pro(.portrait)
  /// An iPhone 16 Pro: 402 × 874 points in portrait orientation.
  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (402, 874), top: 62, traits: .iPhone16Pro(orientation))
  }
  /// An iPhone 16 Pro Max in portrait orientation: 440 × 956 points.
  public static let iPhone16ProMax = iPhone16ProMax(.portrait)
  /// An iPhone 16 Pro Max: 440 × 956 points in portrait orientation.
  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, (440, 956), top: 62, traits: .iPhone16ProMax(orientation))
  }

  /// - Parameters:
  ///   - size: The screen in landscape orientation.
  ///   - landscape: The widths of a third, a half and two thirds in landscape orientation.
  ///   - portrait: The widths of a third and two thirds in portrait orientation.
  ///   - isHalfRegular: Whether a half has the regular width class.
  private static func tablet(
    _ orientation: TabletOrientation, _ size: (width: CGFloat, height: CGFloat),
    landscape: [CGFloat], portrait: [CGFloat], safeArea: (CGFloat, CGFloat) = (20, 0),
    isHalfRegular: Bool = false
  ) -> ViewImageConfig {
    let (width, height, isRegular) =
      switch orientation {
      case .landscape(.oneThird): (landscape[0], size.height, false)
      case .landscape(.oneHalf): (landscape[1], size.height, isHalfRegular)
      case .landscape(.twoThirds): (landscape[2], size.height, true)
      case .landscape(.full): (size.width, size.height, true)
      case .portrait(.oneThird): (portrait[0], size.width, false)
      case .portrait(.twoThirds): (portrait[1], size.width, false)
      case .portrait(.full): (size.height, size.width, true)
      }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: safeArea.0, left: 0, bottom: safeArea.1, right: 0),
      size: CGSize(width: width, height: height),
      traits: isRegular ? .tablet : .tabletCompact)
  }

  /// An iPad mini in landscape orientation: 1024 × 768 points.
  public static let iPadMini = iPadMini(.landscape)
  /// An iPad mini: 1024 × 768 points in landscape orientation.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(TabletOrientation(orientation))
  }
  /// A part of the screen of an iPad mini.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(orientation, (1024, 768), landscape: [320, 507, 694], portrait: [320, 438])
  }
  /// An iPad of 9.7 inches in landscape orientation: 1024 × 768 points.
  public static let iPad9_7 = iPad9_7(.landscape)
  /// An iPad of 9.7 inches: 1024 × 768 points in landscape orientation.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPad9_7(TabletOrientation(orientation))
  }
  /// A part of the screen of an iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(orientation, (1024, 768), landscape: [320, 507, 694], portrait: [320, 438])
  }
  /// An iPad of 10.2 inches in landscape orientation: 1080 × 810 points.
  public static let iPad10_2 = iPad10_2(.landscape)
  /// An iPad of 10.2 inches: 1080 × 810 points in landscape orientation.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    iPad10_2(TabletOrientation(orientation))
  }
  /// A part of the screen of an iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(orientation, (1080, 810), landscape: [320, 535, 750], portrait: [320, 480])
  }
  /// An iPad Pro of 10.5 inches in landscape orientation: 1112 × 834 points.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// An iPad Pro of 10.5 inches: 1112 × 834 points in landscape orientation.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5(TabletOrientation(orientation))
  }
  /// A part of the screen of an iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(orientation, (1112, 834), landscape: [320, 551, 782], portrait: [320, 504])
  }
  /// An iPad Pro of 11 inches in landscape orientation: 1194 × 834 points.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// An iPad Pro of 11 inches: 1194 × 834 points in landscape orientation.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro11(TabletOrientation(orientation))
  }
  /// A part of the screen of an iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      orientation, (1194, 834), landscape: [375, 592, 809], portrait: [320, 504], safeArea: (24, 20)
    )
  }
  /// An iPad Pro of 12.9 inches in landscape orientation: 1366 × 1024 points.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  /// An iPad Pro of 12.9 inches: 1366 × 1024 points in landscape orientation.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9(TabletOrientation(orientation))
  }
  /// A part of the screen of an iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      orientation, (1366, 1024), landscape: [375, 678, 981], portrait: [375, 639],
      isHalfRegular: true)
  }

  /// An Apple TV with a screen of 1920 × 1080.
  public static let tv = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90),
    size: CGSize(width: 1920, height: 1080))
  /// An Apple TV with a screen of 3840 × 2160.
  public static let tv4K = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180),
    size: CGSize(width: 3840, height: 2160))
}

extension ViewImageConfig.TabletOrientation {
  fileprivate init(_ orientation: ViewImageConfig.Orientation) {
    self =
      orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
  }
}
