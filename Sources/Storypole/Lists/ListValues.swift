// SPDX-License-Identifier: Apache-2.0
// A view's settings for the enclosing list: without a list, they have no effect.

/// The space between the sections of a list.
public struct ListSectionSpacing: Sendable {
  enum Value: Sendable {
    case standard, compact
    case points(CGFloat)
  }
  let value: Value

  /// The space of the list's style.
  public static let `default` = ListSectionSpacing(value: .standard)
  /// A space of 8 points.
  public static let compact = ListSectionSpacing(value: .compact)
  /// A space in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(value: .points(spacing))
  }
}

extension EnvironmentValues {
  private struct ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private struct ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
  }
  private struct HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
  }
  private struct ScrollContentBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  /// The prominence of the section headers inside; `standard` by default.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  package var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }

  private struct IsInListRowKey: EnvironmentKey { static let defaultValue = false }

  /// Whether the view is in a row of a list or a form.
  package var isInListRow: Bool {
    get { self[IsInListRowKey.self] }
    set { self[IsInListRowKey.self] = newValue }
  }

  /// The space between the rows of a list; nil is the list's own.
  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }
}

/// The emphasis of a view.
public enum Prominence: Hashable, Sendable {
  /// The ordinary appearance, or a more prominent one.
  case standard, increased
}

/// The buttons at an edge of a row.
struct SwipeActions {
  let content: AnyView
  let allowsFullSwipe: Bool
}

/// A row's or section's settings for its list.
package struct ListTraits: TraitKey {
  package static var defaultValue: ListTraits { ListTraits() }
  package static func merge(_ inner: ListTraits, _ outer: ListTraits) -> ListTraits {
    inner.merging(outer)
  }

  var rowInsets: EdgeInsets?
  var sectionSpacing: ListSectionSpacing?
  var sectionMargins: [Edge: CGFloat] = [:]
  var separators: [VerticalEdge: Visibility] = [:]
  var separatorTints: [VerticalEdge: Color] = [:]
  var background: AnyView?
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var swipes: [HorizontalEdge: SwipeActions] = [:]
  /// Whether the row has the second of two backgrounds that rows of a table alternate between.
  package var isStriped = false

  /// Merges these values with those of an outer modifier; of two of one kind the inner one counts.
  func merging(_ outer: ListTraits) -> ListTraits {
    var merged = self
    merged.rowInsets = rowInsets ?? outer.rowInsets
    merged.sectionSpacing = sectionSpacing ?? outer.sectionSpacing
    merged.sectionMargins.merge(outer.sectionMargins) { inner, _ in inner }
    merged.separators.merge(outer.separators) { inner, _ in inner }
    merged.separatorTints.merge(outer.separatorTints) { inner, _ in inner }
    merged.background = background ?? outer.background
    merged.isDeleteDisabled = isDeleteDisabled || outer.isDeleteDisabled
    merged.isMoveDisabled = isMoveDisabled || outer.isMoveDisabled
    merged.swipes.merge(outer.swipes) { inner, _ in inner }
    merged.isStriped = isStriped || outer.isStriped
    return merged
  }
}

extension Traits {
  package var list: ListTraits {
    get { self[ListTraits.self] }
    set { self[ListTraits.self] = newValue }
  }
}

extension View {
  /// Sets the insets of the row's content in points, instead of 15 above and below and 16 at the sides; nil keeps
  /// those.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(TraitModifier { $0.list.rowInsets = insets })
  }

  /// Sets a view behind the row instead of the card; nil is the card.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(TraitModifier { $0.list.background = view.map { AnyView($0) } })
  }

  /// Sets whether lines are drawn above and below the row; `automatic` draws them between rows.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      TraitModifier { traits in
        for edge in VerticalEdge.allCases where edges.contains(VerticalEdge.Set(edge)) {
          traits.list.separators[edge] = visibility
        }
      })
  }

  /// Sets the color of the lines above and below the row; nil is the system's.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      TraitModifier { traits in
        for edge in VerticalEdge.allCases where edges.contains(VerticalEdge.Set(edge)) {
          traits.list.separatorTints[edge] = color
        }
      })
  }

  /// Sets the tint of the row, which colors its icon; nil is the tint around.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// Accepted; has no effect here, because lists draw no lines around sections.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Accepted; has no effect here, because lists draw no lines around sections.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the prominence of the section headers inside: `increased` shows them in the bold third title font.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Hides the background of the lists inside with `hidden`.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Adds buttons beside a row, which appear when it is swiped. Documented: the first one is at the edge.
  ///
  /// - Parameter edge: The edge of the row at which the buttons are; right-to-left layouts mirror it.
  /// - Parameter allowsFullSwipe: Whether a swipe across nearly the whole row runs the first one.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let actions = SwipeActions(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
    return modifier(TraitModifier { $0.list.swipes[edge] = actions })
  }

  /// Prevents the deletion of the row in an editable list.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier { $0.list.isDeleteDisabled = isDisabled })
  }

  /// Prevents the moving of the row in an editable list.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier { $0.list.isMoveDisabled = isDisabled })
  }

  /// Sets the space between the rows of the lists inside, in points; nil is the list's own.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the space between sections: around a list for all of them, in a section for that one.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    // A list reads it from its environment, a section from its rows.
    modifier(TraitModifier { $0.list.sectionSpacing = spacing })
      .environment(\.listSectionSpacing, spacing)
  }

  /// Sets the space between sections in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the distance of a section from the edges of its list, in points; nil is the list's own margin.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  {
    modifier(
      TraitModifier { traits in
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
          traits.list.sectionMargins[edge] = length
        }
      })
  }
}
