import StorypoleGraphics

/// What moves in a node, or has gone and is still seen.
final class Unrest {
  /// Where the node is drawn while it moves to its place.
  var frame: FrameMotion?
  var paint: PaintMotion?
  var content: ContentFade?
  /// Views that have left this node.
  var departed: [Departed] = []
}

extension LayoutNode {
  private var ownUnrest: Unrest {
    if let unrest { return unrest }
    let unrest = Unrest()
    self.unrest = unrest
    return unrest
  }

  /// Layout has given the node another frame than `old`.
  final func moveOn(from old: CGRect) {
    let change = FrameOffset(
      CGPoint(x: origin.x - old.minX, y: origin.y - old.minY),
      CGSize(width: size.width - old.width, height: size.height - old.height))
    if change == .zero { return }
    let animation = host.animation(in: frameEnvironment)
    if unrest?.frame == nil, animation == nil,
      !host.transaction(in: frameEnvironment).tracksVelocity
    {
      return
    }
    let motion = ownUnrest.frame ?? FrameMotion(of: self)
    ownUnrest.frame = motion
    motion.move(by: change, animation)
  }

  /// Lets the node appear or disappear.
  final func fade(appearing: Bool, _ animation: Animation, tickets: [AnimationTicket]) {
    let motion = ownUnrest.frame ?? FrameMotion(of: self, isVisible: !appearing)
    ownUnrest.frame = motion
    motion.fade(by: appearing ? 1 : -1, animation, tickets: tickets)
  }

  /// Keeps a view that has left, until it is let go.
  final func keep(_ view: Departed) {
    ownUnrest.departed.append(view)
    view.layout.enter(self)
    lookChanged(in: self)
  }

  final func letGo(_ view: Departed) {
    unrest?.departed.removeAll { $0 === view }
    lookChanged(in: self)
  }

  /// Lets the node's content, which was `old` before this update, become what it is now.
  final func fadeContent(from old: any FadingContent) {
    guard let animation = host.animation(in: environment) else {
      unrest?.content?.stop()
      return
    }
    let fade = unrest?.content ?? ContentFade(from: old, of: self)
    ownUnrest.content = fade
    fade.begin(from: old, animation)
  }

  /// Remembers the node's paint where a change of it may be animated.
  final var paintBefore: Paint? { movesNow ? ownPaint : nil }

  /// The node's paint was `old` before this update.
  final func movePaint(from old: Paint?) {
    if old == nil, unrest?.paint == nil { return }
    guard let new = ownPaint, new != unrest?.paint?.target ?? old else { return }
    let animation = host.animation(in: environment)
    if unrest?.paint == nil, animation == nil { return }
    let motion = ownUnrest.paint ?? PaintMotion(new, of: self)
    let start = unrest?.paint?.target ?? old ?? new
    ownUnrest.paint = motion
    motion.change(from: start, to: new, animation)
  }
}
