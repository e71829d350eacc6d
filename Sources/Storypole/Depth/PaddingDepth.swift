// SPDX-License-Identifier: Apache-2.0
/// Space in front of a view and behind it.
package nonisolated struct DepthPaddingModifier: DepthModifier, Animatable {
  var front: CGFloat
  var back: CGFloat

  package var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(front, back) }
    set { (front, back) = (newValue.first, newValue.second) }
  }

  static var keepsSize: Bool { true }
  package var makesDepth: Bool { true }

  package func childDepth(_ proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return nil }
    let rest = proposal - front - back
    return rest > 0 ? rest : 0
  }

  package func depth(for proposal: CGFloat?, child: DepthChild) -> CGFloat {
    max(child.depth(childDepth(proposal)) + front + back, 0)
  }

  package func depthPlacement(in depth: CGFloat, _ proposal: CGFloat?, child: DepthChild)
    -> (z: CGFloat, proposal: CGFloat?)
  {
    (back, childDepth(proposal))
  }
  package var name: String { "padding3D" }
}

/// Draws a view further in front; layout ignores it.
nonisolated struct DepthOffsetModifier: DepthModifier, Animatable {
  var z: CGFloat

  var animatableData: CGFloat {
    get { z }
    set { z = newValue }
  }

  static var keepsSize: Bool { true }

  func effect3D(size: Size3D) -> AffineTransform3D? {
    AffineTransform3D(translation: Vector3D(x: 0, y: 0, z: z))
  }
  var name: String { "offset" }
}

extension View {
  /// Adds space around the view on all six sides, in points; negative insets extend the view past its frame. Infinite
  /// ones are ignored with a warning.
  nonisolated public func padding3D(_ insets: EdgeInsets3D) -> some View {
    let edges: [CGFloat] = [
      insets.top, insets.leading, insets.bottom, insets.trailing, insets.front, insets.back,
    ].map { finite($0, "padding3D") }
    return padding(
      EdgeInsets(top: edges[0], leading: edges[1], bottom: edges[2], trailing: edges[3])
    )
    .inDepth(DepthPaddingModifier(front: edges[4], back: edges[5]))
  }

  /// Adds `length` points of space on `edges`; nil is the platform's padding of 16 points.
  nonisolated public func padding3D(_ edges: Edge3D.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    let length = length ?? PaddingModifier.standard
    func inset(_ edge: Edge3D.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    return padding3D(
      EdgeInsets3D(
        top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
        trailing: inset(.trailing), front: inset(.front), back: inset(.back)))
  }

  /// Adds the same space on all six sides, in points.
  nonisolated public func padding3D(_ length: CGFloat) -> some View { padding3D(.all, length) }

  /// Draws the view `z` points further in front; its position in the layout stays. As seen from the front, nothing
  /// changes.
  nonisolated public func offset(z: CGFloat) -> some View {
    inDepth(DepthOffsetModifier(z: finite(z, "offset(z:)")))
  }
}
