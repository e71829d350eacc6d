// SPDX-License-Identifier: Apache-2.0
// The actions of the environment. In a still picture only bodies can call them, and then they do nothing.

/// An action that leaves a screen or dismisses a presentation.
@MainActor @preconcurrency public struct DismissAction {
  nonisolated(unsafe) let dismiss: () -> Void

  nonisolated init(_ dismiss: @escaping () -> Void) { self.dismiss = dismiss }
  /// Dismisses the presentation or leaves the screen.
  @MainActor @preconcurrency public func callAsFunction() { dismiss() }
}

/// An action that reloads content, as `refreshable` defines it.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Runs the action of `refreshable` and returns when it has ended.
  public func callAsFunction() async { await action() }
}

/// An action that opens a web address: with a custom handler, or with the system's programs.
@MainActor @preconcurrency public struct OpenURLAction {
  /// The result of a request to open an address.
  public struct Result: Sendable {
    enum Outcome { case handled, discarded, system }
    let outcome: Outcome
    let url: URL?

    /// The address has been opened.
    public static let handled = Result(outcome: .handled, url: nil)
    /// The address is not opened.
    public static let discarded = Result(outcome: .discarded, url: nil)
    /// The system opens the address. Only windows support this.
    public static let systemAction = Result(outcome: .system, url: nil)
    /// The system opens another address. Only windows support this.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system, url: url) }
  }

  nonisolated(unsafe) private let handler: (URL) -> Result
  /// Opens addresses with the system's programs; nil if unavailable.
  nonisolated(unsafe) fileprivate var system: ((URL) -> Bool)?

  /// Creates an action that calls `handler` for each address.
  @MainActor @preconcurrency public init(handler: @escaping (URL) -> OpenURLAction.Result) {
    self.handler = handler
  }

  /// Passes each address to the system.
  nonisolated init() { handler = { _ in .systemAction } }

  /// Opens an address. If nothing can open it, a warning reports it.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = open(url) }

  @MainActor private func open(_ url: URL) -> Bool {
    let result = handler(url)
    switch result.outcome {
    case .handled: return true
    case .discarded: return false
    case .system:
      let url = result.url ?? url
      if let system { return system(url) }
      warnOfNothing("openURL", "only a window can ask the system to open \(url.absoluteString)")
      return false
    }
  }

  /// Opens an address and reports whether it was accepted, before the call returns.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }
}

/// An action that opens a window of the running app; without an app, it adds a warning.
@MainActor @preconcurrency public struct OpenWindowAction {
  nonisolated(unsafe) let open: (WindowRequest) -> Void

  /// Opens nothing, and adds a warning.
  nonisolated init() {
    open = { _ in warnOfNothing("openWindow", "windows exist only in a running app") }
  }
  nonisolated init(open: @escaping (WindowRequest) -> Void) { self.open = open }

  /// Opens the window group for values of this type with a value.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    open(WindowRequest(value: value))
  }
  /// Opens the window with an identifier.
  @MainActor @preconcurrency public func callAsFunction(id: String) { open(WindowRequest(id: id)) }
  /// Opens the window with an identifier and a value.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open(WindowRequest(id: id, value: value))
  }
}

/// An action that closes a window of the running app; without an app, it adds a warning.
@MainActor @preconcurrency public struct DismissWindowAction {
  nonisolated(unsafe) let close: (WindowRequest?) -> Void

  /// Closes nothing, and adds a warning.
  nonisolated init() {
    close = { _ in
      warnOfNothing("dismissWindow", "windows exist only in a running app")
    }
  }
  nonisolated init(close: @escaping (WindowRequest?) -> Void) { self.close = close }

  /// Closes the window of the view.
  @MainActor @preconcurrency public func callAsFunction() { close(nil) }
  /// Closes the windows for a value.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    close(WindowRequest(value: value))
  }
  /// Closes the windows with an identifier.
  @MainActor @preconcurrency public func callAsFunction(id: String) { close(WindowRequest(id: id)) }
  /// Closes the windows with an identifier and a value.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    close(WindowRequest(id: id, value: value))
  }
}

/// A request for a window: by id, by value, or both.
package struct WindowRequest: Equatable {
  package var id: String?
  package var value: AnyHashable?
  /// The static type of the value in the request.
  package var valueType: ObjectIdentifier?

  init(id: String) { self.id = id }

  init<D: Hashable>(id: String? = nil, value: D) {
    self.id = id
    self.value = AnyHashable(value)
    valueType = ObjectIdentifier(D.self)
  }
}

/// An action that would open the app's settings; it does nothing here, and a warning reports it.
@MainActor @preconcurrency public struct OpenSettingsAction {
  nonisolated init() {}
  /// Does nothing, and a warning reports it, because settings have no window here.
  @MainActor @preconcurrency public func callAsFunction() {
    warnOfNothing("openSettings", "a Settings scene has no window yet")
  }
}

/// Warns that an action has done nothing, in the host whose view called it.
nonisolated package func warnOfNothing(_ action: String, _ reason: String) {
  Warnings.shared.add("\(action) does nothing: \(reason)", once: action)
}

/// Whether the view is presented, and a method to dismiss it.
public struct PresentationMode {
  /// Whether the view is presented; false by default.
  public internal(set) var isPresented = false
  /// Dismisses the presentation, once the changed value is set.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  /// Dismisses the presentation around the view: a sheet, a popover, a screen of a stack. Elsewhere it does nothing.
  public var dismiss: DismissAction {
    DismissAction(navigator?.pop ?? presented?.dismiss ?? {})
  }
  /// Opens addresses; by default with the system, if a window is available.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self] ?? OpenURLAction()
      action.system = self[SystemURLKey.self]
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
  /// Opens windows of the app; outside of a running app it does nothing, and a warning reports it.
  public var openWindow: OpenWindowAction { self[OpenWindowKey.self] }
  /// Closes windows of the app; outside of a running app it does nothing, and a warning reports it.
  public var dismissWindow: DismissWindowAction { self[DismissWindowKey.self] }
  /// Would open the app's settings; it does nothing, and a warning reports it.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  @available(
    *, deprecated, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss"
  )
  /// Whether the view is presented, with a method to dismiss it.
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss.dismiss
    let mode = PresentationMode(isPresented: isPresented)
    return Binding(get: { mode }, set: { if !$0.isPresented { dismiss() } })
  }

  private struct OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction { OpenWindowAction() }
  }
  private struct DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction { DismissWindowAction() }
  }

  /// Sets the actions that open and close windows for the views inside.
  package mutating func setWindowActions(
    open: @escaping (WindowRequest) -> Void, close: @escaping (WindowRequest?) -> Void
  ) {
    supportsMultipleWindows = true
    self[OpenWindowKey.self] = OpenWindowAction(open: open)
    self[DismissWindowKey.self] = DismissWindowAction(close: close)
  }

  /// Sets the action that opens addresses with the system's programs for the views inside.
  package mutating func setSystemURLs(_ open: @escaping (URL) -> Bool) {
    self[SystemURLKey.self] = open
  }

  /// Opens an address with the system's programs; false if they are unavailable.
  package func openSystemURL(_ url: URL) -> Bool { self[SystemURLKey.self]?(url) ?? false }
  /// Whether the system can open addresses.
  package var hasSystemURLs: Bool { self[SystemURLKey.self] != nil }

  private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction? { nil } }
  private struct SystemURLKey: EnvironmentKey {
    static var defaultValue: ((URL) -> Bool)? { nil }
  }
}
