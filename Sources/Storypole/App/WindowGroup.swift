// SPDX-License-Identifier: Apache-2.0
/// A window, and more of the same kind when asked for.
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
  var window: SceneWindow

  fileprivate nonisolated init(_ content: Content, title: Text? = nil, id: String? = nil) {
    window = SceneWindow(content: content, title: title, id: id)
  }

  @MainActor @preconcurrency public var _windows: _SceneWindows { _SceneWindows([window]) }
}

extension WindowGroup {
  public init(@ViewBuilder content: () -> Content) { self.init(content()) }
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content(), id: id) }

  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(content(), title: title)
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content(), title: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content(), title: Text(title))
  }

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(content(), title: title, id: id)
  }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content(), title: Text(titleKey), id: id)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(content(), title: Text(title), id: id)
  }
}
