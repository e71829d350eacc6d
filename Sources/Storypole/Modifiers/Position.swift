// SPDX-License-Identifier: Apache-2.0
/// Takes the whole proposal and places the view's center at a point.
package nonisolated struct PositionModifier: UnaryLayoutModifier, RecordsCall, Animatable {
  package var position: CGPoint

  package var animatableData: CGPoint.AnimatableData {
    get { position.animatableData }
    set { position.animatableData = newValue }
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let size = child.size(for: proposal)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  package func placement(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize)
    -> UnaryPlacement
  {
    let offer = ProposedViewSize(size)
    let own = child.size(for: offer)
    return UnaryPlacement(
      origin: CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2),
      proposal: offer)
  }

  package func spacing(child: LayoutNode) -> ViewSpacing { ViewSpacing() }
  package func hints(child: LayoutNode) -> SizingHints { SizingHints(guideKinds: child.guideKinds) }
  package var name: String { "position" }
}

/// Draws the view elsewhere; layout ignores it. A positive x moves it to the left when right-to-left.
nonisolated struct OffsetModifier: UnaryLayoutModifier, RecordsCall, Animatable {
  var offset: CGSize

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func effect(size: CGSize, isRightToLeft: Bool) -> CGAffineTransform? {
    CGAffineTransform(translationX: isRightToLeft ? -offset.width : offset.width, y: offset.height)
  }
  var name: String { "offset" }
}

extension View {
  /// Places the view's center at a point, in points from the leading top corner of a frame that takes the
  /// whole proposal. Animated.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Places the view's center at x and y, in points from the leading top corner of a frame that takes the
  /// whole proposal.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Draws the view moved by points; its position in the layout stays. Positive is toward the trailing edge and down.
  /// Animated.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Draws the view moved by x and y in points; its position in the layout stays.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}
