// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The look of tables.
@MainActor @preconcurrency public protocol TableStyle {
  nonisolated var _look: _TableLook { get }
}

/// The settings of a table style.
public struct _TableLook: Sendable {
  var hasBorder = false
  var alternatesRows = false
}

/// The default style: rows between lines, from edge to edge.
nonisolated public struct AutomaticTableStyle: TableStyle {
  public var _look: _TableLook { _TableLook() }
  /// Creates the style; it has no options.
  public init() {}
}

/// Rows that may alternate between two backgrounds.
nonisolated public struct InsetTableStyle: TableStyle {
  public let _look: _TableLook
  /// Creates the style; it has no options.
  public init() { _look = _TableLook() }
  /// Creates the style with alternating backgrounds or without them.
  public init(alternatesRowBackgrounds: Bool) {
    _look = _TableLook(alternatesRows: alternatesRowBackgrounds)
  }
}

/// Rows in a border, which may alternate between two backgrounds.
nonisolated public struct BorderedTableStyle: TableStyle {
  public let _look: _TableLook
  /// Creates the style; it has no options.
  public init() { _look = _TableLook(hasBorder: true) }
  /// Creates the style with alternating backgrounds or without them.
  public init(alternatesRowBackgrounds: Bool) {
    _look = _TableLook(hasBorder: true, alternatesRows: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default: rows between lines, from edge to edge.
  nonisolated public static var automatic: AutomaticTableStyle { .init() }
}
extension TableStyle where Self == InsetTableStyle {
  /// The same as `automatic` here.
  nonisolated public static var inset: InsetTableStyle { .init() }
  /// Rows that may alternate between two backgrounds.
  nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension TableStyle where Self == BorderedTableStyle {
  /// Rows in a border.
  nonisolated public static var bordered: BorderedTableStyle { .init() }
  /// Rows in a border, which may alternate between two backgrounds.
  nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// Whether rows alternate between two backgrounds.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let value: Int
  /// The default: as the table's style has it.
  public static let automatic = AlternatingRowBackgroundBehavior(value: 0)
  /// Rows alternate.
  public static let enabled = AlternatingRowBackgroundBehavior(value: 1)
  /// Rows don't alternate.
  public static let disabled = AlternatingRowBackgroundBehavior(value: 2)
}

extension EnvironmentValues {
  private struct TableStyleKey: EnvironmentKey {
    static var defaultValue: any TableStyle { AutomaticTableStyle() }
  }
  private struct TableHeadersKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }
  private struct AlternatingKey: EnvironmentKey {
    static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
  }

  var tableStyle: any TableStyle {
    get { self[TableStyleKey.self] }
    set { self[TableStyleKey.self] = newValue }
  }

  var tableColumnHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }

  var alternatingRowBackgrounds: AlternatingRowBackgroundBehavior {
    get { self[AlternatingKey.self] }
    set { self[AlternatingKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tables inside. The innermost style counts.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableStyle, style)
  }

  /// Hides the headers of the tables inside with `hidden`.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }

  /// Sets whether the rows of the tables inside alternate between two backgrounds.
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { environment(\.alternatingRowBackgrounds, behavior) }
}
