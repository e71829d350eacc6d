// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A turning wheel; a box stands for it.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    /// 20 or 37 points.
    case medium = 100, large
  }

  /// The size of the wheel.
  open var style: Style
  /// The color of the wheel.
  open var color: UIColor! = .systemGray
  /// Whether a wheel that stands is hidden.
  open var hidesWhenStopped = true
  /// Whether the wheel turns.
  open private(set) var isAnimating = false
  /// Creates a wheel.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }
  /// Creates a wheel of a medium size.
  public override convenience init(frame: CGRect) { self.init(style: .medium) }
  /// Creates nothing: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }
  /// Turns the wheel.
  open func startAnimating() { isAnimating = true }
  /// Stops the wheel.
  open func stopAnimating() { isAnimating = false }
  /// Documented: 20 points, large 37.
  open override var intrinsicContentSize: CGSize {
    let length: CGFloat = style == .large ? 37 : 20
    return CGSize(width: length, height: length)
  }
  override class var usualHugging: CGSize { .hugsBoth }
}

/// A bar of progress; a box stands for it.
@MainActor @preconcurrency open class UIProgressView: UIView {
  /// The looks of all views of the class; they have no effect here, and a warning reports it.
  open override class func appearance() -> UIProgressView {
    warnOfAppearance()
    return UIProgressView(frame: .zero)
  }
  /// The look.
  public enum Style: Int, Sendable {
    /// As usual, or in a bar.
    case `default` = 0, bar
  }
  /// The progress from 0 to 1.
  open var progress: Float = 0
  /// The color of the part that is done.
  open var progressTintColor: UIColor?
  /// The color of the rest.
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

/// An effect on what is behind a view; nothing draws it.
@MainActor @preconcurrency open class UIVisualEffect {
  init() {}
}

/// A blur; nothing draws it. `.background(.ultraThinMaterial)` does in SwiftUI.
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

/// Letters that let the blur behind them through; nothing draws it.
@MainActor @preconcurrency public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect of a blur.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view with an effect; a material of SwiftUI stands for a blur.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view for the content.
  public let contentView = UIView()
  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
  /// Creates nothing: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  override var drawn: AnyView? {
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

/// Views in a row; a box stands for them.
@MainActor @preconcurrency open class UIStackView: UIView {
  /// The lengths of the views along the row.
  public enum Distribution: Int, Sendable {
    /// Shares of the length, or equal gaps or centers.
    case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// The position of the views across the row.
  public enum Alignment: Int, Sendable {
    /// Over the whole breadth, or at a place in it.
    case fill = 0, leading, firstBaseline, center, trailing, lastBaseline
  }
  /// The direction.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The gap between two views.
  open var spacing: CGFloat = 0
  /// The lengths of the views.
  open var distribution = Distribution.fill
  /// The position of the views.
  open var alignment = Alignment.fill
  /// The views in the row.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Creates a row of views.
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Creates a row.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates nothing: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }
  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}
