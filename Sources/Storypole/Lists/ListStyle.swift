// SPDX-License-Identifier: Apache-2.0
/// The appearance of a list.
///
/// Numbers of iOS 26, for a body line of 20.5 points. Measured: margins, insets, the space between header, card and
/// footer, the corner of a card; a row of 56 on a system with lines 4 points taller, so that ours has 52. Ours: plain
/// sections without a header, compact spacing, the bottom.
package struct ListAppearance {
  /// The distance from the list's edge to its cards.
  var margin: CGFloat = 16
  var corner: CGFloat = 26
  /// Whether rows are on cards.
  package var hasCards = true
  /// The distance above the first row and between two cards.
  var cardGap: CGFloat = 35
  /// The distance between a card and the space above the header's text.
  var sectionGap: CGFloat = 17.5
  var aboveHeader: CGFloat = 10
  /// The space above the first header of a list.
  var aboveFirstHeader: CGFloat = 10
  var belowHeader: CGFloat = 10
  var aboveFooter: CGFloat = 8
  /// The distance from a footer to the next card, and to the space above the next header.
  var belowFooter: CGFloat = 23.5
  var footerToHeader: CGFloat = 6
  var bottom: CGFloat = 35

  static let minimumRow: CGFloat = 52
  /// The distances from a card's edge to its rows, and from a row's edges to its content.
  static let rowInsets = EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16)

  static let insetGrouped = ListAppearance()
  static let grouped = ListAppearance(margin: 0, corner: 0)
  /// Measured: rows from the top, a header with 32 above its text and 10 below.
  static let plain = ListAppearance(
    margin: 0, corner: 0, hasCards: false, cardGap: 0, sectionGap: 0, aboveHeader: 32,
    aboveFirstHeader: 32, belowFooter: 0, footerToHeader: 0, bottom: 0)
}

/// The appearance of lists: rows on cards, or plain ones.
public protocol ListStyle: Sendable {
  var _appearance: _ListAppearance { get }
}

/// The appearance of a list style.
public struct _ListAppearance: Sendable {
  enum Kind { case insetGrouped, grouped, plain }
  let kind: Kind
  package var value: ListAppearance {
    switch kind {
    case .insetGrouped: .insetGrouped
    case .grouped: .grouped
    case .plain: .plain
    }
  }
}

/// The default style: rows on cards with round corners.
public struct DefaultListStyle: ListStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  public var _appearance: _ListAppearance { _ListAppearance(kind: .insetGrouped) }
}

/// Rows on cards with round corners.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  public var _appearance: _ListAppearance { _ListAppearance(kind: .insetGrouped) }
}

/// Rows on cards from edge to edge.
public struct GroupedListStyle: ListStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  public var _appearance: _ListAppearance { _ListAppearance(kind: .grouped) }
}

/// Rows without cards.
public struct PlainListStyle: ListStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  public var _appearance: _ListAppearance { _ListAppearance(kind: .plain) }
}

/// Rows without cards; the same as `PlainListStyle` here.
public struct InsetListStyle: ListStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  public var _appearance: _ListAppearance { _ListAppearance(kind: .plain) }
}

/// Rows on cards; the same as `InsetGroupedListStyle` here.
public struct SidebarListStyle: ListStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  public var _appearance: _ListAppearance { _ListAppearance(kind: .insetGrouped) }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default: rows on cards with round corners.
  nonisolated public static var automatic: DefaultListStyle { .init() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows on cards with round corners, 16 points from the edges.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Rows on cards from edge to edge.
  nonisolated public static var grouped: GroupedListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows without cards.
  nonisolated public static var plain: PlainListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows without cards; the same as `plain` here.
  nonisolated public static var inset: InsetListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Rows on cards; the same as `insetGrouped` here.
  nonisolated public static var sidebar: SidebarListStyle { .init() }
}

extension EnvironmentValues {
  private struct StyleKey: EnvironmentKey {
    static var defaultValue: any ListStyle { DefaultListStyle() }
  }

  package var listStyle: any ListStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the lists and forms inside. The innermost style counts.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, style)
  }
}

extension SystemColor {
  /// The color behind cards: gray in light, black in dark.
  package static func groupedBackground(_ environment: EnvironmentValues) -> SystemColor {
    environment.colorScheme == .dark ? .background : .secondaryBackground
  }
  static func card(_ environment: EnvironmentValues) -> SystemColor {
    environment.colorScheme == .dark ? .secondaryBackground : .background
  }
}
