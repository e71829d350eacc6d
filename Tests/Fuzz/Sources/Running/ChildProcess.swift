// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A child of this program and its outcome.
struct ChildProcess {
  struct Fault {
    /// A seed or a file.
    var name: String
    var kind: String
    var text: String

    var isCrash: Bool { kind.hasPrefix("crash") || kind == "hang" }

    /// The place of the crash in the project, if the text has the stack.
    var place: String? {
      text.firstMatch(of: /Sources\/(?:[A-Za-z]+\/)*([A-Za-z0-9_+]+\.swift:[0-9]+)/).map {
        String($0.1)
      }
    }
  }

  struct Result {
    var faults: [Fault] = []
    /// Started cases.
    var cases = 0
    var last: String?
    var edits = 0
    var megabytes = 0
    var hasEnded = false
  }

  /// Runs this program repeatedly until it ends or `isLate` returns true.
  static func run(
    _ arguments: [String], showsStack: Bool = false, isLate: () -> Bool = { false }
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] =
      showsStack
      ? "enable=yes,color=no,interactive=no,threads=crashed,limit=80,top=2,registers=none,images=none,sanitize=no"
      : "enable=no"
    environment["ASAN_OPTIONS"] = "detect_leaks=0:detect_stack_use_after_return=0"
    environment["TSAN_OPTIONS"] = "halt_on_error=1:exitcode=66"
    process.environment = environment
    let output = Pipe()
    let errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("storypole-fuzz-\(ProcessInfo.processInfo.processIdentifier).log")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()

    var result = Result()
    var waiting = Data()
    while true {
      // A child process of the crash may keep the pipe open after the process has ended.
      var end = pollfd(
        fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      if poll(&end, 1, 1000) == 0 {
        if process.isRunning { continue } else { break }
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      waiting += data
      while let end = waiting.firstIndex(of: 10) {
        read(String(decoding: waiting[..<end], as: UTF8.self), &result)
        waiting = Data(waiting[(end + 1)...])
      }
      if isLate() {
        result.hasEnded = true
        kill(process.processIdentifier, SIGKILL)
      }
    }
    process.waitUntilExit()
    if !result.hasEnded {
      let said = (try? Data(contentsOf: errors)).map {
        String(decoding: $0.suffix(60_000), as: UTF8.self)
      }
      result.faults.append(fault(process, result.last ?? "", said ?? ""))
    }
    return result
  }

  private static func read(_ line: String, _ result: inout Result) {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    switch words.first {
    case "case":
      result.cases += 1
      result.last = words[1]
    case "found":
      let parts = words[2].split(separator: ":", maxSplits: 1).map(String.init)
      result.faults.append(Fault(name: words[1], kind: parts[0], text: parts.last ?? ""))
    case "end":
      result.hasEnded = true
      result.edits = Int(words[1]) ?? 0
      result.megabytes = Int(words[2]) ?? 0
    default: break
    }
  }

  /// The fault of a process that was killed or crashed.
  private static func fault(_ process: Process, _ name: String, _ said: String) -> Fault {
    let status = process.terminationStatus
    if process.terminationReason == .uncaughtSignal, [SIGPROF, SIGALRM].contains(status) {
      return Fault(name: name, kind: status == SIGPROF ? "hang" : "standstill", text: said)
    }
    // "Storypole/StackPlan.swift:160: Fatal error: …", or a sanitizer's summary.
    let line =
      said.split(separator: "\n").first { $0.contains("Fatal error") || $0.contains("SUMMARY: ") }
    let place =
      line.flatMap { $0.firstMatch(of: /[A-Za-z0-9_+]+\.swift:[0-9]+/) }.map { String($0.output) }
    let stack = said.range(of: " crashed:").map { said[$0.upperBound...] } ?? said.suffix(6000)
    return Fault(
      name: name, kind: "crash \(place ?? "by signal \(status)")",
      text: (line.map(String.init) ?? "") + "\n" + stack.prefix(6000))
  }
}
