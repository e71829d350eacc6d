// SPDX-License-Identifier: Apache-2.0
/// Extends a view outside the safe area over the edges that it touches.
///
/// *How it lays out*: the size is the view's answer to the proposal, as without the modifier. On placement, the view's
/// proposal and frame grow by the distances outside.
package nonisolated struct IgnoresSafeAreaModifier: UnaryLayoutModifier, RecordsCall {
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
