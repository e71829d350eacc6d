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

  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
    self
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

/// One transition inside another.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// One way of coming, another of going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal

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

extension View {
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(RestingTransition(transition: transition))
  }
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(RestingAnyTransition(transition: t))
  }
}

/// What a transition makes of a view that is there.
private struct RestingTransition<T: Transition>: ViewModifier {
  nonisolated(unsafe) let transition: T
  nonisolated init(transition: T) { self.transition = transition }

  func body(content: Content) -> some View {
    transition.apply(content: content, phase: .identity)
  }
}
