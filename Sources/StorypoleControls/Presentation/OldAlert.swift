// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The title, message and buttons of an alert, in the form before the closures of `alert(_:isPresented:)`.
@available(*, deprecated, message: "Use a View's alert modifier instead")
public struct Alert {
  /// A button of an alert or action sheet.
  public struct Button {
    let label: Text
    var role: ButtonRole?
    let action: (() -> Void)?

    /// An ordinary button.
    ///
    /// - Parameter action: Runs after the alert is dismissed; nil does nothing more.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, action: action)
    }
    /// A button that cancels, with a label.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: .cancel, action: action)
    }
    /// A button that cancels, with the title “Cancel”.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      cancel(Text(verbatim: ButtonRole.cancel.title), action: action)
    }
    /// A button, in red, that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button; nil shows an OK button.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons, side by side; a button that cancels comes first.
  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A choice of actions, in the form before `confirmationDialog`.
@available(*, deprecated, message: "Use a View's confirmationDialog modifier instead")
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet; by default its only button cancels. The title is shown above the buttons.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

@available(*, deprecated)
extension View {
  /// Shows the alert that `content` makes while `isPresented` is true.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    oldAlert(isPresented, isPresented.wrappedValue ? content() : nil)
  }
  /// Shows the alert that `content` makes for `item` while it isn't nil. Dismissal sets `item` to nil.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View { oldAlert(item.isThere(), item.wrappedValue.map(content)) }
  /// Shows the dialog that `content` makes while `isPresented` is true.
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet)
    -> some View
  { oldSheet(isPresented, isPresented.wrappedValue ? content() : nil) }
  /// Shows the dialog that `content` makes for `item` while it isn't nil. Dismissal sets `item` to nil.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View { oldSheet(item.isThere(), item.wrappedValue.map(content)) }

  nonisolated private func oldAlert(_ isPresented: Binding<Bool>, _ alert: Alert?) -> some View {
    alertCard(
      alert?.title ?? Text(verbatim: ""), isPresented, alert, { OldButtons(buttons: $0.buttons) },
      { $0.message })
  }
  nonisolated private func oldSheet(_ isPresented: Binding<Bool>, _ sheet: ActionSheet?)
    -> some View
  {
    dialogCard(
      sheet?.title ?? Text(verbatim: ""), isPresented, .visible, sheet,
      { OldButtons(buttons: $0.buttons) }, { $0.message })
  }
}

extension Binding {
  /// Whether the value isn't nil; setting false makes it nil.
  fileprivate func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

@available(*, deprecated)
private nonisolated struct OldButtons: View {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}
