/// Shows a view above all others, beside the one that it belongs to, for as long as `isPresented` is
/// true: a menu. A press anywhere else ends it.
///
/// *How it lays out*: it is proposed the window less 8 points at each edge, and stands below its view,
/// at the leading edge, moved as far as needed to be in the window; above the view where there is more
/// room. Ours.
nonisolated struct PopupModifier<Popup: View>: ViewModifier {
  typealias Body = Never
  let isPresented: Binding<Bool>
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
    let popup = modifier.popup
    node.update(modifier.isPresented, inputs, content) { old, inputs in
      Popup._makeNode(popup(), reusing: old, inputs)
    }
    return node
  }
}

extension View {
  nonisolated func popup<Popup: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Popup
  ) -> some View {
    modifier(PopupModifier(isPresented: isPresented, popup: content))
  }
}

/// The place of a popup in the tree of views: below the view that it belongs to. Its rectangle is the
/// window's.
final class PopupViewNode: _ViewNode {
  private var content: _ViewNode?
  private var popup: _ViewNode?
  private var isPresented = Binding.constant(false)
  private let stack: ImplicitStack<VStackLayout>

  override init(_ inputs: _ViewInputs) {
    stack = ImplicitStack(VStackLayout(), name: "VStack", inputs)
    super.init(inputs)
  }

  deinit { if popup != nil { window?.removePopup(of: ObjectIdentifier(self)) } }

  // The host may be gone when the tree goes.
  private weak var window: WindowNode?

  override var children: [_ViewNode] { [content, popup].compactMap { $0 } }
  override func appendLayouts(to list: inout [LayoutNode]) { content?.appendLayouts(to: &list) }
  override var onlyLayout: LayoutNode? { content?.onlyLayout }

  func update(
    _ isPresented: Binding<Bool>, _ inputs: _ViewInputs,
    _ makeContent: (_ViewNode?, _ViewInputs) -> _ViewNode,
    popup makePopup: (_ViewNode?, _ViewInputs) -> _ViewNode
  ) {
    environment = inputs.environment
    self.isPresented = isPresented
    content = makeContent(content, inputs.child(of: self))
    if isPresented.wrappedValue {
      var inputs = inputs.child(of: self)
      inputs.environment.isInListRow = false
      inputs.environment.isEnabled = true
      popup = makePopup(popup, inputs)
    } else {
      popup = nil
    }
    show()
  }

  override func childLayoutsChanged() {
    show()
    super.childLayoutsChanged()
  }

  private func show() {
    guard let window = host.windowNode as? WindowNode else { return }
    self.window = window
    guard let popup, let layout = stack.node(for: popup.layouts, environment),
      let anchor = content?.layouts.first
    else {
      return window.removePopup(of: ObjectIdentifier(self))
    }
    let isPresented = isPresented
    window.show(
      Popup(
        owner: ObjectIdentifier(self), layout: layout, anchor: _GestureContext(anchor),
        dismiss: { isPresented.wrappedValue = false }))
  }
}

/// A view above all others.
struct Popup {
  let owner: ObjectIdentifier
  let layout: LayoutNode
  /// The view that it belongs to.
  let anchor: _GestureContext
  let dismiss: () -> Void

  /// How far a popup stays from the edges of the window, in points; ours.
  private static let margin: CGFloat = 8
  /// Between a popup and its view; ours.
  private static let gap: CGFloat = 4

  /// The top-left corner and the proposal in a window.
  func place(in window: CGSize) -> (CGPoint, ProposedViewSize) {
    let room = CGRect(origin: .zero, size: window).insetBy(dx: Self.margin, dy: Self.margin)
    let offer = ProposedViewSize(room.isNull ? .zero : room.size)
    let size = layout.size(for: offer)
    let frame = anchor.node?.frameInRoot ?? .zero
    let (above, below) = (frame.minY - Self.gap - room.minY, room.maxY - frame.maxY - Self.gap)
    let isBelow = size.height <= below || below >= above
    let y = isBelow ? frame.maxY + Self.gap : frame.minY - Self.gap - size.height
    let x = layout.isRightToLeft ? frame.maxX - size.width : frame.minX
    return (
      CGPoint(
        x: max(min(x, room.maxX - size.width), room.minX),
        y: max(min(y, room.maxY - size.height), room.minY)), offer
    )
  }
}
