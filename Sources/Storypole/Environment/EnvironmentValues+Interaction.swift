// SPDX-License-Identifier: Apache-2.0
// The state of the window, the user and the view; a still picture shows a phone with an active app and without any
// touches.

extension EnvironmentValues {
  /// Whether controls can be used; true by default.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
  /// The width of the window, as a class: regular from 678 points, as on an iPad, otherwise compact. A window with the
  /// shape of an iPhone on its side is regular if it is at least 414 points high.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  /// The height of the window, as a class: compact for a window with the size of an iPhone on its side, otherwise
  /// regular.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  /// Takes the classes of the window, unless the program set others.
  mutating func take(_ sizeClass: WindowSizeClass) {
    if !sets(HorizontalSizeClassKey.self) { horizontalSizeClass = sizeClass.horizontal }
    if !sets(VerticalSizeClassKey.self) { verticalSizeClass = sizeClass.vertical }
  }
  /// The record of the window's changes, which Control-Z and Command-Z undo; nil in a still picture.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
  /// The edit mode of a list, as a binding; nil if no list can be edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? ownEditMode?.binding }
    set { self[EditModeKey.self] = newValue }
  }
  /// That of the window or of the navigation stack, unless a view sets another.
  var ownEditMode: OwnEditMode? {
    get { self[OwnEditModeKey.self] }
    set { self[OwnEditModeKey.self] = newValue }
  }
  /// The action of the nearest `refreshable`; nil for none. No gesture calls it here.
  public var refresh: RefreshAction? { self[RefreshKey.self] }
  /// The reasons for which the content is hidden; none by default.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
  /// The minimum height of the rows of lists, in points; 52 by default, the height of a row with one line.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] }
    set { self[MinListRowHeightKey.self] = newValue }
  }
  /// The minimum height of section headers in lists, in points; nil, the default, sets none.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }

  /// Whether the view has the focus: always false here. Use `focused(_:)`.
  public var isFocused: Bool { false }
  /// Whether a view with the focus may show it; true by default. It has no effect here.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
  /// Whether hover effects are allowed; true by default. It has no effect here.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }
  /// Whether a sheet, popover or the like presents the view.
  public var isPresented: Bool { presented != nil }
  /// Whether the screen is dimmed; false by default. It has no effect here.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }
  /// Whether the screen is recorded or shared: always false here.
  public var isSceneCaptured: Bool { false }
  /// Whether `openWindow` can open windows: true in the windows of a program, false in pictures.
  public internal(set) var supportsMultipleWindows: Bool {
    get { self[SupportsMultipleWindowsKey.self] }
    set { self[SupportsMultipleWindowsKey.self] = newValue }
  }
  /// Whether the window looks active: always true here.
  public var appearsActive: Bool { true }
  /// The shortcut of the button around the view: always nil here.
  public var keyboardShortcut: KeyboardShortcut? { nil }

  private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }
  private struct UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
  }
  private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
  }
  private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
  }
  private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }
  private struct OwnEditModeKey: EnvironmentKey {
    static var defaultValue: OwnEditMode? { nil }
  }
  private struct RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }
  private struct MinListRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { ListAppearance.minimumRow }
  }
  private struct MinListHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  private struct SupportsMultipleWindowsKey: EnvironmentKey { static let defaultValue = false }
  private struct IsFocusEffectEnabledKey: EnvironmentKey { static let defaultValue = true }
  private struct IsHoverEffectEnabledKey: EnvironmentKey { static let defaultValue = true }
  private struct IsLuminanceReducedKey: EnvironmentKey { static let defaultValue = false }
}

struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

/// The reasons to hide content.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the set: 1 for a placeholder, 2 for privacy, 4 for invalid content.
  public let rawValue: Int
  /// Creates a set from its bits; those without a name are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not available yet: text is drawn as bars.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private; it is drawn unchanged here, and a warning reports it.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date; it is drawn unchanged here, and a warning reports it.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  /// Disables the controls inside; a descendant cannot enable itself again.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    changeEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Adds reasons to hide the content inside. A placeholder draws bars for text; the other reasons hide nothing, and a
  /// warning reports it.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    changeEnvironment { $0.redactionReasons.formUnion(reason) }
      .notDrawn(
        reason.subtracting(.placeholder).isEmpty ? nil : "redacted(reason:)",
        "the content is unchanged")
  }
  /// Draws the content inside unchanged.
  nonisolated public func unredacted() -> some View {
    changeEnvironment { $0.redactionReasons = [] }
  }
  /// Accepted; has no effect here, because privacy hides nothing.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  /// Accepted; has no effect here, because invalid content is drawn unchanged.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Sets the preferred color scheme of the whole picture, with its background; nil sets none. Of several preferences,
  /// the first counts.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
  /// Sets the `refresh` action in the environment. No gesture calls it here.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    changeEnvironment { $0[RefreshKey.self] = RefreshAction(action) }
  }
}
