// SPDX-License-Identifier: Apache-2.0
/// How one content of a view becomes another while that is animated: texts fade by themselves, images where
/// `opacity` or the effect of a symbol asks for it, and with `numericText` only those characters move that
/// change.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case symbols
  }
  private let kind: Kind

  public static let identity = ContentTransition(kind: .identity)
  public static let opacity = ContentTransition(kind: .opacity)
  public static let interpolate = ContentTransition(kind: .interpolate)
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
  /// Of symbols; here they fade, whatever the effect is.
  static let symbols = ContentTransition(kind: .symbols)

  /// Whether another text comes in time. Where glyphs would change their shapes, which is not done, they
  /// fade.
  var changesTexts: Bool { kind != .identity && kind != .symbols }
  /// Whether another image comes in time.
  var changesImages: Bool { kind == .opacity || kind == .symbols }
  /// Whether only the characters move that are others.
  var rolls: Bool {
    switch kind {
    case .numericText, .numericValue: true
    case .identity, .opacity, .interpolate, .symbols: false
    }
  }

  /// Whether a number falls that changed with this transition, which was `old` before.
  func fallsDown(from old: ContentTransition) -> Bool {
    switch (kind, old.kind) {
    case (.numericText(let countsDown), _): countsDown
    case (.numericValue(let new), .numericValue(let old)): new < old
    default: false
    }
  }
}

extension EnvironmentValues {
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
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
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    changeEnvironment { $0.contentTransition = transition }
  }

  /// Where a screen that zooms in would begin. Screens come and go without a zoom: the modifier that asks
  /// for one, `navigationTransition`, is not there.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some View
  { self }
}
