// SPDX-License-Identifier: Apache-2.0
import Storypole

// Dialogs that ask for a choice: buttons on a card beside the view, each of which dismisses the dialog. A still picture
// shows none, and a warning reports it.

extension View {
  /// A dialog while `isPresented` is true and `data` is not nil. By default the title is hidden, as on a phone
  /// (documented).
  nonisolated func dialogCard<T, A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ titleVisibility: Visibility, _ data: T?,
    _ actions: (T) -> A, _ message: (T) -> M
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let card = (isPresented.wrappedValue ? data : nil).map {
      DialogCard(
        title: titleVisibility == .visible ? title : nil, dismiss: dismiss, actions: actions($0),
        message: message($0))
    }
    return modifier(
      PopoverModifier(
        name: "confirmationDialog", isPresented: card != nil, dismiss: dismiss
      ) { card })
  }

  /// Shows a dialog with a localized title beside the view while `isPresented` is true.
  ///
  /// A press on any of its buttons first sets `isPresented` to false and then runs the button's action; a press beside
  /// the dialog or Escape dismisses it too. A dialog without a button of the role `cancel` gets one. A picture without
  /// a window draws no dialog, and a warning reports it.
  ///
  /// - Parameter titleVisibility: Whether the title is shown; `automatic` hides it.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    dialogCard(
      Text(titleKey), isPresented, titleVisibility, (), { _ in actions() }, { _ in EmptyView() })
  }

  /// Shows a dialog with a localized title and a message while `isPresented` is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialogCard(
      Text(titleKey), isPresented, titleVisibility, (), { _ in actions() }, { _ in message() })
  }

  /// Shows a dialog with a localized title while `isPresented` is true and `data` is not nil.
  ///
  /// - Parameter actions: Makes the buttons from the present value of `data`.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialogCard(Text(titleKey), isPresented, titleVisibility, data, actions, { _ in EmptyView() })
  }

  /// Shows a dialog with a localized title and a message while `isPresented` is true and `data` is not nil.
  ///
  /// - Parameter actions: Makes the buttons from the present value of `data`.
  /// - Parameter message: Makes the message from the present value of `data`.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialogCard(Text(titleKey), isPresented, titleVisibility, data, actions, message)
  }

  /// Shows a dialog with a text for its title while `isPresented` is true.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialogCard(title, isPresented, titleVisibility, (), { _ in actions() }, { _ in EmptyView() })
  }

  /// Shows a dialog with a text for its title and a message while `isPresented` is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialogCard(title, isPresented, titleVisibility, (), { _ in actions() }, { _ in message() })
  }

  /// Shows a dialog with a text for its title while `isPresented` is true and `data` is not nil.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialogCard(title, isPresented, titleVisibility, data, actions, { _ in EmptyView() })
  }

  /// Shows a dialog with a text for its title and a message while `isPresented` is true and `data` is not
  /// nil.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View { dialogCard(title, isPresented, titleVisibility, data, actions, message) }

  /// Shows a dialog with a string title while `isPresented` is true.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialogCard(
      Text(title), isPresented, titleVisibility, (), { _ in actions() }, { _ in EmptyView() })
  }

  /// Shows a dialog with a string title and a message while `isPresented` is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialogCard(
      Text(title), isPresented, titleVisibility, (), { _ in actions() }, { _ in message() })
  }

  /// Shows a dialog with a string title while `isPresented` is true and `data` is not nil.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialogCard(Text(title), isPresented, titleVisibility, data, actions, { _ in EmptyView() })
  }

  /// Shows a dialog with a string title and a message while `isPresented` is true and `data` is not
  /// nil.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View { dialogCard(Text(title), isPresented, titleVisibility, data, actions, message) }
}
