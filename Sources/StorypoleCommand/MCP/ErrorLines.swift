// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Failure {
  /// The compiler's errors and warnings; its full text if it names no place of an error.
  var errorLines: String {
    let errors = Self.lines(of: "error", in: compiler)
    if errors.isEmpty { return compiler }
    let warnings = Self.lines(of: "warning", in: compiler)
    return warnings.isEmpty ? errors : "\(errors)\n\(warnings)"
  }

  /// Errors or warnings with their places, each with the line of the source; empty if none names a place.
  static func lines(of kind: String, in compiler: String) -> String {
    let found = Diagnostic.all(in: compiler).filter { $0.kind == kind }
    let lines = compiler.split(separator: "\n").map(String.init)
    var texts: [String] = []
    for diagnostic in found.prefix(mostDiagnostics) {
      let place = "\(diagnostic.file):\(diagnostic.line):\(diagnostic.column)"
      let text = "\(place): \(kind): \(diagnostic.message)"
      if texts.contains(where: { $0.hasPrefix(text) }) { continue }
      // The line of the source, which the compiler quotes after its number.
      let number = "\(diagnostic.line) |"
      let start = lines.firstIndex { $0.hasPrefix(place + ":") } ?? 0
      let quote = lines[start...].prefix(12).first {
        $0.drop { $0 == " " }.hasPrefix(number)
      }
      texts.append(quote.map { "\(text)\n  \($0.drop { $0 == " " })" } ?? text)
    }
    if found.count > mostDiagnostics {
      texts.append("… and \(found.count - mostDiagnostics) more \(kind)s")
    }
    return texts.joined(separator: "\n")
  }

  private static let mostDiagnostics = 40
}
