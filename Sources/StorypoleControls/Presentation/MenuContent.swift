// SPDX-License-Identifier: Apache-2.0
import Storypole

/// An open menu: its items in a column on a card. Its appearance is ours.
struct MenuContent<Content: View>: View {
  @Environment(\.colorScheme) private var colorScheme
  let close: () -> Void
  let content: Content

  var body: some View {
    let close = close
    VStack(alignment: .leading, spacing: 0) { content }
      .buttonStyle(MenuItemStyle(close: close))
      .toggleStyle(MenuToggleStyle())
      .pickerStyle(.inline)
      .padding(.vertical, 6)
      .background(
        colorScheme == .dark ? Color(white: 0.17) : .white, in: RoundedRectangle(cornerRadius: 12)
      )
      .overlay {
        RoundedRectangle(cornerRadius: 12).strokeBorder(.primary.opacity(0.15), lineWidth: 0.5)
      }
      .fixedSize()
      .changeEnvironment {
        $0.closeMenu = close
        // A menu's items don't have the style of its label.
        $0.foregroundStyles = nil
      }
  }
}

/// An item of a menu, which is as wide as the menu.
struct MenuRow<Content: View>: View {
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled
  var isChecked: Bool?
  let action: @MainActor () -> Void
  let content: Content

  var body: some View {
    Pressable(fillsFrame: true, action: action) { isPressed in
      HStack(spacing: 6) {
        if let isChecked {
          ControlMark(.checkmark, width: 12).opacity(isChecked ? 1 : 0)
        }
        content.opacity(isEnabled ? 1 : disabledOpacity)
        Spacer(minLength: 16)
      }
      .padding(.horizontal, 14)
      .padding(.vertical, 7)
      .frame(minWidth: 120)
      .background {
        if isPressed || isHovered && isEnabled {
          RoundedRectangle(cornerRadius: 7).fill(.fill).padding(.horizontal, 6)
        }
      }
    }
    .accessibilityAddTraits(isChecked == true ? .isSelected : [])
    .onHover { isHovered = $0 }
  }
}

private struct MenuItemStyle: PrimitiveButtonStyle {
  let close: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    MenuRow(
      action: {
        close()
        configuration.trigger()
      },
      content: configuration.label.foregroundStyle(
        configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)))
  }
}

private struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Row(configuration: configuration) }

  private struct Row: View {
    @Environment(\.closeMenu) private var close
    let configuration: Configuration

    var body: some View {
      MenuRow(
        isChecked: configuration.isOn,
        action: {
          close?()
          configuration.isOn.toggle()
        }, content: configuration.label)
    }
  }
}

extension EnvironmentValues {
  private struct CloseMenuKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

  /// Closes the menu around the view; nil outside of menus.
  var closeMenu: (() -> Void)? {
    get { self[CloseMenuKey.self] }
    set { self[CloseMenuKey.self] = newValue }
  }
}
