// SPDX-License-Identifier: Apache-2.0
import Storypole

// Items of toolbars in groups, and the menu of a title.

extension Group: ToolbarContent where Content: ToolbarContent {
  public nonisolated var _items: _ToolbarItems { content._items }

  /// Makes a group of toolbar items.
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(content: content())
  }
}

/// A menu that a press on the screen's title opens.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public typealias Body = Never
  private let content: Content
  public var _items: _ToolbarItems {
    _ToolbarItems(entries: [
      ToolbarEntry(
        placement: ToolbarItemPlacement(place: .titleMenu), view: AnyView(content))
    ])
  }

  /// Creates a menu.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension View {
  /// Adds a menu to the title in the bar above the screen. A press on an inline title opens it; a large title has no
  /// menu.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }
}
