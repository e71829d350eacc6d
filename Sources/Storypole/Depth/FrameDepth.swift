// SPDX-License-Identifier: Apache-2.0
/// A frame of a fixed depth, as `FixedFrameModifier` for width and height.
package nonisolated struct FixedDepthModifier: DepthModifier, Animatable {
  var depth: CGFloat?
  package var alignment: DepthAlignment

  package var animatableData: Lengths {
    get { Lengths([depth]) }
    set { depth = newValue[0].map { max($0, 0) } }
  }

  static var keepsSize: Bool { true }
  package var makesDepth: Bool { true }

  package func childDepth(_ proposal: CGFloat?) -> CGFloat? { depth ?? proposal }

  package func depth(for proposal: CGFloat?, child: DepthChild) -> CGFloat {
    depth ?? child.depth(proposal)
  }

  package func depthPlacement(in depth: CGFloat, _ proposal: CGFloat?, child: DepthChild)
    -> (z: CGFloat, proposal: CGFloat?)
  {
    let offer = childDepth(proposal)
    return (alignedZ(child, offer, in: depth, alignment), offer)
  }
  package var name: String { "frame" }
}

/// A frame with limits of depth, as `FlexibleFrameModifier` for width and height.
package nonisolated struct FlexibleDepthModifier: DepthModifier, Animatable {
  var limits: FlexibleFrameModifier.Limits
  package var alignment: DepthAlignment

  package var animatableData: Lengths {
    get { Lengths(limits.all) }
    set { limits = .init(min: newValue[0], ideal: newValue[1], max: newValue[2]) }
  }

  static var keepsSize: Bool { true }
  package var makesDepth: Bool { true }

  package func childDepth(_ proposal: CGFloat?) -> CGFloat? { limits.childProposal(proposal) }

  package func depth(for proposal: CGFloat?, child: DepthChild) -> CGFloat {
    limits.lengthWithoutChild(proposal)
      ?? limits.length(proposal, child: child.depth(limits.childProposal(proposal)))
  }

  package func depthPlacement(in depth: CGFloat, _ proposal: CGFloat?, child: DepthChild)
    -> (z: CGFloat, proposal: CGFloat?)
  {
    let offer = limits.placingProposal(proposal, length: depth)
    return (alignedZ(child, offer, in: depth, alignment), offer)
  }
  package var name: String { "frame" }
}

/// The position of a view's back that puts its guide on the default position of the frame's guide.
private func alignedZ(
  _ child: DepthChild, _ proposal: CGFloat?, in depth: CGFloat, _ alignment: DepthAlignment
) -> CGFloat {
  let own = child.dimensions(proposal)
  let frame = ViewDimensions3D(ViewDimensions(width: own.width, height: own.height), depth: depth)
  return own[alignment].distance(toLine: frame[alignment])
}

extension View {
  /// Places the view in a frame of a fixed depth, in points; nil keeps the view's own. A negative or non-finite depth
  /// is ignored with a warning.
  nonisolated public func frame(depth: CGFloat?, alignment: DepthAlignment = .center) -> some View {
    inDepth(
      FixedDepthModifier(depth: checkedLength(depth, "frame(depth:)"), alignment: alignment))
  }

  /// Puts the view into a frame with limits of depth, in points, by the rules of the flat frame. A maximum of
  /// `.infinity` takes all of the proposed depth.
  nonisolated public func frame(
    minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, maxDepth: CGFloat? = nil,
    alignment: DepthAlignment = .center
  ) -> some View {
    inDepth(
      FlexibleDepthModifier(
        limits: .init(min: minDepth, ideal: idealDepth, max: maxDepth), alignment: alignment))
  }
}
