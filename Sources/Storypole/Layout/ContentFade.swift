// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The replaceable content of a view.
protocol FadingContent {
  /// The laid out size, in points.
  var size: CGSize { get }
  func paint(in frame: CGRect, of node: LayoutNode, into painter: inout Painter)
}

/// The animated replacement of a content: both are drawn, one fading out and one fading in.
final class ContentFade: Moving {
  private(set) var old: any FadingContent
  /// The opacity of the new content, from 0 to 1; springs overshoot.
  private(set) var fraction = 0.0
  private var animator = Animator<Double>()
  private var isListed = false
  private unowned let node: LayoutNode

  init(from old: any FadingContent, of node: LayoutNode) {
    self.old = old
    self.node = node
  }

  /// Fades from `old` to the node's present content. A content that had barely appeared is dropped.
  func begin(from old: any FadingContent, _ animation: Animation) {
    let space = node.space
    if fraction > 0.5 || !animator.isRunning { self.old = old }
    animator.stop()
    animator.add(
      1, animation, at: space.time, tickets: space.activeTickets, node.environment)
    update(at: space.time)
    if isListed { return }
    isListed = true
    space.ticker.add(self)
  }

  func stop() { animator.stop() }

  private func update(at time: Double) {
    fraction = 1 - animator.remaining(at: time)
    node.setNeedsPaint(in: node)
  }

  var isMoving: Bool { animator.isRunning }

  func step(at time: Double) -> Bool {
    update(at: time)
    isListed = isMoving
    return isListed
  }

  /// Draws the old content and the new one.
  func paint(_ new: some FadingContent, in frame: CGRect, into painter: inout Painter) {
    // When springs overshoot, only one of the two is visible.
    if fraction < 1 {
      painter.begin(opacity: 1 - fraction)
      old.paint(in: frame.around(old.size), of: node, into: &painter)
      painter.end()
    }
    if fraction > 0 {
      painter.begin(opacity: fraction)
      new.paint(in: frame, of: node, into: &painter)
      painter.end()
    }
  }
}

extension CGRect {
  /// A rectangle of this size with the same center.
  func around(_ size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}

extension Painter {
  /// Begins a layer with an opacity, optionally moved down.
  mutating func begin(opacity: Double, movedBy distance: CGFloat = 0) {
    var layer = Layer()
    layer.opacity = min(max(opacity, 0), 1)
    layer.transform = CGAffineTransform(translationX: 0, y: distance)
    begin(layer)
  }
}
