// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Command {
  /// Pictures of many rows of data.
  static let batch = Command(
    name: "batch", arguments: "PATH --data FILE [OPTION…]",
    summary: "draw a view for every row of a file of JSON lines or CSV",
    options: Option.batchTemplate + [Option.together] + Option.batch + Option.drawing
      + Option.batchPicture
      + Option.paper + Option.running,
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
    try settings.checkPaper(BatchDocument.isWanted(settings) ? .pdf : names.format)
    let template = try BuiltTemplate(settings, format: names.format)
    if batch.printsSchema { return try print(template.schema(), of: template.rows.template) }
    if let worker = batch.worker { try KeptWorker.write(template, to: worker) }
    if batch.data != nil { try draw(template, settings) }
  }

  /// Draws the rows of the command line with a template.
  static func draw(_ template: BuiltTemplate, _ settings: Settings) throws {
    if BatchDocument.isWanted(settings) { return try BatchDocument(template, settings).draw() }
    let batch = settings.batch
    let data = batch.data ?? "-"
    let names = try NamePattern(batch.name, format: settings.format ?? template.rows.format)
    var template = template
    template.rows.format = names.format
    let schema =
      try RowSource.isCSV(data) ? template.schema() : JSONSchema(note: "JSON has types")
    let total =
      try RowSource.isFile(data) ? NameCheck(data, schema: schema.value, names, batch).count : nil
    // Finds a template that can't be loaded even if there are no rows.
    if batch.isDryRun { try template.viewer().end() }
    let files = try batch.isDryRun ? nil : BatchFiles(settings, template.head(batch.name))
    defer { files?.output?.close() }
    let run = BatchRun(
      template, batch, names, try RowSource(data, schema: schema.value), total: total, files)
    let (summary, isStopped) = try stoppable(run) { try run.finish() }
    let words = summary.words(isDryRun: batch.isDryRun, isStopped: isStopped)
    if isStopped, files?.manifest != nil { Terminal.note("--resume draws the rows that are left") }
    if batch.answers != nil {
      Terminal.note(words)
    } else {
      Terminal.print(words)
    }
    guard isStopped || summary.failed > 0 && batch.answers == nil else { return }
    throw Failure(.viewFailed, "")
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

  /// Lets the first signal end a run after the rows that are being drawn.
  static func stoppable<Result>(
    _ run: BatchRun, _ work: () throws -> Result
  ) throws -> Result {
    let handlers = [SIGINT, SIGTERM].map { number in
      let old = signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        run.stop()
        // The second signal ends the program at once.
        signal(number, old)
      }
      source.resume()
      return (number, old, source)
    }
    defer {
      for (number, old, source) in handlers {
        source.cancel()
        signal(number, old)
      }
    }
    return try work()
  }
}
