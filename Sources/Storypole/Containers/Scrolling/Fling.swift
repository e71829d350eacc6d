// SPDX-License-Identifier: Apache-2.0
/// The deceleration of a scroll view's content after a finger has let go during a movement.
final class Fling: Moving {
  /// The fraction of the speed that remains after a second: UIKit's normal rate of 0.998 a
  /// millisecond.
  private static let decay = 1000 * log(0.998)
  /// In points per second: a slower content is at rest; ours.
  static let restingSpeed = 20.0

  private weak var node: ScrollNode?
  private let velocity: CGSize
  private let start: Double
  private var shown = CGSize.zero
  private(set) var isMoving = true

  /// - Parameter velocity: The initial velocity in points per second.
  init(_ node: ScrollNode, velocity: CGSize) {
    self.node = node
    self.velocity = velocity
    start = node.host.time
    node.host.ticker.add(self)
    node.host.wake?()
  }

  func stop() { isMoving = false }

  func step(at time: Double) -> Bool {
    guard isMoving, let node else { return false }
    let left = exp(Self.decay * (time - start))
    // The integral of the remaining speed.
    let fraction = (left - 1) / Self.decay
    let distance = CGSize(width: velocity.width * fraction, height: velocity.height * fraction)
    let couldMove = node.move(
      by: CGSize(width: distance.width - shown.width, height: distance.height - shown.height))
    shown = distance
    let speed = hypot(velocity.width, velocity.height) * left
    isMoving = (couldMove || time == start) && speed > Self.restingSpeed
    if !isMoving { node.rest() }
    return isMoving
  }
}
