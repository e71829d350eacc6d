// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Command {
  /// Pictures of many rows of data.
  static let batch = Command(
    name: "batch", arguments: "PATH --data FILE [OPTION…]",
    summary: "draw a view for every row of a file of JSON lines or CSV",
    options: Option.batch + [Option.together] + Option.drawing + Option.batchPicture
      + Option.running,
    notes: """
      The template is a view that is Decodable, or a BatchView. Its file is compiled once, optimized and without DEBUG,
      and its code runs for every row. A row that fails costs only that row: it is listed in errors.jsonl, and the exit
      status is 2. Docs/Batch.md is a guide.
      """
  ) { settings in
    let batch = settings.batch
    let names = try NamePattern(batch.name, format: settings.format)
    guard batch.data != nil || batch.printsSchema || batch.worker != nil else {
      throw Failure(
        .usage, "batch needs rows",
        help: ["Name their file with --data FILE, or print their schema with --schema."])
    }
    if let data = batch.data, data != "-", access(data, R_OK) != 0 {
      throw Failure(.noInput, "cannot read '\(data)': \(String(cString: strerror(errno)))")
    }
    let template = try BuiltTemplate(settings, format: names.format)
    if batch.printsSchema { return try print(template.schema(), of: template.rows.template) }
    guard let data = batch.data else { return }
    let schema =
      try RowSource.isCSV(data) ? template.schema() : JSONSchema(note: "JSON has types")
    let total =
      try isFile(data) ? NameCheck(data, schema: schema.value, names, batch).count : nil
    let files = try batch.isDryRun ? nil : files(settings, template, names)
    defer { files?.output.close() }
    let run = BatchRun(
      template, batch, names, try RowSource(data, schema: schema.value), total: total, files)
    let (summary, isStopped) = try stoppable(run) { try run.finish() }
    Terminal.print(summary.words(isDryRun: batch.isDryRun, isStopped: isStopped))
    guard summary.failed == 0, !isStopped else {
      if isStopped, !batch.isDryRun { Terminal.note("--resume draws the rows that are left") }
      throw Failure(.viewFailed, "")
    }
  }

  private static func print(_ schema: JSONSchema, of template: String) throws {
    for note in schema.notes { Terminal.warn("the schema of \(template): \(note)") }
    guard case .object(var members) = schema.value else { return }
    members["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    members["title"] = .string(template)
    if !schema.notes.isEmpty {
      members["$comment"] = .string(schema.notes.joined(separator: "; "))
    }
    Terminal.print(try JSONValue.object(members).jsonText())
  }

  /// Whether rows can be read twice.
  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return path != "-" && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static func files(
    _ settings: Settings, _ template: BuiltTemplate, _ names: NamePattern
  ) throws -> BatchFiles {
    let batch = settings.batch
    guard let folder = settings.output else {
      throw Failure(.usage, "batch needs a folder for the pictures: -o DIR")
    }
    let output = try OutputFolder(folder)
    let part = batch.shard.map { "-\($0.number)-of-\($0.count)" } ?? ""
    let manifest = batch.manifest ?? "\(folder)/manifest\(part).jsonl"
    let errors = batch.errors ?? "\(folder)/errors\(part).jsonl"
    let head = try template.head(batch.name)
    var finished: FinishedRows?
    if batch.resumes {
      // The shards of an earlier run may have been other ones.
      let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let found =
        batch.manifest.map { [$0] }
        ?? all.filter { $0.hasPrefix("manifest") && $0.hasSuffix(".jsonl") }.sorted()
        .map { "\(folder)/\($0)" }
      finished = try FinishedRows(
        found.filter { access($0, F_OK) == 0 }, head, isForced: batch.isForced)
    }
    return BatchFiles(
      output: output, manifest: try Manifest(manifest, head, continues: batch.resumes),
      errors: try LineFile(errors, continues: false), finished: finished)
  }

  /// Lets the first signal end a run after the rows that are being drawn.
  private static func stoppable<Result>(
    _ run: BatchRun, _ work: () throws -> Result
  ) throws -> Result {
    let sources = [SIGINT, SIGTERM].map { number in
      let old = signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        run.stop()
        // The second signal ends the program at once.
        signal(number, old)
        source.cancel()
      }
      source.resume()
      return source
    }
    defer { for source in sources { source.cancel() } }
    return try work()
  }
}

extension BuiltTemplate {
  /// The identity of the pictures of its rows.
  fileprivate func head(_ pattern: String?) throws -> Manifest.Head {
    let machine = GoldenLock.machine(try Toolchain.find(installation))
    let fonts = rows.drawing.fonts.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
    let parts =
      [try rows.jsonText(), pattern ?? "", try machine.jsonText()] + fonts

    let sources = files.map { FileManager.default.contents(atPath: $0) ?? Data() }
    return Manifest.Head(
      template: rows.template, digest: Cache.hash(parts.map { Data($0.utf8) } + sources))
  }
}
