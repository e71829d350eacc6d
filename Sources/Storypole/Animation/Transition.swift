// SPDX-License-Identifier: Apache-2.0
/// How a view comes and goes. In a still picture every view is there: in the identity phase.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
}

extension Transition {
  @MainActor @preconcurrency public static var properties: TransitionProperties {
    TransitionProperties()
  }

  @MainActor @preconcurrency
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content), phase: phase)
  }

  @MainActor @preconcurrency
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Animates the transition so, whatever the change of state says.
  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// Where a view is on its way.
@frozen public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }
  /// −1 before it is there, 0 when it is, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What the system may want to know of a transition.
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition with an animation of its own.
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

/// One way of coming, another of going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  nonisolated(unsafe) public var insertion: Insertion
  nonisolated(unsafe) public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

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
