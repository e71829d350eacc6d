// What a view asks of the list around it: without a list, nothing.

/// The space between the sections of a list.
public struct ListSectionSpacing: Sendable {
  enum Value: Sendable {
    case standard, compact
    case points(CGFloat)
  }
  let value: Value

  public static let `default` = ListSectionSpacing(value: .standard)
  public static let compact = ListSectionSpacing(value: .compact)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(value: .points(spacing))
  }
}

extension EnvironmentValues {
  private struct ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

  private struct IsInListRowKey: EnvironmentKey { static let defaultValue = false }

  /// Whether the view is in a row of a list or a form.
  var isInListRow: Bool {
    get { self[IsInListRowKey.self] }
    set { self[IsInListRowKey.self] = newValue }
  }

  /// The space between the rows of a list; nil is the list's own.
  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }
}

/// What a row or a section asks of its list.
struct ListTraits {
  var rowInsets: EdgeInsets?
  var sectionSpacing: ListSectionSpacing?
  var sectionMargins: [Edge: CGFloat] = [:]

  func merging(_ outer: ListTraits) -> ListTraits {
    var merged = self
    merged.rowInsets = outer.rowInsets ?? rowInsets
    merged.sectionSpacing = outer.sectionSpacing ?? sectionSpacing
    merged.sectionMargins.merge(outer.sectionMargins) { $1 }
    return merged
  }
}

extension View {
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(TraitModifier { $0.list.rowInsets = insets })
  }

  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(TraitModifier { $0.list.sectionSpacing = spacing })
  }

  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// nil is the list's own margin.
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
