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
}

/// One run of `batch`: the rows that are left, the state that its threads share, and the lists of its results.
final class BatchRun: @unchecked Sendable {
  let template: BuiltTemplate
  /// nil only decodes rows.
  let output: OutputFolder?
  private let settings: BatchSettings
  private let names: NamePattern
  private let source: RowSource
  private let finished: FinishedRows?
  private let manifest: Manifest?
  private let errors: LineFile?
  private let progress: BatchProgress

  // Guarded by the lock.
  private let lock = NSLock()
  private var summary = BatchSummary()
  private var times = BatchSummary.Times()
  private var failure: Failure?
  private var isStopped = false
  private var warnings: Set<String> = []
  /// The hashes of the names that rows have taken; empty where they were checked before.
  private var taken: Set<Int>?

  private let start = sp_now()
  private static let mostWarnings = 100

  /// - Parameter total: The number of rows, if they are known; then their names are, too, and differ.
  init(
    _ template: BuiltTemplate, _ settings: BatchSettings, _ names: NamePattern, _ source: RowSource,
    total: Int?, _ files: BatchFiles?
  ) {
    (self.template, self.settings, self.names, self.source) = (template, settings, names, source)
    (output, manifest) = (files?.output, files?.manifest)
    (errors, finished) = (files?.errors, files?.finished)
    summary.total = total
    taken = total == nil ? [] : nil
    progress = BatchProgress(settings.progress)
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

  // MARK: Rows

  /// The next row to draw; nil when there is none, or the run was stopped.
  func next() -> BatchRow? {
    lock.withLock {
      while !isStopped, failure == nil {
        do {
          guard let row = try source.next() else { return nil }
          if let limit = settings.limit, row.number > limit { return nil }
          guard settings.includes(row.number) else { continue }
          do {
            if let row = try named(row) { return row }
          } catch let error as RowError {
            add(RowFault(row.number, error, file: nil))
          }
        } catch {
          failure = error as? Failure ?? Failure(.internalError, "\(error)")
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
      summary.skipped += 1
      return nil
    }
    return BatchRow(number: row.number, text: text, file: name)
  }

  /// Gives a drawn row its name.
  func finish(_ row: BatchRow, _ picture: RowPicture, seconds: Double) {
    do {
      try output?.commit(row.number, as: row.file)
      try lock.withLock {
        try manifest?.add(
          Manifest.Entry(
            row: row.number, file: row.file, data: Manifest.digest(of: row.text),
            bytes: picture.bytes, sha256: picture.digest))
        summary.done += 1
        summary.bytes += picture.bytes
        times.add(seconds)
        for warning in picture.warnings
        where warnings.count < Self.mostWarnings && warnings.insert(warning).inserted {
          progress.clear()
          Terminal.warn("row \(row.number): \(warning)")
        }
        report()
      }
    } catch let error as RowError {
      fail(row.number, error, file: row.file)
    } catch {
      stop(error as? Failure ?? Failure(.internalError, "\(error)"))
    }
  }

  func fail(_ row: Int, _ error: RowError, file: String?) {
    lock.withLock { add(RowFault(row, error, file: file)) }
  }

  /// Ends the run because no row can be drawn.
  func stop(_ failure: Failure) { lock.withLock { self.failure = self.failure ?? failure } }

  /// Ends the run after the rows that are being drawn.
  func stop() { lock.withLock { isStopped = true } }

  private func add(_ fault: RowFault) {
    summary.failed += 1
    if errors == nil {
      progress.clear()
      Terminal.note("row \(fault.row): \(fault.path.map { "\($0): " } ?? "")\(fault.message)")
    }
    do {
      try errors?.append(fault)
    } catch {
      failure = failure ?? error as? Failure
    }
    if let most = settings.mostErrors, summary.failed >= most { isStopped = true }
    report()
  }

  private func report() {
    guard progress.isDue else { return }
    summary.finish(times, seconds: sp_now() - start)
    progress.report(summary)
  }
}

/// A line of the list of failed rows.
struct RowFault: Codable {
  var row: Int
  var file: String?
  var kind: RowError.Kind
  /// The place of the value, such as `items[2].price`.
  var path: String?
  var message: String

  init(_ row: Int, _ error: RowError, file: String?) {
    (self.row, self.file, kind, path) = (row, file, error.kind, error.path)
    message = error.message
  }
}

/// The files of a run that draws.
struct BatchFiles {
  var output: OutputFolder
  var manifest: Manifest
  var errors: LineFile
  var finished: FinishedRows?
}

/// Prints how far a run has come.
final class BatchProgress {
  private enum Form {
    case words, json, none
  }

  private let form: Form
  private var next = 0.0

  init(_ progress: BatchSettings.Progress) {
    form =
      switch progress {
      case .none: .none
      case .json: .json
      case .auto: isatty(2) == 1 ? .words : .json
      }
  }

  /// Whether the last report is long enough ago: a tenth of a second, in JSON ten seconds.
  var isDue: Bool {
    let now = sp_now()
    // Short runs report only their end.
    if next == 0 { next = now + (form == .json ? 10 : 0.1) }
    guard form != .none, now >= next else { return false }
    next = now + (form == .json ? 10 : 0.1)
    return true
  }

  func report(_ summary: BatchSummary) {
    if form == .json { Terminal.forward((try? summary.jsonText(isPretty: false)) ?? "") }
    if form == .words { Terminal.progress(summary.progress) }
  }

  /// Reports the end of a run.
  func end(_ summary: BatchSummary) { if form == .json { report(summary) } }

  /// Makes room for a message.
  func clear() { if form == .words { Terminal.progress(nil) } }
}
