/// A window, and more of the same kind when asked for.
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
  private let content: Content

  nonisolated init(content: Content) { self.content = content }

  @MainActor @preconcurrency public var _rootViews: [any View] { [content] }
}

extension WindowGroup {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content()) }

  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content()) }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}
