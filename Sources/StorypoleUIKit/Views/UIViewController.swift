// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A controller of a view: an object that keeps its settings. `UIViewControllerRepresentable` shows a box with its
/// name.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  /// The view, made by `loadView` when it is first asked for.
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
  /// Whether the view is there.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The title.
  open var title: String?
  /// The controllers inside.
  open private(set) var children: [UIViewController] = []
  /// The controller above.
  open private(set) weak var parent: UIViewController?
  /// The size that the controller prefers.
  open var preferredContentSize: CGSize = .zero
  /// Accepted; has no effect here.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Accepted; has no effect here.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// nil: nothing of UIKit is presented here.
  open var presentedViewController: UIViewController? { nil }
  /// nil: nothing of UIKit is presented here.
  open var presentingViewController: UIViewController? { nil }
  /// nil: the stack of screens is SwiftUI's.
  open var navigationController: UINavigationController? { nil }
  /// The properties of the surroundings.
  open var traitCollection: UITraitCollection { .current }

  /// Creates a controller. Storyboards and nibs don't exist here, so that both names are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Creates nothing: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }

  /// Makes the view, a plain one unless a subclass makes another.
  open func loadView() { loadedView = UIView() }
  /// Called when the view has been made.
  open func viewDidLoad() {}

  // Calls of UIKit, for subclasses to override; nothing calls them here.

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
  open func didMove(toParent parent: UIViewController?) {}

  /// Adds a controller inside.
  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }
  /// Takes the controller out of the one above.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Presents nothing, and a warning reports it.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Surroundings.warn(
      "UIViewController.present does nothing: UIKit isn't drawn, so \(type(of: viewControllerToPresent)) isn't "
        + "shown. Present it with .sheet or .alert", once: "UIViewController.present")
    completion?()
  }
  /// Ends nothing, because nothing of UIKit is presented here.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// The way in which a controller is presented; has no effect here.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system decides, or not at all.
  case automatic = -2, none
  /// Over the whole screen, a part of it, or in a popover.
  case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen
  /// Over the current content, as a popover, or blurred.
  case overCurrentContext, popover, blurOverFullScreen
}

/// A controller that shows views of SwiftUI: as the content of `UIViewControllerRepresentable` it is drawn.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content
  /// Accepted; has no effect here.
  open var sizingOptions: UIHostingControllerSizingOptions = []

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller of a view, for subclasses that are made from storyboards; there are none here.
  public init?(coder aDecoder: NSCoder, rootView: Content) { return nil }
  /// Creates nothing: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the proposal: the view isn't laid out outside of a host.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// The sizes that a hosting controller follows; they have no effect here.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The intrinsic size.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The preferred size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A controller with a stack of others, of which none is shown.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  /// The controllers from the bottom to the top.
  open var viewControllers: [UIViewController] = []
  /// Creates a controller with the bottom of its stack.
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates nothing: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }
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
