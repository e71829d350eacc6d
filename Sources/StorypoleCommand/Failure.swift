// SPDX-License-Identifier: Apache-2.0
/// The reasons for a command's end, with its exit status. `--help` lists them.
enum ExitCode: Int32, CaseIterable, Codable {
  case done = 0
  case doesNotCompile = 1
  case viewFailed = 2
  case usage = 64
  case nothingToShow = 65
  case noInput = 66
  case unavailable = 69
  case internalError = 70
  case cannotCreate = 73

  var meaning: String {
    switch self {
    case .done: "done"
    case .doesNotCompile: "a file does not compile"
    case .viewFailed: "a view crashed, exceeded a limit, or cannot be drawn"
    case .usage: "the command line is invalid"
    case .nothingToShow: "a file has no preview, or none with the given name"
    case .noInput: "a file cannot be read"
    case .unavailable: "the compiler is missing, or differs from the one that built storypole"
    case .internalError: "an internal error"
    case .cannotCreate: "a file cannot be written"
    }
  }
}

/// An error that the user reads.
struct Failure: Error, Codable {
  var code: ExitCode
  /// The problem and its place. Empty if the compiler's output suffices.
  var message: String
  /// Remedies, one line each.
  var help: [String]
  /// The compiler's output, which is printed first.
  var compiler: String
  /// Files that were compiled with the named one.
  var siblings: [String] = []
  /// Whether the message continues a view's name: "crashed while …".
  var isPredicate = false
  /// Whether a view exceeded its limit of time.
  var isLate = false

  init(_ code: ExitCode, _ message: String, help: [String] = [], compiler: String = "") {
    self.code = code
    self.message = message
    self.help = help
    self.compiler = compiler
  }
}
