// SPDX-License-Identifier: Apache-2.0
/// A view for a bar, and which.
package struct ToolbarEntry {
  package var placement: ToolbarItemPlacement
  package var view: AnyView

  package init(
    placement: ToolbarItemPlacement, view: AnyView
  ) {
    self.placement = placement
    self.view = view
  }
}

/// The place of an item in a toolbar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  package enum Place: Sendable {
    case leading, center, titleMenu, trailing, confirmation, bottom, keyboard
  }
  package let place: Place

  package init(place: Place) { self.place = place }

  /// The default: the trailing end of the bar above.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// The middle of the bar above, in place of the title.
  public static let principal = ToolbarItemPlacement(place: .center)
  /// The middle of the bar above, in place of the title.
  public static let title = ToolbarItemPlacement(place: .center)
  /// The leading end of the bar above.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// The trailing end of the bar above.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// The trailing end of the bar above; there is no menu for such items here.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// The bar below.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// The trailing end of the bar above, on glass in the tint.
  public static let confirmationAction = ToolbarItemPlacement(place: .confirmation)
  /// The leading end of the bar above.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// The trailing end of the bar above.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// The leading end of the bar above.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// The trailing end of the bar above.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The leading end of the bar above.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// The trailing end of the bar above.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The bar below.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// Above the keyboard: the item is not shown here.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  private let value: Int
  /// The default: the bar above the screen.
  public static let automatic = ToolbarPlacement(value: 0)
  /// The bar above the screen.
  public static let navigationBar = ToolbarPlacement(value: 0)
  /// The bar below the screen.
  public static let bottomBar = ToolbarPlacement(value: 1)
  /// The bar of a `TabView`; it cannot be changed here.
  public static let tabBar = ToolbarPlacement(value: 2)
}
