// SPDX-License-Identifier: Apache-2.0
/// A window that opens with the app, and more of the same kind that `openWindow` opens.
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
  var window: SceneWindow

  fileprivate nonisolated init(_ content: Content, title: Text? = nil, id: String? = nil) {
    window = SceneWindow(content: content, title: title, id: id)
  }

  @MainActor @preconcurrency public var _windows: _SceneWindows { _SceneWindows([window]) }
}

extension WindowGroup {
  /// Creates a group whose window opens when the app starts.
  public init(@ViewBuilder content: () -> Content) { self.init(content()) }
  /// Creates a group whose windows `openWindow(id:)` opens too.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content(), id: id) }

  /// Creates a group with a text for the title of its windows.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(content(), title: title)
  }
  /// Creates a group with a localized title for its windows.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content(), title: Text(titleKey))
  }
  /// Creates a group with a string for the title of its windows.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content(), title: Text(title))
  }

  /// Creates a group with an identifier and a text for the title of its windows.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(content(), title: title, id: id)
  }
  /// Creates a group with an identifier and a localized title for its windows.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content(), title: Text(titleKey), id: id)
  }
  /// Creates a group with an identifier and a string for the title of its windows.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(content(), title: Text(title), id: id)
  }
}
