// SPDX-License-Identifier: Apache-2.0
/// Insets of the safe area of a view.
///
/// *How it lays out*: as padding. A scroll view keeps the whole frame instead and moves its content.
package nonisolated struct SafeAreaPaddingModifier: UnaryLayoutModifier {
  var insets: EdgeInsets

  package var name: String { "safeAreaPadding" }
  package var safeAreaInsets: EdgeInsets? { insets }

  /// The space around the view.
  package func padding(of child: LayoutNode) -> PaddingModifier {
    PaddingModifier(edges: .all, insets: child.extendsUnderBars ? EdgeInsets() : insets)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    padding(of: child).sizeThatFits(proposal, child: child)
  }
  package func placement(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize)
    -> UnaryPlacement
  {
    padding(of: child).placement(of: child, in: size, proposal)
  }
  package func spacing(child: LayoutNode) -> ViewSpacing { ViewSpacing() }
  package func hints(child: LayoutNode) -> SizingHints { padding(of: child).hints(child: child) }
}

extension View {
  /// Reduces the safe area by insets in points: the view shrinks, and a scroll view moves its content.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Reduces the safe area by a length in points at every edge.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(length))
  }

  /// Reduces the safe area by a length in points at the given edges; nil is 16.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    safeAreaPadding(EdgeInsets(length ?? PaddingModifier.standard, edges: edges))
  }
}
