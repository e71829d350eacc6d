// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The animation of a node's paint: a color, or a gradient with its stops and position. Colors mix in Oklab, as within
/// gradients.
final class PaintMotion: Moving {
  private var animator = Animator<_AnimatableValues>()
  /// The target and the present paint, in a square of one point.
  private(set) var target: Paint
  private(set) var shown: Paint
  private var form: PaintForm?
  private var isListed = false
  private unowned let node: LayoutNode

  init(_ paint: Paint, of node: LayoutNode) {
    self.node = node
    target = paint
    shown = paint
  }

  func change(from old: Paint, to new: Paint, _ animation: Animation?) {
    let space = node.space
    target = new
    if let animation, let (start, end) = PaintForm.pair(old, new) {
      // If the number of stops changes, the present motion is invalid.
      if let form, !form.isLike(end) { animator.stop() }
      form = end
      animator.add(
        end.amounts - start.amounts, animation, at: space.time, tickets: space.activeTickets,
        node.environment)
    } else {
      animator.stop()
    }
    update(at: space.time)
    if isListed || !animator.isRunning { return }
    isListed = true
    space.ticker.add(self)
  }

  private func update(at time: Double) {
    let rest = animator.remaining(at: time)
    if animator.isRunning, let form {
      shown = form.paint(form.amounts - rest)
    } else {
      shown = target
    }
    node.setNeedsPaint(in: node)
  }

  var isMoving: Bool { animator.isRunning }

  func step(at time: Double) -> Bool {
    update(at: time)
    isListed = animator.isRunning
    return isListed
  }
}

/// A paint as numbers that can change: the stops and the position of a gradient.
private struct PaintForm {
  private var kind: Paint
  private var stops: [ResolvedStop]
  private var numbers: [Double] = []

  /// nil for a paint without stops.
  private init?(_ paint: Paint) {
    kind = paint
    switch paint {
    case .color(let color): stops = [ResolvedStop(color: color, location: 0)]
    case .linearGradient(let stops, let start, let end):
      self.stops = stops
      numbers = [start.x, start.y, end.x, end.y]
    case .radialGradient(let stops, let center, let start, let end):
      self.stops = stops
      numbers = [center.x, center.y, start, end]
    case .angularGradient(let stops, let center, let start, let end):
      self.stops = stops
      numbers = [center.x, center.y, start.radians, end.radians]
    case .ellipticalGradient(let stops, _, let center, let start, let end):
      self.stops = stops
      numbers = [center.x, center.y, start, end]
    case .mesh, .image: return nil
    }
    if stops.isEmpty { return nil }
  }

  /// Both ends of an animation, with equally many stops; nil if they can't be interpolated. A color matches any
  /// gradient. Gradients with different stops get those of both.
  static func pair(_ old: Paint, _ new: Paint) -> (PaintForm, PaintForm)? {
    guard var (a, b) = PaintForm(old).flatMap({ a in PaintForm(new).map { (a, $0) } }) else {
      return nil
    }
    if b.numbers.isEmpty, !a.numbers.isEmpty { b.fill(a) }
    if a.numbers.isEmpty, !b.numbers.isEmpty { a.fill(b) }
    guard a.hasKind(of: b) else { return nil }
    if a.stops.count != b.stops.count {
      let places = a.stops.map(\.location).joinedWith(b.stops.map(\.location))
      a.stops = a.stops.sampled(at: places)
      b.stops = b.stops.sampled(at: places)
    }
    return (a, b)
  }

  /// Takes the other's gradient, all in one color.
  private mutating func fill(_ other: PaintForm) {
    let color = stops[0].color
    self = other
    for i in stops.indices { stops[i].color = color }
  }

  private func hasKind(of other: PaintForm) -> Bool {
    switch (kind, other.kind) {
    case (.color, .color), (.linearGradient, .linearGradient), (.radialGradient, .radialGradient),
      (.angularGradient, .angularGradient), (.ellipticalGradient, .ellipticalGradient):
      true
    default: false
    }
  }

  func isLike(_ other: PaintForm) -> Bool {
    hasKind(of: other) && stops.count == other.stops.count
  }

  /// A color is weighted by its opacity: a transparent one contributes no hue.
  var amounts: _AnimatableValues {
    _AnimatableValues(
      numbers
        + stops.flatMap { stop in
          let (lab, weight) = (stop.color.oklab, Double(stop.color.opacity))
          return [Double(stop.location), lab.x * weight, lab.y * weight, lab.z * weight, weight]
        })
  }

  /// The paint of this form with these numbers.
  func paint(_ amounts: _AnimatableValues) -> Paint {
    let stops = stops.indices.map { index in
      let first = numbers.count + 5 * index
      let weight = min(max(amounts[first + 4], 0), 1)
      let lab =
        weight > 0
        ? SIMD3(amounts[first + 1], amounts[first + 2], amounts[first + 3]) / weight
        : SIMD3<Double>.zero
      return ResolvedStop(
        color: ResolvedColor(oklab: lab, opacity: Float(weight)), location: amounts[first])
    }
    let point = CGPoint(x: amounts[0], y: amounts[1])
    // Springs overshoot the ends.
    let ordered = stops.inOrder().clippedToUnit()
    switch kind {
    case .linearGradient:
      return .linearGradient(
        stops: ordered, start: point, end: CGPoint(x: amounts[2], y: amounts[3]))
    case .radialGradient:
      return .radialGradient(
        stops: ordered, center: point, startRadius: max(amounts[2], 0),
        endRadius: max(amounts[3], 0))
    case .angularGradient:
      return .angularGradient(
        stops: ordered, center: point, start: Angle(radians: amounts[2]),
        end: Angle(radians: amounts[3]))
    case .ellipticalGradient(_, let bounds, _, _, _):
      return .ellipticalGradient(
        stops: ordered, bounds: bounds, center: UnitPoint(x: point.x, y: point.y),
        startFraction: max(amounts[2], 0), endFraction: max(amounts[3], 0))
    case .color, .mesh, .image: return .color(stops[0].color)
    }
  }
}

extension [CGFloat] {
  /// The union of both lists, in order; repeated values as often as in the list that has more.
  fileprivate func joinedWith(_ other: [CGFloat]) -> [CGFloat] {
    var (i, j) = (0, 0)
    var result: [CGFloat] = []
    while i < count || j < other.count {
      let (a, b) = (i < count ? self[i] : .infinity, j < other.count ? other[j] : .infinity)
      result.append(Swift.min(a, b))
      if a <= b { i += 1 }
      if b <= a { j += 1 }
    }
    return result
  }
}

extension [ResolvedStop] {
  /// The same gradient with stops at these locations, which include its own.
  fileprivate func sampled(at places: [CGFloat]) -> [ResolvedStop] {
    var next = 0
    return places.map { place in
      if next < count, self[next].location <= place {
        next += 1
        return ResolvedStop(color: self[next - 1].color, location: place)
      }
      guard next > 0 else { return ResolvedStop(color: self[0].color, location: place) }
      guard next < count else { return ResolvedStop(color: self[count - 1].color, location: place) }
      let (a, b) = (self[next - 1], self[next])
      let fraction = (place - a.location) / (b.location - a.location)
      return ResolvedStop(
        color: a.color.mixedComponents(with: b.color, by: fraction), location: place)
    }
  }
}

extension Paint {
  /// The color, if the paint is a color.
  var color: ResolvedColor? { if case .color(let color) = self { color } else { nil } }

  /// Maps a paint from a square of one point to a rectangle.
  fileprivate func placed(in rect: CGRect) -> Paint {
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    switch self {
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops: stops, start: place(start), end: place(end))
    case .radialGradient(let stops, let center, let start, let end):
      return .radialGradient(
        stops: stops, center: place(center), startRadius: start, endRadius: end)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(stops: stops, center: place(center), start: start, end: end)
    case .ellipticalGradient(let stops, _, let center, let start, let end):
      return .ellipticalGradient(
        stops: stops, bounds: rect, center: center, startFraction: start, endFraction: end)
    case .color, .mesh, .image: return self
    }
  }

  fileprivate var stops: [ResolvedStop]? {
    switch self {
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _, _):
      stops
    case .color, .mesh, .image: nil
    }
  }
}

extension Painter {
  /// The command with its paints at their present animated values.
  func moved(_ command: DrawCommand) -> DrawCommand {
    switch command {
    case .fill(let path, let paint, let style): .fill(path, moved(paint), style)
    case .stroke(let path, let paint, let style): .stroke(path, moved(paint), style)
    case .glyphs(let run, let paint): .glyphs(run, moved(paint))
    default: command
    }
  }

  private func moved(_ paint: Paint) -> Paint {
    guard let motion = paintMotion, let color = paint.color, color == motion.target.color,
      motion.shown.color != nil
    else { return paint }
    return motion.shown
  }

  /// The paint of a rectangle during the animation of the node's paint to `paint`.
  func moved(_ paint: Paint, in rect: CGRect) -> Paint {
    guard let motion = paintMotion, motion.isMoving,
      paint.color == motion.target.color, paint.stops == motion.target.stops,
      paint.color != nil || paint.stops != nil
    else { return paint }
    return motion.shown.placed(in: rect)
  }
}
