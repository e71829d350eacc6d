// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The fields in which Return submits.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set: 1 for text, 2 for search.
  public let rawValue: Int
  /// Creates a set from its bits; those without a name are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Return in a text field; the raw value is 1.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field; the raw value is 2.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The title of the keyboard's return key; has no effect here, because the keyboard is a physical one.
public struct SubmitLabel: Sendable {
  private let name: String
  /// The title “Done”; without an effect here.
  public static let done = SubmitLabel(name: "done")
  /// The title “Go”; without an effect here.
  public static let go = SubmitLabel(name: "go")
  /// The title “Send”; without an effect here.
  public static let send = SubmitLabel(name: "send")
  /// The title “Join”; without an effect here.
  public static let join = SubmitLabel(name: "join")
  /// The title “Route”; without an effect here.
  public static let route = SubmitLabel(name: "route")
  /// The title “Search”; without an effect here.
  public static let search = SubmitLabel(name: "search")
  /// The title “Return”; without an effect here.
  public static let `return` = SubmitLabel(name: "return")
  /// The title “Next”; without an effect here.
  public static let next = SubmitLabel(name: "next")
  /// The title “Continue”; without an effect here.
  public static let `continue` = SubmitLabel(name: "continue")
}

extension View {
  /// Calls `action` when Return is pressed in a text field inside, or, for `search`, in the field of a
  /// `searchable` inside. Actions further out run after it.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    changeEnvironment { environment in
      func adding(to outer: (() -> Void)?) -> () -> Void {
        {
          action()
          outer?()
        }
      }
      if triggers.contains(.text) {
        environment.submitAction = adding(to: environment.submitAction)
      }
      if triggers.contains(.search) {
        environment.searchSubmitAction = adding(to: environment.searchSubmitAction)
      }
    }
  }
  /// Accepted; has no effect here, because the keyboard is a physical one.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// Keeps Return in the text and search fields inside from the `onSubmit` actions outside.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    changeEnvironment {
      guard isBlocking else { return }
      $0.submitAction = nil
      $0.searchSubmitAction = nil
    }
  }
}

extension EnvironmentValues {
  private struct SubmitKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

  private struct SearchSubmitKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
  }

  /// The action of Return in a field.
  var submitAction: (() -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }

  /// The action of Return in a search field.
  var searchSubmitAction: (() -> Void)? {
    get { self[SearchSubmitKey.self] }
    set { self[SearchSubmitKey.self] = newValue }
  }
}
