/// How a text that says something else takes the place of what it said, while that is animated: both
/// are drawn, one fading out and one fading in.
final class TextFade: Moving {
  /// What a text said, laid out where it stood.
  struct Said {
    let text: ResolvedText
    let layout: TextLayout
    let size: CGSize
  }
  private(set) var old: Said
  /// How much of the new text is seen, from 0 to 1.
  private(set) var share = 0.0
  private var animator = Animator<Double>()
  private var isListed = false
  private unowned let node: LayoutNode

  init(from old: Said, of node: LayoutNode) {
    self.old = old
    self.node = node
  }

  /// From `old` to what the text says now. What had only begun to come is not seen any more.
  func begin(from old: Said, _ animation: Animation) {
    let host = node.host
    if share > 0.5 || !animator.isRunning { self.old = old }
    animator.stop()
    animator.add(
      1, animation, at: host.time, tickets: host.updates.activeFrame?.tickets ?? [],
      node.environment)
    update(at: host.time)
    if isListed { return }
    isListed = true
    host.motions.add(self)
  }

  func stop() { animator.stop() }

  private func update(at time: Double) {
    share = 1 - animator.remaining(at: time)
    node.lookChanged(in: node)
  }

  var isMoving: Bool { animator.isRunning }

  func step(at time: Double) -> Bool {
    update(at: time)
    isListed = isMoving
    return isListed
  }

  /// Draws both. `paint` draws the new text.
  func paint(
    in frame: CGRect, into painter: inout Painter, _ paint: (inout Painter) -> Void
  ) {
    // Beyond 0 and 1 springs show one of the two.
    if share < 1 {
      painter.begin(layer(1 - share))
      old.text.paint(
        old.layout,
        in: CGRect(
          x: frame.midX - old.size.width / 2, y: frame.midY - old.size.height / 2,
          width: old.size.width, height: old.size.height), host: node.host, into: &painter)
      painter.end()
    }
    if share > 0 {
      painter.begin(layer(share))
      paint(&painter)
      painter.end()
    }
  }

  private func layer(_ opacity: Double) -> Layer {
    var layer = Layer()
    layer.opacity = min(max(opacity, 0), 1)
    return layer
  }
}

extension ContentTransition {
  /// Whether another text comes by fading. Where glyphs or digits would move, which is not done, they
  /// fade as well.
  var fades: Bool { self != .identity }
}
