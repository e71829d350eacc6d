/// The containers that take their background from a view inside them.
///
/// None of them is drawn here: a picture shows the view and not the widget, window or navigation
/// bar around it. So these backgrounds compile and paint nothing.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
  /// The background of a container around the view; see `ContainerBackgroundPlacement`.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }

  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Copies of the view fill the safe area around it on a device with sidebars; a picture has none.
  @MainActor @preconcurrency public func backgroundExtensionEffect() -> some View { self }

  @MainActor @preconcurrency public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    self
  }

  /// Light or dark, for this view.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    changeEnvironment { $0.colorScheme = colorScheme }
  }
}
