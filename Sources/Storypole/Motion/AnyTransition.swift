// SPDX-License-Identifier: Apache-2.0
/// A transition with a hidden type.
@frozen public struct AnyTransition {
  /// The view in a phase of the transition.
  let apply: @MainActor (AnyView, TransitionPhase) -> AnyView
  /// Whether the transition doesn't change a view that is present.
  let isPlainAtRest: Bool
  /// The transition's own animations of insertion and removal.
  private(set) var insertion: Animation?
  private(set) var removal: Animation?

  private init(
    isPlainAtRest: Bool, _ apply: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView
  ) {
    self.apply = apply
    self.isPlainAtRest = isPlainAtRest
  }

  /// Creates a transition that hides the type of another.
  public init<T: Transition>(_ transition: T) {
    nonisolated(unsafe) let transition = transition
    self.init(isPlainAtRest: transition is any PlainTransition) {
      AnyView(transition.apply(content: $0, phase: $1))
    }
    let own = transition as? any SelfAnimatedTransition
    insertion = own?.animation(removing: false)
    removal = own?.animation(removing: true)
  }

  /// The transition that shows and removes a view at once.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  /// The transition through transparency.
  public static let opacity = AnyTransition(OpacityTransition())
  /// The transition from and to a point in the view's center.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// The transition in from the leading edge and out to the trailing one, by the view's width; right-to-left
  /// mirrors it.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// The transition from and to a multiple of the view's size, around an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }
  /// The transition from and to an edge, by the view's own size; right-to-left mirrors leading and trailing.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// The transition in from an edge, out to the opposite one, and through transparency.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }
  /// The transition from and to an offset in points; right-to-left doesn't mirror it.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }
  /// The transition from and to an offset in points, by its x and y; right-to-left doesn't mirror it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// The transition between two modifiers: `identity` applies to the view while it is present, `active` before and
  /// after.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let (active, identity) = (active, identity)
    return AnyTransition(isPlainAtRest: false) {
      AnyView($0.modifier($1.isIdentity ? identity : active))
    }
  }

  /// The transition that inserts a view in one way and removes it in another.
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

  /// Returns both transitions at once. The animation is that of this transition, or of `other` if it has
  /// none.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var result = AnyTransition(isPlainAtRest: isPlainAtRest && other.isPlainAtRest) {
      other.apply(apply($0, $1), $1)
    }
    result.insertion = insertion ?? other.insertion
    result.removal = removal ?? other.removal
    return result
  }

  /// Animates the insertion and the removal, regardless of the transaction; nil leaves the animation to the
  /// transaction.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var result = self
    result.insertion = animation
    result.removal = animation
    return result
  }
}

/// A transition with its own animation.
@MainActor protocol SelfAnimatedTransition {
  nonisolated func animation(removing: Bool) -> Animation?
}

/// A transition that doesn't change a view that is present.
protocol PlainTransition {}

extension IdentityTransition: PlainTransition {}
extension OpacityTransition: PlainTransition {}
extension ScaleTransition: PlainTransition {}
extension OffsetTransition: PlainTransition {}
extension MoveTransition: PlainTransition {}
extension SlideTransition: PlainTransition {}
extension PushTransition: PlainTransition {}
extension BlurReplaceTransition: PlainTransition {}
