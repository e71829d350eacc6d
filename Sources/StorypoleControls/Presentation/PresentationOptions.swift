// SPDX-License-Identifier: Apache-2.0
import Storypole

// The appearance and behavior of a presentation. These modifiers belong to the presented content, and have no effect on
// other views.

/// A height at which a sheet stops.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }
  private let value: Height

  /// About half the window: 351 of 667 points, proportionally.
  public static let medium = PresentationDetent(value: .medium)
  /// The whole window except for 31 points at its top; the default.
  public static let large = PresentationDetent(value: .large)
  /// A fraction of the window's height; 1 is all of it. An infinite or undefined fraction is the whole window.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(value: .fraction(fraction))
  }
  /// A height in points, at most that of the window below the sheet's top edge. An infinite or undefined
  /// height is the whole window.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(value: .height(height))
  }

  /// The height in points, in a window of a height. Measured: a medium sheet is 351 high of 667.
  nonisolated func height(in window: CGFloat) -> CGFloat {
    switch value {
    case .medium: window * 351 / 667
    case .large: window
    case .fraction(let fraction): fraction.isFinite ? window * fraction : window
    case .height(let height): height.isFinite ? height : window
    }
  }
}

/// Whether the views behind a presentation can be used.
public struct PresentationBackgroundInteraction: Sendable {
  private let upThrough: PresentationDetent?
  /// The default; the views behind a presentation cannot be used.
  public static let automatic = PresentationBackgroundInteraction(upThrough: nil)
  /// The views behind can be used; has no effect here.
  public static let enabled = PresentationBackgroundInteraction(upThrough: .large)
  /// The views behind cannot be used.
  public static let disabled = PresentationBackgroundInteraction(upThrough: nil)
  /// The views behind can be used up to a height of the sheet; has no effect here.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { PresentationBackgroundInteraction(upThrough: detent) }
}

/// The first effect of a swipe over a presentation.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  /// The default.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// A swipe resizes the sheet before its content scrolls.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// A swipe scrolls the content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The form of a presentation in a compact environment.
public struct PresentationAdaptation: Equatable, Sendable {
  private let name: String
  /// The default.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// The presentation stays as it is.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover of the whole window.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

extension View {
  /// Sets the heights at which the enclosing sheet stops, initially the lowest. An empty set changes nothing.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(SheetOptionsKey.self) { if !detents.isEmpty { $0.detents = detents } }
  }
  /// Sets the heights at which the enclosing sheet stops.
  ///
  /// - Parameter selection: The present height; a drag sets it. A value outside of `detents` is ignored.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationDetents(detents).transformPreference(SheetOptionsKey.self) {
      $0.selection = selection.wrappedValue
      $0.select = { selection.wrappedValue = $0 }
    }
  }
  /// Sets whether the enclosing sheet shows the bar at its top; `automatic` shows it if there are several detents.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    transformPreference(SheetOptionsKey.self) { $0.indicator = visibility }
  }
  /// Sets the radius of the corners of the enclosing sheet, in points; nil is the platform's, 39.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    transformPreference(SheetOptionsKey.self) { $0.cornerRadius = cornerRadius }
  }
  /// Sets the background of the enclosing presentation; without one, it is white, or dark gray in dark mode.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    transformPreference(PresentationGroundKey.self) {
      $0 = PresentationGround(Rectangle().fill(style), from: style)
    }
  }
  /// Sets a view for the background of the enclosing presentation. The view fills the presentation, or is aligned in it
  /// by `alignment`.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return transformPreference(PresentationGroundKey.self) {
      $0 = PresentationGround(
        content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment),
        from: content)
    }
  }
  /// Accepted; has no effect here: the views behind a presentation cannot be used.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// Accepted; has no effect here: a drag that the content doesn't handle moves the sheet.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  /// Accepted; has no effect here: presentations do not adapt to a narrow window.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  { self }
  /// Accepted; has no effect here: presentations do not adapt to a narrow window.
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
}
