// SPDX-License-Identifier: Apache-2.0
/// The transition from one content of a view to the next while the change is animated.
///
/// Texts always fade, and images on request by `opacity` or the effect of a symbol; with `numericText`, only the
/// changed characters move.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case symbols
  }
  private let kind: Kind

  /// Changes the content at once.
  public static let identity = ContentTransition(kind: .identity)
  /// Fades texts and images.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Fades texts and changes images at once; the default. Glyphs don't change their shapes here.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// Moves the changed characters up, or down if `countsDown` is true. Images change at once.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }
  /// Moves the changed characters up if the value grows, and down if it falls. Images change at once.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
  /// The transition of symbols; here they fade with any effect.
  static let symbols = ContentTransition(kind: .symbols)

  /// Whether a change of text is animated. Glyphs that would change their shapes, which is not supported, fade.
  var changesTexts: Bool { kind != .identity && kind != .symbols }
  /// Whether a change of image is animated.
  var changesImages: Bool { kind == .opacity || kind == .symbols }
  /// Whether only the changed characters move.
  var rolls: Bool {
    switch kind {
    case .numericText, .numericValue: true
    case .identity, .opacity, .interpolate, .symbols: false
    }
  }

  /// Whether the number falls from its value in `old`, the previous transition.
  func fallsDown(from old: ContentTransition) -> Bool {
    switch (kind, old.kind) {
    case (.numericText(let countsDown), _): countsDown
    case (.numericValue(let new), .numericValue(let old)): new < old
    default: false
    }
  }
}

extension EnvironmentValues {
  /// The transition between contents of texts and images; `interpolate` by default.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
  /// Whether changing contents are drawn as a group. Accepted; has no effect here. False by default.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }

  private struct ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.interpolate
  }
  private struct AddsDrawingGroupKey: EnvironmentKey { static let defaultValue = false }
}

extension View {
  /// Sets the transition between contents of texts and images in the view while the change is animated.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    changeEnvironment { $0.contentTransition = transition }
  }

  /// Marks the view as the source of a zoom. Accepted; has no effect here, because `navigationTransition`, which
  /// requests the zoom, only warns.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some View
  { self }
}
