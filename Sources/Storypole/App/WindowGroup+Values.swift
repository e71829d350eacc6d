// SPDX-License-Identifier: Apache-2.0
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

// The first window was not opened for a value: its value is nil, or the default.
extension WindowGroup {
  /// Creates windows for values of a type, which `openWindow(value:)` opens. The first window has nil.
  /// Setting the binding has no effect here.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: nil, values: content)
  }
  /// Creates windows for values of a type; the first window has the default value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: nil, values: content, defaultValue)
  }
  /// Creates windows for values of a type under an identifier.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, values: content)
  }
  /// Creates windows for values of a type under an identifier; the first window has the default value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, values: content, defaultValue)
  }
  /// Creates windows for values of a type, with a text as their title.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: nil, values: content)
  }
  /// Creates windows for values of a type, with a text as their title; the first window has the default value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: nil, values: content, defaultValue)
  }
  /// Creates windows for values of a type under an identifier, with a text as their title.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, values: content)
  }
  /// Creates windows for values of a type under an identifier, with a text as their title and a default value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, values: content, defaultValue)
  }
  /// Creates windows for values of a type, with a localized title.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: nil, values: content)
  }
  /// Creates windows for values of a type, with a localized title; the first window has the default value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: nil, values: content, defaultValue)
  }
  /// Creates windows for values of a type under an identifier, with a localized title.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, values: content)
  }
  /// Creates windows for values of a type under an identifier, with a localized title and a default value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, values: content, defaultValue)
  }
  /// Creates windows for values of a type, with a string title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: nil, values: content)
  }
  /// Creates windows for values of a type, with a string title; the first window has the default value.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: nil, values: content, defaultValue)
  }
  /// Creates windows for values of a type under an identifier, with a string title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: id, values: content)
  }
  /// Creates windows for values of a type under an identifier, with a string title and a default value.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: id, values: content, defaultValue)
  }
}

extension WindowGroup {
  fileprivate nonisolated init<D: Codable & Hashable, C: View>(
    title: Text?, id: String?, values content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    window = SceneWindow(
      content: PresentedWindowContent(.constant(nil), content), title: title, id: id)
    window.valueType = ObjectIdentifier(D.self)
    window.contentForValue = { value in
      (value as? D).map { PresentedWindowContent(.constant($0), content) }
    }
  }

  fileprivate nonisolated init<D: Codable & Hashable, C: View>(
    title: Text?, id: String?, values content: @escaping (Binding<D>) -> C,
    _ defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      title: title, id: id,
      values: { (optional: Binding<D?>) in
        // Evaluated once in each window.
        let value = optional.wrappedValue ?? defaultValue()
        return content(
          Binding(get: { optional.wrappedValue ?? value }, set: { optional.wrappedValue = $0 }))
      })
  }
}
