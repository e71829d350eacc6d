// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Compares a value with its golden, and fails the test if they differ.
///
///     assertSnapshot(of: Card(), as: .image(layout: .device(config: .iPhone13)))
///
/// The golden of the first unnamed snapshot of `test()` in `CardTests.swift` is
/// `__Snapshots__/CardTests/test.1.png`, beside the source.
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy that makes and compares snapshots.
///   - name: The name of the snapshot; nil counts the unnamed snapshots of the test.
///   - record: The snapshots to record; nil keeps the mode in effect.
///   - timeout: The seconds in which a strategy has to make its snapshot.
///   - fileID: The module and the file of the test.
///   - filePath: The path of the test's file.
///   - testName: The name of the test's function.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  if let failure {
    recordIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Compares a value with a golden for each named strategy; `assertSnapshot` describes the parameters.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Compares a value with a golden for each strategy; `assertSnapshot` describes the parameters.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Compares a value with its golden, and returns the failure; nil if they are equal.
///
/// - Parameter snapshotDirectory: The folder of the golden; nil for `__Snapshots__` beside the test's file.
///   `assertSnapshot` describes the other parameters.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  do {
    if let faulty = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"],
      SnapshotTestingConfiguration.Record(rawValue: faulty) == nil
    {
      return "SNAPSHOT_TESTING_RECORD is \"\(faulty)\". Set it to all, failed, missing or never."
    }
    let mode = record ?? _record
    let file = SnapshotFile(
      test: "\(filePath)", folder: snapshotDirectory, function: testName, name: name,
      pathExtension: snapshotting.pathExtension)
    return try withSnapshotTesting(record: mode) {
      let snapshot = try Waiting.snapshot(try value(), snapshotting, timeout: timeout)
      return try file.verify(snapshot, snapshotting.diffing, mode)
    }
  } catch let failure as SnapshotFailure {
    return failure.message
  } catch {
    return "\(error.localizedDescription)"
  }
}
