// SPDX-License-Identifier: Apache-2.0
import Storypole

// Bars and tables, for `UINavigationBar.appearance()` and the like: SwiftUI draws its own, so that these have no
// effect, and a warning reports it.

extension UIView {
  /// Reports that the appearance of a class has no effect.
  static func warnOfAppearance() {
    Surroundings.warn(
      "\(Self.self).appearance() has no effect: set the look with modifiers, such as .toolbarBackground, "
        + ".scrollContentBackground and .tint", once: "appearance \(Self.self)")
  }
}

/// The bar of a navigation stack; it is not drawn.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  /// The appearance proxy; it has no effect here, and a warning reports it.
  open override class func appearance() -> UINavigationBar {
    warnOfAppearance()
    return UINavigationBar(frame: .zero)
  }
  weak var controller: UINavigationController?
  /// Creates the bar of a controller.
  convenience init(of controller: UINavigationController) {
    self.init(frame: .zero)
    self.controller = controller
  }
  /// Has no effect here.
  open var barTintColor: UIColor?
  /// Has no effect here.
  open var isTranslucent = true
  /// Has no effect here.
  open var prefersLargeTitles = false
  /// Has no effect here.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Has no effect here.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Has no effect here.
  open var standardAppearance = UINavigationBarAppearance()
  /// Has no effect here.
  open var compactAppearance: UINavigationBarAppearance?
  /// Has no effect here.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Has no effect here.
  open var shadowImage: UIImage?
  /// Has no effect here.
  open var backIndicatorImage: UIImage?
  /// Has no effect here.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Has no effect here.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// The default height, or a lower one.
  case `default` = 0, compact
}

/// The tab bar; it is not drawn.
@MainActor @preconcurrency open class UITabBar: UIView {
  /// The appearance proxy; it has no effect here, and a warning reports it.
  open override class func appearance() -> UITabBar {
    warnOfAppearance()
    return UITabBar(frame: .zero)
  }
  /// Has no effect here.
  open var barTintColor: UIColor?
  /// Has no effect here.
  open var unselectedItemTintColor: UIColor?
  /// Has no effect here.
  open var isTranslucent = true
  /// Has no effect here.
  open var backgroundImage: UIImage?
  /// Has no effect here.
  open var shadowImage: UIImage?
  /// Has no effect here.
  open var standardAppearance = UITabBarAppearance()
  /// Has no effect here.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A table; a placeholder box is drawn.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  /// The appearance proxy; it has no effect here, and a warning reports it.
  open override class func appearance() -> UITableView {
    warnOfAppearance()
    return UITableView(frame: .zero)
  }
  /// The separator between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None, or a line.
    case none = 0, singleLine
  }
  /// Has no effect here.
  open var separatorStyle = SeparatorStyle.singleLine
  /// Has no effect here.
  open var separatorColor: UIColor?
  /// Has no effect here.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// Has no effect here.
  open var tableFooterView: UIView?
  /// Has no effect here.
  open var tableHeaderView: UIView?
  /// Has no effect here.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// Has no effect here.
  open var rowHeight: CGFloat = -1
  /// Has no effect here.
  open var allowsSelection = true
}

/// A row of a table; a placeholder box is drawn.
@MainActor @preconcurrency open class UITableViewCell: UIView {
  /// The appearance proxy; it has no effect here, and a warning reports it.
  open override class func appearance() -> UITableViewCell {
    warnOfAppearance()
    return UITableViewCell(frame: .zero)
  }
  /// The style of a selected row.
  public enum SelectionStyle: Int, Sendable {
    /// None, or one of the system's.
    case none = 0, blue, gray, `default`
  }
  /// Has no effect here.
  open var selectionStyle = SelectionStyle.default
  /// Has no effect here.
  open var selectedBackgroundView: UIView?
}

/// The appearance of a bar; has no effect here.
@MainActor @preconcurrency open class UIBarAppearance {
  /// Creates the default appearance.
  public init() {}
  /// The color behind the bar; nil by default.
  open var backgroundColor: UIColor?
  /// The blur behind the bar; nil by default.
  open var backgroundEffect: UIBlurEffect?
  /// The image behind the bar; nil by default.
  open var backgroundImage: UIImage?
  /// The color of the line at the bar's edge.
  open var shadowColor: UIColor?
  /// The image at the bar's edge; nil by default.
  open var shadowImage: UIImage?
  /// Has no effect here.
  open func configureWithDefaultBackground() {}
  /// Has no effect here.
  open func configureWithOpaqueBackground() {}
  /// Has no effect here.
  open func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar; has no effect here.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  /// The appearance of the title; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of a large title; empty by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the button back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons that end an edit.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The offset of the title from its default position.
  open var titlePositionAdjustment = UIOffset.zero
  /// Has no effect here.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The appearance of a bar's button; has no effect here.
@MainActor @preconcurrency open class UIBarButtonItemAppearance {
  /// Creates the default appearance.
  public init() {}
  /// The usual appearance.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance of a pressed button.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of a disabled button.
  public let disabled = UIBarButtonItemStateAppearance()
}

/// The appearance of a bar's button in a state; has no effect here.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance {
  init() {}
  /// The appearance of the title; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The image behind the button; nil by default.
  open var backgroundImage: UIImage?
}

/// The appearance of a tab bar; has no effect here.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the symbol above the title.
  public let stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with the symbol beside the title.
  public let inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs in a low bar.
  public let compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of a tab; has no effect here.
@MainActor @preconcurrency open class UITabBarItemAppearance {
  /// Creates the default appearance.
  public init() {}
  /// The appearance of an unselected tab.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab.
  public let selected = UITabBarItemStateAppearance()
}

/// The appearance of a tab in a state; has no effect here.
@MainActor @preconcurrency open class UITabBarItemStateAppearance {
  init() {}
  /// The color of the symbol; nil by default.
  open var iconColor: UIColor?
  /// The appearance of the title; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color behind the badge; nil by default.
  open var badgeBackgroundColor: UIColor?
}
