// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Messages to the user. Only results go to standard output.
enum Terminal {
  /// Whether error messages have colors: https://no-color.org.
  static let hasColors: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return isatty(2) == 1 && environment["NO_COLOR"].map(\.isEmpty) ?? true
      && environment["TERM"] != "dumb"
  }()

  static func print(_ text: String) { write(text + "\n", to: .standardOutput) }

  static func warn(_ text: String) {
    note((hasColors ? "\u{1B}[1;35mwarning:\u{1B}[0m " : "warning: ") + text)
  }

  static func note(_ text: String) { write("storypole: \(text)\n", to: .standardError) }

  /// The finished fraction, between 0 and 1; printed only to a terminal.
  static func progress(_ fraction: Double) {
    guard isatty(2) == 1 else { return }
    write("\r\(Int(fraction * 100)) %" + (fraction < 1 ? "" : "\r     \r"), to: .standardError)
  }

  /// How far something has come, in words that replace the earlier ones; nil removes them.
  static func progress(_ words: String?) {
    guard isatty(2) == 1 else { return }
    write("\r\u{1B}[K" + (words ?? ""), to: .standardError)
  }

  /// Output of other programs, such as the compiler, unchanged.
  static func forward(_ text: String) {
    guard !text.isEmpty else { return }
    write(text.hasSuffix("\n") ? text : text + "\n", to: .standardError)
  }

  /// The same, possibly cut at any byte.
  static func forward(bytes: Data) { try? FileHandle.standardError.write(contentsOf: bytes) }

  static func report(_ failure: Failure) {
    forward(failure.compiler)
    let error = hasColors ? "\u{1B}[1;31merror:\u{1B}[0m " : "error: "
    if !failure.message.isEmpty { note(error + failure.message) }
    for line in failure.help { write("  \(line)\n", to: .standardError) }
  }

  /// Replaces this process with another program.
  static func become(_ arguments: [String]) throws -> Never {
    let words = arguments.map { strdup($0) } + [nil]
    execv(arguments[0], words)
    throw Failure(
      .unavailable, "cannot start \(arguments[0]): \(String(cString: strerror(errno)))")
  }

  private static func write(_ text: String, to file: FileHandle) {
    // A closed reader must not cause a crash.
    try? file.write(contentsOf: Data(text.utf8))
  }
}
