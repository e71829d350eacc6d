// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleTesting
import Testing

// The modes as the library SnapshotTesting documents them: every recording is a failure.
struct RecordModeTests {
  let folder = Folder()

  @Test func neverWritesNothing() throws {
    let failure = try #require(folder.verify(42, as: .json, .never))
    #expect(failure.hasPrefix("No reference was found on disk."))
    #expect(folder.files.isEmpty)
  }

  @Test func missingWritesAFileThatIsMissing() throws {
    let failure = try #require(folder.verify(42, as: .json))
    #expect(failure.hasPrefix("No reference was found on disk. Automatically recorded snapshot: …"))
    #expect(failure.contains("test.a.json"))
    #expect(folder.text("test.a.json") == "42")
    #expect(folder.verify(42, as: .json) == nil)
  }

  @Test(arguments: [SnapshotTestingConfiguration.Record.missing, .never])
  func aDifferenceStays(mode: SnapshotTestingConfiguration.Record) throws {
    try folder.write("999", to: "test.a.json")
    let failure = try #require(folder.verify(42, as: .json, mode))
    #expect(failure.hasPrefix("Snapshot \"a\" does not match reference."))
    #expect(failure.hasSuffix("@@ −1,1 +1,1 @@\n−999\n+42"))
    #expect(folder.text("test.a.json") == "999")
  }

  @Test func failedWritesADifference() throws {
    try folder.write("999", to: "test.a.json")
    let failure = try #require(folder.verify(42, as: .json, .failed))
    #expect(failure.contains("A new snapshot was automatically recorded."))
    #expect(folder.text("test.a.json") == "42")
    #expect(folder.verify(42, as: .json, .failed) == nil)
  }

  @Test func allWritesAndFails() throws {
    try folder.write("999", to: "test.a.json")
    for _ in 0..<2 {
      let failure = try #require(folder.verify(42, as: .json, .all))
      #expect(failure.hasPrefix("Record mode is on. Automatically recorded snapshot: …"))
      #expect(folder.text("test.a.json") == "42")
    }
  }

  @Test func anEqualFileIsNotWrittenAgain() throws {
    try folder.write("42", to: "test.a.json")
    let path = folder.url.appendingPathComponent("test.a.json").path
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    _ = folder.verify(42, as: .json, .all)
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    #expect(date == past)
  }

  @Test func theNewFileOfAFailureIsKept() throws {
    try folder.write("999", to: "test.a.json")
    let failure = try #require(folder.verify(42, as: .json))
    // The second path, after the golden's.
    let line = try #require(failure.split(separator: "\n").last { $0.contains("file://") })
    let path = line.dropFirst("\"file://".count).dropLast()
    #expect(try String(contentsOfFile: String(path), encoding: .utf8) == "42")
  }

  @Test func nestedScopesKeepWhatTheyLeaveOpen() {
    withSnapshotTesting(record: .all, diffTool: "one") {
      withSnapshotTesting(diffTool: "two") {
        #expect(folder.verify("a", as: .lines, .all)?.hasPrefix("Record mode is on.") == true)
      }
    }
  }

  @Test func aFailureCallsTheDiffTool() throws {
    try folder.write("999", to: "test.a.json")
    let failure = withSnapshotTesting(diffTool: "compare") { folder.verify(42, as: .json) }
    #expect(failure?.contains("compare \(folder.url.path)/test.a.json ") == true)
  }

  @Test func aFolderThatCannotBeWritten() throws {
    try folder.write("", to: "file")
    let failure = verifySnapshot(
      of: "a", as: .lines, named: "a", snapshotDirectory: folder.url.path + "/file/inside")
    #expect(failure?.contains("/file/inside/") == true)
    #expect(failure?.contains("can't be written") == true)
  }

  // The form of the library since its pull request 1064: files for XCTest and Swift Testing. A golden, and its extension.
  @Test func attachmentsOfADifference() throws {
    let diffing = Diffing<String>.diff(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        if old == new { return nil }
        return (
          "\(new) is no \(old)",
          [
            .data(Data(old.utf8), name: "reference.txt"), .data(Data(new.utf8), name: "new"),
            .xcTest(XCTAttachment(data: Data())),
          ]
        )
      })
    #expect(diffing.diff("a", "a")?.0 == nil)
    let (words, files) = try #require(diffing.diff("a", "b"))
    #expect(words == "b is no a")
    #expect(files.map(\.name) == ["reference", "new", nil])
    let strategy = SimplySnapshotting(pathExtension: "txt", diffing: diffing)
    try folder.write("a", to: "test.a.txt")
    #expect(folder.verify("b", as: strategy)?.hasSuffix("b is no a") == true)
    #expect(folder.verify("a", as: strategy) == nil)
  }

  // MARK: Names

  // Documented by the library: runs of other characters become one hyphen, and none is at the ends.
  @Test(arguments: [
    ("test()", "test"), ("test(name:size:)", "test-name-size"), ("größe_1", "größe_1"),
    ("a  /../ b", "a-b"), ("日本語!", "日本語"), ("…", ""),
  ])
  func names(function: String, name: String) {
    _ = folder.verify("x", as: .lines, named: "n", function: function)
    #expect(folder.files == ["\(name).n.txt"])
  }

  @Test(.snapshots) func unnamedSnapshotsCount() {
    for _ in 0..<3 { _ = folder.verify("x", as: .lines, named: nil) }
    #expect(folder.files == ["test.1.txt", "test.2.txt", "test.3.txt"])
  }

  @Test(.snapshots, arguments: [1, 2]) func eachRunCountsFromOne(run: Int) {
    _ = folder.verify("x", as: .lines, named: nil)
    #expect(folder.files == ["test.1.txt"])
  }

  @Test func goldensAreBesideTheTest() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__")
    // The library's own test compares these words.
    #expect(
      verifySnapshot(of: "x", as: .lines, named: "beside", record: .never)
        == "No reference was found on disk. New snapshot was not recorded because recording is disabled"
    )
    try #require(!FileManager.default.fileExists(atPath: folder.path))
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = verifySnapshot(of: "x", as: .lines, named: "beside", record: .missing)
    #expect(
      FileManager.default.fileExists(
        atPath: folder.path + "/RecordModeTests/goldensAreBesideTheTest.beside.txt"))
  }

  // MARK: Strategies that fail

  @Test func aStrategyThatNeverCallsBack() throws {
    let strategy = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { _ in
      Async { _ in }
    }
    let failure = try #require(folder.verify(1, as: strategy, timeout: 0.05))
    #expect(failure.hasPrefix("Exceeded timeout of 0.05 seconds waiting for snapshot."))
    #expect(folder.files.isEmpty)
  }

  @Test func aStrategyThatCallsBackLater() throws {
    let strategy = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { value in
      Async { callback in
        nonisolated(unsafe) let callback = callback
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { callback("\(value)") }
      }
    }
    _ = folder.verify(7, as: strategy)
    #expect(folder.text("test.a.txt") == "7")
  }

  @Test func aValueThatThrows() {
    struct Reason: LocalizedError { var errorDescription: String? { "no value" } }
    func value() throws -> String { throw Reason() }
    #expect(folder.verify(try value(), as: .lines) == "no value")
  }
}
