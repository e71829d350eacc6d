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
    guard let node = PopupViewNode.node(of: Self.self, reusing: old, inputs)
    else { return EmptyNode(inputs) }
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

/// The node of a popup in the tree of views: below its owner. Its rectangle is the window's.
package final class PopupViewNode: _ViewNode {
  /// Kept between two updates by the modifier that the popup belongs to.
  package var kept: AnyObject?

  package override init(_ inputs: _ViewInputs) { super.init(inputs) }

  /// The old node or a new one; nil if the tree is too deep.
  package static func node(
    of modifier: Any.Type, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> PopupViewNode? {
    old as? PopupViewNode ?? inputs.descend(into: modifier).map(PopupViewNode.init)
  }

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
