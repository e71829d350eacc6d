// SPDX-License-Identifier: Apache-2.0
/// The part of a view that a popover is attached to.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view; `.bounds` is all of it.
  case rect(Anchor<CGRect>.Source)
  /// A point in fractions of the view's size: (0, 0) is its top leading corner, (1, 1) the opposite one.
  case point(UnitPoint)
}

extension PopoverAttachmentAnchor {
  /// In the coordinates of a view.
  func rect(in node: LayoutNode) -> CGRect {
    switch self {
    case .rect(let source): return source.make(node).resolve(node)
    case .point(let point):
      return CGRect(
        origin: CGPoint(x: point.x * node.size.width, y: point.y * node.size.height), size: .zero)
    }
  }
}
