// SPDX-License-Identifier: Apache-2.0
// The appearance of windows and their bars, which a picture doesn't show.

/// The appearance of a window; has no effect here.
public protocol WindowStyle {}
/// The default appearance of a window.
public struct DefaultWindowStyle: WindowStyle { public init() {} }
/// A window with a title bar.
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
/// A window without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
/// A window without a frame.
public struct PlainWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle {
  /// The default.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
  /// A window without a frame.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The appearance of a window's toolbar; has no effect here.
public protocol WindowToolbarStyle {}
/// The default appearance of a toolbar.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// A toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// A toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style, with the title or without it.
  public init(showsTitle: Bool = true) {}
}
/// A low toolbar beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style, with the title or without it.
  public init(showsTitle: Bool = true) {}
}
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The default.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A toolbar below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A toolbar beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// A toolbar with or without a title beside it.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A low toolbar beside the title.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
  /// A low toolbar with or without a title beside it.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

/// The appearance of an entry of the menu bar; has no effect here.
public protocol MenuBarExtraStyle {}
/// The default appearance of an entry.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
/// An entry that opens a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
/// An entry that opens a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The default.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// An entry that opens a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// An entry that opens a window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}
