// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

// A drawing sets what it needs of Cairo's state, and leaves it: saving the state costs more than drawing a rectangle. Only
// the dash, the operator, the transform and the clip are as before.
extension Painter {
  /// Makes the path Cairo's current one; false if it has NaN coordinates.
  func trace(_ path: Path) -> Bool {
    cairo_new_path(context)
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        guard let p = drawable(point) else { return false }
        cairo_move_to(context, p.x, p.y)
        current = p
      case .line(let point):
        guard let p = drawable(point) else { return false }
        cairo_line_to(context, p.x, p.y)
        current = p
      case .quadCurve(let point, let control):
        guard let p = drawable(point), let c = drawable(control) else { return false }
        // The equal cubic curve has its control points at two thirds.
        cairo_curve_to(
          context, current.x + (c.x - current.x) * 2 / 3, current.y + (c.y - current.y) * 2 / 3,
          p.x + (c.x - p.x) * 2 / 3, p.y + (c.y - p.y) * 2 / 3, p.x, p.y)
        current = p
      case .curve(let point, let control1, let control2):
        guard let p = drawable(point), let c1 = drawable(control1),
          let c2 = drawable(control2)
        else { return false }
        cairo_curve_to(context, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
        current = p
      case .closeSubpath:
        cairo_close_path(context)
        var x = 0.0
        var y = 0.0
        cairo_get_current_point(context, &x, &y)
        current = CGPoint(x: x, y: y)
      }
    }
    return true
  }

  /// Cairo's coordinates overflow at some eight million pixels.
  private static let farthest: CGFloat = 1e6

  /// A point as near as Cairo can draw; nil if it isn't a number. Only its place on the surface counts: the last of many
  /// pages has large coordinates.
  private func drawable(_ point: CGPoint) -> CGPoint? {
    if abs(point.x) <= Self.farthest, abs(point.y) <= Self.farthest { return point }
    guard !point.x.isNaN, !point.y.isNaN else { return nil }
    func limited(_ coordinate: CGFloat, _ limit: CGFloat) -> Double {
      min(max(coordinate, -limit), limit)
    }
    // The transform of an infinite coordinate would be no number.
    var (x, y) = (limited(point.x, 1e15), limited(point.y, 1e15))
    cairo_user_to_device(context, &x, &y)
    (x, y) = (limited(x, Self.farthest), limited(y, Self.farthest))
    cairo_device_to_user(context, &x, &y)
    return CGPoint(x: x, y: y)
  }

  func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
    guard trace(path) else { return }
    apply(style)
    if case .color(let color) = paint {
      set(color)
      cairo_fill(context)
      marker?.countShape()
      return
    }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_clip(context)
    fillClip(with: paint)
  }

  func apply(_ style: FillStyle) {
    cairo_set_fill_rule(
      context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(
      context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
    guard style.lineWidth > 0, style.lineWidth.isFinite, trace(path) else { return }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_set_line_width(context, style.lineWidth)
    cairo_set_line_cap(context, style.lineCap.cairo)
    cairo_set_line_join(context, style.lineJoin.cairo)
    cairo_set_miter_limit(context, style.miterLimit)
    let isDashed = style.isDashed(along: path)
    // An odd count alternates in both.
    if isDashed {
      cairo_set_dash(
        context, style.dash.map(Double.init), Int32(style.dash.count), style.dashPhase)
    }
    withSource(paint) { cairo_stroke(context) }
    marker?.countShape()
    if isDashed { cairo_set_dash(context, nil, 0, 0) }
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
