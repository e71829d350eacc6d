// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The position of a text's lines.
public enum NSTextAlignment: Int, Sendable {
  /// At the left, in the middle, at the right, or on both sides.
  case left = 0, center, right, justified
  /// As the language is written.
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

/// What happens to lines that are too long.
public enum NSLineBreakMode: Int, Sendable {
  /// They break between words or characters, or are cut off.
  case byWordWrapping = 0, byCharWrapping, byClipping
  /// Three dots take the place of their beginning, end or middle.
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A field of one line; a box stands for it.
@MainActor @preconcurrency open class UITextField: UIControl {
  /// The looks of all views of the class; they have no effect here, and a warning reports it.
  open override class func appearance() -> UITextField {
    warnOfAppearance()
    return UITextField(frame: .zero)
  }
  /// The frame of a field.
  public enum BorderStyle: Int, Sendable {
    /// None, a line, a bezel, or rounded corners.
    case none = 0, line, bezel, roundedRect
  }
  /// When a part of the field is seen.
  public enum ViewMode: Int, Sendable {
    /// Never, with the focus, without it, or always.
    case never = 0, whileEditing, unlessEditing, always
  }

  /// The text.
  open var text: String?
  /// The text with its looks.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The text of an empty field.
  open var placeholder: String?
  /// The text of an empty field with its looks.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// Accepted; has no effect here.
  open var inputView: UIView?
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The color of the text.
  open var textColor: UIColor? = .label
  /// The position of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The frame.
  open var borderStyle = BorderStyle.none
  /// When the button is seen that removes the text.
  open var clearButtonMode = ViewMode.never
  /// The object that is told of editing; nothing tells it here.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is hidden.
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
  /// Any width; a line high, 34 with rounded corners, which is observed.
  open override var intrinsicContentSize: CGSize {
    let line = (font?.lineHeight ?? 20).rounded(.up)
    return CGSize(
      width: Self.noIntrinsicMetric, height: borderStyle == .roundedRect ? 34 : line)
  }
}

/// The title of the keyboard's return key; has no effect here.
public enum UIReturnKeyType: Int, Sendable {
  /// The key's usual title, or that of an action.
  case `default` = 0, go, google, join, next, route, search, send, yahoo, done
  /// The titles of calls for help and of going on.
  case emergencyCall, `continue`
}

/// Whether the keyboard corrects words; has no effect here.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system decides, never, or always.
  case `default` = 0, no, yes
}

/// A scroll view; a box stands for it.
@MainActor @preconcurrency open class UIScrollView: UIView {
  /// The looks of all views of the class; they have no effect here, and a warning reports it.
  open override class func appearance() -> UIScrollView {
    warnOfAppearance()
    return UIScrollView(frame: .zero)
  }
  /// The size of the content.
  open var contentSize = CGSize.zero
  /// The distance that the content has moved.
  open var contentOffset = CGPoint.zero
  /// The space around the content.
  open var contentInset = UIEdgeInsets.zero
  /// The object that is told of scrolling; nothing tells it here.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether the content scrolls.
  open var isScrollEnabled = true
  /// Whether the content stops at pages.
  open var isPagingEnabled = false
  /// Whether the content can be pulled over its ends.
  open var bounces = true
  /// Whether the content can be pulled down although it fits.
  open var alwaysBounceVertical = false
  /// Whether the content can be pulled sideways although it fits.
  open var alwaysBounceHorizontal = false
  /// Whether a bar shows the vertical position.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar shows the horizontal position.
  open var showsHorizontalScrollIndicator = true
  /// The smallest zoom.
  open var minimumZoomScale: CGFloat = 1
  /// The largest zoom.
  open var maximumZoomScale: CGFloat = 1
  /// The zoom.
  open var zoomScale: CGFloat = 1
  /// Whether zooming goes beyond its limits.
  open var bouncesZoom = true
  /// Accepted; nothing pulls it here.
  open var refreshControl: UIRefreshControl?
  /// When dragging hides the keyboard; has no effect here.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never, at once, or with the finger.
    case none = 0, onDrag, interactive
  }
  /// The insets that follow the safe area; has no effect here.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system decides, along the axes that scroll, never, or always.
    case automatic = 0, scrollableAxes, never, always
  }
  /// The speed at which a scroll ends; has no effect here.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The factor of the speed after a millisecond.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Quickly.
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

/// A wheel above a scroll view; nothing draws it.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  /// The text below the wheel.
  open var attributedTitle: NSAttributedString?
  /// Whether the wheel turns.
  open private(set) var isRefreshing = false
  /// Turns the wheel.
  open func beginRefreshing() { isRefreshing = true }
  /// Stops the wheel.
  open func endRefreshing() { isRefreshing = false }
}

/// The space of a text.
@MainActor @preconcurrency open class NSTextContainer {
  init() {}
  /// The distance of the lines from both edges.
  open var lineFragmentPadding: CGFloat = 5
  /// The most lines; 0 is any number.
  open var maximumNumberOfLines = 0
  /// What happens to lines that are too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// What a text makes links of.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the set, as UIKit has them.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// A text of many lines; a box stands for it.
@MainActor @preconcurrency open class UITextView: UIScrollView {
  /// The looks of all views of the class; they have no effect here, and a warning reports it.
  open override class func appearance() -> UITextView {
    warnOfAppearance()
    return UITextView(frame: .zero)
  }
  /// The text.
  open var text: String! = ""
  /// The text with its looks.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text) }
    set { text = newValue?.string ?? "" }
  }
  /// The space of the text.
  public let textContainer = NSTextContainer()
  /// Accepted; has no effect here.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Accepted; has no effect here.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Accepted; has no effect here.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The font.
  open var font: UIFont?
  /// The color of the text.
  open var textColor: UIColor? = .label
  /// The position of the text.
  open var textAlignment = NSTextAlignment.natural
  /// Whether people can change the text.
  open var isEditable = true
  /// Whether people can select text.
  open var isSelectable = true
  /// The space around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The selected characters.
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

/// A field for searches; a box stands for it.
@MainActor @preconcurrency open class UISearchBar: UIView {
  /// The looks of all views of the class; they have no effect here, and a warning reports it.
  open override class func appearance() -> UISearchBar {
    warnOfAppearance()
    return UISearchBar(frame: .zero)
  }
  /// The text.
  open var text: String?
  /// The text of an empty field.
  open var placeholder: String?
  /// The object that is told of editing; nothing tells it here.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The look.
  open var searchBarStyle = Style.default
  /// Whether a button cancels the search.
  open var showsCancelButton = false
  /// Accepted; has no effect here.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The look of a search bar.
  public enum Style: UInt, Sendable {
    /// With a background, or with less of it.
    case `default` = 0, prominent, minimal
  }
  /// Shows the button that cancels.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Any width; 56 high, observed since iOS 11.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 56)
  }
  override class var usualHugging: CGSize { .hugsHeight }
}
