// SPDX-License-Identifier: Apache-2.0
import Storypole
// The ways to make a column: with a localized title, a string or a text, sorted or not.

extension TableColumn where Sort == Never {
  /// Creates a column with a view for its label, which doesn't sort.
  nonisolated public init(
    @ViewBuilder content: @escaping (RowValue) -> Content, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), comparator: nil, content: content) }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localized title, which doesn't sort.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), comparator: nil, content: content) }
  /// Creates a column with a string for its title, which doesn't sort.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: nil, content: content) }
  /// Creates a column with a text for its title, which doesn't sort.
  nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }

  /// Creates a column of strings with a localized title, which doesn't sort.
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(label: Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
  }
  /// Creates a column of strings with a string for its title, which doesn't sort.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(label: Text(title), comparator: nil) { Text($0[keyPath: value]) }
  }
  /// Creates a column of strings with a text for its title, which doesn't sort.
  nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(label: text, comparator: nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text {
  /// Creates a column with a localized title that sorts with a comparator.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), comparator: comparator, content: content) }
  /// Creates a column with a string for its title that sorts with a comparator.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: comparator, content: content) }
  /// Creates a column with a text for its title that sorts with a comparator.
  nonisolated public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: text, comparator: comparator, content: content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localized title that sorts by a property.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content) }
  /// Creates a column with a string for its title that sorts by a property.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: KeyPathComparator(value), content: content) }
  /// Creates a column with a text for its title that sorts by a property.
  nonisolated public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: text, comparator: KeyPathComparator(value), content: content) }

  /// Creates a column with a localized title that sorts by an optional property; nil comes first.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content) }
  /// Creates a column with a string for its title that sorts by an optional property; nil comes first.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: KeyPathComparator(value), content: content) }

  /// Creates a column with a localized title that sorts a property with a comparator.
  nonisolated public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }
  /// Creates a column with a string for its title that sorts a property with a comparator.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// Creates a column of strings with a localized title that sorts by them. Ours: in the order of Foundation's
  /// `KeyPathComparator(_:)`, which on Linux compares characters.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable
  )
  where Content == Text {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) {
      Text($0[keyPath: value])
    }
  }
  /// Creates a column of strings with a string for its title that sorts by them, as the form with a localized
  /// title does.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String> & Sendable
  ) where Content == Text {
    self.init(label: Text(title), comparator: KeyPathComparator(value)) {
      Text($0[keyPath: value])
    }
  }
  /// Creates a column of strings with a text for its title that sorts by them, as the form with a localized
  /// title does.
  nonisolated public init(_ text: Text, value: KeyPath<RowValue, String> & Sendable)
  where Content == Text {
    self.init(label: text, comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }

  /// Creates a column of strings with a localized title that sorts by them with a comparator.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator
  ) where Content == Text {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)
    ) { Text($0[keyPath: value]) }
  }
  /// Creates a column of strings with a string for its title that sorts by them with a comparator.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) where Content == Text {
    self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }
}
