// SPDX-License-Identifier: Apache-2.0
// What views ask about the window, the user and themselves; a still picture is of a phone whose app is
// in use and which nobody touches.

extension EnvironmentValues {
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  /// Whether a list is being edited; nil where nothing can be.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? ownEditMode }
    set { self[EditModeKey.self] = newValue }
  }
  /// That of the window or of the stack of screens, where nobody has set another.
  var ownEditMode: Binding<EditMode>? {
    get { self[OwnEditModeKey.self] }
    set { self[OwnEditModeKey.self] = newValue }
  }
  public var refresh: RefreshAction? { self[RefreshKey.self] }
  /// Why the content is not to be seen.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
  /// 44 points on a phone (documented as the least that a finger can touch).
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] ?? 44 }
    set { self[MinListRowHeightKey.self] = newValue }
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }

  public var isFocused: Bool { false }
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }
  public var isPresented: Bool { presented != nil }
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }
  public var isSceneCaptured: Bool { false }
  public var supportsMultipleWindows: Bool { false }
  public var appearsActive: Bool { true }
  public var keyboardShortcut: KeyboardShortcut? { nil }

  private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }
  private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
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
    static var defaultValue: Binding<EditMode>? { nil }
  }
  private struct RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }
  private struct MinListRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  /// The least height of a row, if somebody has set one.
  var minListRowHeight: CGFloat? { self[MinListRowHeightKey.self] }
  private struct MinListHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  private struct IsFocusEffectEnabledKey: EnvironmentKey { static let defaultValue = true }
  private struct IsHoverEffectEnabledKey: EnvironmentKey { static let defaultValue = true }
  private struct IsLuminanceReducedKey: EnvironmentKey { static let defaultValue = false }
}

struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

/// Whether the content of a list is being edited.
public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

/// Why content is not to be seen.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  /// Makes controls inside unusable; once disabled, a descendant cannot enable itself.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    changeEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Placeholders show bars for text; the other reasons hide nothing.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    changeEnvironment { $0.redactionReasons.formUnion(reason) }
      .notDrawn(
        reason.subtracting(.placeholder).isEmpty ? nil : "redacted(reason:)",
        "the content is unchanged")
  }
  nonisolated public func unredacted() -> some View {
    changeEnvironment { $0.redactionReasons = [] }
  }
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Asks for a colour scheme of the whole picture, with its background; nil asks for none. Of several
  /// views that ask, the first decides.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    changeEnvironment { $0[RefreshKey.self] = RefreshAction(action) }
  }
}

/// What views ask of the picture that they are in.
struct PreferredColorSchemeKey: PreferenceKey {
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
