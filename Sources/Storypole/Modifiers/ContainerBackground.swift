// SPDX-License-Identifier: Apache-2.0
/// A container that takes its background from a view inside of it.
///
/// No container draws such a background here: a picture shows the view and not the widget, window or
/// navigation bar around it.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A navigation stack; has no effect here.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A navigation split view; has no effect here.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A tab view; has no effect here.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A widget; has no effect here.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A window; has no effect here.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// A view of subscriptions; has no effect here.
  public static var subscriptionStore: ContainerBackgroundPlacement {
    ContainerBackgroundPlacement(name: "subscriptionStore")
  }
  /// A view of subscriptions, over its full height; has no effect here.
  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement {
    ContainerBackgroundPlacement(name: "subscriptionStoreFullHeight")
  }
  /// The header of a view of subscriptions; has no effect here.
  public static var subscriptionStoreHeader: ContainerBackgroundPlacement {
    ContainerBackgroundPlacement(name: "subscriptionStoreHeader")
  }
}

extension View {
  /// Sets the background of a container around the view. Accepted; has no effect here: see
  /// `ContainerBackgroundPlacement`.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }

  /// Sets a view as the background of a container around the view. Accepted; has no effect here: see
  /// `ContainerBackgroundPlacement`.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Sets the light or dark appearance of the view.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    changeEnvironment { $0.colorScheme = colorScheme }
  }
}
