// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No preference.
  case unspecified = 0
  /// Dark content on a light background, or the reverse.
  case light, dark

  /// Creates the style from SwiftUI's value; nil is unspecified.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    default: self = .unspecified
    }
  }
}

/// The kind of device; here always a phone.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// An unspecified device.
  case unspecified = -1
  /// A phone, or another kind, which is not used here.
  case phone = 0, pad, tv, carPlay
  /// A Mac or a headset, which are not used here.
  case mac = 5, vision
}

/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
  /// No preference.
  case unspecified = -1
  /// The normal contrast, or a higher one.
  case normal = 0, high
}

/// The size class of the space along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The views set no class.
  case unspecified = 0
  /// Limited space, or ample space.
  case compact, regular

  /// Creates the class from SwiftUI's value; nil is unspecified.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: self = .unspecified
    }
  }
}

/// The range of colors of a screen; pictures here have sRGB's.
public enum UIDisplayGamut: Int, Sendable {
  /// An unspecified range.
  case unspecified = -1
  /// sRGB, or Display P3.
  case SRGB = 0, P3
}

/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, Sendable {
  /// No preference.
  case unspecified = -1
  /// The normal weight, or bold.
  case regular = 0, bold
}

/// Whether the screen measures the force of a touch; here it never does.
public enum UIForceTouchCapability: Int, Sendable {
  /// Unknown, not available, or available.
  case unknown = 0, unavailable, available
}
