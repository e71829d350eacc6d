// SPDX-License-Identifier: Apache-2.0
/// The appearance and disappearance of a view. In a still picture every view is in the phase `identity`.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  /// Returns the view in a phase of its appearance.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
  /// The properties of the transition; unused here.
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
}

extension Transition {
  /// The default properties.
  @MainActor @preconcurrency public static var properties: TransitionProperties {
    TransitionProperties()
  }

  /// Returns a view in a phase of the transition.
  @MainActor @preconcurrency
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content), phase: phase)
  }

  /// Returns both transitions at once. The animation is that of this transition, or of `other` if it has
  /// none.
  @MainActor @preconcurrency
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Animates the transition, regardless of the transaction; nil leaves the animation to the transaction.
  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// The phase of a view's appearance.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is present.
  case identity
  /// The view is leaving.
  case didDisappear

  /// Whether the view is present.
  public var isIdentity: Bool { self == .identity }
  /// −1 before it appears, 0 while it is present, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Properties of a transition that the system may respect. Unused here.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves the view; true by default. Has no effect here.
  public var hasMotion: Bool
  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition with a custom animation.
struct AnimatedTransition<Base: Transition>: Transition, SelfAnimatedTransition {
  let base: Base
  let animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }
  nonisolated func animation(removing: Bool) -> Animation? { animation }
}

/// One transition inside another.
struct CombinedTransition<First: Transition, Second: Transition>: Transition,
  SelfAnimatedTransition
{
  nonisolated(unsafe) let first: First
  nonisolated(unsafe) let second: Second

  nonisolated func animation(removing: Bool) -> Animation? {
    (first as? any SelfAnimatedTransition)?.animation(removing: removing)
      ?? (second as? any SelfAnimatedTransition)?.animation(removing: removing)
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A transition that inserts a view in one way and removes it in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition of a view that appears.
  nonisolated(unsafe) public var insertion: Insertion
  /// The transition of a view that disappears.
  nonisolated(unsafe) public var removal: Removal

  /// Creates a transition from two others.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Returns the view with the transition for its phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(
        content: content, phase: phase == .willAppear ? .willAppear : .identity),
      phase: phase == .didDisappear ? .didDisappear : .identity)
  }
}

extension AsymmetricTransition: SelfAnimatedTransition {
  nonisolated func animation(removing: Bool) -> Animation? {
    removing
      ? (removal as? any SelfAnimatedTransition)?.animation(removing: true)
      : (insertion as? any SelfAnimatedTransition)?.animation(removing: false)
  }
}
