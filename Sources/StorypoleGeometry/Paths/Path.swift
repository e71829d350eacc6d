// SPDX-License-Identifier: Apache-2.0
/// The outline of a 2D shape.
@frozen public struct Path: Equatable, Sendable {
  /// One element of a path.
  @frozen public enum Element: Equatable, Sendable {
    /// Begins a subpath at a point.
    case move(to: CGPoint)
    /// A line from the current point.
    case line(to: CGPoint)
    /// A quadratic curve from the current point, with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve from the current point, with a control point for each end.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Closes the subpath with a line to its start.
    case closeSubpath
  }

  package private(set) var elements: [Element] = []
  /// The start of the current subpath.
  private var start: CGPoint?

  /// Makes an empty path.
  public init() {}

  /// Makes a path in a closure that adds elements to an empty one.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Makes a closed rectangle; empty for a null rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Makes the ellipse inside a rectangle; empty for a null rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  package init(elements: [Element]) {
    for element in elements { append(element) }
  }

  /// Two paths are equal if they have the same elements.
  public static func == (a: Path, b: Path) -> Bool { a.elements == b.elements }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure with each element in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// The start of the next line or curve; nil in an empty path.
  public private(set) var currentPoint: CGPoint?

  /// Without a current point, every element except a move is ignored, as in Core Graphics.
  mutating func append(_ element: Element) {
    switch element {
    case .move(let point):
      start = point
      currentPoint = point
    case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
      guard currentPoint != nil else { return }
      currentPoint = end
    case .closeSubpath:
      guard currentPoint != nil, elements.last != .closeSubpath else { return }
      currentPoint = start
    }
    elements.append(element)
  }

  /// Begins a subpath at a point.
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  /// Adds a line from the current point; ignored in an empty path.
  public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

  /// Adds a quadratic curve from the current point; ignored in an empty path.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic curve from the current point; ignored in an empty path.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the subpath with a line to its start, which becomes the current point; ignored in an empty path.
  public mutating func closeSubpath() { append(.closeSubpath) }

  /// Adds lines through points as a new subpath; nothing without points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a closed rectangle as a new subpath; a null rectangle adds nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    // Most paths are one rectangle.
    if elements.isEmpty { elements.reserveCapacity(5) }
    move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
    closeSubpath()
  }

  /// Adds closed rectangles, each as a new subpath.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.elements { append(element.applying(transform)) }
  }

  /// The path with each of its points transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var result = Path()
    result.elements.reserveCapacity(elements.count)
    result.addPath(self, transform: transform)
    return result
  }

  /// The path moved by points; positive is right and down.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The upright rectangle that this path draws, if it is exactly one.
  package var rect: CGRect? {
    guard elements.count == 5, elements[4] == .closeSubpath, case .move(let a) = elements[0],
      case .line(let b) = elements[1], case .line(let c) = elements[2],
      case .line(let d) = elements[3]
    else { return nil }
    let alongX = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let alongY = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    return alongX || alongY ? CGRect(enclosing: [a, c]) : nil
  }
}

extension Path.Element {
  func applying(_ t: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(t))
    case .line(let end): .line(to: end.applying(t))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(t), control: control.applying(t))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .closeSubpath: .closeSubpath
    }
  }
}
