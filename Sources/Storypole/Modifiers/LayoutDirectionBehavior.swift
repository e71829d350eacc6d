// SPDX-License-Identifier: Apache-2.0
/// Mirrors the view's drawing in a right-to-left environment if the behavior requires it.
nonisolated struct LayoutDirectionBehaviorModifier: UnaryLayoutModifier {
  var behavior: LayoutDirectionBehavior

  func effect(size: CGSize, isRightToLeft: Bool) -> CGAffineTransform? {
    guard case .mirrors(let direction) = behavior,
      isRightToLeft == (direction == .rightToLeft)
    else { return nil }
    return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
  }
  var name: String { "layoutDirectionBehavior" }
}

extension View {
  /// Mirrors the drawing of the view in one layout direction; the view itself is laid out left to
  /// right.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
  {
    environment(\.layoutDirection, .leftToRight)
      .modifier(LayoutDirectionBehaviorModifier(behavior: behavior))
  }

  /// Mirrors the drawing of the view in right-to-left environments.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(LayoutDirectionBehaviorModifier(behavior: enabled ? .mirrors : .fixed))
  }
}
