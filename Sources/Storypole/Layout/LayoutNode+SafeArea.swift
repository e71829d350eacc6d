// SPDX-License-Identifier: Apache-2.0
extension LayoutNode {
  /// The outward distances from this node to the outer edges of the safe areas that its edges touch.
  ///
  /// From the innermost safe area outward: an edge counts if it touches the safe rectangle or lies outside it, and then
  /// moves to the edge of the whole area. Ignores transformed ancestors. Logical edges.
  func safeAreaAround() -> EdgeInsets {
    noticePlaceIsRead()
    let own = frameInRoot
    var rect = own
    let tolerance = environment.pixelLength / 2 + 0.001
    var node = parent
    while let current = node {
      if let insets = current.safeAreaInsets {
        let full = current.frameInRoot
        let physical = current.isRightToLeft ? insets.flipped : insets
        let safe = CGRect(
          x: full.minX + physical.leading, y: full.minY + physical.top,
          width: full.width - physical.leading - physical.trailing,
          height: full.height - physical.top - physical.bottom)
        var (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        if left < safe.minX + tolerance { left = min(left, full.minX) }
        if right > safe.maxX - tolerance { right = max(right, full.maxX) }
        if top < safe.minY + tolerance { top = min(top, full.minY) }
        if bottom > safe.maxY - tolerance { bottom = max(bottom, full.maxY) }
        rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      }
      node = current.parent
    }
    let outside = EdgeInsets(
      top: own.minY - rect.minY, leading: own.minX - rect.minX, bottom: rect.maxY - own.maxY,
      trailing: rect.maxX - own.maxX)
    return isRightToLeft ? outside.flipped : outside
  }

  /// The part of this node outside the safe areas around it: a scroll view's insets. Logical edges.
  func coveredBySafeArea() -> EdgeInsets {
    noticePlaceIsRead()
    let own = frameInRoot
    var covered = EdgeInsets()
    var ignored: Edge.Set = []
    var node = parent
    while let current = node {
      ignored.formUnion(current.edgesWithoutSafeArea)
      if let insets = current.safeAreaInsets {
        let full = current.frameInRoot
        let physical = current.isRightToLeft ? insets.flipped : insets
        covered.top = max(covered.top, full.minY + physical.top - own.minY)
        covered.leading = max(covered.leading, full.minX + physical.leading - own.minX)
        covered.bottom = max(covered.bottom, own.maxY - (full.maxY - physical.bottom))
        covered.trailing = max(covered.trailing, own.maxX - (full.maxX - physical.trailing))
      }
      node = current.parent
    }
    return (isRightToLeft ? covered.flipped : covered).masked(to: Edge.Set.all.subtracting(ignored))
  }
}

extension EdgeInsets {
  var flipped: EdgeInsets {
    EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}
