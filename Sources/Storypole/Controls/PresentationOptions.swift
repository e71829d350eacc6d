// SPDX-License-Identifier: Apache-2.0
// How a presentation looks and behaves. These stand in the content of what is presented, and change
// nothing of a view that is shown by itself.

/// A height that a sheet stops at.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }
  private let value: Height

  public static let medium = PresentationDetent(value: .medium)
  public static let large = PresentationDetent(value: .large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(value: .fraction(fraction))
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(value: .height(height))
  }

  /// In points, in a window of a height. Measured: a medium sheet is 351 high of 667.
  nonisolated func height(in window: CGFloat) -> CGFloat {
    switch value {
    case .medium: window * 351 / 667
    case .large: window
    case .fraction(let fraction): fraction.isFinite ? window * fraction : window
    case .height(let height): height.isFinite ? height : window
    }
  }
}

/// How people use what is behind a presentation.
public struct PresentationBackgroundInteraction: Sendable {
  private let upThrough: PresentationDetent?
  public static let automatic = PresentationBackgroundInteraction(upThrough: nil)
  public static let enabled = PresentationBackgroundInteraction(upThrough: .large)
  public static let disabled = PresentationBackgroundInteraction(upThrough: nil)
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { PresentationBackgroundInteraction(upThrough: detent) }
}

/// What a swipe over a presentation does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Equatable, Sendable {
  private let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

extension View {
  /// The heights at which the sheet that the view is in stops; it begins with the lowest.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(SheetOptionsKey.self) { if !detents.isEmpty { $0.detents = detents } }
  }
  /// As above; `selection` is the height that the sheet has.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationDetents(detents).transformPreference(SheetOptionsKey.self) {
      $0.selection = selection.wrappedValue
      $0.select = { selection.wrappedValue = $0 }
    }
  }
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    transformPreference(SheetOptionsKey.self) { $0.indicator = visibility }
  }
  /// The radius of a sheet's corners, in points; nil for the platform's.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    transformPreference(SheetOptionsKey.self) { $0.cornerRadius = cornerRadius }
  }
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    transformPreference(PresentationGroundKey.self) {
      $0 = PresentationGround(Rectangle().fill(style), from: style)
    }
  }
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
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  { self }
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
}
