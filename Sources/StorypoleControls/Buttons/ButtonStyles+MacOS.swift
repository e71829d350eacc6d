// SPDX-License-Identifier: Apache-2.0
import Storypole

// Styles of macOS; their measures are ours.

/// A button that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes the label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// A button of a bar below a toolbar, for a choice or a filter.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a small button without a border.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration).controlSize(.small)
  }
}

/// A button of a bar below a toolbar, for an action.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a small button with a border.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration).controlSize(.small)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The look of a link.
  nonisolated public static var link: LinkButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A button of a bar below a toolbar, for a choice or a filter.
  nonisolated public static var accessoryBar: AccessoryBarButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A button of a bar below a toolbar, for an action.
  nonisolated public static var accessoryBarAction: AccessoryBarActionButtonStyle { .init() }
}
