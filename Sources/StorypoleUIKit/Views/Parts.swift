// SPDX-License-Identifier: Apache-2.0
import Storypole

// What views of UIKit are configured with. It keeps its values and has no effect here.

/// The settings of a view for CoreAnimation; they have no effect here.
@MainActor @preconcurrency open class CALayer: NSObject {
  /// Creates settings.
  public override nonisolated init() {}
  /// The rectangle of the layer.
  open var frame = CGRect.zero
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0
  /// Whether the corners cut the content.
  open var masksToBounds = false
  /// The width of the border.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor?
  /// The color behind the layer.
  open var backgroundColor: CGColor?
  /// The color of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow.
  open var shadowOpacity: Float = 0
  /// The distance of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow.
  open var shadowRadius: CGFloat = 3
  /// The opacity of the layer.
  open var opacity: Float = 1
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The rectangle in the layer's own coordinates.
  open var bounds = CGRect.zero
  /// The layers inside.
  open private(set) var sublayers: [CALayer]?
  /// Adds a layer above the others.
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
  /// Adds a layer at a place among the others.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    sublayers = sublayers ?? []
    sublayers?.insert(layer, at: min(Int(index), sublayers?.count ?? 0))
  }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the set: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner at the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A gradient; nothing draws it.
@MainActor @preconcurrency open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor`.
  open var colors: [Any]?
  /// The places of the colors, from 0 to 1.
  open var locations: [NSNumber]?
  /// The start, in parts of the layer.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end, in parts of the layer.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// An outline; nothing draws it.
@MainActor @preconcurrency open class CAShapeLayer: CALayer {
  /// The outline.
  open var path: CGPath?
  /// The color inside.
  open var fillColor: CGColor?
  /// The color of the line.
  open var strokeColor: CGColor?
  /// The width of the line.
  open var lineWidth: CGFloat = 1
}

/// The order of constraints that contradict each other; has no effect here.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// 1000 is required.
  public let rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// 1000.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
}

/// A constraint; it has no effect here, because views of UIKit aren't laid out.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  /// An axis.
  public enum Axis: Int, Sendable {
    /// Along a line, or down.
    case horizontal = 0, vertical
  }

  nonisolated init(constant: CGFloat) { self.constant = constant }
  /// Whether the constraint counts.
  open var isActive = false
  /// The length of the constraint.
  open var constant: CGFloat
  /// The order among constraints that contradict each other.
  open var priority = UILayoutPriority.required
  /// Has the constraints count.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Has the constraints count no longer.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// An edge, a center or a length of a view; the type of the anchor keeps axes apart.
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType>: NSObject {
  nonisolated override init() {}
  /// Creates a constraint.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  /// Creates a constraint.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  /// Creates a constraint.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

/// An edge or a center on the x axis.
@MainActor @preconcurrency
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// An edge or a center on the y axis.
@MainActor @preconcurrency
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// The width or the height of a view.
@MainActor @preconcurrency open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Creates a constraint.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  /// Creates a constraint.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  /// Creates a constraint.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  /// Creates a constraint.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

extension UIView {
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The center on the y axis.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The center on the x axis.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

/// A gesture of UIKit, which is never recognized here.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  /// Creates a gesture; its action is never sent here.
  public init(target: Any?, action: Selector?) {}
  /// The view of the gesture.
  open weak var view: UIView?
  /// Accepted; has no effect here.
  open var isEnabled = true
  /// The position in a view; zero here.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// A tap, which is never recognized here.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The taps that make one gesture.
  open var numberOfTapsRequired = 1
}

/// A pan, which is never recognized here.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance from the start; zero here.
  open func translation(in view: UIView?) -> CGPoint { .zero }
}

/// A long press, which is never recognized here.
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The seconds before the gesture begins.
  open var minimumPressDuration: TimeInterval = 0.5
}
