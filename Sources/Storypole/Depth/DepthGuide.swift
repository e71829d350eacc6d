// SPDX-License-Identifier: Apache-2.0
/// Sets a depth guide of a view explicitly, as `AlignmentGuideModifier` does for flat guides.
nonisolated struct DepthGuideModifier: DepthModifier {
  var guide: DepthAlignment
  var computeValue: (ViewDimensions3D) -> CGFloat

  static var keepsSize: Bool { true }

  func explicit(_ guide: DepthAlignment, _ proposal: CGFloat?, child: DepthChild) -> CGFloat? {
    if guide != self.guide { return child.explicit(guide, proposal) }
    enterClosure("alignmentGuide")
    defer { leaveBody() }
    return computeValue(child.dimensions(proposal))
  }
  var name: String { "alignmentGuide" }
  var detail: String? { guide.name }
}

extension DepthAlignment {
  /// The name in the source for guides of this module, else the name of the type behind the guide.
  package var name: String {
    self == .front ? "front" : self == .center ? "center" : self == .back ? "back" : typeName(id)
  }
}

extension View {
  /// Sets the view's depth guide `g` to the result of `computeValue`, in points from the view's back.
  nonisolated public func alignmentGuide(
    _ g: DepthAlignment, computeValue: @escaping (ViewDimensions3D) -> CGFloat
  ) -> some View {
    inDepth(DepthGuideModifier(guide: g, computeValue: computeValue))
  }
}
