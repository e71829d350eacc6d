// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

/// A row that is drawn.
struct BatchRow: Sendable {
  var number: Int
  /// An object of JSON.
  var text: String
  /// The name of its file.
  var file: String

  var title: String { (file as NSString).deletingPathExtension }
}

/// One run of `batch`: the rows that are left, the state that its threads share, and the lists of its results.
final class BatchRun: @unchecked Sendable {
  let template: BuiltTemplate
  /// nil draws nothing.
  let output: OutputFolder?
  /// Whether the rows become one document: then they are only laid out, and names may be equal.
  private let isDocument: Bool
  private let namesPictures: Bool
  private let settings: BatchSettings
  private let names: NamePattern
  private let source: RowSource
  private let finished: FinishedRows?
  private let manifest: Manifest?
  private let errors: LineFile?
  private let answers: LineFile?
  private let progress: BatchProgress

  /// Held while a row is read, which waits where rows come through a pipe.
  private let reading = NSLock()
  // Guarded by the lock.
  private let lock = NSLock()
  private var summary = BatchSummary()
  private var times = BatchSummary.Times()
  private var failure: Failure?
  private var isStopped = false
  private var warnings: Set<String> = []
  /// The hashes of the names that rows have taken; nil where they were checked before.
  private var taken: Set<Int>?

  private let start = sp_now()
  private static let mostWarnings = 100

  /// - Parameter total: The number of rows, if they are known; then their names are, too, and differ.
  init(
    _ template: BuiltTemplate, _ settings: BatchSettings, _ names: NamePattern, _ source: RowSource,
    total: Int?, _ files: BatchFiles?, isDocument: Bool = false
  ) {
    (self.template, self.settings, self.names, self.source) = (template, settings, names, source)
    (output, manifest) = (files?.output, files?.manifest)
    (errors, finished, answers) = (files?.errors, files?.finished, files?.answers)
    self.isDocument = isDocument
    namesPictures = files?.namesPictures ?? false
    summary.total = total
    taken = total == nil && !isDocument ? [] : nil
    progress = BatchProgress(settings.progress)
    source.isStopped = { [unowned self] in lock.withLock { isStopped } }
  }

  /// Draws the rows; returns when all threads are done.
  func finish() throws -> (summary: BatchSummary, isStopped: Bool) {
    let ends = (0..<settings.jobs).map { _ in
      let end = DispatchSemaphore(value: 0)
      let thread = Thread {
        RowWorker(self).work()
        end.signal()
      }
      thread.start()
      return end
    }
    for end in ends { end.wait() }
    progress.clear()
    if let failure { throw failure }
    summary.isFinished = !isStopped
    summary.finish(times, seconds: sp_now() - start)
    summary.left = nil
    progress.end(summary)
    return (summary, isStopped)
  }

  func use(of row: BatchRow) -> RowRequest.Use {
    if let output { return .file(output.temporaryPath(row.number)) }
    return isDocument && !settings.isDryRun ? .layout : .decode
  }

  /// The rows that failed, for a run that draws nothing.
  private(set) var failed: Set<Int> = []

  // MARK: Rows

  /// The next row to draw; nil when there is none, or the run was stopped.
  func next() -> BatchRow? {
    reading.withLock {
      while lock.withLock({ !isStopped && failure == nil }) {
        do {
          guard let row = try source.next() else { return nil }
          if let limit = settings.limit, row.number > limit { return nil }
          guard settings.includes(row.number) else { continue }
          do {
            if let row = try named(row) { return row }
          } catch let error as RowError {
            fail(row.number, error, file: nil)
          }
        } catch {
          stop(error as? Failure ?? Failure(.internalError, "\(error)"))
        }
      }
      return nil
    }
  }

  /// The row with its name; nil if it is finished.
  private func named(_ row: DataRow) throws -> BatchRow? {
    let text = try row.text.get()
    let name = try names.name(of: text, number: row.number)
    if taken?.insert(NameCheck.hash(name)).inserted == false {
      throw RowError(.name, "an earlier row has the name '\(name)'")
    }
    if let finished, finished.contains(name, digest: Manifest.digest(of: text)),
      output?.has(name) == true
    {
      lock.withLock { summary.skipped += 1 }
      return nil
    }
    return BatchRow(number: row.number, text: text, file: name)
  }

  /// Gives a drawn row its name.
  func finish(_ row: BatchRow, _ picture: RowPicture, seconds: Double) {
    do {
      var answer = RowAnswer(row: row.number, file: row.file)
      (answer.bytes, answer.sha256) = (picture.bytes, picture.digest)
      answer.ms = (seconds * 1e5).rounded() / 100
      if settings.answers == .data { answer.data = try output?.take(row.number) }
      if namesPictures {
        try output?.commit(row.number, as: row.file)
      } else {
        output?.discard(row.number)
      }
      try lock.withLock {
        try manifest?.add(
          Manifest.Entry(
            row: row.number, file: row.file, data: Manifest.digest(of: row.text),
            bytes: picture.bytes, sha256: picture.digest))
        try answers?.append(answer)
        summary.done += 1
        summary.bytes += picture.bytes
        times.add(seconds)
        warn(picture.warnings, of: row.number)
        report()
      }
    } catch let error as RowError {
      fail(row.number, error, file: row.file)
    } catch {
      stop(error as? Failure ?? Failure(.internalError, "\(error)"))
    }
  }

  /// Prints each warning once, with the first row that has it.
  private func warn(_ new: [String], of row: Int) {
    for warning in new
    where warnings.count < Self.mostWarnings && warnings.insert(warning).inserted {
      progress.clear()
      Terminal.warn("row \(row): \(warning)")
    }
  }

  func fail(_ row: Int, _ error: RowError, file: String?) {
    lock.withLock {
      summary.failed += 1
      if output == nil { failed.insert(row) }
      let fault = RowFault(row, error, file: output == nil ? nil : file)
      do {
        try errors?.append(fault)
        try answers?.append(RowAnswer(row: row, file: file, error: error))
      } catch {
        failure = failure ?? error as? Failure
      }
      if errors == nil, answers == nil {
        progress.clear()
        Terminal.note("row \(fault.row): \(fault.path.map { "\($0): " } ?? "")\(fault.message)")
      }
      if let most = settings.mostErrors, summary.failed >= most { isStopped = true }
      report()
    }
  }

  /// Ends the run because no row can be drawn.
  func stop(_ failure: Failure) { lock.withLock { self.failure = self.failure ?? failure } }

  /// Ends the run after the rows that are being drawn.
  func stop() { lock.withLock { isStopped = true } }

  private func report() {
    guard progress.isDue else { return }
    summary.finish(times, seconds: sp_now() - start)
    progress.report(summary)
  }
}
