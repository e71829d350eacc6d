// SPDX-License-Identifier: Apache-2.0
import Storypole

/// An alert: a title, a message, and buttons that each dismiss it.
///
/// *How it lays out*. Measured: it is 299 wide. Ours: the rest. Two buttons are side by side, the cancel button first;
/// more are below one another, the cancel button last.
nonisolated struct AlertCard<Actions: View, Message: View>: View {
  let title: Text
  let dismiss: () -> Void
  let actions: Actions
  let message: Message

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      VStack(alignment: .leading, spacing: 6) {
        title.font(.headline)
        message.font(.subheadline).ownForegroundStyle(.secondary)
      }
      .padding(.horizontal, 8)
      AlertButtons(dismiss: dismiss, actions: actions)
    }
    .padding(16)
    .frame(width: 299)
    .presentedBackground(in: RoundedRectangle(cornerRadius: 32))
    .padding(8)
    .semantics(.alert, label: title, .contained)
  }
}

/// The buttons of an alert or a dialog. Documented: without any, there is an OK button.
struct AlertButtons<Actions: View>: View {
  var isDialog = false
  let dismiss: () -> Void
  let actions: Actions

  var body: some View {
    let dismiss = dismiss
    Group(subviews: actions) { subviews in
      let cancel = subviews.filter { $0.containerValues.buttonRole == .cancel }
      let others = subviews.filter { $0.containerValues.buttonRole != .cancel }
      if subviews.isEmpty {
        Button("OK", role: .cancel) {}
      } else if subviews.count == 2, !isDialog {
        HStack(spacing: 8) {
          ForEach(cancel) { $0 }
          ForEach(others) { $0 }
        }
      } else {
        VStack(spacing: 8) {
          ForEach(others) { $0 }
          ForEach(cancel) { $0 }
          // Documented: a dialog can always be canceled, regardless of its actions.
          if isDialog, cancel.isEmpty { Button(role: .cancel) {} }
        }
      }
    }
    .buttonStyle(AlertButtonStyle(dismiss: dismiss))
    .textFieldStyle(.roundedBorder)
  }
}

extension ContainerValues {
  private struct ButtonRoleKey: ContainerValueKey { static var defaultValue: ButtonRole? { nil } }

  /// The role of an alert's button.
  fileprivate var buttonRole: ButtonRole? {
    get { self[ButtonRoleKey.self] }
    set { self[ButtonRoleKey.self] = newValue }
  }
}

/// A button of an alert dismisses it and performs its action. Return and Escape activate theirs.
private struct AlertButtonStyle: PrimitiveButtonStyle {
  let dismiss: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    let role = configuration.role
    Pressable(action: {
      dismiss()
      configuration.trigger()
    }) { isPressed in
      configuration.label
        .fontWeight(role == .cancel ? .regular : .semibold)
        .foregroundStyle(role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary))
        .frame(maxWidth: .infinity, minHeight: 48)
        .background(
          isPressed ? AnyShapeStyle(.fill) : AnyShapeStyle(.tertiary.opacity(0.5)), in: Capsule())
    }
    .modifier(AlertShortcut(role: role))
    .containerValue(\.buttonRole, role)
  }
}

private struct AlertShortcut: ViewModifier {
  let role: ButtonRole?

  func body(content: Content) -> some View {
    switch role {
    case .cancel?, .close?: content.keyboardShortcut(.cancelAction)
    case .destructive?: content
    default: content.keyboardShortcut(.defaultAction)
    }
  }
}

/// A choice of actions beside a view. Measured: 238 wide.
nonisolated struct DialogCard<Actions: View, Message: View>: View {
  /// nil for a hidden title.
  let title: Text?
  let dismiss: () -> Void
  let actions: Actions
  let message: Message

  @MainActor var body: some View {
    VStack(spacing: 12) {
      VStack(spacing: 4) {
        title.font(.footnote.weight(.semibold))
        message.font(.footnote)
      }
      .foregroundStyle(.secondary)
      .multilineTextAlignment(.center)
      AlertButtons(isDialog: true, dismiss: dismiss, actions: actions)
    }
    .padding(12)
    .frame(width: 238)
    .popupCard(cornerRadius: 28)
  }
}

extension View {
  /// The background of a card beside a view, with an edge that is visible on any color.
  func popupCard(cornerRadius: CGFloat) -> some View {
    let shape = RoundedRectangle(cornerRadius: cornerRadius)
    return presentedBackground(in: shape)
      .overlay { shape.strokeBorder(.primary.opacity(0.15), lineWidth: 0.5) }
  }
}
