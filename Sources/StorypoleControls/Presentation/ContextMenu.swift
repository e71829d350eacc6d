// SPDX-License-Identifier: Apache-2.0
import Storypole

// Menus that open over a view: at the pointer with its secondary button, or below the view with a long press. They are
// invisible until then.

/// The entries of a context menu.
@available(*, deprecated, message: "Use `contextMenu(menuItems:)` instead.")
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  /// Creates a menu from the views of a builder.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Adds a menu to the view, which the pointer's secondary button or a long press opens. Without entries (`EmptyView`)
  /// the view has no menu.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { modifier(ContextMenuModifier(items: menuItems())) }

  /// Adds a menu to the view. The preview is not shown: the view itself remains visible.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { modifier(ContextMenuModifier(items: menuItems())) }

  /// Adds a context menu to the view; nil adds none.
  @available(*, deprecated, message: "Use `contextMenu(menuItems:)` instead.")
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View { modifier(ContextMenuModifier(items: contextMenu?.items)) }
}

private nonisolated struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: Items

  @MainActor func body(content: Content) -> some View {
    if Items.self == EmptyView.self {
      content
    } else {
      content.modifier(OpenContextMenu(items: items))
    }
  }
}

private struct OpenContextMenu<Items: View>: ViewModifier {
  @State private var isOpen = false
  /// The position of the request, in the view; nil for the whole view.
  @State private var place: CGRect?
  let items: Items

  init(items: Items) { self.items = items }

  func body(content: Content) -> some View {
    content
      .opensMenu {
        place = CGRect(origin: $0.point, size: .zero)
        isOpen = true
      }
      .highPriorityGesture(LongPressGesture().onEnded { _ in openBelow() })
      .semanticsAction(SemanticsAction.showMenu) { openBelow() }
      .popup(isPresented: $isOpen, at: .rect(place.map { .rect($0) } ?? .bounds)) {
        MenuContent(close: { isOpen = false }, content: items)
      }
  }

  private func openBelow() {
    place = nil
    isOpen = true
  }
}
