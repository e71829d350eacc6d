// SPDX-License-Identifier: Apache-2.0
/// Rotates a view in space and takes the space of the rotated view.
///
/// *How it lays out*: each of the view's axes is offered the proposal's length along the axis that it is nearest to
/// after the rotation (a quarter turn about z exchanges width and height). The size is that of the smallest upright box
/// around the rotated view, whose center stays the center.
package nonisolated struct RotationLayoutModifier: DepthModifier, Animatable {
  var angle: Angle
  var axis: RotationAxis3D

  package var animatableData: AnimatablePair<Angle.AnimatableData, Vector3D> {
    get { AnimatablePair(angle.animatableData, Vector3D(axis)) }
    set {
      angle.animatableData = newValue.first
      axis = RotationAxis3D(newValue.second)
    }
  }

  package static var mixesAxes: Bool { true }
  package var makesDepth: Bool { true }

  private var rotation: Rotation3D { Rotation3D(angle: Angle2D(angle), axis: axis) }

  /// For each axis of the view, the nearest axis of the proposal.
  private var nearestAxes: [Int] {
    let (x, y, z) = rotation.columns
    let columns = [x, y, z]
    var best = [0, 1, 2]
    var bestSum = -Double.infinity
    for order in [[0, 1, 2], [1, 0, 2], [2, 1, 0], [0, 2, 1], [1, 2, 0], [2, 0, 1]] {
      let sum = zip(columns, order).reduce(0) { $0 + abs($1.0[$1.1]) }
      // Exactly between two, as at 45°, the view keeps its own axes.
      if sum > bestSum + 1e-9 { (best, bestSum) = (order, sum) }
    }
    return best
  }

  private func offer(_ proposal: ProposedViewSize, _ depth: CGFloat?) -> [CGFloat?] {
    let lengths = [proposal.width, proposal.height, depth]
    return nearestAxes.map { lengths[$0] }
  }

  /// The size of the view itself and the offer that it answers.
  private func own(_ proposal: ProposedViewSize, _ child: LayoutNode) -> (Size3D, [CGFloat?]) {
    let pass = child.space.startDepth()
    let depth = child.parent.flatMap { pass.offer(to: $0) }
    let offer = offer(proposal, depth)
    let flat = ProposedViewSize(width: offer[0], height: offer[1])
    return (pass.size(of: child, for: flat, offer[2]), offer)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    let size = own(proposal, child).0.boundingSize(rotatedBy: rotation)
    return CGSize(width: size.width, height: size.height)
  }

  package func placement(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize)
    -> UnaryPlacement
  {
    let (own, offer) = own(proposal, child)
    child.space.startDepth().offer(offer[2], to: child)
    return UnaryPlacement(
      origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
      proposal: ProposedViewSize(width: offer[0], height: offer[1]))
  }

  /// The guides inside are rotated away: only those outside count.
  package func explicit(
    _ key: AlignmentKey, child: LayoutNode, in proposal: ProposedViewSize, node: LayoutNode
  ) -> CGFloat? { nil }
  package func explicit(_ guide: DepthAlignment, _ proposal: CGFloat?, child: DepthChild)
    -> CGFloat?
  {
    nil
  }
  package func hints(child: LayoutNode) -> SizingHints { SizingHints(guideKinds: .none) }

  /// Whether the depth axis stays, as in a rotation about z: then width and height don't depend on depth.
  private var keepsDepthApart: Bool {
    let (x, y) = (rotation.columns.z.x, rotation.columns.z.y)
    return x == 0 && y == 0
  }

  private func own(_ child: DepthChild, _ depth: CGFloat?) -> (Size3D, [CGFloat?])? {
    if keepsDepthApart {
      return (child.size(depth), [child.flat.width, child.flat.height, depth])
    }
    guard let node = child.node.parent else { return nil }
    return own(node.isPlaced ? node.proposal : .unspecified, child.node)
  }

  package func depth(for proposal: CGFloat?, child: DepthChild) -> CGFloat {
    // The view's offer in width and height determines that in depth.
    own(child, proposal)?.0.boundingSize(rotatedBy: rotation).depth ?? 0
  }

  package func depthPlacement(in depth: CGFloat, _ proposal: CGFloat?, child: DepthChild)
    -> (z: CGFloat, proposal: CGFloat?)
  {
    guard let (size, offer) = own(child, proposal) else { return (0, proposal) }
    if !keepsDepthApart { child.pass.offer(offer[2], to: child.node) }
    return ((depth - size.depth) / 2, offer[2])
  }

  package func effect(size: CGSize, isRightToLeft: Bool) -> CGAffineTransform? {
    effect3D(size: Size3D(size, depth: 0))?.flat()
  }

  package func effect3D(size: Size3D) -> AffineTransform3D? {
    AffineTransform3D(rotation: rotation).around(UnitPoint3D.center.point(in: size))
  }
  package var name: String { "rotation3DLayout" }
}

/// The modifier that `rotation3DLayout` applies.
nonisolated public struct LayoutRotationUnaryLayout: ViewModifier, Animatable {
  public typealias Body = Never
  var base: RotationLayoutModifier

  public var animatableData: AnimatablePair<Angle.AnimatableData, Vector3D> {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  nonisolated public static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    InDepth._makeNode(InDepth(base: modifier.base), content: content, reusing: old, inputs)
  }
}

extension View {
  /// Rotates the view in space; its frame in the layout is the smallest upright box around it. Angle and axis are
  /// animated.
  nonisolated public func rotation3DLayout(_ rotation: Rotation3D) -> some View {
    rotation3DLayout(Angle(rotation.angle), axis: rotation.axis)
  }

  /// Rotates the view by an angle around an axis; its frame in the layout is the smallest upright box around it.
  nonisolated public func rotation3DLayout(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  ) -> some View {
    rotation3DLayout(angle, axis: RotationAxis3D(x: axis.x, y: axis.y, z: axis.z))
  }

  /// Rotates the view by an angle around an axis; its frame in the layout is the smallest upright box around it.
  ///
  /// Each of the view's axes is offered the proposal's length along the axis that it is nearest to after the rotation.
  /// An infinite angle or axis is ignored with a warning.
  nonisolated public func rotation3DLayout(_ angle: Angle, axis: RotationAxis3D) -> some View {
    let angle = finiteAngle(angle, axis, "rotation3DLayout")
    return modifier(
      LayoutRotationUnaryLayout(base: RotationLayoutModifier(angle: angle, axis: axis)))
  }
}
