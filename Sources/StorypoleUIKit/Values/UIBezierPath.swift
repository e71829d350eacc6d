// SPDX-License-Identifier: Apache-2.0
import Storypole

/// An outline of UIKit, for `Path(path.cgPath)`.
///
/// It has only geometry: it doesn't fill or stroke, since views draw with `Path`.
open class UIBezierPath: NSObject, @unchecked Sendable {
  private var path: Path
  /// The width of the line, in points. `Path` doesn't keep it.
  open var lineWidth: CGFloat = 1
  /// The shape of the line's ends. `Path` doesn't keep it.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the line's corners. `Path` doesn't keep it.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of sharp corners. `Path` doesn't keep it.
  open var miterLimit: CGFloat = 10
  /// Whether `contains` uses the even-odd rule; false by default.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() { path = Path() }

  /// Creates a rectangle.
  public init(rect: CGRect) { path = Path(rect) }

  /// Creates the ellipse inside a rectangle.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

  /// Creates a rectangle with rounded corners, in the system's continuous shape.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
  }

  /// Creates a rectangle with some corners rounded, in the system's continuous shape.
  ///
  /// - Parameter cornerRadii: Its width is the radius; UIKit has been observed to ignore the height.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
        bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight)), style: .continuous)
  }

  /// Creates an arc; angles are radians from the right.
  ///
  /// - Parameter clockwise: The visible direction, with y pointing down; SwiftUI's parameter of the same name
  ///   means the opposite.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from one of CoreGraphics.
  public init(cgPath: CGPath) { path = Path(cgPath) }

  /// The path for CoreGraphics, and for `Path(path.cgPath)`.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// The start of the next line or curve; zero in an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the path; null for an empty path.
  open var bounds: CGRect { path.boundingRect }

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc, and a line to its start unless the path is empty; angles are radians from the right.
  ///
  /// - Parameter clockwise: The visible direction, with y pointing down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }
  /// Closes the subpath with a line to its start.
  open func close() { path.closeSubpath() }
  /// Removes all elements.
  open func removeAllPoints() { path = Path() }
  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Transforms the path.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  open override func copy() -> Any { UIBezierPath(cgPath: cgPath) }
}
