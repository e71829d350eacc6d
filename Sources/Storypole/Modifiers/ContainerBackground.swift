// SPDX-License-Identifier: Apache-2.0
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
  public static var subscriptionStore: ContainerBackgroundPlacement {
    ContainerBackgroundPlacement(name: "subscriptionStore")
  }
  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement {
    ContainerBackgroundPlacement(name: "subscriptionStoreFullHeight")
  }
  public static var subscriptionStoreHeader: ContainerBackgroundPlacement {
    ContainerBackgroundPlacement(name: "subscriptionStoreHeader")
  }
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

  /// Light or dark, for this view.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    changeEnvironment { $0.colorScheme = colorScheme }
  }
}
