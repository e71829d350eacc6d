// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

/// One PDF document of all rows, in their order. The rows are first laid out by all jobs, which finds those that fail; then
/// one process draws the others, page by page.
struct BatchDocument {
  private var template: BuiltTemplate
  private let settings: Settings
  private let path: String
  private let names: NamePattern

  /// The number of rows that may fail only while they are drawn: each time, the document begins anew.
  private static let mostAttempts = 10

  static func isWanted(_ settings: Settings) -> Bool {
    guard let output = settings.output, output.lowercased().hasSuffix(".pdf") else { return false }
    var isFolder: ObjCBool = false
    return
      !(FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
      && isFolder.boolValue)
  }

  init(_ template: BuiltTemplate, _ settings: Settings) throws {
    let batch = settings.batch
    path = settings.output ?? ""
    for (isGiven, option) in [
      (batch.resumes, "--resume"), (batch.manifest != nil, "--manifest"),
      (batch.answers != nil, "--answers"),
    ] where isGiven {
      throw Failure(
        .usage, "\(option) has no effect on one document",
        help: ["Name a folder with -o for a file for each row."])
    }
    guard settings.format ?? .pdf == .pdf else {
      throw Failure(
        .usage, "a document of many pages is a PDF, not \(settings.format?.rawValue ?? "")")
    }
    names = try NamePattern(batch.name, format: .pdf)
    (self.template, self.settings) = (template, settings)
    self.template.rows.format = .pdf
  }

  func draw() throws {
    let start = sp_now()
    let batch = settings.batch
    let file = try OutputFile(path)
    defer { file.discard() }
    let data = try Rows(batch.data ?? "-")
    defer { data.remove() }
    let schema = try data.isCSV ? template.schema() : JSONSchema(note: "JSON has types")
    let errors = batch.errors ?? (path as NSString).deletingPathExtension + ".errors.jsonl"
    let files = try batch.isDryRun ? nil : BatchFiles(errors: errors)
    let run = BatchRun(
      template, batch, names, try RowSource(data.path, schema: schema.value), total: nil, files,
      isDocument: true)
    let (found, isStopped) = try Command.stoppable(run) { try run.finish() }
    if isStopped {
      Terminal.print(found.words(isDryRun: true, isStopped: true))
      throw Failure(.viewFailed, "")
    }
    if batch.isDryRun {
      Terminal.print(found.words(isDryRun: true, isStopped: false))
    } else {
      guard found.done > 0 else {
        throw Failure(.viewFailed, "no row can be drawn, so there is no document")
      }
      var failed = run.failed
      let pages = try compose(
        data.path, schema.value, to: file.temporary, &failed, files?.errors)
      try file.commit()
      let faults = failed.isEmpty ? "" : ", \(failed.count) failed"
      Terminal.print(
        "\(path)  \(pages) \(pages == 1 ? "page" : "pages")\(faults), in "
          + String(format: "%.1f s", sp_now() - start))
      guard failed.isEmpty else { throw Failure(.viewFailed, "") }
    }
    guard found.failed == 0 else { throw Failure(.viewFailed, "") }
  }

  /// Draws the rows that haven't failed; adds those that fail now. Returns the number of pages.
  private func compose(
    _ data: String, _ schema: JSONValue, to output: String, _ failed: inout Set<Int>,
    _ errors: LineFile?
  ) throws -> Int {
    var attempts = 0
    while true {
      var current = 0
      do {
        return try compose(data, schema, to: output, failed, &current)
      } catch let failure as Failure where failure.code == .viewFailed && current > 0 {
        attempts += 1
        guard attempts < Self.mostAttempts else {
          throw Failure(
            .viewFailed,
            "\(attempts) rows failed only while they were drawn; the last is row \(current)",
            help: [failure.message] + failure.help)
        }
        failed.insert(current)
        try errors?.append(RowFault(current, RowError(failure), file: nil))
      }
    }
  }

  /// - Parameter current: The row that is being drawn.
  private func compose(
    _ data: String, _ schema: JSONValue, to output: String, _ failed: Set<Int>, _ current: inout Int
  ) throws -> Int {
    let batch = settings.batch
    let source = try RowSource(data, schema: schema)
    let viewer = try template.viewer()
    defer { viewer.end() }
    let title = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    _ = try viewer.ask(.beginDocument(path: output, title: title), waiting: nil)
    var pages = 0
    while let row = try source.next() {
      if let limit = batch.limit, row.number > limit { break }
      guard batch.includes(row.number), !failed.contains(row.number) else { continue }
      let text = try row.text.get()
      // Without a pattern, numbers would only repeat those of the pages.
      let entry = try batch.name.map { _ in
        (try names.name(of: text, number: row.number) as NSString).deletingPathExtension
      }
      current = row.number
      switch try viewer.ask(.row(RowRequest(row: text, use: .page, title: entry)), waiting: nil) {
      case .rowDrawn(let picture): pages += picture.pages
      case .rowFailed(let error): throw Failure(.viewFailed, error.message)
      default: throw Failure(.internalError, "the drawing process answered a different request")
      }
    }
    current = 0
    guard case .rowDrawn(let end) = try viewer.ask(.finishDocument, waiting: nil) else {
      throw Failure(.internalError, "the drawing process answered a different request")
    }
    for warning in end.warnings { Terminal.warn(warning) }
    return pages
  }

  /// Rows that can be read twice: those of a pipe are copied into a temporary file.
  private struct Rows {
    let path: String
    let isCSV: Bool
    private let copy: TemporaryFiles?

    init(_ path: String) throws {
      isCSV = RowSource.isCSV(path)
      guard !RowSource.isFile(path) else {
        (self.path, copy) = (path, nil)
        return
      }
      self.path =
        "\(NSTemporaryDirectory())/storypole-rows-\(getpid())-\(UInt64.random(in: 0 ... .max))"
        + (isCSV ? ".csv" : ".jsonl")
      copy = TemporaryFiles([self.path])
      guard
        FileManager.default.createFile(
          atPath: self.path, contents: nil, attributes: [.posixPermissions: 0o600]),
        let output = FileHandle(forWritingAtPath: self.path),
        let input = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path)
      else { throw Failure(.noInput, "cannot copy the rows of '\(path)'") }
      while let part = try input.read(upToCount: 1 << 20), !part.isEmpty {
        try output.write(contentsOf: part)
      }
      try output.close()
    }

    func remove() { copy?.remove() }
  }
}
