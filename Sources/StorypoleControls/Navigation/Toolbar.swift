// SPDX-License-Identifier: Apache-2.0
import Storypole
internal import StorypoleRuntime

/// Places items in the bars around a screen. Edit buttons use the edit mode at the modifier.
nonisolated private struct ToolbarModifier: ViewModifier {
  @Environment(\.editMode) private var editMode
  let entries: [ToolbarEntry]

  @MainActor func body(content: Content) -> some View {
    let editMode = editMode
    let entries = entries.map { entry in
      ToolbarEntry(
        placement: entry.placement,
        view: AnyView(entry.view.changeEnvironment { $0.editMode = editMode }))
    }
    return content.navigationInfo { $0.items += entries }
  }
}

/// Items for the bars of a screen.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  /// The items that this content consists of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
  nonisolated var _items: _ToolbarItems { get }
}

/// The items of toolbar content.
public struct _ToolbarItems {
  var entries: [ToolbarEntry] = []
}

extension ToolbarContent {
  nonisolated public var _items: _ToolbarItems { onHostThread { $0.body }(self)._items }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  @MainActor @preconcurrency public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view in a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  public typealias Body = Never
  public var _items: _ToolbarItems {
    _ToolbarItems(entries: [ToolbarEntry(placement: placement, view: AnyView(content))])
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item; by default it is at the trailing end of the bar above.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item with an identifier, which has no effect here: bars cannot be customized.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Several views in a bar, on one piece of glass.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  public typealias Body = Never

  /// Creates a group of items; by default it is at the trailing end of the bar above.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public var _items: _ToolbarItems {
    let content = content
    return _ToolbarItems(
      entries: [
        ToolbarEntry(placement: placement, view: AnyView(content))
      ])
  }
}

/// Space between items; has no effect here, because items are always apart.
nonisolated public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
  /// Creates a space, which has no effect here.
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}
  public var _items: _ToolbarItems { _ToolbarItems() }
}

/// Whether a space grows.
public struct SpacerSizing: Sendable {
  /// A space that grows.
  public static let flexible = SpacerSizing()
  /// A space of a fixed size.
  public static let fixed = SpacerSizing()
}

/// Several items in the order of a builder.
nonisolated public struct _ToolbarList: ToolbarContent {
  public typealias Body = Never
  public let _items: _ToolbarItems
}

/// Builds the items of a toolbar.
@resultBuilder public struct ToolbarContentBuilder {
  /// Accepts items unchanged.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  /// Joins items.
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _ToolbarList {
    var items = _ToolbarItems()
    repeat items.entries += (each content)._items.entries
    return _ToolbarList(_items: items)
  }
  /// Adds the items of an `if` without an `else`; nil is none.
  public static func buildOptional<C: ToolbarContent>(_ content: C?) -> _ToolbarList {
    _ToolbarList(_items: content?._items ?? _ToolbarItems())
  }
  /// Adds the items of the first branch of a condition.
  public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarList {
    _ToolbarList(_items: first._items)
  }
  /// Adds the items of the second branch of a condition.
  public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarList {
    _ToolbarList(_items: second._items)
  }
  /// Adds the items of an `if #available`.
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarList {
    _ToolbarList(_items: content._items)
  }
}

/// The purpose of a toolbar; has no effect here.
public struct ToolbarRole: Sendable {
  /// The default; without an effect here.
  public static let automatic = ToolbarRole()
  /// A toolbar for screens of a stack; without an effect here.
  public static let navigationStack = ToolbarRole()
  /// A toolbar for browsing; without an effect here.
  public static let browser = ToolbarRole()
  /// A toolbar for editing; without an effect here.
  public static let editor = ToolbarRole()
}

/// The position and size of a title in a toolbar.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// The default: large on the first screen; later ones inherit it.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Below the bar, in the large title font.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// A large title in the bar; the same as `large` here.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  /// In the bar, in the headline font.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

extension View {
  /// Places items in the bars around the screen.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(entries: content()._items.entries))
  }

  /// Places a view in the bar above the screen, at its end.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return toolbar { ToolbarItemGroup { content } }
  }

  /// Places items in the bars around the screen. The identifier has no effect here: bars cannot be customized.
  nonisolated public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Hides or shows bars of the screen; without bars given, the one above. `automatic` shows them.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    navigationInfo { info in
      for bar in bars.isEmpty ? [.automatic] : bars {
        info.hiddenBars[bar] = visibility == .hidden
      }
    }
  }

  /// Hides or shows bars of the screen; without bars given, the one above. `automatic` shows them.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    navigationInfo { info in
      for bar in bars.isEmpty ? [.automatic] : bars {
        info.hiddenBars[bar] = visibility == .hidden
      }
    }
  }

  /// Sets a style behind bars of the screen; without bars given, the one above. Only that bar shows it.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    navigationInfo { info in
      for bar in bars.isEmpty ? [.automatic] : bars {
        info.barBackgrounds[bar] = AnyShapeStyle(style)
      }
    }
  }

  /// Accepted; has no effect here: a bar has a background if it has a style.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  /// Accepted; has no effect here: a bar has a background if it has a style.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Accepted and reported; has no effect here, because bars have the color scheme of the screen.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { notDrawn("toolbarColorScheme", "bars use the colors of the screen") }
  /// Accepted; has no effect here.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Sets the position and size of the screen's title.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
}
