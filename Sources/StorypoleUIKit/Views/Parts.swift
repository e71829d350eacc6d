// SPDX-License-Identifier: Apache-2.0
import Storypole

// Settings of UIKit's views. They are kept, but have no effect here.

/// A view's settings for Core Animation; they have no effect here.
@MainActor @preconcurrency open class CALayer: NSObject {
  /// Creates settings.
  public override nonisolated init() {}
  /// The rectangle of the layer; zero by default.
  open var frame = CGRect.zero
  /// The radius of the corners; 0 by default.
  open var cornerRadius: CGFloat = 0
  /// Whether the corners clip the content; false by default.
  open var masksToBounds = false
  /// The width of the border; 0 by default.
  open var borderWidth: CGFloat = 0
  /// The color of the border; nil by default.
  open var borderColor: CGColor?
  /// The color behind the layer; nil by default.
  open var backgroundColor: CGColor?
  /// The color of the shadow; nil by default.
  open var shadowColor: CGColor?
  /// The opacity of the shadow; 0 by default.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow; 3 by default.
  open var shadowRadius: CGFloat = 3
  /// The opacity of the layer; 1 by default.
  open var opacity: Float = 1
  /// The rounded corners.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The rectangle in the layer's own coordinates; zero by default.
  open var bounds = CGRect.zero
  /// The sublayers; nil by default.
  open private(set) var sublayers: [CALayer]?
  /// Adds a layer above the others.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    sublayers = (sublayers ?? []) + [layer]
  }
  /// The layer around this one.
  open private(set) weak var superlayer: CALayer?
  /// Removes the layer from the layer around it.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// The position of the center.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The name; nil by default.
  open var name: String?
  /// The order in depth; 0 by default.
  open var zPosition: CGFloat = 0
  /// Whether the layer is hidden; false by default.
  open var isHidden = false
  /// Inserts a layer at an index.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    sublayers = sublayers ?? []
    sublayers?.insert(layer, at: min(Int(index), sublayers?.count ?? 0))
  }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the set: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
  public let rawValue: UInt
  /// Creates a set from its bits; those without a name are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left; the raw value is 1.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner at the top right; the raw value is 2.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner at the bottom left; the raw value is 4.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner at the bottom right; the raw value is 8.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A gradient; it is not drawn.
@MainActor @preconcurrency open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor`; nil by default.
  open var colors: [Any]?
  /// The locations of the colors, from 0 to 1.
  open var locations: [NSNumber]?
  /// The start, relative to the layer's size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end, relative to the layer's size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A shape; it is not drawn.
@MainActor @preconcurrency open class CAShapeLayer: CALayer {
  /// The outline; nil by default.
  open var path: CGPath?
  /// The fill color; nil by default.
  open var fillColor: CGColor?
  /// The stroke color; nil by default.
  open var strokeColor: CGColor?
  /// The line width; 1 by default.
  open var lineWidth: CGFloat = 1
}

/// The priority among conflicting constraints; has no effect here.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// 1000 is required.
  public let rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// 1000; without an effect here.
  public static let required = UILayoutPriority(1000)
  /// 750; without an effect here.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250; without an effect here.
  public static let defaultLow = UILayoutPriority(250)
}

/// A constraint; it has no effect here, because UIKit's views aren't laid out.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  /// An axis.
  public enum Axis: Int, Sendable {
    /// Horizontal or vertical.
    case horizontal = 0, vertical
  }

  nonisolated init(constant: CGFloat) { self.constant = constant }
  /// Whether the constraint is active; false by default.
  open var isActive = false
  /// The length of the constraint.
  open var constant: CGFloat
  /// The priority among conflicting constraints; `required` by default.
  open var priority = UILayoutPriority.required
  /// Sets `isActive` of all constraints to true.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Sets `isActive` of all constraints to false.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// An edge, a center or a length of a view; the anchor's type keeps axes separate.
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType>: NSObject {
  nonisolated override init() {}
  /// Creates a constraint that makes both anchors equal, plus a constant in points. Constraints have no effect here.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  /// Creates a constraint that keeps the anchor at or after the other one, plus a constant in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  /// Creates a constraint that keeps the anchor at or before the other one, plus a constant in points.
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
  /// Creates a constraint to a length in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  /// Creates a constraint to at least a length in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  /// Creates a constraint to at most a length in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  /// Creates a constraint to a multiple of another length, plus a constant in points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

extension UIView {
  /// The top edge, for constraints, which have no effect here.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The bottom edge, for constraints, which have no effect here.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The center on the y axis.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The leading edge, for constraints, which have no effect here.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The trailing edge, for constraints, which have no effect here.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left edge, for constraints, which have no effect here.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge, for constraints, which have no effect here.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The center on the x axis.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The width, for constraints, which have no effect here.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height, for constraints, which have no effect here.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

/// A UIKit gesture, which is never recognized here.
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
  /// The number of taps; 1 by default.
  open var numberOfTapsRequired = 1
}

/// A pan, which is never recognized here.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance from the start; zero here.
  open func translation(in view: UIView?) -> CGPoint { .zero }
}

/// A long press, which is never recognized here.
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The duration in seconds before the gesture begins; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
}
