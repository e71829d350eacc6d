// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import XCTest

/// A snapshot that could not be made, with the reason.
struct SnapshotFailure: Error {
  let message: String
}

/// Receives the reason why a strategy makes no snapshot, for which `Async` has no place.
final class SnapshotProblem: @unchecked Sendable {
  @TaskLocal static var current: SnapshotProblem?
  private let lock = NSLock()
  private var reason: String?

  var message: String? { lock.withLock { reason } }

  /// Reports the reason to the assertion that runs, or on standard error if there is none.
  static func report(_ message: String) {
    guard let current else {
      return FileHandle.standardError.write(Data("snapshot: \(message)\n".utf8))
    }
    current.lock.withLock { current.reason = message }
  }
}

/// Waits for snapshots.
enum Waiting {
  private final class Box<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value?
    var value: Value? {
      get { lock.withLock { stored } }
      set { lock.withLock { stored = newValue } }
    }
  }

  /// Makes a snapshot.
  ///
  /// - Throws: A failure if the strategy makes none within `timeout` seconds.
  static func snapshot<Value, Format>(
    _ value: @autoclosure () throws -> Value, _ strategy: Snapshotting<Value, Format>,
    timeout: TimeInterval
  ) throws -> Format {
    let problem = SnapshotProblem()
    let box = Box<Format>()
    try SnapshotProblem.$current.withValue(problem) {
      strategy.snapshot(try value()).run { box.value = $0 }
      wait(seconds: timeout) { box.value != nil || problem.message != nil }
    }
    if let message = problem.message { throw SnapshotFailure(message: message) }
    guard let snapshot = box.value else {
      throw SnapshotFailure(
        message: """
          Exceeded timeout of \(timeout) seconds waiting for snapshot.

          A strategy has to call back within this time. Give the parameter "timeout" of "assertSnapshot" a higher value.
          """)
    }
    return snapshot
  }

  /// Waits until a condition is true, for at most some seconds; NaN and negative ones are 0, and a year is the most.
  static func wait(seconds: TimeInterval, until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: seconds > 0 ? min(seconds, 31_536_000) : 0)
    while !isDone(), Date() < end {
      let next = min(end, Date(timeIntervalSinceNow: 0.01))
      if Thread.isMainThread {
        // Runs the main queue.
        _ = RunLoop.main.run(mode: .default, before: next)
      }
      Thread.sleep(until: next)
    }
  }
}

/// Fails the test that runs, in Swift Testing or XCTest.
@_spi(Internals) public func recordIssue(
  _ message: @autoclosure () -> String, fileID: StaticString, filePath: StaticString, line: UInt,
  column: UInt
) {
  if Test.current != nil {
    Issue.record(
      Comment(rawValue: message()),
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
  } else {
    XCTFail(message(), file: filePath, line: line)
  }
}

/// Calls back after each test of XCTest.
final class TestEnd: NSObject, XCTestObservation, @unchecked Sendable {
  private static let observer = TestEnd()
  private let lock = NSLock()
  private var action: (@Sendable () -> Void)?

  /// Keeps the first action.
  static func observe(_ action: @escaping @Sendable () -> Void) {
    let isNew = observer.lock.withLock {
      defer { observer.action = observer.action ?? action }
      return observer.action == nil
    }
    guard isNew else { return }
    if Thread.isMainThread {
      XCTestObservationCenter.shared.addTestObserver(observer)
    } else {
      DispatchQueue.main.sync { XCTestObservationCenter.shared.addTestObserver(observer) }
    }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) { lock.withLock { action }?() }
}
