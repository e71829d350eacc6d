// SPDX-License-Identifier: Apache-2.0
/// A transition whose type is hidden.
@frozen public struct AnyTransition {
  /// What the transition makes of a view in a phase.
  let apply: @MainActor (AnyView, TransitionPhase) -> AnyView
  /// Whether a view that is there is left as it is.
  let isPlainAtRest: Bool
  /// What animates the coming and the going, where the transition says so itself.
  private(set) var insertion: Animation?
  private(set) var removal: Animation?

  private init(
    isPlainAtRest: Bool, _ apply: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView
  ) {
    self.apply = apply
    self.isPlainAtRest = isPlainAtRest
  }

  public init<T: Transition>(_ transition: T) {
    nonisolated(unsafe) let transition = transition
    self.init(isPlainAtRest: transition is any PlainTransition) {
      AnyView(transition.apply(content: $0, phase: $1))
    }
    let own = transition as? any SelfAnimatedTransition
    insertion = own?.animation(removing: false)
    removal = own?.animation(removing: true)
  }

  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  public static let opacity = AnyTransition(OpacityTransition())
  public static var scale: AnyTransition { scale(scale: 0) }
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// A view that is there has the `identity` modifier, one that comes or goes the `active` one.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let (active, identity) = (active, identity)
    return AnyTransition(isPlainAtRest: false) {
      AnyView($0.modifier($1.isIdentity ? identity : active))
    }
  }

  /// A view that comes does so in one way, and goes in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var result = AnyTransition(isPlainAtRest: insertion.isPlainAtRest && removal.isPlainAtRest) {
      removal.apply(
        insertion.apply($0, $1 == .willAppear ? .willAppear : .identity),
        $1 == .didDisappear ? .didDisappear : .identity)
    }
    result.insertion = insertion.insertion
    result.removal = removal.removal
    return result
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    var result = AnyTransition(isPlainAtRest: isPlainAtRest && other.isPlainAtRest) {
      other.apply(apply($0, $1), $1)
    }
    result.insertion = insertion ?? other.insertion
    result.removal = removal ?? other.removal
    return result
  }

  /// Animates the coming and going so, whatever the change of state says; nil leaves it to that.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var result = self
    result.insertion = animation
    result.removal = animation
    return result
  }
}

/// A transition that says itself how it is animated.
@MainActor protocol SelfAnimatedTransition {
  nonisolated func animation(removing: Bool) -> Animation?
}

/// A transition that leaves a view that is there as it is.
protocol PlainTransition {}

extension IdentityTransition: PlainTransition {}
extension OpacityTransition: PlainTransition {}
extension ScaleTransition: PlainTransition {}
extension OffsetTransition: PlainTransition {}
extension MoveTransition: PlainTransition {}
extension SlideTransition: PlainTransition {}
extension PushTransition: PlainTransition {}
extension BlurReplaceTransition: PlainTransition {}
