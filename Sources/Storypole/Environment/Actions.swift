// What views find in the environment to call. In a still picture nothing calls them but a body, and
// then nothing happens.

/// Closes the presentation that the view stands in.
@MainActor @preconcurrency public struct DismissAction {
  nonisolated init() {}
  @MainActor @preconcurrency public func callAsFunction() {}
}

/// Ends a search.
@MainActor @preconcurrency public struct DismissSearchAction {
  nonisolated init() {}
  @MainActor @preconcurrency public func callAsFunction() {}
}

/// Loads content anew.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  public func callAsFunction() async { await action() }
}

/// Opens a web address.
@MainActor @preconcurrency public struct OpenURLAction {
  public struct Result: Sendable {
    enum Outcome { case handled, discarded, system }
    let outcome: Outcome
    let url: URL?

    public static let handled = Result(outcome: .handled, url: nil)
    public static let discarded = Result(outcome: .discarded, url: nil)
    public static let systemAction = Result(outcome: .system, url: nil)
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system, url: url) }
  }

  nonisolated(unsafe) private let handler: (URL) -> Result

  @MainActor @preconcurrency public init(handler: @escaping (URL) -> OpenURLAction.Result) {
    self.handler = handler
  }

  /// Opens nothing.
  nonisolated init() { handler = { _ in .discarded } }

  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = handler(url) }

  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).outcome != .discarded)
  }
}

/// Opens a window.
@MainActor @preconcurrency public struct OpenWindowAction {
  nonisolated init() {}
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window.
@MainActor @preconcurrency public struct DismissWindowAction {
  nonisolated init() {}
  @MainActor @preconcurrency public func callAsFunction() {}
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the app's settings.
@MainActor @preconcurrency public struct OpenSettingsAction {
  nonisolated init() {}
  @MainActor @preconcurrency public func callAsFunction() {}
}

/// Whether a view is presented, and a way to end that.
public struct PresentationMode {
  public private(set) var isPresented = false
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction() }
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] ?? OpenURLAction() }
    set { self[OpenURLKey.self] = newValue }
  }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  @available(
    *, deprecated, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss"
  )
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction? { nil } }
}
