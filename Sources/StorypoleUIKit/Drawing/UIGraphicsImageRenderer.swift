// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Draws an image with a `CGContext`. The drawing stays sharp in every size.
open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
  /// The size of the images, in points.
  public let bounds: CGRect
  /// The settings of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }
  /// Creates a renderer.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer of a part of the coordinates.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  /// Creates a renderer of a part of the coordinates.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// Draws an image. Infinite and negative lengths of the size count as 0.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let recording = ImageRecording(size: bounds.size)
    let context = UIGraphicsImageRendererContext(recording, format)
    if format.opaque {
      recording.context.fill(CGRect(origin: .zero, size: recording.size))
    }
    recording.context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsContexts.push(recording, scale: format.scale)
    defer { UIGraphicsContexts.pop() }
    actions(context)
    return recording.image(scale: format.scale)
  }

  /// Draws an image, and returns it as a PNG file; empty data if it can't be drawn.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

extension ImageRecording {
  /// - Parameter scale: The pixels per point; 0 and less use those of the views last shown on this thread.
  func image(scale: CGFloat) -> UIImage {
    let scale = scale > 0 ? scale : Surroundings.current.environment.displayScale
    return UIImage(.recorded(self), size: size, scale: scale)
  }
}

/// The drawing of an image in progress.
public final class UIGraphicsImageRendererContext: NSObject {
  private let recording: ImageRecording
  /// The settings of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ recording: ImageRecording, _ format: UIGraphicsImageRendererFormat) {
    self.recording = recording
    self.format = format
  }

  /// The context to draw in.
  public var cgContext: CGContext { recording.context }
  /// The drawing so far.
  public var currentImage: UIImage { recording.image(scale: format.scale) }
  /// Fills a rectangle with the current color.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Limits drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The settings of a drawn image.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  /// The range of colors; only the standard one is drawn.
  public enum Range: Int, Sendable {
    /// Unspecified, the screen's, extended, or that of sRGB.
    case unspecified = -1, automatic, extended, standard
  }
  /// The pixels per point; 0, the default, uses the screen's.
  open var scale: CGFloat = 0
  /// Whether the image has a black background; false by default.
  open var opaque = false
  /// Has no effect: images have the range of sRGB.
  open var preferredRange = Range.standard

  /// Creates the default settings.
  public required override init() {}
  /// The default settings.
  open class func `default`() -> Self { Self() }
  /// The settings for the screen.
  open class func preferred() -> Self { Self() }
}

/// The contexts of UIKit's drawing functions, the innermost last.
enum UIGraphicsContexts {
  private final class Stack {
    var contexts: [(recording: ImageRecording, scale: CGFloat)] = []
  }

  private static var stack: Stack {
    let values = Thread.current.threadDictionary
    if let stack = values["storypole.graphics"] as? Stack { return stack }
    let stack = Stack()
    values["storypole.graphics"] = stack
    return stack
  }

  static func push(_ recording: ImageRecording, scale: CGFloat) {
    stack.contexts.append((recording, scale))
  }
  static func pop() { _ = stack.contexts.popLast() }
  static var current: CGContext? { stack.contexts.last?.recording.context }
  static var image: UIImage? { stack.contexts.last.map { $0.recording.image(scale: $0.scale) } }

  /// The context, or nil after a warning.
  static func current(for function: String) -> CGContext? {
    if current == nil {
      Surroundings.warn(
        "\(function) draws only in UIGraphicsImageRenderer.image and after UIGraphicsBeginImageContext",
        once: "drawing \(function)")
    }
    return current
  }
}

/// Begins the drawing of an image with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins the drawing of an image.
///
/// - Parameters:
///   - opaque: Whether the image has a black background.
///   - scale: The pixels per point; 0 uses the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let recording = ImageRecording(size: size)
  if opaque { recording.context.fill(CGRect(origin: .zero, size: recording.size)) }
  UIGraphicsContexts.push(recording, scale: scale)
}

/// The current context; nil outside of an image's drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphicsContexts.current }

/// The image that has been drawn so far; nil outside of an image's drawing.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIGraphicsContexts.image }

/// Ends the drawing of an image.
public func UIGraphicsEndImageContext() { UIGraphicsContexts.pop() }

/// Fills a rectangle with the current color.
public func UIRectFill(_ rect: CGRect) { UIGraphicsContexts.current(for: "UIRectFill")?.fill(rect) }

/// Draws the outline of a rectangle.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsContexts.current(for: "UIRectFrame")?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

extension UIColor {
  /// Sets the color of the current context for filling and for lines.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the color of the current context for filling.
  public func setFill() {
    UIGraphicsContexts.current(for: "UIColor.setFill")?.setFillColor(cgColor)
  }
  /// Sets the color of the current context for lines.
  public func setStroke() {
    UIGraphicsContexts.current(for: "UIColor.setStroke")?.setStrokeColor(cgColor)
  }
}

extension UIBezierPath {
  /// Fills the path in the current context.
  public func fill() {
    UIGraphicsContexts.current(for: "UIBezierPath.fill")?.fill(
      Path(cgPath), FillStyle(eoFill: usesEvenOddFillRule))
  }
  /// Draws the outline in the current context, with the path's line width, caps and corners.
  public func stroke() {
    UIGraphicsContexts.current(for: "UIBezierPath.stroke")?.stroke(
      Path(cgPath),
      StrokeStyle(
        lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle,
        miterLimit: miterLimit))
  }
  /// Limits drawing in the current context to the path.
  public func addClip() {
    guard let context = UIGraphicsContexts.current(for: "UIBezierPath.addClip") else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}

extension UIImage {
  /// Draws the image in the current context, scaled to a rectangle.
  public func draw(in rect: CGRect) {
    let image = Image(uiImage: self)
    UIGraphicsContexts.current(for: "UIImage.draw")?.record { $0.draw(image, in: rect) }
  }
  /// Draws the image in the current context, with its top left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
