// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Prints a line immediately.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// Runs cases one by one, in a process that may crash.
enum Child {
  struct Limits {
    /// Processor time for a case.
    var seconds = 20
    /// The limit of address space; 0 sets none. A host alone has a stack of half a gigabyte.
    var gigabytes = 8
  }

  /// Runs the seeds of a kind from `first` on, at most `count`. Reports progress on standard
  /// output.
  static func run(_ kind: Case.Kind, from first: UInt64, count: Int, _ limits: Limits) -> Never {
    limit(limits)
    for seed in first..<(first + UInt64(count)) {
      begin(limits)
      say("case \(seed)")
      do {
        try Case.grown(kind, seed: seed).run(thoroughly: false)
      } catch {
        say("found \(seed) \(oneLine(error))")
      }
    }
    say("end \(EditCheck.count) \(peakMegabytes)")
    exit(0)
  }

  /// Runs the cases of files, which must be clean; reports the names of those that are not.
  static func run(files: [String], _ limits: Limits) -> Never {
    limit(limits)
    var failed = false
    for file in files {
      begin(limits)
      say("case \(file)")
      do {
        try Case(data: Data(contentsOf: URL(fileURLWithPath: file))).run(thoroughly: true)
      } catch {
        say("found \(file) \(oneLine(error))")
        failed = true
      }
    }
    say("end \(EditCheck.count) \(peakMegabytes)")
    exit(failed ? 1 : 0)
  }

  private static func oneLine(_ error: any Error) -> String {
    let text = (error as? Finding).map { "\($0.kind): \($0.text)" } ?? "error: \(error)"
    return String(text.prefix(900)).replacingOccurrences(of: "\n", with: "⏎")
  }

  private static func limit(_ limits: Limits) {
    if limits.gigabytes > 0 {
      let bytes = rlim_t(limits.gigabytes) << 30
      var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    }
    var noCore = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &noCore)
  }

  /// SIGPROF ends a case that computes too long, SIGALRM one that waits endlessly.
  private static func begin(_ limits: Limits) {
    var timer = itimerval()
    timer.it_value.tv_sec = limits.seconds
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    alarm(UInt32(limits.seconds * 8))
  }

  private static var peakMegabytes: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1024
  }
}
