// SPDX-License-Identifier: Apache-2.0
/// A modifier that affects the third axis. By default it is its view.
package nonisolated protocol DepthModifier: UnaryLayoutModifier {
  /// The depth that answers `proposal`.
  func depth(for proposal: CGFloat?, child: DepthChild) -> CGFloat
  /// The position of the view's back in `depth`, the answer to `proposal`, and the view's proposal.
  func depthPlacement(in depth: CGFloat, _ proposal: CGFloat?, child: DepthChild)
    -> (z: CGFloat, proposal: CGFloat?)
  func explicit(_ guide: DepthAlignment, _ proposal: CGFloat?, child: DepthChild) -> CGFloat?
  /// The view's proposal, as far as that is known without measuring.
  func childDepth(_ proposal: CGFloat?) -> CGFloat?
  /// Maps the coordinates of the placed view, in addition to its position; nil to use the flat
  /// effect.
  func effect3D(size: Size3D) -> AffineTransform3D?
  /// Whether the modifier's width or height depends on a depth.
  static var mixesAxes: Bool { get }
  /// Whether the depth can differ from the view's.
  var makesDepth: Bool { get }
}

extension DepthModifier {
  func depth(for proposal: CGFloat?, child: DepthChild) -> CGFloat {
    child.depth(childDepth(proposal))
  }
  func depthPlacement(in depth: CGFloat, _ proposal: CGFloat?, child: DepthChild)
    -> (z: CGFloat, proposal: CGFloat?)
  {
    (0, childDepth(proposal))
  }
  package func explicit(_ guide: DepthAlignment, _ proposal: CGFloat?, child: DepthChild)
    -> CGFloat?
  {
    let depth = depth(for: proposal, child: child)
    let place = depthPlacement(in: depth, proposal, child: child)
    return child.explicit(guide, place.proposal).map { $0 + place.z }
  }
  package func childDepth(_ proposal: CGFloat?) -> CGFloat? { proposal }
  package func effect3D(size: Size3D) -> AffineTransform3D? { nil }
  package static var mixesAxes: Bool { false }
  var makesDepth: Bool { false }
}

/// The view inside a modifier, with answers for the modifier's proposed width and height.
package struct DepthChild {
  let node: LayoutNode
  let flat: ProposedViewSize
  let pass: DepthPass

  init(of unary: any DepthUnary, _ offer: Offer3D, _ pass: DepthPass) {
    node = unary.child
    self.pass = pass
    let isPlaced = unary.isPlaced && node.isPlaced && unary.proposal == offer.flat
    flat = isPlaced ? node.proposal : unary.childProposal(offer.flat)
  }

  init(_ node: LayoutNode, flat: ProposedViewSize, pass: DepthPass) {
    self.node = node
    self.flat = flat
    self.pass = pass
  }

  private func offer(_ depth: CGFloat?) -> Offer3D { Offer3D(flat: flat, depth: depth) }
  func depth(_ proposal: CGFloat?) -> CGFloat { pass.depth(of: node, for: offer(proposal)) }
  func explicit(_ guide: DepthAlignment, _ proposal: CGFloat?) -> CGFloat? {
    pass.explicit(guide, of: node, for: offer(proposal))
  }
  func dimensions(_ proposal: CGFloat?) -> ViewDimensions3D {
    pass.dimensions(of: node, for: offer(proposal))
  }
  /// The view's size for a proposal in three dimensions.
  func size(_ proposal: CGFloat?) -> Size3D {
    Size3D(node.size(for: flat), depth: depth(proposal))
  }
}

/// A node around one view, with any modifier.
package protocol DepthUnary: LayoutNode {
  var child: LayoutNode { get }
  var depthModifier: (any DepthModifier)? { get }
  /// The view's proposal in width and height.
  func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize
}

extension LayoutNode {
  /// Whether the node's width or height depends on a depth.
  var mixesAxes: Bool {
    (self as? any DepthUnary)?.depthModifier.map { type(of: $0).mixesAxes } ?? false
  }
}

extension UnaryNode: DepthUnary {
  package var depthModifier: (any DepthModifier)? { modifier as? any DepthModifier }

  package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    modifier.placement(of: child, in: size(for: proposal), proposal).proposal
  }
}

/// The value; `standard`, with a warning, if it is infinite or not a number.
nonisolated func finite<Value>(_ value: Value, _ isFinite: Bool, or standard: Value, _ name: String)
  -> Value
{
  if isFinite { return value }
  Warnings.shared.add(
    "\(name): \(value) is not finite and is ignored", once: "\(name) \(value)")
  return standard
}

nonisolated func finite(_ length: CGFloat, _ name: String) -> CGFloat {
  finite(length, length.isFinite, or: 0, name)
}

/// Makes a depth modifier's node, and starts the tree's third axis.
nonisolated struct InDepth<M: DepthModifier>: ViewModifier {
  typealias Body = Never
  var base: M

  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let pass = inputs.host.space.startDepth()
    if M.mixesAxes { pass.mixesAxes = true }
    return M._makeNode(modifier.base, content: content, reusing: old, inputs)
  }
}

extension View {
  nonisolated func inDepth(_ modifier: some DepthModifier) -> some View {
    self.modifier(InDepth(base: modifier))
  }
}
