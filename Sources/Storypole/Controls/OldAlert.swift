/// What an alert says, in the form that the closures of `alert(_:isPresented:)` have replaced.
@available(*, deprecated, message: "Use a View's alert modifier instead")
public struct Alert {
  /// A button of an alert or action sheet.
  public struct Button {
    let label: Text?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: nil, action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A choice of actions, in the form that `confirmationDialog` has replaced.
@available(*, deprecated, message: "Use a View's confirmationDialog modifier instead")
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

@available(*, deprecated)
extension View {
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    notPresented("alert", isPresented.wrappedValue)
  }
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View { notPresented("alert", item.wrappedValue != nil) }
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet)
    -> some View
  { notPresented("actionSheet", isPresented.wrappedValue) }
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View { notPresented("actionSheet", item.wrappedValue != nil) }
}
