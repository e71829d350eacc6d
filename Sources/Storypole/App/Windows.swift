/// A single window.
public struct Window<Content: View>: PrimitiveScene {
  private let content: Content

  @MainActor @preconcurrency public var _rootViews: [any View] { [content] }
}

extension Window {
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// The window of the app's settings, which opens only when asked for.
public struct Settings<Content: View>: PrimitiveScene {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor @preconcurrency public var _rootViews: [any View] { [] }
}

/// An entry of the system's menu bar, whose content opens only when asked for.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(content: content, label: label)
  }

  @MainActor @preconcurrency public var _rootViews: [any View] { [] }
}
