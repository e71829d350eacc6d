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

/// What matched views share.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
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

  /// Moves views of one identity as one when one takes the place of the other. A view that is no
  /// source takes its source's frame even at rest, which is not done yet.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    notDrawn(
      isSource ? nil : "matchedGeometryEffect(isSource: false)", "the view stays at its own place")
  }
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some View
  { self }
}
