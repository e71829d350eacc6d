// SPDX-License-Identifier: Apache-2.0
// Groups whose content is made by a closure that escapes. Calls with a trailing closure are those with `content`.

extension WindowGroup {
  /// Creates a group whose window opens when the app starts.
  @_disfavoredOverload
  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(making: makeContent)
  }
  /// Creates a group whose windows `openWindow(id:)` opens too.
  @_disfavoredOverload
  nonisolated public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(making: makeContent, id: id)
  }
  /// Creates a group with a text for the title of its windows.
  @_disfavoredOverload
  nonisolated public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(making: makeContent, title: title)
  }
  /// Creates a group with a localized title for its windows.
  @_disfavoredOverload
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content
  ) { self.init(making: makeContent, title: Text(titleKey)) }
  /// Creates a group with a string for the title of its windows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder makeContent: @escaping () -> Content
  ) { self.init(making: makeContent, title: Text(title)) }
  /// Creates a group with an identifier and a text for the title of its windows.
  @_disfavoredOverload
  nonisolated public init(
    _ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) { self.init(making: makeContent, title: title, id: id) }
  /// Creates a group with an identifier and a localized title for its windows.
  @_disfavoredOverload
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) { self.init(making: makeContent, title: Text(titleKey), id: id) }
  /// Creates a group with an identifier and a string for the title of its windows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) { self.init(making: makeContent, title: Text(title), id: id) }

  private nonisolated init(
    making content: () -> Content, title: Text? = nil, id: String? = nil
  ) { window = SceneWindow(content: content(), title: title, id: id) }
}
