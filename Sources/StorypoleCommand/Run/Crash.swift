// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The end of the process that runs the user's code, and the view that caused it.
struct Crash {
  enum Kind: String {
    case trap = "runtime trap"
    case overflow = "stack overflow"
    case memory = "bad memory access"
    case abort = "abort"
    case arithmetic = "arithmetic fault"
    case timeout = "timeout"
    case killed
    /// The response was unreadable.
    case garbled
    case exited
  }

  /// The exceeded time limit.
  enum Lateness {
    /// The process worked continuously for so many seconds.
    case busy(Double)
    case waiting(Double)
  }

  var kind: Kind
  /// The limit, for a timeout.
  var lateness: Lateness?
  /// The number of nested bodies, and the names of the innermost ones.
  var depth = 0
  var views: [String] = []

  init(kind: Kind) { self.kind = kind }

  /// Parses the crash handler's line; nil for other lines.
  init?(line: Data) {
    let fields = String(decoding: line, as: UTF8.self).components(separatedBy: "\t")
    guard fields.count >= 3, fields[0] == "crash" else { return nil }
    kind = Kind(rawValue: fields[1]) ?? .trap
    depth = Int(fields[2]) ?? 0
    views = Array(fields[3...])
  }

  /// The end of a process without a report.
  init(status: Int32) {
    let signal = status & 0x7F
    switch signal {
    case 0: self.init(kind: .exited)
    case SIGXCPU: self.init(kind: .timeout)
    default: self.init(kind: .killed)
    }
  }

  func failure(errors: String, userFiles: [String], settings: Settings) -> Failure {
    let (said, trace) = Self.split(errors)
    // The user's own output, as without the crash.
    let ours = said.filter { !$0.contains("Fatal error") && !$0.hasPrefix("***") }
    Terminal.forward(ours.joined(separator: "\n"))
    var help: [String] = []
    if let reason = said.last(where: { $0.contains("Fatal error") }) { help.append(reason) }
    let lines = Self.userLines(trace, userFiles)
    help += lines.prefix(8).map { "at \($0)" }
    if lines.count > 8 { help.append("… and \(lines.count - 8) more") }
    if let advice = advice(settings, said) { help.append(advice) }
    var failure = Failure(.viewFailed, "\(what(settings, said))\(place)", help: help)
    failure.isPredicate = true
    failure.isLate = kind == .timeout
    return failure
  }

  // MARK: Messages

  private func isOutOfMemory(_ said: [String]) -> Bool {
    said.contains { $0.contains("allocate memory") || $0.contains("failed to allocate") }
  }

  private func what(_ settings: Settings, _ said: [String]) -> String {
    switch kind {
    case .trap where isOutOfMemory(said), .abort where isOutOfMemory(said):
      "ran out of memory (more than \(settings.memory) MiB)"
    case .trap: "crashed"
    case .overflow: "overflowed the stack (infinite recursion?)"
    case .memory: "crashed with a bad memory access"
    case .abort: "aborted or ran out of memory"
    case .arithmetic: "crashed with an arithmetic fault"
    case .timeout:
      switch lateness {
      case .waiting(let seconds):
        "did not finish in \(Self.seconds(seconds)) s (is the code waiting?)"
      case .busy(let seconds): "did not finish in \(Self.seconds(seconds)) s (an infinite loop?)"
      case nil: "did not finish in time (an infinite loop?)"
      }
    case .killed: "was killed"
    case .garbled: "gave an invalid answer"
    case .exited: "ended the process that draws it (does it call exit?)"
    }
  }

  private func advice(_ settings: Settings, _ said: [String]) -> String? {
    switch kind {
    case .timeout:
      "--timeout SECONDS raises the limit (\(Self.seconds(settings.timeout)) s of processor time)."
    case .garbled: "Does the code write to file descriptor 3?"
    case .abort: "--memory SIZE raises the limit."
    case .trap: isOutOfMemory(said) ? "--memory SIZE raises the limit." : nil
    default: nil
    }
  }

  /// " while evaluating the body of Row, 3 views deep: List > Section > Row"
  private var place: String {
    guard let view = views.last else { return "" }
    let path = (depth > views.count ? ["…"] : []) + views
    let deep = depth == 1 ? "" : ", \(depth) views deep: \(path.joined(separator: " > "))"
    return " while evaluating the body of \(view)\(deep)"
  }

  private static func seconds(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  // MARK: The runtime's backtrace

  /// The output before the runtime's report, and the report.
  private static func split(_ errors: String) -> (said: [String], trace: [String]) {
    let lines = errors.components(separatedBy: "\n")
    let start =
      lines.firstIndex { $0.hasPrefix("*** ") || $0.contains("Program crashed:") } ?? lines.count
    return (Array(lines[..<start]).filter { !$0.isEmpty }, Array(lines[start...]))
  }

  /// "Card.swift:12:7" for each frame in a file of the user's, innermost first. A repeated place
  /// (recursion) is listed once.
  private static func userLines(_ trace: [String], _ userFiles: [String]) -> [String] {
    let files = userFiles.map {
      (shown: $0, path: URL(fileURLWithPath: $0).standardizedFileURL.path)
    }
    var found: [String] = []
    for line in trace {
      guard let at = line.range(of: " at ", options: .backwards) else { continue }
      let location = line[at.upperBound...]
      for (shown, path) in files {
        guard let prefix = [path, shown].first(where: { location.hasPrefix($0 + ":") }) else {
          continue
        }
        // Line 0 is generated code.
        let position = location.dropFirst(prefix.count)
        if position.hasPrefix(":0") { continue }
        let text = shown + position
        if !found.contains(text) { found.append(text) }
        break
      }
    }
    return found
  }
}
