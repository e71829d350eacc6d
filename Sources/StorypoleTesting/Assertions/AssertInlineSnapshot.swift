// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The closure with the expected text of an inline snapshot.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// Former labels of the closure.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure.
  public var trailingClosureLabel: String
  /// The place of the closure among those that trail the call, from 0.
  public var trailingClosureOffset: Int

  /// Creates a description.
  public init(
    deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = "matches",
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }
}

/// Compares a value with the text in the test's source, and fails the test if they differ.
///
///     assertInlineSnapshot(of: names, as: .lines) {
///       """
///       Ada
///       """
///     }
///
/// A source is never changed here: where a text is to be recorded, the failure has the closure to insert.
/// - Parameters:
///   - value: The value; nil has no snapshot.
///   - snapshotting: The strategy that makes and compares snapshots.
///   - message: Words for the failure.
///   - record: The snapshots to record; nil keeps the mode in effect.
///   - timeout: The seconds in which a strategy has to make its snapshot.
///   - syntaxDescriptor: The closure with the text.
///   - expected: The text; nil for one that is not recorded yet.
///   - fileID: The module and the file of the test.
///   - filePath: The path of the test's file.
///   - function: The name of the test's function.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  func fail(_ text: String) {
    let words = message()
    recordIssue(
      words.isEmpty ? text : "\(words)\n\n\(text)", fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  let label = syntaxDescriptor.trailingClosureLabel
  let mode = record ?? _record
  do {
    let actual = try withSnapshotTesting(record: mode) {
      try value().map { try Waiting.snapshot($0, snapshotting, timeout: timeout) }
    }
    guard let expected = expected?() else {
      guard let actual else { return }
      guard mode != .never else {
        return fail("The snapshot is not recorded, because recording is disabled.")
      }
      return fail(InlineSnapshotText.advice("The snapshot is not recorded.", label, actual))
    }
    guard let actual else {
      return fail("The value is nil, so it has no snapshot. Remove the closure \"\(label)\".")
    }
    let difference = snapshotting.diffing.diff(expected, actual)?.0
    if mode == .all || mode == .failed && difference != nil {
      guard actual != expected else { return }
      return fail(InlineSnapshotText.advice("The snapshot is another one.", label, actual))
    }
    if let difference {
      fail("Snapshot did not match. Difference: …\n\n\(difference)")
    }
  } catch let failure as SnapshotFailure {
    fail(failure.message)
  } catch {
    fail("\(error)")
  }
}

/// The closure with a text, as a source has it.
enum InlineSnapshotText {
  static func advice(_ fault: String, _ label: String, _ text: String) -> String {
    """
    \(fault) Sources are not changed on Linux: put this closure after the call, with the label "\(label)" if it is \
    not the first.

    \(closure(text))
    """
  }

  /// A literal with as many number signs as the text needs.
  static func closure(_ text: String) -> String {
    var signs = ""
    while text.contains("\"\"\"\(signs)") || text.contains("\\\(signs)") { signs += "#" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    return "{\n  \(signs)\"\"\"\n\(body)\n  \"\"\"\(signs)\n}"
  }
}
