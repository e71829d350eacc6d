// SPDX-License-Identifier: Apache-2.0

extension ViewHost {
  /// The rectangle around the center of a control in which presses reach it, up to 44 points in each direction from there;
  /// nil if its center can't be hit, or nothing in it takes presses. In the window, in points.
  package func hitArea(of control: LayoutNode) -> CGRect? {
    guard let windowNode, let target = control.firstWithGesture() else { return nil }
    let center = CGPoint(x: target.frameInRoot.midX, y: target.frameInRoot.midY)
    func isHit(_ x: CGFloat, _ y: CGFloat) -> Bool {
      var hit = HitTest()
      _ = hit.visit(windowNode, at: CGPoint(x: x, y: y))
      return hit.path.contains { $0 === target }
    }
    guard isHit(center.x, center.y) else { return nil }
    func reach(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
      if isHit(center.x + dx * 44, center.y + dy * 44) { return 44 }
      var (inside, outside): (CGFloat, CGFloat) = (0, 44)
      while outside - inside > 0.25 {
        let middle = (inside + outside) / 2
        if isHit(center.x + dx * middle, center.y + dy * middle) {
          inside = middle
        } else {
          outside = middle
        }
      }
      return inside
    }
    let (left, right, up, down) = (reach(-1, 0), reach(1, 0), reach(0, -1), reach(0, 1))
    return CGRect(
      x: center.x - left, y: center.y - up, width: left + right, height: up + down)
  }

  /// The center of the part of an element that takes presses, such as a toggle's switch. In the window, in points.
  package func pressPoint(of element: SemanticsNode) -> CGPoint {
    let frame = hitArea(of: element.source) ?? element.frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Whether a node shows a symbol.
  package func isSymbol(_ node: LayoutNode) -> Bool {
    (node as? any ShowsSymbol)?.showsSymbol == true
  }
}

extension LayoutNode {
  /// The outermost node at or below this one that takes presses.
  fileprivate func firstWithGesture() -> LayoutNode? {
    if isPlaced, responder?.gesture != nil { return self }
    for child in seenChildren {
      if let found = child.firstWithGesture() { return found }
    }
    return nil
  }
}

/// A node that can show a symbol instead of a picture.
private protocol ShowsSymbol: LayoutNode {
  var showsSymbol: Bool { get }
}

extension ImageNode: ShowsSymbol {
  fileprivate var showsSymbol: Bool {
    if case .symbol = resolved.image.source { true } else { false }
  }
}
