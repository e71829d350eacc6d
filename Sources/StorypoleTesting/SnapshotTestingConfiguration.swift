// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The settings of snapshot tests.
public struct SnapshotTestingConfiguration: Sendable {
  /// The settings of the scope around; nil outside of every scope.
  @_spi(Internals) @TaskLocal public static var current: Self?

  /// The command that a failure suggests for a comparison; nil keeps that of the scope around.
  public var diffTool: DiffTool?
  /// The snapshots to record; nil keeps the mode of the scope around.
  public var record: Record?

  /// Creates settings; nil keeps those of the scope around.
  public init(record: Record?, diffTool: DiffTool?) {
    self.record = record
    self.diffTool = diffTool
  }

  /// The snapshots to record. Every recording is a failure that names the file.
  public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
    private enum Mode: String { case all, failed, missing, never }
    private let mode: Mode

    private init(_ mode: Mode) { self.mode = mode }

    /// Creates a mode from its name: all, failed, missing or never; nil for another.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    /// Creates `all` from true, and `missing` from false.
    public init(booleanLiteral value: Bool) { mode = value ? .all : .missing }

    /// Records every snapshot.
    public static let all = Record(.all)
    /// Records the snapshots that differ from their goldens, and those without one.
    public static let failed = Record(.failed)
    /// Records the snapshots without a golden.
    public static let missing = Record(.missing)
    /// Records nothing: the mode for a server.
    public static let never = Record(.never)
  }

  /// A command that shows the difference of two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (String, String) -> String

    /// Creates a tool from a function of the golden's path and the path of the new snapshot.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      command = tool
    }

    /// Creates a tool from the name of a program that takes two paths.
    public init(stringLiteral value: String) { command = { "\(value) \($0) \($1)" } }

    /// The command of Kaleidoscope.
    public static let ksdiff = DiffTool { "ksdiff \"\($0)\" \"\($1)\"" }

    /// Names both files.
    public static let `default` = DiffTool {
      """
      @\(LineDifference.minus)
      "file://\($0)"
      @\(LineDifference.plus)
      "file://\($1)"

      To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

          withSnapshotTesting(diffTool: .ksdiff) {
            // ...
          }
      """
    }

    /// Returns the command for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}

@available(*, deprecated, message: "Use '.default' instead of 'nil'.")
extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// Creates the default tool.
  public init(nilLiteral: ()) { self = .default }
}

/// Runs an operation with settings; nil keeps those of the scope around.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration(record: record ?? _record, diffTool: diffTool ?? _diffTool),
    operation: operation)
}

/// Runs an asynchronous operation with settings; nil keeps those of the scope around.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration(record: record ?? _record, diffTool: diffTool ?? _diffTool),
    operation: operation)
}

/// The settings outside of every scope.
private final class GlobalSettings: @unchecked Sendable {
  static let shared = GlobalSettings()
  private let lock = NSLock()
  private var values = SnapshotTestingConfiguration(record: nil, diffTool: nil)

  subscript<Value>(path: WritableKeyPath<SnapshotTestingConfiguration, Value>) -> Value {
    get { lock.withLock { values[keyPath: path] } }
    set { lock.withLock { values[keyPath: path] = newValue } }
  }
}

/// The mode in effect: that of the scope around, or else that of the environment variable
/// `SNAPSHOT_TESTING_RECORD`, or else `missing`.
@_spi(Internals) public var _record: SnapshotTestingConfiguration.Record {
  get {
    SnapshotTestingConfiguration.current?.record ?? GlobalSettings.shared[\.record]
      ?? ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
      .flatMap(SnapshotTestingConfiguration.Record.init) ?? .missing
  }
  set { GlobalSettings.shared[\.record] = newValue }
}

/// The tool in effect.
@_spi(Internals) public var _diffTool: SnapshotTestingConfiguration.DiffTool {
  get {
    SnapshotTestingConfiguration.current?.diffTool ?? GlobalSettings.shared[\.diffTool] ?? .default
  }
  set { GlobalSettings.shared[\.diffTool] = newValue }
}

/// Whether every snapshot is recorded.
@available(*, deprecated, message: "Use 'withSnapshotTesting' to set the record mode.")
public var isRecording: Bool {
  get { _record == .all }
  set { _record = newValue ? .all : .missing }
}

/// The command that a failure suggests for a comparison.
@available(*, deprecated, message: "Use 'withSnapshotTesting' to set the diff tool.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { _diffTool }
  set { _diffTool = newValue }
}
