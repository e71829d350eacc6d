// SPDX-License-Identifier: Apache-2.0
/// Sets a guide of a view explicitly.
///
/// *How it lays out*: size, spacing and priority are the view's. The value of the guide is the closure's result for the
/// view's dimensions, which include the view's own guides, explicit ones too. All other guides are the view's. The view
/// does not move: its container moves it.
package nonisolated struct AlignmentGuideModifier: UnaryLayoutModifier, RecordsCall {
  package var key: AlignmentKey
  var computeValue: (ViewDimensions) -> CGFloat

  package func hints(child: LayoutNode) -> SizingHints {
    var hints = child.hints
    hints.guideKinds = hints.guideKinds.union(key.kind)
    return hints
  }

  package func explicit(
    _ key: AlignmentKey, child: LayoutNode, in proposal: ProposedViewSize, node: LayoutNode
  ) -> CGFloat? {
    if key == self.key {
      enterClosure("alignmentGuide")
      defer { leaveBody() }
      return computeValue(child.dimensions(for: proposal))
    }
    return child.explicit(key, in: proposal)
  }

  package var name: String { "alignmentGuide" }
  package var detail: String? { key.name }
}

extension View {
  /// Sets the view's horizontal guide `g` to the result of `computeValue`, in points from the view's leading
  /// edge.
  @preconcurrency nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets the view's vertical guide `g` to the result of `computeValue`, in points from the view's top.
  @preconcurrency nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }
}
