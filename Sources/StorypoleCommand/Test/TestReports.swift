// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes the files that other programs read.
struct TestReports {
  let results: TestResults
  let settings: TestSettings

  func write() throws {
    if let path = settings.junit { try Self.write(JUnitReport(results: results).text, path) }
    if let path = settings.json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(TestDocument(results, pictures: [:]))
      try Self.write(String(decoding: data, as: UTF8.self) + "\n", path)
    }
    if let path = settings.summary {
      let before = FileManager.default.contents(atPath: path).map {
        String(decoding: $0, as: UTF8.self)
      }
      try Self.write((before ?? "") + MarkdownSummary(results: results).text, path)
    }
    if let folder = settings.report { try HTMLReport(results: results, folder: folder).write() }
  }

  private static func write(_ text: String, _ path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    try write(Data(text.utf8), path)
  }

  private static func write(_ data: Data, _ path: String) throws {
    try Cache.prepare()
    let file = try OutputFile(path)
    defer { file.discard() }
    try data.write(to: URL(fileURLWithPath: file.temporary))
    try file.commit()
  }
}

/// The results as JSON; the report's page reads the same.
struct TestDocument: Encodable {
  struct Test: Encodable {
    var id: String
    var path: String
    var line: Int?
    var preview: String
    var variant: String?
    var status: TestResult.Status
    var messages: [String]
    var causes: [FoundCause]
    var changes: [TestResult.Change]
    var formerName: String?
    /// Files of pictures in the report's folder.
    var golden: String?
    var new: String?
    var scale: Double?
    /// The region of different pixels: x, y, width and height in pixels.
    var region: [Double]?
    var pixels: Int?
  }

  struct Group: Encodable {
    var path: String?
    var line: Int?
    var text: String
    var tests: [Int]
  }

  struct Broken: Encodable {
    var paths: [String]
    var messages: [String]
  }

  var version = 1
  var passed: Int
  var failed: Int
  var skipped: Int
  var environment: String?
  var causes: [Group]
  /// All but those that passed.
  var tests: [Test]
  var broken: [Broken]
  var stale: [String]

  /// - Parameter pictures: The files in the report by the paths of pictures.
  init(_ results: TestResults, pictures: [String: String]) {
    passed = results.count(.passed, .recorded)
    failed = results.failed
    skipped = results.skipped
    environment = results.environment
    stale = results.stale
    broken = results.broken.map {
      Broken(
        paths: $0.paths,
        messages: [$0.failure.message, $0.failure.compiler].filter { !$0.isEmpty } + $0.failure.help
      )
    }
    let shown = results.results.indices.filter { results.results[$0].status != .passed }
    let places = Dictionary(uniqueKeysWithValues: shown.enumerated().map { ($1, $0) })
    causes = results.groups.map { group in
      Group(
        path: group.cause.path, line: group.cause.line, text: group.cause.text,
        tests: group.members.compactMap { places[$0] })
    }
    tests = shown.map { index in
      let result = results.results[index]
      let region = result.picture?.difference?.region
      return Test(
        id: "\(result.test.folder)/\(result.test.stem)", path: result.test.place,
        line: result.test.line > 0 ? result.test.line : nil, preview: result.test.name,
        variant: result.test.variant.name.isEmpty ? nil : result.test.variant.name,
        status: result.status, messages: result.messages, causes: result.causes,
        changes: result.changes, formerName: result.formerName,
        golden: result.picture?.golden.flatMap { pictures[$0] },
        new: result.picture.flatMap { pictures[$0.new] }, scale: result.picture?.scale,
        region: region.map { [$0.minX, $0.minY, $0.width, $0.height] },
        pixels: result.picture?.difference?.count)
    }
  }
}
