// SPDX-License-Identifier: Apache-2.0
/// The transition to a screen. Screens always slide here.
public protocol NavigationTransition {
  /// Whether the transition is the system's.
  var _isAutomatic: Bool { get }
}

/// The system's transition.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  /// Creates the system's transition.
  public init() {}
  public var _isAutomatic: Bool { true }
}

/// A zoom from a view; it is not shown here.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {
  public var _isAutomatic: Bool { false }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The system's transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A zoom from the view with `matchedTransitionSource`; it is not shown here.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> ZoomNavigationTransition
  { ZoomNavigationTransition() }
}

/// The look of a zoom's source during the zoom; it is not shown here.
public protocol MatchedTransitionSourceConfiguration {}

/// The default look of a zoom's source.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration,
  Sendable
{
  /// Accepted; no zoom is shown here.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// Accepted; no zoom is shown here.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }
  /// Accepted; no zoom is shown here.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Sets the transition to the view's screen. A zoom is not shown, and a warning reports it: the screen slides.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    if !style._isAutomatic {
      Surroundings.warn(
        "navigationTransition(.zoom) isn't shown: the screen slides", once: "navigationTransition")
    }
    return self
  }

  /// Marks the view as the source of a zoom. Accepted; has no effect here, because zooms are not shown.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
