// SPDX-License-Identifier: Apache-2.0
import Storypole

/// An activity indicator; a placeholder box is drawn.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  /// The size of the indicator.
  public enum Style: Int, Sendable {
    /// 20 or 37 points.
    case medium = 100, large
  }

  /// The size of the indicator.
  open var style: Style
  /// The color of the indicator; `systemGray` by default.
  open var color: UIColor! = .systemGray
  /// Whether the indicator is hidden while it is stopped.
  open var hidesWhenStopped = true
  /// Whether the indicator is animating; false by default.
  open private(set) var isAnimating = false
  /// Creates an indicator.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }
  /// Creates an indicator of medium size.
  public override convenience init(frame: CGRect) { self.init(style: .medium) }
  /// Returns nil: archives are not supported here.
  public required init?(coder: NSCoder) { return nil }
  /// Starts the animation.
  open func startAnimating() { isAnimating = true }
  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }
  /// Documented: 20 points, large 37.
  open override var intrinsicContentSize: CGSize {
    let length: CGFloat = style == .large ? 37 : 20
    return CGSize(width: length, height: length)
  }
  override class var usualHugging: CGSize { .hugsBoth }
}

/// A progress bar; a placeholder box is drawn.
@MainActor @preconcurrency open class UIProgressView: UIView {
  /// The appearance proxy; it has no effect here, and a warning reports it.
  open override class func appearance() -> UIProgressView {
    warnOfAppearance()
    return UIProgressView(frame: .zero)
  }
  /// The style.
  public enum Style: Int, Sendable {
    /// The default style, or that in a bar.
    case `default` = 0, bar
  }
  /// The progress from 0 to 1; kept as it is set.
  open var progress: Float = 0
  /// The color of the finished part; nil for the default. Kept, without an effect here.
  open var progressTintColor: UIColor?
  /// The color of the rest; nil for the default. Kept, without an effect here.
  open var trackTintColor: UIColor?
  /// Creates a bar.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// Any width; 4 high, observed since iOS 14.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 4)
  }
  override class var usualHugging: CGSize { .hugsHeight }
}

/// An effect on the content behind a view; it is not drawn.
@MainActor @preconcurrency open class UIVisualEffect {
  init() {}
}

/// A blur; it is not drawn. `.background(.ultraThinMaterial)` is, in SwiftUI.
@MainActor @preconcurrency public final class UIBlurEffect: UIVisualEffect {
  /// The thickness of the blur.
  public enum Style: Int, Sendable {
    /// The styles before iOS 13.
    case extraLight = 0, light, dark
    /// The styles that follow light and dark.
    case regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    /// The thicker of these.
    case systemThickMaterial, systemChromeMaterial
    /// The light ones.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    /// The thicker of these.
    case systemThickMaterialLight, systemChromeMaterialLight
    /// The dark ones.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    /// The thicker of these.
    case systemThickMaterialDark, systemChromeMaterialDark
  }
  let style: Style
  /// Creates a blur.
  public init(style: Style) { self.style = style }
}

/// Vibrancy over a blur; it is not drawn.
@MainActor @preconcurrency public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect for a blur.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view with an effect; a SwiftUI material replaces a blur.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  /// The effect; nil by default.
  open var effect: UIVisualEffect?
  /// The view for the content.
  public let contentView = UIView()
  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
  /// Returns nil: archives are not supported here.
  public required init?(coder: NSCoder) { return nil }

  package override var drawn: AnyView? {
    guard let blur = effect as? UIBlurEffect else { return AnyView(Color.clear) }
    let material: Material =
      switch blur.style {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
        .ultraThin
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
      default: .regular
      }
    return AnyView(Rectangle().fill(material))
  }
}

/// A stack of views; a placeholder box is drawn.
@MainActor @preconcurrency open class UIStackView: UIView {
  /// The distribution of the views along the stack's axis.
  public enum Distribution: Int, Sendable {
    /// Filled by length, or with equal gaps or centers.
    case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// The alignment of the views across the stack's axis.
  public enum Alignment: Int, Sendable {
    /// Stretched, or at a position.
    case fill = 0, leading, firstBaseline, center, trailing, lastBaseline
  }
  /// The axis.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The gap between two views; 0 by default.
  open var spacing: CGFloat = 0
  /// The distribution of the views; `fill` by default.
  open var distribution = Distribution.fill
  /// The alignment of the views; `fill` by default.
  open var alignment = Alignment.fill
  /// The views in the stack; empty by default.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Creates a stack of views.
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Creates an empty stack.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns nil: archives are not supported here.
  public required init?(coder: NSCoder) { return nil }
  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}
