/// How a change moves. A still picture shows the end.
@frozen public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
}
