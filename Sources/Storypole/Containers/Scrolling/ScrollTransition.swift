// SPDX-License-Identifier: Apache-2.0
/// The position of a view in its scroll view: about to enter, inside, or leaving.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before the visible area, inside of it, and after it.
  case topLeading, identity, bottomTrailing
  /// Whether the view is inside of the visible area.
  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: -1 before the visible area, 0 inside of it, 1 after it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The change of a view while it scrolls into the visible area. All values are the same here, because every
/// view is drawn in the phase `identity`.
public struct ScrollTransitionConfiguration: Sendable {
  /// The part of a view that has to be visible before its transition ends. All values are the same here.
  public struct Threshold: Sendable {
    /// All of the view is visible; without an effect here.
    public static let visible = Threshold()
    /// None of the view is visible; without an effect here.
    public static let hidden = Threshold()
    /// The view is in the center of the scroll view.
    public static var centered: Threshold { Threshold() }
    /// A fraction of the view is visible.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    /// The threshold moved by points.
    public func inset(by distance: Double) -> Threshold { self }
    /// A threshold between two.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
  }

  /// No change; without an effect here.
  public static let identity = ScrollTransitionConfiguration()
  /// A change that follows scrolling; without an effect here.
  public static let interactive = ScrollTransitionConfiguration()
  /// A change that is animated when the view passes the threshold.
  public static let animated = ScrollTransitionConfiguration()
  /// A change that follows scrolling, with a timing curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut)
    -> ScrollTransitionConfiguration
  { interactive }
  /// A change that is animated when the view passes the threshold.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    animated
  }
  /// The configuration with an animation; has no effect here.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  /// The configuration with a threshold; has no effect here.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

extension View {
  /// Draws the view as `transition` describes it in the phase `identity`, wherever it is in its scroll view.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect { content, _ in transition(content, .identity) }
  }

  /// Draws the view as `transition` describes it in the phase `identity`, wherever it is in its scroll view.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect { content, _ in transition(content, .identity) }
  }
}
