// How a presentation looks and behaves. These stand in the content of what a still picture does not
// present, and change nothing of a view that is shown by itself.

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
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
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
