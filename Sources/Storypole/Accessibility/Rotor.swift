// SPDX-License-Identifier: Apache-2.0

// Rotors lead users of a screen reader from entry to entry. `storypole frames --accessibility` lists them; no assistive
// technology of Linux has them.

/// An entry of a rotor, which users of a screen reader navigate.
public struct AccessibilityRotorEntry<ID: Hashable> {
  fileprivate let label: Text
}

extension AccessibilityRotorEntry {
  /// Creates an entry for the view with an identity; a nil range is the whole text. `prepare` is never called here.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.label = label }
  /// Creates an entry with a string for its label.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.label = Text(label) }
  /// Creates an entry with a localized label.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { label = Text(labelKey) }
  /// Creates an entry for the view with an identity in a namespace.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.label = label }
  /// Creates an entry with a string for its label, and a namespace.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.label = Text(label) }
  /// Creates an entry with a localized label, and a namespace.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) { label = Text(labelKey) }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry for a part of the view's text.
  public init(
    _ label: Text, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) { self.label = label }
  /// Creates an entry with a string for its label, for a part of the view's text.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) { self.label = Text(label) }
  /// Creates an entry with a localized label, for a part of the view's text.
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) { label = Text(labelKey) }
}

/// The entries of a rotor.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {}

extension AccessibilityRotorEntry: AccessibilityRotorContent {}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

/// Entries of a rotor in the order of a builder.
public struct _RotorEntries {
  fileprivate let parts: [Any]
}

extension _RotorEntries: AccessibilityRotorContent {}

/// Builds the entries of a rotor.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  /// Accepts an entry unchanged.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// Joins entries.
  @MainActor public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> _RotorEntries {
    var parts: [Any] = []
    for part in repeat each content { parts.append(part) }
    return _RotorEntries(parts: parts)
  }
  /// Adds the entries of an `if`.
  @MainActor public static func buildIf<C: AccessibilityRotorContent>(_ content: C?)
    -> some AccessibilityRotorContent
  {
    _RotorEntries(parts: content.map { [$0] } ?? [])
  }
}

/// The labels of a rotor's entries, up to a limit.
nonisolated struct RotorList {
  /// More entries are only counted; ours.
  static let most = 1_000
  fileprivate(set) var labels: [Text] = []
  fileprivate(set) var more = 0

  /// Adds the labels of a collection's elements; elements after the limit are not made.
  fileprivate mutating func add<C: Collection>(
    _ elements: C, _ add: (C.Element, inout RotorList) -> Void
  ) {
    var index = elements.startIndex
    while index < elements.endIndex, labels.count < Self.most {
      add(elements[index], &self)
      elements.formIndex(after: &index)
    }
    more += elements.distance(from: index, to: elements.endIndex)
  }
}

/// Content of a rotor of the framework.
nonisolated private protocol RotorEntries {
  func add(to list: inout RotorList)
}

extension AccessibilityRotorEntry: RotorEntries {
  nonisolated fileprivate func add(to list: inout RotorList) { list.labels.append(label) }
}

extension _RotorEntries: RotorEntries {
  nonisolated fileprivate func add(to list: inout RotorList) {
    list.add(parts) { part, list in (part as? any RotorEntries)?.add(to: &list) }
  }
}

extension ForEach: RotorEntries where Content: AccessibilityRotorContent {
  nonisolated fileprivate func add(to list: inout RotorList) {
    list.add(data) { element, list in (content(element) as? any RotorEntries)?.add(to: &list) }
  }
}

/// The rotors of the system.
public struct AccessibilitySystemRotor: Sendable {
  fileprivate let name: String

  /// Links.
  public static var links: AccessibilitySystemRotor { .init(name: "links") }
  /// Links that were visited or not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    .init(name: visited ? "visitedLinks" : "unvisitedLinks")
  }
  /// Headings.
  public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .init(name: level == .unspecified ? "headings" : "headings\(level.rawValue)")
  }
  /// Texts in bold.
  public static var boldText: AccessibilitySystemRotor { .init(name: "boldText") }
  /// Texts in italics.
  public static var italicText: AccessibilitySystemRotor { .init(name: "italicText") }
  /// Underlined texts.
  public static var underlineText: AccessibilitySystemRotor { .init(name: "underlineText") }
  /// Misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor { .init(name: "misspelledWords") }
  /// Images.
  public static var images: AccessibilitySystemRotor { .init(name: "images") }
  /// Text fields.
  public static var textFields: AccessibilitySystemRotor { .init(name: "textFields") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor { .init(name: "landmarks") }
}

/// A rotor of a view.
nonisolated struct RotorSource {
  enum Name {
    case text(Text)
    case system(String)
  }
  enum Entries {
    case labels((inout RotorList) -> Void)
    case parts([Range<String.Index>])
  }

  let name: Name
  let entries: Entries

  /// - Parameter text: The text of the view, for entries that are parts of it.
  func rotor(of node: LayoutNode, text: String?) -> SemanticsRotor {
    var rotor =
      switch name {
      case .text(let text): SemanticsRotor(label: node.words(text) ?? "", isSystem: false)
      case .system(let name): SemanticsRotor(label: name, isSystem: true)
      }
    switch entries {
    case .labels(let add):
      var list = RotorList()
      add(&list)
      rotor.entries = list.labels.compactMap { node.words($0) }
      rotor.more = list.more
    case .parts(let ranges):
      let text = text ?? ""
      rotor.entries = ranges.prefix(RotorList.most).map { range in
        let isInside = range.lowerBound >= text.startIndex && range.upperBound <= text.endIndex
        return isInside ? String(text[range]) : ""
      }
      rotor.more = ranges.count - rotor.entries.count
    }
    return rotor
  }
}

extension View {
  nonisolated private func rotor(_ name: RotorSource.Name, _ entries: RotorSource.Entries)
    -> some View
  { modifier(SemanticsModifier(change: .rotor(RotorSource(name: name, entries: entries)))) }

  nonisolated private func rotor<C>(_ name: RotorSource.Name, _ content: C) -> some View {
    rotor(name, .labels { list in (content as? any RotorEntries)?.add(to: &list) })
  }

  nonisolated private func rotor<Element>(
    _ name: RotorSource.Name, _ entries: [Element], _ label: KeyPath<Element, String>
  ) -> some View {
    rotor(
      name,
      .labels { list in
        list.add(entries) { $1.labels.append(Text(verbatim: $0[keyPath: label])) }
      })
  }

  /// Adds a rotor with a localized label, which `frames --accessibility` lists.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { rotor(.text(Text(label)), entries()) }
  /// Adds a rotor of identifiable elements, with a localized label.
  nonisolated public func accessibilityRotor<Element: Identifiable>(
    _ label: LocalizedStringKey, entries: [Element], entryLabel: KeyPath<Element, String>
  ) -> some View { rotor(.text(Text(label)), entries, entryLabel) }
  /// Adds a rotor of elements with a property for the identity, and a localized label.
  nonisolated public func accessibilityRotor<Element, ID: Hashable>(
    _ label: LocalizedStringKey, entries: [Element], entryID: KeyPath<Element, ID>,
    entryLabel: KeyPath<Element, String>
  ) -> some View { rotor(.text(Text(label)), entries, entryLabel) }
  /// Adds a rotor of parts of the view's text, with a localized label.
  nonisolated public func accessibilityRotor(
    _ label: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { rotor(.text(Text(label)), .parts(textRanges)) }
  /// Adds a rotor with a text for its label, which `frames --accessibility` lists.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { rotor(.text(label), entries()) }
  /// Adds a rotor of identifiable elements, with a text for its label.
  nonisolated public func accessibilityRotor<Element: Identifiable>(
    _ label: Text, entries: [Element], entryLabel: KeyPath<Element, String>
  ) -> some View { rotor(.text(label), entries, entryLabel) }
  /// Adds a rotor of elements with a property for the identity, and a text for its label.
  nonisolated public func accessibilityRotor<Element, ID: Hashable>(
    _ label: Text, entries: [Element], entryID: KeyPath<Element, ID>,
    entryLabel: KeyPath<Element, String>
  ) -> some View { rotor(.text(label), entries, entryLabel) }
  /// Adds a rotor of parts of the view's text, with a text for its label.
  nonisolated public func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View { rotor(.text(label), .parts(textRanges)) }
  /// Adds a rotor with a string for its label, which `frames --accessibility` lists.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { rotor(.text(Text(label)), entries()) }
  /// Adds a rotor of identifiable elements, with a string for its label.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Element: Identifiable>(
    _ label: L, entries: [Element], entryLabel: KeyPath<Element, String>
  ) -> some View { rotor(.text(Text(label)), entries, entryLabel) }
  /// Adds a rotor of elements with a property for the identity, and a string for its label.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Element, ID: Hashable>(
    _ label: L, entries: [Element], entryID: KeyPath<Element, ID>,
    entryLabel: KeyPath<Element, String>
  ) -> some View { rotor(.text(Text(label)), entries, entryLabel) }
  /// Adds a rotor of parts of the view's text, with a string for its label.
  @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View { rotor(.text(Text(label)), .parts(textRanges)) }
  /// Adds entries to a rotor of the system, which `frames --accessibility` lists.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { rotor(.system(systemRotor.name), entries()) }
  /// Adds identifiable elements to a rotor of the system.
  nonisolated public func accessibilityRotor<Element: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Element],
    entryLabel: KeyPath<Element, String>
  ) -> some View { rotor(.system(systemRotor.name), entries, entryLabel) }
  /// Adds elements with a property for the identity to a rotor of the system.
  nonisolated public func accessibilityRotor<Element, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Element], entryID: KeyPath<Element, ID>,
    entryLabel: KeyPath<Element, String>
  ) -> some View { rotor(.system(systemRotor.name), entries, entryLabel) }
  /// Adds parts of the view's text to a rotor of the system.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { rotor(.system(systemRotor.name), .parts(textRanges)) }
  /// Connects the view with an entry of a rotor. Accepted; has no effect here, because no assistive technology
  /// has rotors: they are only listed.
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
