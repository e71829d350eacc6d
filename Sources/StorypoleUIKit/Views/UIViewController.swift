// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A view controller: an object that keeps its settings. `UIViewControllerRepresentable` shows a box with its
/// name.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  /// The view, made by `loadView` on first access.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set { loadedView = newValue }
  }
  private var loadedView: UIView?
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The title; nil by default.
  open var title: String?
  /// The child controllers; empty by default.
  open private(set) var children: [UIViewController] = []
  /// The parent controller.
  open private(set) weak var parent: UIViewController?
  /// The size that the controller prefers; zero by default.
  open var preferredContentSize: CGSize = .zero
  /// Accepted; has no effect here.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Accepted; has no effect here.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// nil: UIKit's controllers are never presented here.
  open var presentedViewController: UIViewController? { nil }
  /// nil: UIKit's controllers are never presented here.
  open var presentingViewController: UIViewController? { nil }
  /// The content of the controller in a navigation bar, which is not drawn.
  public let navigationItem = UINavigationItem()
  /// nil: there are no tabs of UIKit.
  open var tabBarController: UITabBarController? { nil }
  /// All orientations but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// nil: the navigation stack is SwiftUI's.
  open var navigationController: UINavigationController? { nil }
  /// The traits of the environment.
  open var traitCollection: UITraitCollection { .current }

  /// Creates a controller. Storyboards and nibs aren't supported here, so both names are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Returns nil: archives are not supported here.
  public required init?(coder: NSCoder) { return nil }

  /// Makes the view unless it is made.
  open func loadViewIfNeeded() { _ = view }
  /// Makes the view: a plain one, unless a subclass overrides this.
  open func loadView() { loadedView = UIView() }
  /// Called after the view was made.
  open func viewDidLoad() {}

  // Methods for subclasses to override; they are not called here.

  /// Never called here.
  open func viewWillAppear(_ animated: Bool) {}
  /// Never called here.
  open func viewDidAppear(_ animated: Bool) {}
  /// Never called here.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Never called here.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Never called here.
  open func viewWillLayoutSubviews() {}
  /// Never called here.
  open func viewDidLayoutSubviews() {}
  /// Never called here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called here.
  open func didMove(toParent parent: UIViewController?) {}

  /// Adds a child controller.
  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }
  /// Removes the controller from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Has no effect, and a warning reports it.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Surroundings.warn(
      "UIViewController.present does nothing: UIKit isn't drawn, so \(type(of: viewControllerToPresent)) isn't "
        + "shown. Present it with .sheet or .alert", once: "UIViewController.present")
    completion?()
  }
  /// Dismisses nothing, because UIKit's controllers are never presented here.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// The style of a controller's presentation; has no effect here.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Automatic, or none.
  case automatic = -2, none
  /// Full screen, a part of the screen, or custom.
  case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen
  /// Over the current content, as a popover, or blurred.
  case overCurrentContext, popover, blurOverFullScreen
}

/// A controller that shows SwiftUI views: it is drawn as the content of `UIViewControllerRepresentable`.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content
  /// Accepted; has no effect here.
  open var sizingOptions: UIHostingControllerSizingOptions = []

  /// Creates a controller with a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns nil: storyboards are not supported here.
  public init?(coder aDecoder: NSCoder, rootView: Content) { return nil }
  /// Returns nil: archives are not supported here.
  public required init?(coder: NSCoder) { return nil }

  /// A view that shows `rootView`.
  open override func loadView() { view = UIHostedView(self) }

  /// Returns the size that the view takes for a proposal, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    UIHostedView.size(of: rootView, for: ProposedViewSize(size))
  }
}

/// The sizes that a hosting controller follows; they have no effect here.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits; those without a name are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The intrinsic size; the raw value is 1.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The preferred size; the raw value is 2.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A controller with a navigation stack; none of its controllers is shown.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  /// The controllers from the bottom to the top; empty by default.
  open var viewControllers: [UIViewController] = []
  /// Creates a controller with the bottom of its stack.
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns nil: archives are not supported here.
  public required init?(coder: NSCoder) { return nil }
  /// The bar, which is not drawn.
  public private(set) lazy var navigationBar = UINavigationBar(of: self)
  /// Accepted; has no effect here.
  open var isNavigationBarHidden = false
  /// Accepted; has no effect here.
  open var hidesBarsOnSwipe = false
  /// Accepted; has no effect here.
  open var hidesBarsOnTap = false
  /// The gesture back, which is never recognized here.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  /// Accepted; has no effect here.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// The top of the stack.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The top of the stack.
  open var visibleViewController: UIViewController? { viewControllers.last }
  /// Adds a controller to the top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  /// Removes the controller at the top, unless it is the last.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
}
