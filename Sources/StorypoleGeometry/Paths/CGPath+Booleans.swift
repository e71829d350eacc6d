// SPDX-License-Identifier: Apache-2.0

extension CGPath {
  /// The region that is in this path and in another; see `Path.intersection(_:eoFill:)`.
  public func intersection(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    path.intersection(maskPath.path, eoFill: rule == .evenOdd).cgPath
  }
  /// The region that is in this path, in another, or in both.
  public func union(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    path.union(maskPath.path, eoFill: rule == .evenOdd).cgPath
  }
  /// The region that is in this path and not in another.
  public func subtracting(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    path.subtracting(maskPath.path, eoFill: rule == .evenOdd).cgPath
  }
  /// The region that is in one of the paths only.
  public func symmetricDifference(_ maskPath: CGPath, using rule: CGPathFillRule = .winding)
    -> CGPath
  { path.symmetricDifference(maskPath.path, eoFill: rule == .evenOdd).cgPath }
  /// The same region without crossings and overlaps.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    path.normalized(eoFill: rule == .evenOdd).cgPath
  }
  /// The parts of this path's line that are in the region of another.
  public func lineIntersection(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath
  { path.lineIntersection(maskPath.path, eoFill: rule == .evenOdd).cgPath }
  /// The parts of this path's line that are outside of the region of another.
  public func lineSubtraction(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    path.lineSubtraction(maskPath.path, eoFill: rule == .evenOdd).cgPath
  }
}
