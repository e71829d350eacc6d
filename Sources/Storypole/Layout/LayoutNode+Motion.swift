/// What moves in a node, or has gone and is still seen.
final class Unrest {
  /// Where the node is drawn while it moves to its place.
  var frame: FrameMotion?
  var color: ColorMotion?
  var text: TextFade?
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
    if unrest?.frame == nil, animation == nil { return }
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
    lookChanged(in: self)
  }

  final func letGo(_ view: Departed) {
    unrest?.departed.removeAll { $0 === view }
    lookChanged(in: self)
  }

  /// What shows how the node's text becomes another one.
  final func textFade(from said: TextFade.Said) -> TextFade {
    let fade = unrest?.text ?? TextFade(from: said, of: self)
    ownUnrest.text = fade
    return fade
  }

  /// Remembers the node's colour where a change of it may be animated.
  final var colorBefore: ResolvedColor? { movesNow ? ownColor : nil }

  /// The node's colour was `old` before this update.
  final func moveColor(from old: ResolvedColor?) {
    if old == nil, unrest?.color == nil { return }
    guard let new = ownColor, new != unrest?.color?.target ?? old else { return }
    let animation = host.animation(in: environment)
    if unrest?.color == nil, animation == nil { return }
    let motion = ownUnrest.color ?? ColorMotion(new, of: self)
    let start = unrest?.color?.target ?? old ?? new
    ownUnrest.color = motion
    motion.change(from: start, to: new, animation)
  }
}
