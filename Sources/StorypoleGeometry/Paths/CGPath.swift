// SPDX-License-Identifier: Apache-2.0
// The part of Core Graphics' paths that SwiftUI files use.

/// An outline that is shared by reference; immutable unless it is a `CGMutablePath`.
///
/// Sendable as in Core Graphics: a mutable path may be sent too, and its users must guard it.
public class CGPath: Hashable, @unchecked Sendable {
  fileprivate(set) var path: Path

  fileprivate init(_ path: Path) { self.path = path }

  /// Makes a rectangle, transformed by `transform` if it isn't nil.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes the ellipse inside a rectangle, transformed by `transform` if it isn't nil.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes a rectangle with circular corners. Corners that are too large for it shrink.
  ///
  /// - Parameter transform: Transforms the rectangle; nil doesn't.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    let path = Path(roundedRect: rect, cornerSize: size, style: .circular)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(path.description) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The start of the next line or curve; zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around the path with the control points of its curves; null for an empty path.
  public var boundingBox: CGRect {
    CGRect(enclosing: path.elements.flatMap(\.points))
  }

  /// The smallest rectangle around the path's lines and curves; null for an empty path.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Whether the point, transformed by `transform`, is inside of the path. Open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// An immutable copy.
  public func copy() -> CGPath? { CGPath(path) }

  /// A mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// A transformed copy; nil copies the path unchanged.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// The outline of a line along the transformed path, to be filled with the winding rule.
  ///
  /// Empty if the width isn't above 0. Curves become many short lines.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  /// Calls a closure with each element; the element's points are valid during the call only.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        // Core Graphics' pointer is never nil, even without points to read.
        let start = buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: 8)!
        var step = CGPathElement(type: element.type, points: start)
        block(&step)
      }
    }
  }
}

/// A mutable `CGPath`.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an empty path.
  public init() { super.init(Path()) }

  fileprivate override init(_ path: Path) { super.init(path) }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a line from the current point; ignored in an empty path.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds lines through points as a new subpath.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a quadratic curve from the current point; ignored in an empty path.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { path.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }

  /// Adds a cubic curve from the current point; ignored in an empty path.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds a closed rectangle as a new subpath; a null rectangle adds nothing.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds closed rectangles, each as a new subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }

  /// Adds the ellipse inside a rectangle as a new subpath; a null rectangle adds nothing.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle with circular corners as a new subpath. Corners that are too large for it shrink.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
      transform: transform)
  }

  /// Adds an arc of a circle, after a line to its start if the path has a current point.
  ///
  /// Angles are in radians from the direction of x. `clockwise` applies where y points up: in a view, where y
  /// points down, a clockwise arc runs counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise, transform: transform)
  }

  /// Adds the arc that touches the line from the current point to `tangent1End` and the line from there to
  /// `tangent2End`, after a line to its start.
  ///
  /// Without a current point, it begins a subpath at `tangent1End`. If no arc fits, it adds a line to that
  /// point.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds an arc of a circle by its angle in radians, after a line to its start if the path has a current
  /// point. Positive is clockwise where y points down.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta),
      transform: transform)
  }

  /// Adds the elements of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  /// Closes the subpath with a line to its start.
  public func closeSubpath() { path.closeSubpath() }
}

/// The kind of an element of a path.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath; one point.
  case moveToPoint
  /// A line; one point, its end.
  case addLineToPoint
  /// A quadratic curve; two points, the control point and the end.
  case addQuadCurveToPoint
  /// A cubic curve; three points, both control points and the end.
  case addCurveToPoint
  /// Closes the subpath; no point.
  case closeSubpath
}

/// An element of a path, for `applyWithBlock(_:)`.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The element's points, as many as its kind has.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension Path {
  /// Makes a path from a `CGPath`.
  public init(_ path: CGPath) { self = path.path }

  /// Makes a path from the current content of a `CGMutablePath`.
  public init(_ path: CGMutablePath) { self = path.path }

  /// The path as a `CGPath`.
  public var cgPath: CGPath { CGPath(self) }
}

extension Path.Element {
  /// Control points come first, as in Core Graphics.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }

  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .closeSubpath: .closeSubpath
    }
  }
}
