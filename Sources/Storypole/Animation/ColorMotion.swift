/// The motion of the colour that a node paints with, in Oklab, as gradients mix.
final class ColorMotion: Moving {
  private var animator = Animator<Amounts>()
  /// Where the colour is going, and where it is.
  private(set) var target: ResolvedColor
  private(set) var shown: ResolvedColor
  private var isListed = false
  private unowned let node: LayoutNode

  init(_ color: ResolvedColor, of node: LayoutNode) {
    self.node = node
    target = color
    shown = color
  }

  func change(from old: ResolvedColor, to new: ResolvedColor, _ animation: Animation?) {
    let host = node.host
    target = new
    if let animation {
      animator.add(
        new.amounts - old.amounts, animation, at: host.time,
        tickets: host.updates.activeFrame?.tickets ?? [], node.environment)
    } else {
      animator.stop()
    }
    update(at: host.time)
    if isListed || !animator.isRunning { return }
    isListed = true
    host.motions.add(self)
  }

  private func update(at time: Double) {
    let rest = animator.remaining(at: time)
    shown = animator.isRunning ? ResolvedColor(target.amounts - rest) : target
    node.lookChanged(in: node)
  }

  var isMoving: Bool { animator.isRunning }

  func step(at time: Double) -> Bool {
    update(at: time)
    isListed = animator.isRunning
    return isListed
  }
}

extension ResolvedColor {
  /// Weighted by opacity: a clear colour has no hue to give.
  fileprivate var amounts: Amounts {
    let (lab, weight) = (oklab, Double(opacity))
    return Amounts([lab.x * weight, lab.y * weight, lab.z * weight, weight])
  }

  fileprivate init(_ amounts: Amounts) {
    let weight = min(max(amounts[3], 0), 1)
    let lab =
      weight > 0 ? SIMD3(amounts[0], amounts[1], amounts[2]) / weight : SIMD3<Double>.zero
    self.init(oklab: lab, opacity: Float(weight))
  }
}

extension Paint {
  /// The colour, if the paint is nothing else.
  var color: ResolvedColor? { if case .color(let color) = self { color } else { nil } }
}

extension Painter {
  /// What is painted while the node's colour is on its way to another.
  func moved(_ command: DrawCommand) -> DrawCommand {
    switch command {
    case .fill(let path, let paint, let style): .fill(path, moved(paint), style)
    case .stroke(let path, let paint, let style): .stroke(path, moved(paint), style)
    case .glyphs(let run, let paint): .glyphs(run, moved(paint))
    default: command
    }
  }

  private func moved(_ paint: Paint) -> Paint {
    guard let motion = colorMotion, paint.color == motion.target else { return paint }
    return .color(motion.shown)
  }
}
