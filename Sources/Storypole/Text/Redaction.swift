/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Content that is not there yet: text shows as bars of its size.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
  private struct RedactionKey: EnvironmentKey { static let defaultValue = RedactionReasons() }

  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension View {
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    changeEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
}
