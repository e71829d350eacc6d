// SPDX-License-Identifier: Apache-2.0
internal import StorypoleRuntime

/// A view for a bar, and which.
struct ToolbarEntry {
  var placement: ToolbarItemPlacement
  var view: AnyView
}

/// Puts items into the bars around a screen. They edit what is edited where they were declared.
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
  /// The items that these consist of.
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

/// Room between items; it has no effect here, because items are apart in any case.
nonisolated public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
  /// Creates room, which has no effect here.
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
  /// Accepts items as they are.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  /// Puts items in a row.
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

/// The place of an item in a toolbar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Sendable {
    case leading, center, titleMenu, trailing, confirmation, bottom, keyboard
  }
  let place: Place

  /// The default: the trailing end of the bar above.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// The middle of the bar above, in place of the title.
  public static let principal = ToolbarItemPlacement(place: .center)
  /// The middle of the bar above, in place of the title.
  public static let title = ToolbarItemPlacement(place: .center)
  /// The leading end of the bar above.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// The trailing end of the bar above.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// The trailing end of the bar above; there is no menu for such items here.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// The bar below.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// The trailing end of the bar above, on glass in the tint.
  public static let confirmationAction = ToolbarItemPlacement(place: .confirmation)
  /// The leading end of the bar above.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// The trailing end of the bar above.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// The leading end of the bar above.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// The trailing end of the bar above.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The leading end of the bar above.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// The trailing end of the bar above.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The bar below.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// Above the keyboard: the item is not shown here.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  private let value: Int
  /// The default: the bar above the screen.
  public static let automatic = ToolbarPlacement(value: 0)
  /// The bar above the screen.
  public static let navigationBar = ToolbarPlacement(value: 0)
  /// The bar below the screen.
  public static let bottomBar = ToolbarPlacement(value: 1)
  /// The bar of a `TabView`; it cannot be changed here.
  public static let tabBar = ToolbarPlacement(value: 2)
}

/// The purpose of a toolbar; has no effect here.
public struct ToolbarRole: Sendable {
  /// The default.
  public static let automatic = ToolbarRole()
  /// A toolbar for screens of a stack.
  public static let navigationStack = ToolbarRole()
  /// A toolbar for browsing.
  public static let browser = ToolbarRole()
  /// A toolbar for editing.
  public static let editor = ToolbarRole()
}

/// The place and size of a title in a toolbar.
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
  /// Puts items into the bars around the screen.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(entries: content()._items.entries))
  }

  /// Puts a view into the bar above the screen, at its end.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return toolbar { ToolbarItemGroup { content } }
  }

  /// Puts items into the bars around the screen. The identifier has no effect here: bars cannot be customized.
  nonisolated public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Hides bars of the screen, or shows them; without a bar given, the one above. `automatic` shows them.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    navigationInfo { info in
      for bar in bars.isEmpty ? [.automatic] : bars {
        info.hiddenBars[bar] = visibility == .hidden
      }
    }
  }

  /// Hides bars of the screen, or shows them; without a bar given, the one above. `automatic` shows them.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    navigationInfo { info in
      for bar in bars.isEmpty ? [.automatic] : bars {
        info.hiddenBars[bar] = visibility == .hidden
      }
    }
  }

  /// Sets a style behind bars of the screen; without a bar given, the one above. Only that bar shows it.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    navigationInfo { info in
      for bar in bars.isEmpty ? [.automatic] : bars {
        info.barBackgrounds[bar] = AnyShapeStyle(style)
      }
    }
  }

  /// Accepted; has no effect here: a bar has a background where it has a style.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  /// Accepted; has no effect here: a bar has a background where it has a style.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Accepted and reported; has no effect here, because bars have the color scheme of the screen.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { notDrawn("toolbarColorScheme", "bars use the colors of the screen") }
  /// Accepted; has no effect here.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Sets the place and size of the screen's title.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
}
