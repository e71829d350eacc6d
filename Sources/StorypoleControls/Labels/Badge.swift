// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A count or a text beside a row of a list, or above the icon of a tab.
private nonisolated struct BadgeModifier: ViewModifier {
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.badgeProminence) private var prominence
  let label: Text?

  @MainActor func body(content: Content) -> some View {
    let label = label
    return Group {
      if isInListRow, let label {
        HStack(spacing: 8) {
          content
          Spacer(minLength: 0)
          label.foregroundStyle(prominence.style)
        }
      } else {
        content
      }
    }
    // The badge in the bar of a TabView.
    .trait { $0.badge = label }
  }
}

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
  private enum Kind { case decreased, standard, increased }
  private let kind: Kind

  /// Less than a standard badge.
  public static let decreased = BadgeProminence(kind: .decreased)
  /// The default.
  public static let standard = BadgeProminence(kind: .standard)
  /// More than a standard badge.
  public static let increased = BadgeProminence(kind: .increased)

  /// Ours: each prominence is a level of the hierarchical styles.
  fileprivate var style: HierarchicalShapeStyle {
    switch kind {
    case .decreased: .tertiary
    case .standard: .secondary
    case .increased: .primary
    }
  }
}

extension EnvironmentValues {
  private struct BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
  }

  /// The prominence of badges.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Shows a count at the end of a row in a list, or above the icon of a tab. Zero shows none.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(label: count == 0 ? nil : Text(count, format: .number)))
  }

  /// Shows a text at the end of a row in a list, or above the icon of a tab; nil shows none.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label: label))
  }

  /// Shows a localized text at the end of a row in a list, or above the icon of a tab; nil shows none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(label: key.map { Text($0) }))
  }

  /// Shows a string at the end of a row in a list, or above the icon of a tab; nil shows none.
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(label: label.map { Text($0) }))
  }

  /// Sets the prominence of the badges inside; ours: the hierarchical styles from tertiary to primary.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}

extension TabContent {
  nonisolated private func badged(_ label: Text?) -> _TabGroup<TabValue> {
    var tabs = _tabs
    for index in tabs.entries.indices { tabs.entries[index].badge = label }
    return _TabGroup(_tabs: tabs)
  }

  /// Shows a count above the icon of the tab. Zero shows none.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    badged(count == 0 ? nil : Text(count, format: .number))
  }

  /// Shows a text above the icon of the tab; nil shows none.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { badged(label) }

  /// Shows a localized text above the icon of the tab; nil shows none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badged(key.map { Text($0) })
  }

  /// Shows a string above the icon of the tab; nil shows none.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badged(label.map { Text($0) })
  }
}

/// The badge above the icon of a view's tab.
private enum BadgeTrait: TraitKey {
  static let defaultValue: Text? = nil
  static func merge(_ inner: Text?, _ outer: Text?) -> Text? { inner ?? outer }
}

extension Traits {
  /// The badge above the icon of the view's tab.
  var badge: Text? {
    get { self[BadgeTrait.self] }
    set { self[BadgeTrait.self] = newValue }
  }
}
