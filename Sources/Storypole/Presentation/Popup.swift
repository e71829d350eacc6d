// SPDX-License-Identifier: Apache-2.0
/// Shows a view above all others, beside its owner, while `isPresented` is true: a menu. A press anywhere else
/// dismisses it.
///
/// *How it lays out*: it is proposed the window less 8 points at each edge, and placed below its view, at the leading
/// edge, moved into the window if necessary; above the view if there is more space. Ours.
nonisolated struct PopupModifier<Popup: View>: ViewModifier {
  typealias Body = Never
  let isPresented: Binding<Bool>
  let anchor: PopoverAttachmentAnchor
  let popup: () -> Popup

  static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node: PopupViewNode
    if let old = old as? PopupViewNode {
      node = old
    } else {
      guard let inputs = inputs.descend(into: Self.self) else { return EmptyNode(inputs) }
      node = PopupViewNode(inputs)
    }
    let isPresented = modifier.isPresented
    guard isPresented.wrappedValue else {
      node.update(nil, inputs, content, popup: nil)
      return node
    }
    let setting = PopupSetting(
      placement: .beside(.bottom, modifier.anchor), isModal: true,
      dismiss: { isPresented.wrappedValue = false })
    let popup = modifier.popup
    node.update(setting, inputs, content) { old, inputs in
      Popup._makeNode(popup(), reusing: old, inputs)
    }
    return node
  }
}

extension View {
  nonisolated package func popup<Popup: View>(
    isPresented: Binding<Bool>, at anchor: PopoverAttachmentAnchor = .rect(.bounds),
    @ViewBuilder content: @escaping () -> Popup
  ) -> some View {
    modifier(PopupModifier(isPresented: isPresented, anchor: anchor, popup: content))
  }
}

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

/// The node of a popup in the tree of views: below its owner. Its rectangle is the window's.
package final class PopupViewNode: _ViewNode {
  /// Kept between two updates by the modifier that the popup belongs to.
  package var kept: AnyObject?

  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  private var content: _ViewNode?
  private var popup: _ViewNode?
  private var setting: PopupSetting?
  private let stack = ImplicitStack(VStackLayout(), name: "VStack")

  deinit { if popup != nil { window?.removePopup(of: ObjectIdentifier(self)) } }

  // The host may be released before the tree.
  private weak var window: WindowNode?

  package override var children: [_ViewNode] { [content, popup].compactMap { $0 } }
  package override func appendLayouts(to list: inout [LayoutNode]) {
    content?.appendLayouts(to: &list)
  }
  override func appendRuns(to runs: inout [ViewRun]) { content?.appendRuns(to: &runs) }
  package override var onlyLayout: LayoutNode? { content?.onlyLayout }

  // The popup's preferences don't propagate to its owner.
  package override func reducePreference<K: PreferenceKey>(
    _ key: K.Type, into value: inout K.Value?
  ) {
    content?.reducePreference(key, into: &value)
  }

  /// Updates the popup; a nil setting removes it.
  package func update(
    _ setting: PopupSetting?, _ inputs: _ViewInputs,
    _ makeContent: (_ViewNode?, _ViewInputs) -> _ViewNode,
    popup makePopup: ((_ViewNode?, _ViewInputs) -> _ViewNode)?
  ) {
    environment = inputs.environment
    self.setting = setting
    content = makeContent(content, inputs.child(of: self))
    if let makePopup {
      var inputs = inputs.child(of: self)
      inputs.environment.isInListRow = false
      inputs.environment.isEnabled = true
      popup = makePopup(popup, inputs)
    } else {
      popup = nil
    }
    show()
  }

  package override func childLayoutsChanged() {
    show()
    super.childLayoutsChanged()
  }

  private func show() {
    guard let window = host.windowNode else { return }
    if popup == nil, self.window == nil { return }
    self.window = window
    guard let setting, let popup, let layout = stack.node(for: popup.layouts, environment, host),
      let anchor = content?.layouts.first
    else {
      return window.removePopup(of: ObjectIdentifier(self))
    }
    window.show(
      Popup(
        owner: ObjectIdentifier(self), layout: layout, anchor: _GestureContext(anchor),
        setting: setting))
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
    let room = CGRect(origin: .zero, size: window).insetBy(dx: Self.margin, dy: Self.margin)
    let offer = ProposedViewSize(room.isNull ? .zero : room.size)
    let size = layout.size(for: offer)
    let frame = anchorFrame(part)
    let x: CGFloat
    let y: CGFloat
    if edge == .leading || edge == .trailing {
      let (left, right) = (frame.minX - Self.gap - room.minX, room.maxX - frame.maxX - Self.gap)
      let wantsRight = (edge == .trailing) != layout.isRightToLeft
      let isRight =
        wantsRight ? size.width <= right || right >= left : size.width > left && right > left
      x = isRight ? frame.maxX + Self.gap : frame.minX - Self.gap - size.width
      y = frame.midY - size.height / 2
    } else {
      let (above, below) = (frame.minY - Self.gap - room.minY, room.maxY - frame.maxY - Self.gap)
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
        x: max(min(x, room.maxX - size.width), room.minX),
        y: max(min(y, room.maxY - size.height), room.minY)), offer
    )
  }

  /// The frame of its anchor, in the window.
  private func anchorFrame(_ part: PopoverAttachmentAnchor) -> CGRect {
    guard let node = anchor.node else { return .zero }
    return part.rect(in: node).applying(node.transformToRoot())
  }
}
