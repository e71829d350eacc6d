// SPDX-License-Identifier: Apache-2.0
extension _ViewNode {
  /// Whether the value that the node displays may differ from that of its view.
  final var movesValue: Bool {
    !space.valueAnimations.isEmpty && space.valueAnimations[ObjectIdentifier(self)] != nil
  }

  /// The value to display for `new` in place of `old`; calls `show`, which is made for that only, with later ones during
  /// an animation. A node has one such value.
  final func shown<Value>(
    for new: Value, inPlaceOf old: Value, show: @autoclosure () -> (Value) -> Void
  ) -> Value {
    if !space.isLive { return new }
    let host = host
    var mover: ValueAnimation<Value>?
    if movesValue, let present = space.valueAnimations[ObjectIdentifier(self)] {
      mover = unsafeDowncast(present, to: ValueAnimation<Value>.self)
    } else if host.animation(in: environment) != nil
      || host.transaction(in: environment).tracksVelocity
    {
      mover = .make()
      space.valueAnimations[ObjectIdentifier(self)] = mover
    }
    guard let mover else { return new }
    return mover.change(
      from: old, to: new, host.animation(in: environment), in: host, environment, show: show())
  }
}
