// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Lets people drag the view, and with it a value, to another view of the window (`dropDestination`). A still
  /// picture shows nothing of it.
  ///
  /// - Parameter payload: The value, which is made when a drag begins.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some View
  {
    modifier(
      DragSource<EmptyView>(items: { [NSItemProvider(transferable: payload())] }, preview: nil))
  }

  /// Lets people drag a value from the view to another one of the window.
  ///
  /// - Parameters:
  ///   - payload: The value, which is made when a drag begins.
  ///   - preview: The view that follows the pointer, in its ideal size.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
  ) -> some View {
    modifier(DragSource(items: { [NSItemProvider(transferable: payload())] }, preview: preview))
  }

  /// Lets people drag the view, and with it the items of a provider, to another view of the window (`onDrop`).
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSource<EmptyView>(items: { [data()] }, preview: nil))
  }

  /// Lets people drag the items of a provider from the view to another one of the window. The preview follows the
  /// pointer in its ideal size.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V
  ) -> some View { modifier(DragSource(items: { [data()] }, preview: preview)) }

  /// The same as `onDrag(_:)`, with an optional provider; nil drags nothing.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(
      DragSource<EmptyView>(
        items: { action?().map { [$0] } ?? [] }, preview: nil, isEnabled: action != nil))
  }
}

extension NSItemProvider {
  package convenience init<T: Transferable>(transferable: T) {
    self.init()
    register(transferable)
  }
}

/// A view that can be dragged. While it is, a copy of it or another view follows the pointer.
private nonisolated struct DragSource<Preview: View>: ViewModifier {
  let items: () -> [NSItemProvider]
  /// nil for the view itself.
  let preview: (() -> Preview)?
  var isEnabled = true

  @MainActor func body(content: Content) -> some View {
    content.modifier(DragSourceBody(items: items, preview: preview, isEnabled: isEnabled))
  }
}

private struct DragSourceBody<Preview: View>: ViewModifier {
  /// Where the pointer is, in the root's space; nil while nothing is dragged.
  @State private var point: CGPoint?
  @State private var size = CGSize.zero
  let items: () -> [NSItemProvider]
  let preview: (() -> Preview)?
  let isEnabled: Bool

  init(items: @escaping () -> [NSItemProvider], preview: (() -> Preview)?, isEnabled: Bool) {
    self.items = items
    self.preview = preview
    self.isEnabled = isEnabled
  }

  func body(content: Content) -> some View {
    content
      .attach(
        DragSourceGesture(items: items, onChange: { point = $0 }), .high,
        mask: isEnabled ? .all : .subviews
      )
      .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
      .modifier(
        DragPreview(point: point) {
          Group {
            if let preview {
              preview()
            } else {
              content.frame(width: size.width, height: size.height)
            }
          }
          .opacity(0.8)
        })
  }
}

/// A view that follows the pointer, above all others.
private nonisolated struct DragPreview<Preview: View>: ViewModifier {
  typealias Body = Never
  let point: CGPoint?
  @ViewBuilder let preview: () -> Preview

  static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    guard let node = PopupViewNode.node(of: Self.self, reusing: old, inputs)
    else { return EmptyNode(inputs) }
    guard let point = modifier.point else {
      node.update(nil, inputs, content, popup: nil)
      return node
    }
    let preview = modifier.preview
    node.update(
      PopupSetting(placement: .center(point), isModal: false, dismiss: {}), inputs, content
    ) { Preview._makeNode(preview(), reusing: $0, $1) }
    return node
  }
}
