// SPDX-License-Identifier: Apache-2.0
/// Takes the remaining length of a stack, along the stack's axis; on both axes outside of a stack.
///
/// *How it lays out*: along its axis it is as long as proposed but at least its minimum, which is also its ideal
/// length; across it, it has no size. It keeps no distance to its neighbors.
@frozen nonisolated public struct Spacer: LeafView, Sendable {
  /// The least length in points; nil is 8.
  public var minLength: CGFloat?

  /// Makes a spacer.
  ///
  /// - Parameter minLength: The least length in points; nil is 8.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize {
    let least = minLength ?? 8
    func length(_ proposed: CGFloat?) -> CGFloat { max(proposed ?? -.infinity, least) }
    switch node.axisAround {
    case .horizontal: return CGSize(width: length(proposal.width), height: 0)
    case .vertical: return CGSize(width: 0, height: length(proposal.height))
    case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
    }
  }

  /// Everything else is served first.
  nonisolated func hints(node: LayoutNode) -> SizingHints {
    let own = LengthRange(minimum: max(minLength ?? 8, 0), maximum: .infinity)
    var hints = SizingHints(
      width: own, height: own, priority: -.infinity, guideKinds: .none, clamps: true)
    if let orientation = node.axisAround { hints[orientation.other] = .fixed(0) }
    return hints
  }

  nonisolated func spacing(node: LayoutNode) -> ViewSpacing { .zero(along: node.axisAround) }
  nonisolated func isSeen(at point: CGPoint, node: LayoutNode) -> Bool { false }
  nonisolated func reach(node: LayoutNode) -> CGRect { .null }
}
