// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A Core Graphics context that records drawing for a `UIImage`. The y axis points down, as in UIKit's contexts.
///
/// It draws paths, gradients, images and text. A context of pixels in memory is not supported.
public final class CGContext {
  private struct State {
    var transform = CGAffineTransform.identity
    var fill = CGColor.black
    var stroke = CGColor.black
    var style = StrokeStyle(lineWidth: 1)
    var opacity: CGFloat = 1
    var blendMode = GraphicsContext.BlendMode.normal
    var shadow: (color: CGColor, radius: CGFloat, offset: CGSize)?
    /// In the coordinates of the image.
    var clips: [(path: Path, isEvenOdd: Bool)] = []
  }

  typealias Command = (inout GraphicsContext) -> Void

  private var state = State()
  private var saved: [State] = []
  /// In the coordinates of the image.
  private var path = Path()
  private(set) var commands: [Command] = []
  /// Bounds the memory of a loop that never stops drawing.
  private static let mostCommands = 1_000_000

  init() {}

  func record(_ command: @escaping Command) {
    guard commands.count < Self.mostCommands else {
      Surroundings.warn(
        "A CGContext keeps the first \(Self.mostCommands) drawings: the others are missing",
        once: "CGContext")
      return
    }
    let state = state
    commands.append { context in
      var context = context
      for clip in state.clips {
        context.clip(to: clip.path, style: FillStyle(eoFill: clip.isEvenOdd))
      }
      context.opacity *= Double(state.opacity)
      context.blendMode = state.blendMode
      if let shadow = state.shadow {
        context.addFilter(
          .shadow(
            color: Color(cgColor: shadow.color), radius: shadow.radius, x: shadow.offset.width,
            y: shadow.offset.height))
      }
      context.concatenate(state.transform)
      command(&context)
    }
  }

  // MARK: State

  /// Saves the current settings for `restoreGState`.
  public func saveGState() {
    if saved.count < Self.mostCommands { saved.append(state) }
  }
  /// Restores the settings that were saved last; without any, it does nothing.
  public func restoreGState() { state = saved.popLast() ?? state }
  /// The transformation from the current coordinates to points of the image.
  public var ctm: CGAffineTransform { state.transform }
  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  /// Rotates the coordinates by an angle in radians, clockwise as seen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Transforms the coordinates.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// Sets the color for filling.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Sets the color for filling from components of sRGB, from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the color for lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// Sets the color for lines from components of sRGB, from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
  /// Sets the shape of the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
  /// Sets the limit of sharp corners.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  /// Sets the lengths of dashes and gaps; an empty array draws solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dashPhase = phase
    state.style.dash = lengths
  }
  /// Sets the opacity of all drawing, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.opacity = min(max(alpha, 0), 1) }
  /// Sets the combination of new drawing with the drawing below it.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode.value }
  /// Sets a black shadow of one third opacity, as documented.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  /// Sets a shadow; without a color, none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    // A blur of Core Graphics is twice the radius of SwiftUI's shadows, ours.
    state.shadow = color.map { ($0, blur / 2, offset) }
  }
  /// Accepted; edges are always smooth here.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Accepted; images are always smooth here.
  public var interpolationQuality: CGInterpolationQuality = .default

  // MARK: Paths

  /// Begins a new path.
  public func beginPath() { path = Path() }
  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point.applying(state.transform)) }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point.applying(state.transform)) }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) { add { $0.addLines(points) } }
  /// Adds a cubic curve to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let transform = state.transform
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }
  /// Adds a quadratic curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(
      to: end.applying(state.transform), control: control.applying(state.transform))
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }
  /// Adds the ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }
  /// Adds an arc; angles are radians from the right.
  ///
  /// - Parameter clockwise: The direction for a y axis that points up, so the opposite of the visible one.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var arc = Path()
    if let point = path.currentPoint, let inverse = invertedTransform {
      arc.move(to: point.applying(inverse))
    }
    arc.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
    // The line to the start of the arc continues the current subpath.
    let transform = state.transform
    var isFirst = path.currentPoint != nil
    arc.applying(transform).forEach { element in
      if case .move = element, isFirst {
        isFirst = false
      } else {
        switch element {
        case .move(let to): path.move(to: to)
        case .line(let to): path.addLine(to: to)
        case .quadCurve(let to, let control): path.addQuadCurve(to: to, control: control)
        case .curve(let to, let control1, let control2):
          path.addCurve(to: to, control1: control1, control2: control2)
        case .closeSubpath: path.closeSubpath()
        }
      }
    }
  }
  /// Adds the elements of a path.
  public func addPath(_ other: CGPath) { add { $0.addPath(Path(other)) } }
  /// Closes the subpath with a line to its start.
  public func closePath() { path.closeSubpath() }

  private func add(_ build: (inout Path) -> Void) {
    var added = Path()
    build(&added)
    path.addPath(added.applying(state.transform))
  }

  /// nil if the coordinates have no area, so that nothing is visible.
  private var invertedTransform: CGAffineTransform? {
    let t = state.transform
    let determinant = t.a * t.d - t.b * t.c
    return determinant.isFinite && determinant != 0 ? t.inverted() : nil
  }

  /// Takes the current path, in the current coordinates.
  private func takePath() -> Path? {
    defer { path = Path() }
    return invertedTransform.map(path.applying)
  }

  // MARK: Drawing

  /// Fills the current path, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    guard let path = takePath() else { return }
    fill(path, FillStyle(eoFill: rule == .evenOdd))
  }
  /// Draws the outline of the current path, and begins a new one.
  public func strokePath() {
    guard let path = takePath() else { return }
    stroke(path)
  }
  /// Fills the current path and draws its outline.
  public func drawPath(using mode: CGPathDrawingMode) {
    guard let path = takePath() else { return }
    if mode != .stroke {
      fill(path, FillStyle(eoFill: mode == .eoFill || mode == .eoFillStroke))
    }
    if mode != .fill, mode != .eoFill { stroke(path) }
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills the ellipse inside a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  /// Draws the outline of a rectangle with a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    stroke(Path(rect), StrokeStyle(lineWidth: width))
  }
  /// Draws the outline of the ellipse inside a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
  /// Draws lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }
  /// Removes the drawing in a rectangle.
  public func clear(_ rect: CGRect) {
    let mode = state.blendMode
    state.blendMode = .clear
    record { $0.fill(Path(rect), with: .color(.black)) }
    state.blendMode = mode
  }
  /// Limits drawing to the current path, and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append((path, rule == .evenOdd))
    path = Path()
  }
  /// Limits drawing to a rectangle.
  public func clip(to rect: CGRect) {
    state.clips.append((Path(rect).applying(state.transform), false))
  }

  func fill(_ path: Path, _ style: FillStyle = FillStyle()) {
    let color = Color(cgColor: state.fill)
    record { $0.fill(path, with: .color(color), style: style) }
  }

  func stroke(_ path: Path, _ style: StrokeStyle? = nil) {
    let color = Color(cgColor: state.stroke)
    let style = style ?? state.style
    record { $0.stroke(path, with: .color(color), style: style) }
  }

  /// Draws an image upside down, as Core Graphics does with a y axis that points down. `UIImage.draw(in:)` draws it
  /// upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let image = Image(uiImage: UIImage(cgImage: image))
    record { context in
      context.translateBy(x: 0, y: rect.minY + rect.maxY)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: rect)
    }
  }

  /// Draws a gradient between two points.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    warn(of: options, [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    fillAll(
      .linearGradient(gradient.value, startPoint: startPoint, endPoint: endPoint))
  }

  /// Draws a gradient between circles. Both have the center of the second here; other centers cause a warning.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    if startCenter != endCenter {
      Surroundings.warn(
        "CGContext.drawRadialGradient draws circles with one center, that of the second",
        once: "CGContext.drawRadialGradient")
    }
    let shading = GraphicsContext.Shading.radialGradient(
      gradient.value, center: endCenter, startRadius: startRadius, endRadius: endRadius)
    if options.contains(.drawsAfterEndLocation) {
      fillAll(shading)
    } else {
      let circle = CGRect(
        x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: 2 * endRadius,
        height: 2 * endRadius)
      record { $0.fill(Path(ellipseIn: circle), with: shading) }
    }
  }

  private func warn(
    of options: CGGradientDrawingOptions, _ drawn: CGGradientDrawingOptions
  ) {
    if options != drawn {
      Surroundings.warn(
        "CGContext.drawLinearGradient draws its first and last color beyond its ends: clip the context",
        once: "CGContext.drawLinearGradient")
    }
  }

  private func fillAll(_ shading: GraphicsContext.Shading) {
    record { context in context.fill(Path(context.clipBoundingRect), with: shading) }
  }
}
