// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

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
