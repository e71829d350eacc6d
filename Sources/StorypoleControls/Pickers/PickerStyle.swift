// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The appearance of pickers. Only the styles of this module implement it.
@MainActor @preconcurrency public protocol PickerStyle {
  @MainActor @preconcurrency func _body(_ configuration: _PickerStyleConfiguration) -> AnyView
}

/// The parts of a picker that a style arranges.
public struct _PickerStyleConfiguration {
  let label: AnyView
  let content: AnyView
  let currentValueLabel: AnyView?
  /// The description of the selection, to look for it among the tags; nil if it doesn't have to be a choice.
  let selection: String?
  let isSelected: (Traits) -> Bool
  let select: (Traits) -> Void

  /// Whether a view of the content represents the selected value.
  func isSelected(_ choice: Subview) -> Bool { isSelected(choice.layout.traits ?? Traits()) }

  /// Selects the value of a view of the content.
  func select(_ choice: Subview) { select(choice.layout.traits ?? Traits()) }
}

extension EnvironmentValues {
  private struct PickerStyleKey: EnvironmentKey {
    static var defaultValue: any PickerStyle { DefaultPickerStyle() }
  }

  var pickerStyle: any PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers inside. The innermost style counts; in an open menu it is `inline`.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    changeEnvironment { $0.pickerStyle = style }
  }
}

/// The default style: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  public func _body(_ configuration: _PickerStyleConfiguration) -> AnyView {
    MenuPickerStyle()._body(configuration)
  }
}

/// The selected choice on a button that opens a menu of all choices.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  public func _body(_ configuration: _PickerStyleConfiguration) -> AnyView {
    AnyView(MenuPicker(configuration: configuration))
  }
}

/// A bar of all choices.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  public func _body(_ configuration: _PickerStyleConfiguration) -> AnyView {
    AnyView(SegmentedPicker(configuration: configuration))
  }
}

/// A bar of all choices, as in menus.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  public func _body(_ configuration: _PickerStyleConfiguration) -> AnyView {
    AnyView(SegmentedPicker(configuration: configuration))
  }
}

/// A row for each choice, in the container of the picker.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  public func _body(_ configuration: _PickerStyleConfiguration) -> AnyView {
    AnyView(InlinePicker(configuration: configuration))
  }
}

/// A row with the selected choice and a chevron. It has no destination here.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  public func _body(_ configuration: _PickerStyleConfiguration) -> AnyView {
    AnyView(LinkPicker(configuration: configuration))
  }
}

/// A wheel that shows the choices around the selected one. It cannot be turned here.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  public func _body(_ configuration: _PickerStyleConfiguration) -> AnyView {
    AnyView(WheelPicker(configuration: configuration))
  }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default: the same as `menu`.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The selected choice, and a menu of all when it is pressed.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// A bar of all choices, each as wide as the others.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// A bar of all choices; the same as `segmented` here.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// A row for each choice, with a mark behind the selected one.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row with the selected choice and a chevron. A press on it does nothing here.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel that shows the choices around the selected one. It cannot be turned here.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
