// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The content of a navigation bar for one controller. It is not drawn: SwiftUI's bars have `.toolbar`.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  /// Creates an item.
  nonisolated override init() {}
  /// Creates an item with a title.
  public init(title: String) { self.title = title }
  /// The title; nil by default.
  open var title: String?
  /// A text above the title; nil by default.
  open var prompt: String?
  /// The view in place of the title; nil by default.
  open var titleView: UIView?
  /// The title of the button that leads back here.
  open var backButtonTitle: String?
  /// The button that leads back here; nil by default.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether there is no button back; false by default.
  open var hidesBackButton = false
  /// The button at the leading edge; nil by default.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button at the trailing edge; nil by default.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The buttons at the leading edge; nil by default.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the trailing edge; nil by default.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The search field in the bar; nil by default.
  open var searchController: UISearchController?
  /// Whether scrolling hides the search field; true by default.
  open var hidesSearchBarWhenScrolling = true
  /// The size of the title; `automatic` by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The appearance of the bar; nil by default.
  open var standardAppearance: UINavigationBarAppearance?
  /// The appearance of the bar above content that isn't scrolled.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The size of a title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As before, always large, never, or in the bar.
    case automatic = 0, always, never, inline
  }
}

/// A button of a bar; it is not drawn.
@MainActor @preconcurrency open class UIBarButtonItem: NSObject {
  /// The title; nil by default.
  open var title: String?
  /// The image; nil by default.
  open var image: UIImage?
  /// The color; nil by default.
  open var tintColor: UIColor?
  /// Whether the button can be used; true by default.
  open var isEnabled = true
  /// The view in place of a button; nil by default.
  open var customView: UIView?

  /// The style of a button.
  public enum Style: Int, Sendable {
    /// Plain, or for the end of an edit.
    case plain = 0, done = 2
  }
  /// The system's buttons.
  public enum SystemItem: Int, Sendable {
    /// The buttons in UIKit's order.
    case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    /// More of these.
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    /// More of these.
    case fastForward, undo, redo
    /// The button that closes a screen.
    case close = 24
  }

  /// Creates an empty button.
  nonisolated override init() {}
  /// Creates a button with a title. Its action is never sent here.
  public init(title: String?, style: Style, target: Any?, action: Selector?) { self.title = title }
  /// Creates a button with an image. Its action is never sent here.
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) { self.image = image }
  /// Creates a button of the system. Its action is never sent here.
  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {}
  /// Creates a button with a view.
  public init(customView: UIView) { self.customView = customView }
}

extension UINavigationBar {
  /// The content for the top controller.
  public var topItem: UINavigationItem? { controller?.topViewController?.navigationItem }
  /// The content for the controller below.
  public var backItem: UINavigationItem? {
    controller?.viewControllers.dropLast().last?.navigationItem
  }
}

/// A search field with its results; it is not drawn. SwiftUI's is `.searchable`.
@MainActor @preconcurrency open class UISearchController: UIViewController {
  /// The search field.
  public let searchBar = UISearchBar(frame: .zero)
  /// The controller of the results.
  public let searchResultsController: UIViewController?
  /// The object that receives the text; it is never called here.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether the search field is in use; false by default.
  open var isActive = false
  /// Whether the content is darkened during a search; true by default.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar is hidden during a search; true by default.
  open var hidesNavigationBarDuringPresentation = true

  /// Creates a search field.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a search field without a controller of results.
  public convenience init() { self.init(searchResultsController: nil) }
  /// Returns nil: archives are not supported here.
  public required init?(coder: NSCoder) { return nil }
}

/// An object that receives the text of a search.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: AnyObject {
  /// Never called here.
  func updateSearchResults(for searchController: UISearchController)
}

/// A controller with tabs; none is shown here.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
  /// The bar, which is not drawn.
  public let tabBar = UITabBar(frame: .zero)
  /// The controllers of the tabs; nil by default.
  open var viewControllers: [UIViewController]?
  /// The index of the selected tab; 0 by default.
  open var selectedIndex = 0
  /// The controller of the selected tab.
  open var selectedViewController: UIViewController? {
    viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
  }
}

/// An alert. `present` warns that it isn't shown.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  /// The place of an alert.
  public enum Style: Int, Sendable {
    /// At the bottom, or in the middle.
    case actionSheet = 0, alert
  }
  /// The text below the title; nil by default.
  open var message: String?
  /// The place of the alert.
  public let preferredStyle: Style
  /// The buttons; empty by default.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields; nil by default.
  open private(set) var textFields: [UITextField]?
  /// The button that the return key presses; nil by default.
  open var preferredAction: UIAlertAction?

  /// Creates an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }
  /// Returns nil: archives are not supported here.
  public required init?(coder: NSCoder) { return nil }
  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

/// A button of an alert, which is not shown here.
@MainActor @preconcurrency open class UIAlertAction: NSObject {
  /// The role of a button.
  public enum Style: Int, Sendable {
    /// None, that of cancelling, or that of deleting.
    case `default` = 0, cancel, destructive
  }
  /// The title.
  public let title: String?
  /// The role.
  public let style: Style
  /// Whether the button can be used; true by default.
  open var isEnabled = true
  /// Creates a button. Its handler never runs here.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
  }
}
