/// How one content of a view becomes another.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
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

  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some View
  { self }
}
