// SPDX-License-Identifier: Apache-2.0
/// The offset of a moving node from its frame in the layout.
struct FrameOffset: VectorArithmetic {
  private var values = SIMD4<Double>()

  var origin: CGPoint { CGPoint(x: values.x, y: values.y) }
  var size: CGSize { CGSize(width: values.z, height: values.w) }

  init(_ origin: CGPoint, _ size: CGSize) {
    values = SIMD4(origin.x, origin.y, size.width, size.height)
  }
  private init(_ values: SIMD4<Double>) { self.values = values }

  static var zero: FrameOffset { FrameOffset(.zero) }
  static func + (a: FrameOffset, b: FrameOffset) -> FrameOffset {
    FrameOffset(a.values + b.values)
  }
  static func - (a: FrameOffset, b: FrameOffset) -> FrameOffset {
    FrameOffset(a.values - b.values)
  }
  mutating func scale(by factor: Double) { values *= factor }
  var magnitudeSquared: Double { (values * values).sum() }
}

/// The motion of a node's frame in its parent, and its fading.
final class FrameMotion: Moving {
  private var frame = Animator<FrameOffset>()
  private var fade = Animator<Double>()
  private(set) var offset = FrameOffset.zero
  /// 1 is opaque.
  private(set) var opacity = 1.0
  private var isListed = false
  private unowned let node: LayoutNode
  private var goal: Double

  init(of node: LayoutNode, isVisible: Bool = true) {
    self.node = node
    goal = isVisible ? 1 : 0
  }

  /// The node's frame has changed by `change`.
  func move(by change: FrameOffset, _ animation: Animation?) {
    let space = node.space
    guard let animation else {
      // A change that disables animations ends the motion; others don't affect it.
      let transaction = space.transaction(in: node.environment)
      if transaction.disablesAnimations { frame.stop() }
      if transaction.tracksVelocity { frame.track(change, at: space.time) }
      return update(at: space.time)
    }
    frame.add(
      change, animation, at: space.time, tickets: space.activeTickets, node.environment)
    begin(in: space)
  }

  /// Fades the node in, or out if `change` is −1.
  func fade(by change: Double, _ animation: Animation, tickets: [AnimationTicket]) {
    let space = node.space
    goal += change
    fade.add(
      change, animation, at: space.time,
      tickets: space.activeTickets + tickets, node.environment)
    begin(in: space)
  }
  private func begin(in space: LayoutSpace) {
    update(at: space.time)
    if isListed { return }
    isListed = true
    space.ticker.add(self)
  }

  private func update(at time: Double) {
    offset = frame.remaining(at: time)
    opacity = goal - fade.remaining(at: time)
    node.setNeedsPaint(in: node.parent)
  }

  var isMoving: Bool { frame.isRunning || fade.isRunning }

  func step(at time: Double) -> Bool {
    update(at: time)
    isListed = isMoving
    return isListed
  }
}
