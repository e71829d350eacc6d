// SPDX-License-Identifier: Apache-2.0
extension LayoutNode {
  /// The outward distances from this node to the outer edges of the safe areas that its edges touch.
  ///
  /// From the innermost safe area outward: an edge counts if it touches the safe rectangle or lies outside it, and then
  /// moves to the edge of the whole area. Ignores transformed ancestors. Logical edges.
  func safeAreaAround() -> EdgeInsets {
    noticePlaceIsRead()
    let own = frameInRoot
    var rect = own
    let tolerance = environment.pixelLength / 2 + 0.001
    var node = parent
    while let current = node {
      if let insets = current.safeAreaInsets {
        let full = current.frameInRoot
        let physical = current.isRightToLeft ? insets.flipped : insets
        let safe = CGRect(
          x: full.minX + physical.leading, y: full.minY + physical.top,
          width: full.width - physical.leading - physical.trailing,
          height: full.height - physical.top - physical.bottom)
        var (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        if left < safe.minX + tolerance { left = min(left, full.minX) }
        if right > safe.maxX - tolerance { right = max(right, full.maxX) }
        if top < safe.minY + tolerance { top = min(top, full.minY) }
        if bottom > safe.maxY - tolerance { bottom = max(bottom, full.maxY) }
        rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      }
      node = current.parent
    }
    let outside = EdgeInsets(
      top: own.minY - rect.minY, leading: own.minX - rect.minX, bottom: rect.maxY - own.maxY,
      trailing: rect.maxX - own.maxX)
    return isRightToLeft ? outside.flipped : outside
  }

  /// The part of this node outside the safe areas around it: a scroll view's insets. Logical edges.
  func coveredBySafeArea() -> EdgeInsets {
    noticePlaceIsRead()
    let own = frameInRoot
    var covered = EdgeInsets()
    var ignored: Edge.Set = []
    var node = parent
    while let current = node {
      ignored.formUnion(current.edgesWithoutSafeArea)
      if let insets = current.safeAreaInsets {
        let full = current.frameInRoot
        let physical = current.isRightToLeft ? insets.flipped : insets
        covered.top = max(covered.top, full.minY + physical.top - own.minY)
        covered.leading = max(covered.leading, full.minX + physical.leading - own.minX)
        covered.bottom = max(covered.bottom, own.maxY - (full.maxY - physical.bottom))
        covered.trailing = max(covered.trailing, own.maxX - (full.maxX - physical.trailing))
      }
      node = current.parent
    }
    return (isRightToLeft ? covered.flipped : covered).masked(to: Edge.Set.all.subtracting(ignored))
  }
}

extension EdgeInsets {
  var flipped: EdgeInsets {
    EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}

/// Extends a view outside the safe area over the edges that it touches.
///
/// *How it lays out*: the size is the view's answer to the proposal, as without the modifier. On placement, the view's
/// proposal and frame grow by the distances outside.
package nonisolated struct IgnoresSafeAreaModifier: UnaryLayoutModifier {
  var regions: SafeAreaRegions
  var edges: Edge.Set

  package func placement(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize)
    -> UnaryPlacement
  {
    guard let node = child.parent, node.isPlaced, regions.contains(.container) else {
      return UnaryPlacement(proposal: proposal)
    }
    let outside = node.safeAreaAround().masked(to: edges)
    return UnaryPlacement(
      origin: CGPoint(x: -outside.leading, y: -outside.top),
      proposal: ProposedViewSize(
        width: proposal.width.map { $0 + outside.leading + outside.trailing },
        height: proposal.height.map { $0 + outside.top + outside.bottom }))
  }

  // The guides are those of the view in its safe position: they need no placement.
  package func explicit(
    _ key: AlignmentKey, child: LayoutNode, in proposal: ProposedViewSize, node: LayoutNode
  ) -> CGFloat? {
    child.explicit(key, in: proposal)
  }
  package var edgesWithoutSafeArea: Edge.Set { regions.contains(.container) ? edges : [] }
  package var name: String { "ignoresSafeArea" }
}

extension View {
  /// Extends the view into `regions` outside of the safe area, over those of `edges` that it touches.
  ///
  /// The view keeps its size in the layout; its proposal grows when it is placed. Regions without `.container` have no
  /// effect, because there is no software keyboard.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges))
  }

  /// Extends the view outside of the safe area, over those of `edges` that it touches.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.container, edges: edges)
  }
}
