// SPDX-License-Identifier: Apache-2.0
import Storypole

/// An object that can receive events; none is sent here. It isn't an NSObject, whose initializer has no actor:
/// equality is identity.
@MainActor @preconcurrency open class UIResponder: Hashable {
  /// Creates an object.
  public init() {}

  public nonisolated static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Does nothing here, because UIKit's views never have the focus; false.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Removes the focus from its SwiftUI field; returns whether there was one.
  @discardableResult open func resignFirstResponder() -> Bool {
    Surroundings.current.resignFocus()
  }
  /// false: UIKit's views never have the focus.
  open var isFirstResponder: Bool { false }
  /// Whether the object can have the focus; false.
  open var canBecomeFirstResponder: Bool { false }
  /// nil: events are not passed on.
  open var next: UIResponder? { nil }

  /// Never called here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // Notifications of the on-screen keyboard, which doesn't exist here.

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

/// A UIKit view: an object that keeps its settings. It is not laid out or drawn; `UIViewRepresentable` shows a box
/// with its name.
@MainActor @preconcurrency open class UIView: UIResponder {
  /// The rectangle in the superview; only setting it changes it.
  open var frame: CGRect
  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The center of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The subviews; empty by default.
  open private(set) var subviews: [UIView] = []
  /// The superview.
  open private(set) weak var superview: UIView?
  /// The window: nil, because UIKit's views aren't shown.
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
  /// A number for the program's use; 0 by default.
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
  /// The view's settings for Core Animation; they have no effect here.
  public let layer = CALayer()
  // Documented: the priorities of a view are 250 and 750.
  lazy var hugging = Self.usualHugging
  class var usualHugging: CGSize { CGSize(width: 250, height: 250) }
  var resistance = CGSize(width: 750, height: 750)
  /// The drawing in place of a box; nil for a box.
  package var drawn: AnyView? { nil }
  /// A hidden view that provides intrinsic lengths that are infinite.
  var measured: AnyView? { nil }
  /// The gestures of the view, which are never recognized here.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Creates a view.
  public init(frame: CGRect) { self.frame = frame }
  /// Creates a view without a size.
  public override convenience init() { self.init(frame: .zero) }
  /// Returns nil: archives are not supported here.
  public required init?(coder: NSCoder) { return nil }

  /// The position of a view's content.
  public enum ContentMode: Int, Sendable {
    /// Stretched, or scaled proportionally to fit or fill the bounds.
    case scaleToFill = 0, scaleAspectFit, scaleAspectFill, redraw
    /// Unscaled, at a position in the bounds.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The lengths that change with the superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt
    /// Creates a set from its bits; those without a name are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the left; the raw value is 1.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width; the raw value is 2.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right; the raw value is 4.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top; the raw value is 8.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height; the raw value is 16.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom; the raw value is 32.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The value for a missing intrinsic length: −1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The intrinsic size: none on either axis, unless a subclass overrides it.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Returns the intrinsic size, and the proposal on an axis without one.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : size.width,
      height: own.height >= 0 ? own.height : size.height)
  }

  /// The insets of a window in its screen; zero here.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The traits of the environment.
  open var traitCollection: UITraitCollection { .current }

  /// Adds a view above the other subviews.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  /// Inserts a view at an index of the subviews.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
  }
  /// Removes the view from its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// Adds a gesture, which is never recognized here.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }
  /// Removes the focus from its SwiftUI field; returns whether there was one.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    Surroundings.current.resignFocus()
  }

  // Methods for subclasses to override; they are not called here.

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
  /// At 750 and above, keeps the view from being longer than its intrinsic size in SwiftUI; 250 by default.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      hugging.width = CGFloat(priority.rawValue)
    } else {
      hugging.height = CGFloat(priority.rawValue)
    }
  }
  /// At 750 and above, keeps the view from being shorter than its intrinsic size in SwiftUI; 750 by default.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      resistance.width = CGFloat(priority.rawValue)
    } else {
      resistance.height = CGFloat(priority.rawValue)
    }
  }

  /// Draws nothing, and a warning reports it; false.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    Surroundings.warn(
      "UIView.drawHierarchy draws nothing: UIKit's views aren't drawn. Use ImageRenderer",
      once: "UIView.drawHierarchy")
    return false
  }
  /// Accepted; nothing moves here.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  /// Accepted; constraints have no effect here.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  /// Accepted; has no effect here.
  open func setNeedsUpdateConstraints() {}
  /// Moves a subview above the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }
  /// Whether a point is inside of the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// nil: UIKit's views receive no hits here.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  /// The appearance proxy; it has no effect here, and a warning reports it.
  open class func appearance() -> UIView {
    warnOfAppearance()
    return UIView(frame: .zero)
  }

  /// Applies the changes immediately and calls `completion` with true. The duration and the delay have no effect here.
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
  /// Whether the window receives keys.
  open var isKeyWindow: Bool { true }
  /// The scene of the window.
  open var windowScene: UIWindowScene? { .only }
  /// The size of the window, at the origin.
  open override var bounds: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }
  /// The insets for bars and the camera.
  open override var safeAreaInsets: UIEdgeInsets {
    let area = Surroundings.current.safeArea
    return UIEdgeInsets(
      top: area.top, left: area.leading, bottom: area.bottom, right: area.trailing)
  }
  /// Accepted; SwiftUI shows the window.
  open func makeKeyAndVisible() {}
}
