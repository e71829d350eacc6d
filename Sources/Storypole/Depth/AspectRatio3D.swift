// SPDX-License-Identifier: Apache-2.0
/// Offers the view a box of given proportions that fits into, or fills, the proposal.
///
/// *How it lays out*: as `AspectRatioModifier`, along three axes. The box is scaled to the proposal, by the smallest of
/// the axes' scales to fit and by the largest to fill; nil lengths and axes without length don't count.
nonisolated struct AspectRatio3DModifier: DepthModifier {
  var ratio: Size3D?
  var mode: ContentMode

  static var mixesAxes: Bool { true }

  private func offer(_ proposal: ProposedViewSize, _ child: LayoutNode) -> [CGFloat?] {
    let pass = child.space.startDepth()
    let depth = child.parent.flatMap { pass.offer(to: $0) }
    let lengths = [proposal.width, proposal.height, depth]
    let base = ratio ?? pass.size(of: child, for: .unspecified, nil)
    let sides = [base.width, base.height, base.depth]
    let scales = zip(lengths, sides).compactMap { length, side in
      side > 0 ? length.map { $0 / side } : nil
    }
    guard let scale = mode == .fit ? scales.min() : scales.max() else { return lengths }
    return sides.map { $0 == 0 ? 0 : $0 * scale }
  }

  private func flat(_ offer: [CGFloat?]) -> ProposedViewSize {
    ProposedViewSize(width: offer[0], height: offer[1])
  }

  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    let offer = offer(proposal, child)
    let size = child.space.startDepth().size(of: child, for: flat(offer), offer[2])
    return CGSize(width: size.width, height: size.height)
  }

  func placement(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize)
    -> UnaryPlacement
  {
    let offer = offer(proposal, child)
    child.space.startDepth().offer(offer[2], to: child)
    return UnaryPlacement(proposal: flat(offer))
  }
  func hints(child: LayoutNode) -> SizingHints { SizingHints(guideKinds: child.guideKinds) }

  func depth(for proposal: CGFloat?, child: DepthChild) -> CGFloat {
    child.depth(childOffer(child))
  }

  private func childOffer(_ child: DepthChild) -> CGFloat? {
    guard let node = child.node.parent else { return nil }
    return offer(node.isPlaced ? node.proposal : .unspecified, child.node)[2]
  }

  func depthPlacement(in depth: CGFloat, _ proposal: CGFloat?, child: DepthChild)
    -> (z: CGFloat, proposal: CGFloat?)
  {
    let offer = childOffer(child)
    child.pass.offer(offer, to: child.node)
    return (0, offer)
  }
  var name: String { "aspectRatio3D" }
}

extension View {
  /// Offers the view a box of the proportions of `aspectRatio`; nil keeps those of its ideal size.
  ///
  /// The box fits into the proposed width, height and depth, or fills them. Negative and non-finite
  /// proportions are ignored with a warning.
  nonisolated public func aspectRatio3D(_ aspectRatio: Size3D? = nil, contentMode: ContentMode)
    -> some View
  {
    let isPossible = aspectRatio.map { $0.isFinite && $0.vector.min() >= 0 } ?? true
    let ratio = finite(aspectRatio, isPossible, or: nil, "aspectRatio3D")
    return inDepth(AspectRatio3DModifier(ratio: ratio, mode: contentMode))
  }

  /// Offers the view the largest box of its ideal proportions that fits into the proposed width, height and
  /// depth.
  nonisolated public func scaledToFit3D() -> some View { aspectRatio3D(contentMode: .fit) }

  /// Offers the view the smallest box of its ideal proportions that fills the proposed width, height and
  /// depth.
  nonisolated public func scaledToFill3D() -> some View { aspectRatio3D(contentMode: .fill) }
}
