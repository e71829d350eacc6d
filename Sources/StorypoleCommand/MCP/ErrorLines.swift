// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Failure {
  /// The compiler's errors with their places, each with the line of the source; its full text if it names no place.
  var errorLines: String {
    let found = Diagnostic.all(in: compiler).filter { $0.kind == "error" }
    guard !found.isEmpty else { return compiler }
    let lines = compiler.split(separator: "\n").map(String.init)
    var texts: [String] = []
    for diagnostic in found.prefix(Self.mostDiagnostics) {
      let place = "\(diagnostic.file):\(diagnostic.line):\(diagnostic.column)"
      let text = "\(place): error: \(diagnostic.message)"
      if texts.contains(where: { $0.hasPrefix(text) }) { continue }
      // The line of the source, which the compiler quotes after its number.
      let number = "\(diagnostic.line) |"
      let start = lines.firstIndex { $0.hasPrefix(place + ":") } ?? 0
      let quote = lines[start...].prefix(12).first {
        $0.drop { $0 == " " }.hasPrefix(number)
      }
      texts.append(quote.map { "\(text)\n  \($0.drop { $0 == " " })" } ?? text)
    }
    if found.count > Self.mostDiagnostics {
      texts.append("… and \(found.count - Self.mostDiagnostics) more errors")
    }
    return texts.joined(separator: "\n")
  }

  private static let mostDiagnostics = 40
}
