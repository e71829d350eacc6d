// SPDX-License-Identifier: Apache-2.0
// Dialogs that ask for a choice: buttons on a card beside the view, each of which ends the dialog. A
// still picture shows none, and says so.

extension View {
  /// A dialog while `isPresented` is true and there is `data`. By itself the title is not seen, as on
  /// a phone (documented).
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

  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    dialogCard(
      Text(titleKey), isPresented, titleVisibility, (), { _ in actions() }, { _ in EmptyView() })
  }

  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialogCard(
      Text(titleKey), isPresented, titleVisibility, (), { _ in actions() }, { _ in message() })
  }

  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialogCard(Text(titleKey), isPresented, titleVisibility, data, actions, { _ in EmptyView() })
  }

  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialogCard(Text(titleKey), isPresented, titleVisibility, data, actions, message)
  }

  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialogCard(title, isPresented, titleVisibility, (), { _ in actions() }, { _ in EmptyView() })
  }

  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialogCard(title, isPresented, titleVisibility, (), { _ in actions() }, { _ in message() })
  }

  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialogCard(title, isPresented, titleVisibility, data, actions, { _ in EmptyView() })
  }

  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View { dialogCard(title, isPresented, titleVisibility, data, actions, message) }

  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialogCard(
      Text(title), isPresented, titleVisibility, (), { _ in actions() }, { _ in EmptyView() })
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialogCard(
      Text(title), isPresented, titleVisibility, (), { _ in actions() }, { _ in message() })
  }

  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialogCard(Text(title), isPresented, titleVisibility, data, actions, { _ in EmptyView() })
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View { dialogCard(Text(title), isPresented, titleVisibility, data, actions, message) }
}
