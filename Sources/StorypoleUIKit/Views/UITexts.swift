// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The alignment of a text's lines.
public enum NSTextAlignment: Int, Sendable {
  /// Left, centered, right, or justified.
  case left = 0, center, right, justified
  /// The language's default.
  case natural

  var guide: HorizontalAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }

  var value: TextAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
}

/// The treatment of lines that are too long.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words or characters, or are clipped.
  case byWordWrapping = 0, byCharWrapping, byClipping
  /// An ellipsis replaces their beginning, end or middle.
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A text field; a placeholder box is drawn.
@MainActor @preconcurrency open class UITextField: UIControl {
  /// The appearance proxy; it has no effect here, and a warning reports it.
  open override class func appearance() -> UITextField {
    warnOfAppearance()
    return UITextField(frame: .zero)
  }
  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    /// None, a line, a bezel, or rounded corners.
    case none = 0, line, bezel, roundedRect
  }
  /// The visibility of a part of the field.
  public enum ViewMode: Int, Sendable {
    /// Never, with the focus, without it, or always.
    case never = 0, whileEditing, unlessEditing, always
  }

  /// The text; nil by default.
  open var text: String?
  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The placeholder; nil by default.
  open var placeholder: String?
  /// The name of a notification that is never posted here.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// The placeholder with its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// Accepted; has no effect here.
  open var inputView: UIView?
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The color of the text; `label` by default.
  open var textColor: UIColor? = .label
  /// The alignment of the text; `natural` by default.
  open var textAlignment = NSTextAlignment.natural
  /// The border; `none` by default.
  open var borderStyle = BorderStyle.none
  /// The visibility of the clear button; `never` by default.
  open var clearButtonMode = ViewMode.never
  /// The object that receives editing events; it is never called here.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is hidden; false by default.
  open var isSecureTextEntry = false
  /// Accepted; has no effect here.
  open var keyboardType = UIKeyboardType.default
  /// Accepted; has no effect here.
  open var returnKeyType = UIReturnKeyType.default
  /// Accepted; has no effect here.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Accepted; has no effect here.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Accepted; has no effect here.
  open var textContentType: UITextContentType?
  /// Accepted; has no effect here.
  open var adjustsFontForContentSizeCategory = false
  /// Accepted; has no effect here.
  open var inputAccessoryView: UIView?
  /// Accepted; has no effect here.
  open var leftView: UIView?
  /// Accepted; has no effect here.
  open var leftViewMode = ViewMode.never
  /// Accepted; has no effect here.
  open var rightView: UIView?
  /// Accepted; has no effect here.
  open var rightViewMode = ViewMode.never
  /// Any width; one line high, or 34 with rounded corners (observed).
  open override var intrinsicContentSize: CGSize {
    let line = (font?.lineHeight ?? 20).rounded(.up)
    return CGSize(
      width: Self.noIntrinsicMetric, height: borderStyle == .roundedRect ? 34 : line)
  }
}

extension UIKeyboardType {
  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The title of the keyboard's return key; has no effect here.
public enum UIReturnKeyType: Int, Sendable {
  /// The default title, or that of an action.
  case `default` = 0, go, google, join, next, route, search, send, yahoo, done
  /// The titles of emergency calls and of continuing.
  case emergencyCall, `continue`
}

/// The autocorrection of the keyboard; has no effect here.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's default, no, or yes.
  case `default` = 0, no, yes
}

/// A scroll view; a placeholder box is drawn.
@MainActor @preconcurrency open class UIScrollView: UIView {
  /// The appearance proxy; it has no effect here, and a warning reports it.
  open override class func appearance() -> UIScrollView {
    warnOfAppearance()
    return UIScrollView(frame: .zero)
  }
  /// The size of the content; zero by default.
  open var contentSize = CGSize.zero
  /// The offset of the content; zero by default.
  open var contentOffset = CGPoint.zero
  /// The space around the content; zero by default.
  open var contentInset = UIEdgeInsets.zero
  /// The object that receives scrolling events; it is never called here.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether the content scrolls; true by default.
  open var isScrollEnabled = true
  /// Whether scrolling stops at pages; false by default.
  open var isPagingEnabled = false
  /// Whether the content bounces at its ends; true by default.
  open var bounces = true
  /// Whether content that fits bounces vertically; false by default.
  open var alwaysBounceVertical = false
  /// Whether content that fits bounces horizontally; false by default.
  open var alwaysBounceHorizontal = false
  /// Whether a bar shows the vertical position; true by default.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar shows the horizontal position; true by default.
  open var showsHorizontalScrollIndicator = true
  /// The smallest zoom; 1 by default.
  open var minimumZoomScale: CGFloat = 1
  /// The largest zoom; 1 by default.
  open var maximumZoomScale: CGFloat = 1
  /// The zoom; 1 by default.
  open var zoomScale: CGFloat = 1
  /// Whether zooming bounces at its limits; true by default.
  open var bouncesZoom = true
  /// Accepted; has no effect here.
  open var refreshControl: UIRefreshControl?
  /// The behavior of the keyboard while dragging; has no effect here.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays, is dismissed, or follows the finger.
    case none = 0, onDrag, interactive
  }
  /// The adjustment of insets to the safe area; has no effect here.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Automatic, for scrollable axes, never, or always.
    case automatic = 0, scrollableAxes, never, always
  }
  /// The deceleration of scrolling; has no effect here.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The factor of the speed per millisecond.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Slowly; the raw value is 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Quickly; the raw value is 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  /// Accepted; has no effect here.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Accepted; has no effect here.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Accepted; has no effect here.
  open var decelerationRate = DecelerationRate.normal
  /// Accepted; has no effect here.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  /// Accepted; has no effect here.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// Moves the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  /// Sets the zoom.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
}

/// A refresh control above a scroll view; it is not drawn.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  /// The text below the indicator; nil by default.
  open var attributedTitle: NSAttributedString?
  /// Whether the indicator is animating; false by default.
  open private(set) var isRefreshing = false
  /// Starts the animation.
  open func beginRefreshing() { isRefreshing = true }
  /// Stops the animation.
  open func endRefreshing() { isRefreshing = false }
}

/// The area of a text.
@MainActor @preconcurrency open class NSTextContainer {
  init() {}
  /// The inset of the lines from both edges; 5 by default.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0
  /// The treatment of lines that are too long; `byWordWrapping` by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// The data that become links in a text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the set, as in UIKit.
  public let rawValue: UInt
  /// Creates a set from its bits; those without a name are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers; the raw value is 1.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Web addresses; the raw value is 2.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// All data.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// A text view; a placeholder box is drawn.
@MainActor @preconcurrency open class UITextView: UIScrollView {
  /// The appearance proxy; it has no effect here, and a warning reports it.
  open override class func appearance() -> UITextView {
    warnOfAppearance()
    return UITextView(frame: .zero)
  }
  /// The text; empty by default.
  open var text: String! = ""
  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text) }
    set { text = newValue?.string ?? "" }
  }
  /// The area of the text.
  public let textContainer = NSTextContainer()
  /// Accepted; has no effect here.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Accepted; has no effect here.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Accepted; has no effect here.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The font; nil by default.
  open var font: UIFont?
  /// The color of the text; `label` by default.
  open var textColor: UIColor? = .label
  /// The alignment of the text; `natural` by default.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the user can edit the text; true by default.
  open var isEditable = true
  /// Whether the user can select text; true by default.
  open var isSelectable = true
  /// The space around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The selected range.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Accepted; has no effect here.
  open var keyboardType = UIKeyboardType.default
  /// Accepted; has no effect here.
  open var returnKeyType = UIReturnKeyType.default
  /// Accepted; has no effect here.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Accepted; has no effect here.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Accepted; has no effect here.
  open var adjustsFontForContentSizeCategory = false
  /// Accepted; has no effect here.
  open var inputAccessoryView: UIView?
}

/// A search field; a placeholder box is drawn.
@MainActor @preconcurrency open class UISearchBar: UIView {
  /// The appearance proxy; it has no effect here, and a warning reports it.
  open override class func appearance() -> UISearchBar {
    warnOfAppearance()
    return UISearchBar(frame: .zero)
  }
  /// The text; nil by default.
  open var text: String?
  /// The placeholder; nil by default.
  open var placeholder: String?
  /// The object that receives editing events; it is never called here.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The style; `default` by default.
  open var searchBarStyle = Style.default
  /// Whether the cancel button is visible; false by default.
  open var showsCancelButton = false
  /// Accepted; has no effect here.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The appearance of a search bar.
  public enum Style: UInt, Sendable {
    /// With the default, a prominent or a minimal background.
    case `default` = 0, prominent, minimal
  }
  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Any width; 56 high, observed since iOS 11.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 56)
  }
  override class var usualHugging: CGSize { .hugsHeight }
}
