// SPDX-License-Identifier: Apache-2.0

/// An entry of a rotor, which users of a screen reader navigate.
public struct AccessibilityRotorEntry<ID: Hashable> {
  /// Creates an entry for the view with an identity; a nil range is the whole text.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {}
  /// Creates an entry with a string for its label.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil
  ) {}
  /// Creates an entry with a localized label.
  public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil) {}
}

/// The entries of a rotor.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {}

extension AccessibilityRotorEntry: AccessibilityRotorContent {}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

/// Entries of a rotor in the order of a builder.
public struct _RotorEntries: AccessibilityRotorContent {}

/// Builds the entries of a rotor.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  /// Accepts an entry unchanged.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// Joins entries.
  @MainActor public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> _RotorEntries { _RotorEntries() }
  /// Adds the entries of an `if`.
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> _RotorEntries {
    _RotorEntries()
  }
}

/// The rotors of the system.
public struct AccessibilitySystemRotor: Sendable {
  /// Links.
  public static var links: AccessibilitySystemRotor { .init() }
  /// Headings.
  public static var headings: AccessibilitySystemRotor { .init() }
  /// Texts in bold.
  public static var boldText: AccessibilitySystemRotor { .init() }
  /// Images.
  public static var images: AccessibilitySystemRotor { .init() }
  /// Text fields.
  public static var textFields: AccessibilitySystemRotor { .init() }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { .init() }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { .init() }
}

extension View {
  /// Adds a rotor. Accepted; has no effect here, because no assistive technology has rotors.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }
  /// Adds a rotor with a text for its label. Accepted; has no effect here, because no assistive technology has
  /// rotors.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }
  /// Adds entries to a rotor of the system. Accepted; has no effect here, because no assistive technology has
  /// rotors.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }
  /// Adds a rotor of identifiable elements. Accepted; has no effect here, because no assistive technology has
  /// rotors.
  nonisolated public func accessibilityRotor<Element: Identifiable>(
    _ label: LocalizedStringKey, entries: [Element], entryLabel: KeyPath<Element, String>
  ) -> some View { self }
  /// Adds a rotor of elements, with a property for the identity. Accepted; has no effect here, because no
  /// assistive technology has rotors.
  nonisolated public func accessibilityRotor<Element, ID: Hashable>(
    _ label: LocalizedStringKey, entries: [Element], entryID: KeyPath<Element, ID>,
    entryLabel: KeyPath<Element, String>
  ) -> some View { self }
  /// Connects the view with an entry of a rotor. Accepted; has no effect here, because no assistive technology
  /// has rotors.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { self }
  /// Sets the label of a section in the index beside a list. Accepted; has no effect here, because lists have no
  /// index.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }
  /// Sets a string for the label of a section in the index beside a list. Accepted; has no effect here, because
  /// lists have no index.
  @_disfavoredOverload
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
  /// Shows or hides the index beside a list. Accepted; has no effect here, because lists have no index.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Creates entries of a rotor for identifiable elements.
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identify: { $0.id })
  }

  /// Creates entries of a rotor for elements, with a property for the identity.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }

  /// Creates entries of a rotor for a constant range.
  public init(
    _ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, identify: { $0 })
  }
}
