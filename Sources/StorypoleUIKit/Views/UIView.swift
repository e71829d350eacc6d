// SPDX-License-Identifier: Apache-2.0
import Storypole

/// An object that can receive events. Nothing sends any here. It is no NSObject, whose initializer belongs to no
/// actor: equality is identity.
@MainActor @preconcurrency open class UIResponder: Hashable {
  /// Creates an object.
  public init() {}

  public nonisolated static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Does nothing here, because no view of UIKit has the focus; false.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Takes the focus away from the field of SwiftUI that has it; whether there was one.
  @discardableResult open func resignFirstResponder() -> Bool {
    Surroundings.current.resignFocus()
  }
  /// false: no view of UIKit has the focus.
  open var isFirstResponder: Bool { false }
  /// Whether the object could have the focus; false.
  open var canBecomeFirstResponder: Bool { false }
  /// nil: events go nowhere.
  open var next: UIResponder? { nil }

  // Notifications of the keyboard, which is a physical one.

  /// The name of a notification that is never posted here.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The name of a notification that is never posted here.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The name of a notification that is never posted here.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The name of a notification that is never posted here.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The name of a notification that is never posted here.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of the keyboard's frame in its notifications.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration in the keyboard's notifications.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}

/// A view of UIKit: an object that keeps its settings. Nothing lays it out or draws it; `UIViewRepresentable` shows
/// a box with its name.
@MainActor @preconcurrency open class UIView: UIResponder {
  /// The rectangle in the view above; it stays as it is set.
  open var frame: CGRect
  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The views inside.
  open private(set) var subviews: [UIView] = []
  /// The view above.
  open private(set) weak var superview: UIView?
  /// The window: none, because views of UIKit aren't shown.
  open var window: UIWindow? { nil }
  /// The color behind the view, which its box shows.
  open var backgroundColor: UIColor?
  /// Accepted; has no effect here.
  open var tintColor: UIColor! = .tintColor
  /// Accepted; has no effect here.
  open var alpha: CGFloat = 1
  /// Accepted; has no effect here.
  open var isHidden = false
  /// Accepted; has no effect here.
  open var isOpaque = true
  /// Accepted; has no effect here.
  open var clipsToBounds = false
  /// Accepted; has no effect here.
  open var isUserInteractionEnabled = true
  /// A number of the program's own.
  open var tag = 0
  /// Accepted; has no effect here.
  open var contentMode = ContentMode.scaleToFill
  /// Accepted; has no effect here.
  open var transform = CGAffineTransform.identity
  /// Accepted; has no effect here.
  open var autoresizingMask: AutoresizingMask = []
  /// Accepted; constraints have no effect here.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Accepted; has no effect here.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Accepted; has no effect here.
  open var accessibilityIdentifier: String?
  /// Accepted; has no effect here.
  open var accessibilityLabel: String?
  /// The view's settings for CoreAnimation; they have no effect here.
  public let layer = CALayer()
  // Documented: the priorities of a view are 250 and 750.
  lazy var hugging = Self.usualHugging
  class var usualHugging: CGSize { CGSize(width: 250, height: 250) }
  var resistance = CGSize(width: 750, height: 750)
  /// What is drawn in place of a box; nil for a box.
  var drawn: AnyView? { nil }
  /// What has the view's own size where that is infinite; it isn't seen.
  var measured: AnyView? { nil }
  /// The gestures of the view, which are never recognized here.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Creates a view.
  public init(frame: CGRect) { self.frame = frame }
  /// Creates a view without a size.
  public override convenience init() { self.init(frame: .zero) }
  /// Creates nothing: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// The position of a view's content.
  public enum ContentMode: Int, Sendable {
    /// Stretched, or in proportion inside or around the bounds.
    case scaleToFill = 0, scaleAspectFit, scaleAspectFill, redraw
    /// At its own size, at a place in the bounds.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The lengths that change with the view above.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the set, as UIKit has them.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// A length that a view doesn't have: −1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The size that the view has of its own: none on either axis, unless a subclass says so.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Returns the view's own size, and that of the proposal on an axis where it has none.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : size.width,
      height: own.height >= 0 ? own.height : size.height)
  }

  /// The insets of a window in its screen; zero here.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The properties of the surroundings.
  open var traitCollection: UITraitCollection { .current }

  /// Adds a view above the others.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  /// Adds a view at a place among the others.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
  }
  /// Takes the view out of the one above.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// Adds a gesture, which is never recognized here.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }
  /// Takes the focus away from the field of SwiftUI that has it; whether there was one.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    Surroundings.current.resignFocus()
  }

  // Calls of UIKit, for subclasses to override; nothing calls them here.

  /// Never called here.
  open func layoutSubviews() {}
  /// Never called here.
  open func draw(_ rect: CGRect) {}
  /// Never called here.
  open func didMoveToWindow() {}
  /// Never called here.
  open func didMoveToSuperview() {}
  /// Never called here.
  open func updateConstraints() {}
  /// Accepted; has no effect here.
  open func setNeedsLayout() {}
  /// Accepted; has no effect here.
  open func layoutIfNeeded() {}
  /// Accepted; has no effect here.
  open func setNeedsDisplay() {}
  /// Accepted; has no effect here.
  open func invalidateIntrinsicContentSize() {}
  /// Accepted; has no effect here.
  open func sizeToFit() {}
  /// Keeps the view, from 750 on, from being longer than its intrinsic size in SwiftUI; 250 unless it is set.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      hugging.width = CGFloat(priority.rawValue)
    } else {
      hugging.height = CGFloat(priority.rawValue)
    }
  }
  /// Keeps the view, from 750 on, from being shorter than its intrinsic size in SwiftUI; 750 unless it is set.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      resistance.width = CGFloat(priority.rawValue)
    } else {
      resistance.height = CGFloat(priority.rawValue)
    }
  }

  /// Accepted; constraints have no effect here.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  /// Accepted; has no effect here.
  open func setNeedsUpdateConstraints() {}
  /// Moves a view inside above the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }
  /// Whether a point is inside of the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// nil: nothing of UIKit is hit here.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  /// The looks of all views of the class; they have no effect here, and a warning reports it.
  open class func appearance() -> UIView {
    warnOfAppearance()
    return UIView(frame: .zero)
  }

  /// Runs the changes at once: nothing is shown that could move.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

/// The window of the app.
@MainActor @preconcurrency open class UIWindow: UIView {
  static let only = UIWindow(frame: .zero)

  /// The controller of the window's content; nil, because SwiftUI shows it.
  open var rootViewController: UIViewController?
  /// Whether the window is the one that receives keys.
  open var isKeyWindow: Bool { true }
  /// The scene of the window.
  open var windowScene: UIWindowScene? { .only }
  /// The size of the window, at the origin.
  open override var bounds: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }
  /// The edges of the window that bars and the camera need.
  open override var safeAreaInsets: UIEdgeInsets {
    let area = Surroundings.current.safeArea
    return UIEdgeInsets(
      top: area.top, left: area.leading, bottom: area.bottom, right: area.trailing)
  }
  /// Accepted; SwiftUI shows the window.
  open func makeKeyAndVisible() {}
}
