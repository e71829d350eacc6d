// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A UIKit control, which keeps its settings. It receives no events here.
@MainActor @preconcurrency open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt
    /// Creates a set from its bits; those without a name are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger goes down inside; the raw value is 1.
    public static let touchDown = Event(rawValue: 1)
    /// A finger goes up inside; the raw value is 64.
    public static let touchUpInside = Event(rawValue: 64)
    /// A finger goes up outside; the raw value is 128.
    public static let touchUpOutside = Event(rawValue: 128)
    /// The value changes; the raw value is 4096.
    public static let valueChanged = Event(rawValue: 4096)
    /// The control's main action; the raw value is 8192.
    public static let primaryActionTriggered = Event(rawValue: 8192)
    /// Editing begins; the raw value is 65536.
    public static let editingDidBegin = Event(rawValue: 65_536)
    /// The text changes; the raw value is 131072.
    public static let editingChanged = Event(rawValue: 131_072)
    /// Editing ends; the raw value is 262144.
    public static let editingDidEnd = Event(rawValue: 262_144)
    /// Return ends editing; the raw value is 524288.
    public static let editingDidEndOnExit = Event(rawValue: 524_288)
    /// All events; the raw value is 4294967295.
    public static let allEvents = Event(rawValue: 4_294_967_295)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt
    /// Creates a set from its bits; those without a name are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The default state.
    public static let normal: State = []
    /// Pressed; the raw value is 1.
    public static let highlighted = State(rawValue: 1)
    /// Disabled; the raw value is 2.
    public static let disabled = State(rawValue: 2)
    /// Selected; the raw value is 4.
    public static let selected = State(rawValue: 4)
  }

  /// Whether the control can be used; true by default.
  open var isEnabled = true
  /// Whether the control is selected; false by default.
  open var isSelected = false
  /// Whether the control is pressed; false by default.
  open var isHighlighted = false
  /// The horizontal alignment of the content; `center` by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centered, at a side, or stretched.
    case center = 0, left, right, fill, leading, trailing
  }

  /// Accepted; no action is ever sent here.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// Accepted; no action is ever sent here.
  open func addAction(_ action: UIAction, for controlEvents: Event) {}
  /// Accepted; no action is ever sent here.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  /// Sends nothing.
  open func sendActions(for controlEvents: Event) {}
}

extension CGSize {
  // UIKit doesn't document the priorities of its controls. Apple's tutorials place page controls at the bottom of
  // a stack, where they keep their height; the others are ours.

  /// The hugging priorities of a control that keeps its height.
  static let hugsHeight = CGSize(width: 250, height: 750)
  /// The hugging priorities of a control that keeps its size.
  static let hugsBoth = CGSize(width: 750, height: 750)
}

/// A text view, which is drawn.
@MainActor @preconcurrency open class UILabel: UIView {
  /// The appearance proxy; it has no effect here, and a warning reports it.
  open override class func appearance() -> UILabel {
    warnOfAppearance()
    return UILabel(frame: .zero)
  }
  /// The text; nil by default.
  open var text: String?
  /// The text with its attributes, which aren't drawn.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The font; 17 points by default.
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The color of the text; `label` by default.
  open var textColor: UIColor! = .label
  /// The alignment of the text; `natural` by default.
  open var textAlignment = NSTextAlignment.natural
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1
  /// Accepted; has no effect here.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether text that is too wide shrinks; false by default.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest scale of the font for that; 0 by default.
  open var minimumScaleFactor: CGFloat = 0
  /// Accepted; has no effect here.
  open var adjustsFontForContentSizeCategory = false

  /// The size of the text.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat.infinity, height: .infinity)
  }

  private var content: some View {
    Text(verbatim: text ?? "").font(Font(font)).foregroundStyle(Color(uiColor: textColor))
      .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
      .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1)
      .multilineTextAlignment(textAlignment.value)
  }

  package override var drawn: AnyView? {
    let alignment = Alignment(horizontal: textAlignment.guide, vertical: .center)
    return AnyView(
      content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        .background(Color(uiColor: backgroundColor ?? .clear)))
  }

  override var measured: AnyView? { AnyView(content) }
}

/// An image view, which is drawn.
@MainActor @preconcurrency open class UIImageView: UIView {
  /// The image; nil by default.
  open var image: UIImage?
  /// Creates a view with an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }
  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns nil: archives are not supported here.
  public required init?(coder: NSCoder) { return nil }

  /// The size of the image.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  package override var drawn: AnyView? {
    let image = Image(uiImage: image ?? UIImage()).resizable()
    let background = Color(uiColor: backgroundColor ?? .clear)
    switch contentMode {
    case .scaleAspectFit: return AnyView(background.overlay { image.scaledToFit() })
    case .scaleAspectFill:
      return clipsToBounds
        ? AnyView(background.overlay { image.scaledToFill() }.clipped())
        : AnyView(background.overlay { image.scaledToFill() })
    default: return AnyView(image.background(background))
    }
  }
}

/// A button; a placeholder box is drawn.
@MainActor @preconcurrency open class UIButton: UIControl {
  /// The appearance proxy; it has no effect here, and a warning reports it.
  open override class func appearance() -> UIButton {
    warnOfAppearance()
    return UIButton(frame: .zero)
  }
  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    /// Custom, with the system's style, or with a symbol.
    case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  private var titles: [State.RawValue: String] = [:]
  private var images: [State.RawValue: UIImage] = [:]
  /// The label of the title; it isn't drawn.
  public let titleLabel: UILabel? = UILabel()
  /// The image view; it isn't drawn.
  public let imageView: UIImageView? = UIImageView(image: nil)

  /// Creates a button.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  /// Creates a button with an action, which never runs here.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    if let title = primaryAction?.title { setTitle(title, for: .normal) }
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
  /// The title for a state.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
  /// The image for a state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  /// Accepted; has no effect here.
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  /// Accepted; has no effect here.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  /// The title for the normal state.
  open var currentTitle: String? { title(for: .normal) }
}

/// A switch; a placeholder box is drawn.
@MainActor @preconcurrency open class UISwitch: UIControl {
  /// The appearance proxy; it has no effect here, and a warning reports it.
  open override class func appearance() -> UISwitch {
    warnOfAppearance()
    return UISwitch(frame: .zero)
  }
  /// Whether it is on; false by default.
  open var isOn = false
  /// The color of the switch when it is on.
  open var onTintColor: UIColor?
  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// 51 × 31, observed before iOS 26.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  override class var usualHugging: CGSize { .hugsBoth }
}

/// A slider; a placeholder box is drawn.
@MainActor @preconcurrency open class UISlider: UIControl {
  /// The appearance proxy; it has no effect here, and a warning reports it.
  open override class func appearance() -> UISlider {
    warnOfAppearance()
    return UISlider(frame: .zero)
  }
  /// The value; 0 by default.
  open var value: Float = 0
  /// The least value; 0 by default.
  open var minimumValue: Float = 0
  /// The greatest value; 1 by default.
  open var maximumValue: Float = 1
  /// Whether each movement changes the value; true by default.
  open var isContinuous = true
  /// The color before the thumb; nil by default.
  open var minimumTrackTintColor: UIColor?
  /// The color after the thumb; nil by default.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb; nil by default.
  open var thumbTintColor: UIColor?
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Any width; 31 high, observed before iOS 26.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 31)
  }
  override class var usualHugging: CGSize { .hugsHeight }
}

/// A segmented control; a placeholder box is drawn.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  /// The appearance proxy; it has no effect here, and a warning reports it.
  open override class func appearance() -> UISegmentedControl {
    warnOfAppearance()
    return UISegmentedControl(frame: .zero)
  }
  private var titles: [String] = []
  /// The index of the selected segment; −1 for none.
  open var selectedSegmentIndex = -1
  /// The color of the selected segment; nil by default.
  open var selectedSegmentTintColor: UIColor?
  /// Creates a control with titles or images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = items?.map { "\($0)" } ?? []
  }
  /// Has no effect here.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
  }
  /// The number of segments.
  open var numberOfSegments: Int { titles.count }
  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
  }
  /// Any width; 32 high, observed since iOS 13.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 32)
  }
  override class var usualHugging: CGSize { .hugsHeight }
}

/// A row of page dots; a placeholder box is drawn.
@MainActor @preconcurrency open class UIPageControl: UIControl {
  /// The appearance proxy; it has no effect here, and a warning reports it.
  open override class func appearance() -> UIPageControl {
    warnOfAppearance()
    return UIPageControl(frame: .zero)
  }
  /// The number of pages; 0 by default.
  open var numberOfPages = 0
  /// The index of the current page; 0 by default.
  open var currentPage = 0
  /// Whether the dots are hidden for a single page.
  open var hidesForSinglePage = false
  /// The color of the other pages' dots; nil by default.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current page's dot; nil by default.
  open var currentPageIndicatorTintColor: UIColor?
  /// The background of the dots; `automatic` by default.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether dragging over the dots changes the page; true by default.
  open var allowsContinuousInteraction = true
  /// The image in place of a dot; nil by default.
  open var preferredIndicatorImage: UIImage?
  /// Accepted; the dots are not drawn.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  /// The size of the dots of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { intrinsicContentSize }
  /// The background of the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// During a drag, always, or never.
    case automatic = 0, prominent, minimal
  }
  /// Any width; 26 high, observed since iOS 14.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 26)
  }
  override class var usualHugging: CGSize { .hugsHeight }
}

/// A date picker; a placeholder box is drawn.
@MainActor @preconcurrency open class UIDatePicker: UIControl {
  /// The appearance proxy; it has no effect here, and a warning reports it.
  open override class func appearance() -> UIDatePicker {
    warnOfAppearance()
    return UIDatePicker(frame: .zero)
  }
  /// The components to choose.
  public enum Mode: Int, Sendable {
    /// A time, a date, both, or a duration.
    case time = 0, date, dateAndTime, countDownTimer
  }
  /// The date.
  open var date = Date()
  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// The minutes between two choices; 1 by default.
  open var minuteInterval = 1
  /// The duration of the countdown, in seconds; 0 by default.
  open var countDownDuration: TimeInterval = 0
  /// The locale; nil for that of the device.
  open var locale: Locale?
  /// The calendar; `current` by default.
  open var calendar: Calendar! = .current
  /// The time zone; nil for that of the device.
  open var timeZone: TimeZone?
  /// The earliest date; nil by default.
  open var minimumDate: Date?
  /// The latest date; nil by default.
  open var maximumDate: Date?
  /// The components to choose; `dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime
  /// The style; `automatic` by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// Automatic, wheels, compact, or inline.
  case automatic = 0, wheels, compact, inline
}
