import Foundation

/// What is said to the user. Only results go to standard output.
enum Terminal {
  static func print(_ text: String) { write(text + "\n", to: .standardOutput) }

  static func warn(_ text: String) { note("warning: " + text) }

  static func note(_ text: String) { write("storypole: \(text)\n", to: .standardError) }

  /// How far something has come, between 0 and 1; said to people only, and not to files.
  static func progress(_ share: Double) {
    guard isatty(2) == 1 else { return }
    write("\r\(Int(share * 100)) %" + (share < 1 ? "" : "\r     \r"), to: .standardError)
  }

  /// Text of others, such as the compiler's, unchanged.
  static func forward(_ text: String) {
    guard !text.isEmpty else { return }
    write(text.hasSuffix("\n") ? text : text + "\n", to: .standardError)
  }

  static func report(_ failure: Failure) {
    if !failure.message.isEmpty { note("error: " + failure.message) }
    for line in failure.help { write("  \(line)\n", to: .standardError) }
  }

  private static func write(_ text: String, to file: FileHandle) {
    // A reader that has gone away is no reason to crash.
    try? file.write(contentsOf: Data(text.utf8))
  }
}
