// SPDX-License-Identifier: Apache-2.0
/// The placement of a popup in the window.
package enum PopupPlacement {
  /// At an edge of its view, or of a part of that, if it fits; else at the opposite one.
  case beside(Edge, PopoverAttachmentAnchor)
  /// Over the whole window.
  case window
  /// Around a point of the window, as large as its ideal size.
  case center(CGPoint)
}

/// The settings of a popup.
package struct PopupSetting {
  var placement: PopupPlacement
  /// Whether only the popup receives presses and keys.
  var isModal: Bool
  /// Called for a press elsewhere, or Escape.
  var dismiss: () -> Void
  /// Whether it is centered above or below its view; else it is at its leading edge.
  var isCentered = false

  package init(
    placement: PopupPlacement, isModal: Bool, dismiss: @escaping () -> Void,
    isCentered: Bool = false
  ) {
    self.placement = placement
    self.isModal = isModal
    self.dismiss = dismiss
    self.isCentered = isCentered
  }
}

/// A view above all others.
struct Popup {
  let owner: ObjectIdentifier
  let layout: LayoutNode
  /// The view that owns the popup.
  let anchor: _GestureContext
  let setting: PopupSetting

  /// The minimum distance of a popup from the edges of the window, in points; ours.
  private static let margin: CGFloat = 8
  /// The distance between a popup and its view; ours.
  private static let gap: CGFloat = 4

  /// The top-left corner and the proposal in a window.
  func place(in window: CGSize) -> (CGPoint, ProposedViewSize) {
    if case .center(let point) = setting.placement {
      let size = layout.size(for: .unspecified)
      return (
        CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2), .unspecified
      )
    }
    guard case .beside(let edge, let part) = setting.placement else {
      return (.zero, ProposedViewSize(window))
    }
    let available = CGRect(origin: .zero, size: window).insetBy(dx: Self.margin, dy: Self.margin)
    let offer = ProposedViewSize(available.isNull ? .zero : available.size)
    let size = layout.size(for: offer)
    let frame = anchorFrame(part)
    let x: CGFloat
    let y: CGFloat
    if edge == .leading || edge == .trailing {
      let (left, right) = (
        frame.minX - Self.gap - available.minX, available.maxX - frame.maxX - Self.gap
      )
      let wantsRight = (edge == .trailing) != layout.isRightToLeft
      let isRight =
        wantsRight ? size.width <= right || right >= left : size.width > left && right > left
      x = isRight ? frame.maxX + Self.gap : frame.minX - Self.gap - size.width
      y = frame.midY - size.height / 2
    } else {
      let (above, below) = (
        frame.minY - Self.gap - available.minY, available.maxY - frame.maxY - Self.gap
      )
      let isBelow =
        edge == .bottom
        ? size.height <= below || below >= above : size.height > above && below > above
      y = isBelow ? frame.maxY + Self.gap : frame.minY - Self.gap - size.height
      x =
        setting.isCentered
        ? frame.midX - size.width / 2
        : layout.isRightToLeft ? frame.maxX - size.width : frame.minX
    }
    return (
      CGPoint(
        x: max(min(x, available.maxX - size.width), available.minX),
        y: max(min(y, available.maxY - size.height), available.minY)), offer
    )
  }

  /// The frame of its anchor, in the window.
  private func anchorFrame(_ part: PopoverAttachmentAnchor) -> CGRect {
    guard let node = anchor.node else { return .zero }
    return part.rect(in: node).applying(node.transformToRoot())
  }
}
