// SPDX-License-Identifier: Apache-2.0
/// The part of a scroll view that margins move.
public struct ContentMarginPlacement {
  let movesContent: Bool
  /// The content; the same as `scrollContent` here.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(movesContent: true) }
  /// The content.
  public static var scrollContent: ContentMarginPlacement {
    ContentMarginPlacement(movesContent: true)
  }
  /// The indicators; has no effect here.
  public static var scrollIndicators: ContentMarginPlacement {
    ContentMarginPlacement(movesContent: false)
  }
}

extension EnvironmentValues {
  private struct ScrollContentMarginsKey: EnvironmentKey {
    static let defaultValue = EdgeInsets()
  }

  var scrollContentMargins: EdgeInsets {
    get { self[ScrollContentMarginsKey.self] }
    set { self[ScrollContentMarginsKey.self] = newValue }
  }
}

extension View {
  /// Keeps the content of scroll views away from the given edges, in points; other edges keep their margins.
  /// An infinite length is 0, and a warning reports it.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let insets = EdgeInsets(
      top: margin(insets.top), leading: margin(insets.leading), bottom: margin(insets.bottom),
      trailing: margin(insets.trailing))
    return changeEnvironment { environment in
      guard placement.movesContent else { return }
      if edges.contains(.top) { environment.scrollContentMargins.top = insets.top }
      if edges.contains(.leading) { environment.scrollContentMargins.leading = insets.leading }
      if edges.contains(.bottom) { environment.scrollContentMargins.bottom = insets.bottom }
      if edges.contains(.trailing) { environment.scrollContentMargins.trailing = insets.trailing }
    }
  }

  /// Keeps the content of scroll views away from the given edges by one length in points; nil is 16.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? PaddingModifier.standard), for: placement)
  }

  /// Keeps the content of scroll views away from all edges by a length in points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(length), for: placement)
  }
}

/// The length; 0, with a warning, if it is infinite or NaN.
nonisolated private func margin(_ length: CGFloat) -> CGFloat {
  if length.isFinite { return length }
  Warnings.shared.add(
    "contentMargins: \(length) is not a valid length and is ignored",
    once: "contentMargins \(length)")
  return 0
}
