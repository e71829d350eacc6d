// SPDX-License-Identifier: Apache-2.0
/// A window that exists at most once.
public struct Window<Content: View>: PrimitiveScene {
  private var window: SceneWindow

  private init(_ content: Content, _ title: Text, id: String) {
    window = SceneWindow(content: content, title: title, id: id)
    window.isSingle = true
  }

  @MainActor @preconcurrency public var _windows: _SceneWindows { _SceneWindows([window]) }
}

extension Window {
  /// Creates a window with a text as its title.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(content(), title, id: id)
  }
  /// Creates a window with a localized title.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content(), Text(titleKey), id: id)
  }
  /// Creates a window with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(content(), Text(title), id: id)
  }
}

/// The settings of the app. They have no window here, and a running app reports it.
public struct Settings<Content: View>: PrimitiveScene {
  private let content: Content

  /// Creates settings, which no window shows here.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor @preconcurrency public var _windows: _SceneWindows {
    _SceneWindows(unsupported: ["Settings"])
  }
}

/// An entry of the system's menu bar. It is not shown here, and a running app reports it.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  private let label: Label
  private let content: Content

  /// Creates an entry of the menu bar, which is not shown here.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
  /// Creates an entry of the menu bar, which is not shown here. The binding is neither read nor set.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(content: content, label: label)
  }

  @MainActor @preconcurrency public var _windows: _SceneWindows {
    _SceneWindows(unsupported: ["MenuBarExtra"])
  }
}
