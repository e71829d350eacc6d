// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension SVGWriter {
  func write(_ path: Path, _ paint: Paint, _ style: FillStyle) {
    guard !path.isEmpty, let data = SVGPathData(path) else { return }
    guard var attributes = fill(paint, within: path.boundingRect) else { return }
    if style.isEOFilled { attributes += " fill-rule=\"evenodd\"" }
    if !style.isAntialiased { attributes += " shape-rendering=\"crispEdges\"" }
    body += "<path\(attributes) d=\"\(data.text)\"/>\n"
  }

  func write(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
    guard style.lineWidth > 0, style.lineWidth.isFinite, !path.isEmpty,
      let data = SVGPathData(path)
    else { return }
    // A miter reaches farther than half the width.
    let reach = style.lineWidth * max(1, style.lineJoin == .miter ? style.miterLimit : 1)
    let bounds = path.boundingRect.insetBy(dx: -reach, dy: -reach)
    guard let paint = attributes(paint, "stroke", within: bounds) else { return }
    var attributes = " fill=\"none\"" + paint
    func add(_ name: String, _ value: String, default: String) {
      if value != `default` { attributes += " \(name)=\"\(value)\"" }
    }
    add("stroke-width", SVGSyntax.number(style.lineWidth), default: "1")
    add("stroke-linecap", style.lineCap.name, default: "butt")
    add("stroke-linejoin", style.lineJoin.name, default: "miter")
    if style.lineJoin == .miter {
      add("stroke-miterlimit", SVGSyntax.number(max(1, style.miterLimit)), default: "4")
    }
    if style.isDashed(along: path) {
      add("stroke-dasharray", SVGSyntax.list(style.dash.map { SVGSyntax.number($0) }), default: "")
      add("stroke-dashoffset", SVGSyntax.number(style.dashPhase), default: "0")
    }
    body += "<path\(attributes) d=\"\(data.text)\"/>\n"
  }

  /// Attributes that fill with a paint; nil if it is invisible.
  func fill(_ paint: Paint, within bounds: @autoclosure () -> CGRect) -> String? {
    attributes(paint, "fill", within: bounds())
  }

  private func attributes(
    _ paint: Paint, _ name: String, within bounds: @autoclosure () -> CGRect
  ) -> String? {
    switch paint {
    case .color(let color):
      guard color.opacity > 0 else { return nil }
      let value = SVGSyntax.color(color)
      // Black is the default fill.
      let first = name == "fill" && value == "#000" ? "" : " \(name)=\"\(value)\""
      let opacity = SVGSyntax.opacity(Double(color.opacity))
      return opacity == "1" ? first : first + " \(name)-opacity=\"\(opacity)\""
    case .linearGradient(let stops, let start, let end):
      let place = place(["x1", "y1", "x2", "y2"], [start.x, start.y, end.x, end.y])
      return gradient("linearGradient", place, stops).map { " \(name)=\"\($0)\"" }
    case .radialGradient(let stops, let center, let start, let end):
      return radial(stops, center, start, end, "").map { " \(name)=\"\($0)\"" }
    case .ellipticalGradient(let stops, let bounds, let center, let start, let end):
      guard bounds.width > 0, bounds.height > 0 else { return nil }
      let stretch = CGAffineTransform(
        a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
      return radial(
        stops, CGPoint(x: center.x, y: center.y), start, end,
        " gradientTransform=\"\(SVGSyntax.transform(stretch))\""
      ).map { " \(name)=\"\($0)\"" }
    case .image(let image) where image.tileSize != nil:
      let pattern = pattern(of: image) ?? pattern(paint, within: bounds())
      return pattern.map { " \(name)=\"url(#\($0))\"" }
    case .angularGradient, .mesh, .image:
      if case .angularGradient = paint { note("an angular gradient is drawn as pixels") }
      if case .mesh = paint { note("a mesh gradient is drawn as pixels") }
      return pattern(paint, within: bounds()).map { " \(name)=\"url(#\($0))\"" }
    }
  }

  private func place(_ names: [String], _ numbers: [CGFloat]) -> String? {
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    return zip(names, numbers).map { " \($0)=\"\(SVGSyntax.number($1))\"" }.joined()
  }

  /// SVG's circle begins at its center: moves the stops outward to the start radius.
  private func radial(
    _ stops: [ResolvedStop], _ center: CGPoint, _ start: CGFloat, _ end: CGFloat,
    _ transform: String
  ) -> String? {
    let (start, end) = (max(0, start), max(0, end))
    let radius = max(start, end)
    guard start != end, let place = place(["cx", "cy", "r"], [center.x, center.y, radius]) else {
      return nil
    }
    var stops = stops.map { stop in
      ResolvedStop(
        color: stop.color, location: (start + (end - start) * stop.location) / radius)
    }
    if start > end { stops.reverse() }
    return gradient("radialGradient", place + transform, stops)
  }

  private func gradient(_ tag: String, _ place: String?, _ stops: [ResolvedStop]) -> String? {
    guard let place, stops.contains(where: { $0.color.opacity > 0 }) else { return nil }
    let lines = GradientStops.simplified(stops).map { stop in
      let opacity = SVGSyntax.opacity(Double(stop.color.opacity))
      return "<stop offset=\"\(SVGSyntax.opacity(stop.location))\""
        + " stop-color=\"\(SVGSyntax.color(stop.color))\""
        + (opacity == "1" ? "" : " stop-opacity=\"\(opacity)\"") + "/>"
    }
    let name = define(
      "p", tag, " gradientUnits=\"userSpaceOnUse\"\(place)>\(lines.joined())</\(tag)>")
    return "url(#\(name))"
  }
}

extension CGLineCap {
  fileprivate var name: String {
    switch self {
    case .butt: "butt"
    case .round: "round"
    case .square: "square"
    }
  }
}

extension CGLineJoin {
  fileprivate var name: String {
    switch self {
    case .miter: "miter"
    case .round: "round"
    case .bevel: "bevel"
    }
  }
}
