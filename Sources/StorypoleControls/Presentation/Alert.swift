// SPDX-License-Identifier: Apache-2.0
import Storypole

// Alerts: a title, a message and buttons in the middle of the window; each button dismisses the alert. A still picture
// shows none, and a warning reports it.
//
// A title is a localized key, a string or a text; an action or a message may need a value, without which no alert is
// shown.

extension View {
  /// An alert while `isPresented` is true and `data` is not nil.
  nonisolated func alertCard<T, A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ data: T?, _ actions: (T) -> A,
    _ message: (T) -> M
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let card = (isPresented.wrappedValue ? data : nil).map {
      AlertCard(title: title, dismiss: dismiss, actions: actions($0), message: message($0))
    }
    return modifier(
      PresentationModifier(
        name: "alert", kind: .alert, dismiss: dismiss, content: card.map { card in { card } }))
  }

  /// Shows an alert with a localized title while `isPresented` is true.
  ///
  /// A press on any of its buttons first sets `isPresented` to false and then runs the button's action; a press beside
  /// the alert does not dismiss it. Without actions, the alert has one button, OK. A picture without a window draws no
  /// alert, and a warning reports it.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alertCard(Text(titleKey), isPresented, (), { _ in actions() }, { _ in EmptyView() })
  }

  /// Shows an alert with a localized title and a message below it while `isPresented` is true.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alertCard(Text(titleKey), isPresented, (), { _ in actions() }, { _ in message() })
  }

  /// Shows an alert with a localized title while `isPresented` is true and `data` is not nil.
  ///
  /// - Parameter actions: Makes the buttons from the present value of `data`.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alertCard(Text(titleKey), isPresented, data, actions, { _ in EmptyView() }) }

  /// Shows an alert with a localized title and a message while `isPresented` is true and `data` is not nil.
  ///
  /// - Parameter actions: Makes the buttons from the present value of `data`.
  /// - Parameter message: Makes the message from the present value of `data`.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View { alertCard(Text(titleKey), isPresented, data, actions, message) }

  /// Shows an alert with a text for its title while `isPresented` is true.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alertCard(title, isPresented, (), { _ in actions() }, { _ in EmptyView() }) }

  /// Shows an alert with a text for its title and a message below it while `isPresented` is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { alertCard(title, isPresented, (), { _ in actions() }, { _ in message() }) }

  /// Shows an alert with a text for its title while `isPresented` is true and `data` is not nil.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alertCard(title, isPresented, data, actions, { _ in EmptyView() }) }

  /// Shows an alert with a text for its title and a message while `isPresented` is true and `data` is not
  /// nil.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View { alertCard(title, isPresented, data, actions, message) }

  /// Shows an alert with a string title while `isPresented` is true.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alertCard(Text(title), isPresented, (), { _ in actions() }, { _ in EmptyView() })
  }

  /// Shows an alert with a string title and a message below it while `isPresented` is true.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { alertCard(Text(title), isPresented, (), { _ in actions() }, { _ in message() }) }

  /// Shows an alert with a string title while `isPresented` is true and `data` is not nil.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alertCard(Text(title), isPresented, data, actions, { _ in EmptyView() }) }

  /// Shows an alert with a string title and a message while `isPresented` is true and `data` is not
  /// nil.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View { alertCard(Text(title), isPresented, data, actions, message) }

  /// Shows an alert for an error while `isPresented` is true and `error` is not nil.
  ///
  /// The title is the error's `errorDescription`, or its `localizedDescription` if that is nil.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alertCard(
      Text(verbatim: error?.errorDescription ?? error?.localizedDescription ?? ""), isPresented,
      error, { _ in actions() }, { _ in EmptyView() })
  }

  /// Shows an alert for an error, with a message, while `isPresented` is true and `error` is not nil.
  ///
  /// The title is the error's `errorDescription`, or its `localizedDescription` if that is nil; actions and message are
  /// made from the error.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alertCard(
      Text(verbatim: error?.errorDescription ?? error?.localizedDescription ?? ""), isPresented,
      error, actions, message)
  }
}
