// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Failures that random trees, edits, events and files have found must not return.
@Suite struct FuzzCorpusTests {
  @Test func theCorpusIsClean() throws {
    let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Corpus").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(atPath: corpus.path)
      .filter { $0.hasSuffix(".json") }.sorted()
    #expect(!files.isEmpty)
    let process = Process()
    let output = Pipe()
    // In the folder of the test bundle, in the build folder.
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("Fuzz")
    // More than twice the time of the slowest case in a debug build.
    process.arguments =
      ["--limit", "60", "--corpus"] + files.map { corpus.appendingPathComponent($0).path }
    process.standardOutput = output
    try process.run()
    let said = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(said)")
  }
}
