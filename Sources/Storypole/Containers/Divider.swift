// SPDX-License-Identifier: Apache-2.0
/// A thin line across its stack: vertical in an HStack, horizontal everywhere else.
///
/// The line is one pixel thick, and 1 point at accessibility sizes of text. It is as long as proposed, or 10
/// points without a proposal.
nonisolated public struct Divider: LeafView, Sendable {
  /// Makes a divider.
  nonisolated public init() {}

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize {
    // One device pixel, as on an iPhone; a point at accessibility sizes.
    let environment = node.environment
    let thickness =
      environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
    return node.stackOrientation == .horizontal
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  nonisolated func paint(_ node: LayoutNode, into painter: inout Painter) {
    painter.fill(painter.snapped(node), with: SystemColor.separator.resolve(in: node.environment))
  }
}
