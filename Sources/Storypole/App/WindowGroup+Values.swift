/// The content of a window that was opened for a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  private let value: Binding<Data?>
  private let content: (Binding<Data?>) -> Content

  init(_ value: Binding<Data?>, _ content: @escaping (Binding<Data?>) -> Content) {
    self.value = value
    self.content = content
  }

  public var body: some View { content(value) }
}

// The first window was not opened for a value: it has none, or the default one.
extension WindowGroup {
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(.constant(nil), content))
  }
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: .withDefault(defaultValue, content))
  }
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(.constant(nil), content))
  }
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: .withDefault(defaultValue, content))
  }
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(.constant(nil), content))
  }
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: .withDefault(defaultValue, content))
  }
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(.constant(nil), content))
  }
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: .withDefault(defaultValue, content))
  }
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(.constant(nil), content))
  }
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: .withDefault(defaultValue, content))
  }
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(.constant(nil), content))
  }
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: .withDefault(defaultValue, content))
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(.constant(nil), content))
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: .withDefault(defaultValue, content))
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: PresentedWindowContent(.constant(nil), content))
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(content: .withDefault(defaultValue, content))
  }
}

extension PresentedWindowContent {
  static func withDefault(
    _ defaultValue: () -> Data, _ content: @escaping (Binding<Data>) -> Content
  ) -> Self {
    let value = defaultValue()
    return Self(.constant(value)) { optional in
      content(
        Binding(
          get: { optional.wrappedValue ?? value }, set: { optional.wrappedValue = $0 }))
    }
  }
}
