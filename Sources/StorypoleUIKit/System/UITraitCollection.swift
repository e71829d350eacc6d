// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The properties of the surroundings that a dynamic color asks for.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// Creates traits that are light or dark, and else the default ones.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    var environment = EnvironmentValues()
    environment.colorScheme = userInterfaceStyle == .dark ? .dark : .light
    self.environment = environment
  }

  /// The traits of the views that were shown last on this thread; the default ones before there are any.
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

  /// Whether the person has asked for more contrast.
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

  /// The width as a class; unspecified if the views set none.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    UIUserInterfaceSizeClass(environment.horizontalSizeClass)
  }

  /// The height as a class; unspecified if the views set none.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    UIUserInterfaceSizeClass(environment.verticalSizeClass)
  }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Neither is asked for.
  case unspecified = 0
  /// Dark content on a light background, or the reverse.
  case light, dark

  /// Creates the style that SwiftUI's value has in UIKit; nil is unspecified.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    default: self = .unspecified
    }
  }
}

/// The kind of device, of which there is one here: a phone.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// A device that names no kind.
  case unspecified = -1
  /// A phone, or another kind that nothing here is.
  case phone = 0, pad, tv, carPlay
  /// A Mac or a headset; nothing here is one.
  case mac = 5, vision
}

/// The contrast that the person asks for.
public enum UIAccessibilityContrast: Int, Sendable {
  /// No contrast is asked for.
  case unspecified = -1
  /// The usual contrast, or a higher one.
  case normal = 0, high
}

/// The room along an axis as a class.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The views set no class.
  case unspecified = 0
  /// Little room, or much.
  case compact, regular

  /// Creates the class that SwiftUI's value has in UIKit; nil is unspecified.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: self = .unspecified
    }
  }
}
