// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The running animations in a node, and the removed views that are still visible.
final class NodeAnimations {
  /// The motion of the node to its position.
  var frame: FrameMotion?
  var paint: PaintMotion?
  var content: ContentFade?
  /// Views that have left this node.
  var departed: [RemovedView] = []
}

extension LayoutNode {
  private var ownAnimations: NodeAnimations {
    if let animations { return animations }
    let animations = NodeAnimations()
    self.animations = animations
    return animations
  }

  /// Layout has changed the node's frame from `old`.
  final func moveOn(from old: CGRect) {
    let change = FrameOffset(
      CGPoint(x: origin.x - old.minX, y: origin.y - old.minY),
      CGSize(width: size.width - old.width, height: size.height - old.height))
    if change == .zero { return }
    let animation = space.animation(in: frameEnvironment)
    if animations?.frame == nil, animation == nil,
      !space.transaction(in: frameEnvironment).tracksVelocity
    {
      return
    }
    let motion = ownAnimations.frame ?? FrameMotion(of: self)
    ownAnimations.frame = motion
    motion.move(by: change, animation)
  }

  /// Fades the node in or out.
  final func fade(appearing: Bool, _ animation: Animation, tickets: [AnimationTicket]) {
    let motion = ownAnimations.frame ?? FrameMotion(of: self, isVisible: !appearing)
    ownAnimations.frame = motion
    motion.fade(by: appearing ? 1 : -1, animation, tickets: tickets)
  }

  /// Keeps a removed view until its transition ends.
  final func keep(_ view: RemovedView) {
    ownAnimations.departed.append(view)
    view.layout.enter(self)
    setNeedsPaint(in: self)
  }

  final func letGo(_ view: RemovedView) {
    animations?.departed.removeAll { $0 === view }
    setNeedsPaint(in: self)
  }

  /// Fades from the content before this update, `old`, to the present one.
  final func fadeContent(from old: any FadingContent) {
    guard let animation = space.animation(in: environment) else {
      animations?.content?.stop()
      return
    }
    let fade = animations?.content ?? ContentFade(from: old, of: self)
    ownAnimations.content = fade
    fade.begin(from: old, animation)
  }

  /// The node's paint, if a change of it may be animated.
  final var paintBefore: Paint? { movesNow ? ownPaint : nil }

  /// The node's paint was `old` before this update.
  final func movePaint(from old: Paint?) {
    if old == nil, animations?.paint == nil { return }
    guard let new = ownPaint, new != animations?.paint?.target ?? old else { return }
    let animation = space.animation(in: environment)
    if animations?.paint == nil, animation == nil { return }
    let motion = ownAnimations.paint ?? PaintMotion(new, of: self)
    let start = animations?.paint?.target ?? old ?? new
    ownAnimations.paint = motion
    motion.change(from: start, to: new, animation)
  }
}
