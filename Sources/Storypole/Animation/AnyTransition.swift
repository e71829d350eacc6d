/// A transition whose type is hidden.
@frozen public struct AnyTransition {
  /// What the transition makes of a view that is there; nil for nothing, as most do.
  let rest: (@MainActor (AnyView) -> AnyView)?

  init(rest: (@MainActor (AnyView) -> AnyView)?) { self.rest = rest }

  public init<T: Transition>(_ transition: T) {
    nonisolated(unsafe) let transition = transition
    rest = { AnyView(transition.apply(content: $0, phase: .identity)) }
  }

  public static var identity: AnyTransition { AnyTransition(rest: nil) }
  public static let opacity = AnyTransition(rest: nil)
  public static var scale: AnyTransition { AnyTransition(rest: nil) }
  public static var slide: AnyTransition { AnyTransition(rest: nil) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(rest: nil)
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(rest: nil) }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(rest: nil) }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(rest: nil) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(rest: nil)
  }

  /// A view that is there has the `identity` modifier.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let identity = identity
    return AnyTransition { AnyView($0.modifier(identity)) }
  }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion.combined(with: removal)
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    guard let rest else { return other }
    guard let next = other.rest else { return self }
    return AnyTransition { next(rest($0)) }
  }

  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

nonisolated struct RestingAnyTransition: ViewModifier {
  typealias Body = Never
  let transition: AnyTransition

  static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    guard let rest = modifier.transition.rest else { return content(old, inputs) }
    let view = AnyView(_ViewModifier_Content<Self>(make: content))
    return AnyView._makeNode(onHostThread(rest)(view), reusing: old, inputs)
  }
}
