// SPDX-License-Identifier: Apache-2.0
import Testing

/// The settings of the snapshots of a suite or a test.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  /// The settings apply to nested suites.
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  /// Runs a test with the settings; its unnamed snapshots count from 1.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(
      record: configuration.record, diffTool: configuration.diffTool
    ) {
      try await SnapshotCounter.$current.withValue(SnapshotCounter()) { try await function() }
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// Counts the unnamed snapshots of each run of a test from 1.
  public static var snapshots: Self { snapshots() }

  /// Sets the record mode and the diff tool of a suite or a test; nil keeps those around it.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Sets the record mode and the diff tool of a suite or a test.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    Self(configuration: configuration)
  }
}
