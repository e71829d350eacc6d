/// The context of a change of state: above all how it is animated.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

/// How a change moves. A still picture shows the end.
@frozen public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
}
