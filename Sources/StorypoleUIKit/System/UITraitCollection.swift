// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The traits of the environment, for dynamic colors.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// Creates default traits with a light or dark style.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    var environment = EnvironmentValues()
    environment.colorScheme = userInterfaceStyle == .dark ? .dark : .light
    self.environment = environment
  }

  /// The traits of the views last shown on this thread; the default ones before the first.
  public class var current: UITraitCollection {
    UITraitCollection(Surroundings.current.environment)
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    environment.colorScheme == .dark ? .dark : .light
  }

  /// The kind of device: a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// The pixels per point.
  public var displayScale: CGFloat { environment.displayScale }

  /// Whether the user prefers more contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    environment.colorSchemeContrast == .increased ? .high : .normal
  }

  /// The size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(environment.dynamicTypeSize)
  }

  /// Left to right, or the reverse.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    UITraitEnvironmentLayoutDirection(environment.layoutDirection)
  }

  /// The size class of the width; unspecified if the views set none.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    UIUserInterfaceSizeClass(environment.horizontalSizeClass)
  }

  /// The size class of the height; unspecified if the views set none.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    UIUserInterfaceSizeClass(environment.verticalSizeClass)
  }
}

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
