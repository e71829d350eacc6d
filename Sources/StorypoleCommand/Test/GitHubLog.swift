// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Workflow commands of GitHub. The output of previews is no command: it is between two marks with a random word.
struct GitHubLog {
  /// GitHub shows so many of a step.
  private static let mostAnnotations = 10

  private let word: String

  /// Stops commands.
  init() {
    word = (0..<4).map { _ in String(UInt64.random(in: 0 ... .max), radix: 36) }.joined()
    Terminal.print("::stop-commands::\(word)")
  }

  /// Allows commands again. The mark begins a line, whatever was printed before.
  func resume() { Terminal.print("\n::\(word)::") }

  /// An error for each cause, and then for results without one.
  func annotate(_ results: TestResults) {
    var commands: [String] = []
    if let environment = results.environment {
      commands.append(Self.command("error", [("title", "Another environment")], environment))
    }
    for module in results.broken {
      let error = Diagnostic.all(in: module.failure.compiler).first { $0.kind == "error" }
      var properties = [("file", module.place)]
      if let error, error.file == module.paths[0] { properties.append(("line", "\(error.line)")) }
      properties.append(("title", "Can't be tested"))
      commands.append(Self.command("error", properties, module.reason))
    }
    if results.environment == nil {
      for group in results.groups
      where group.members.contains(where: { results.results[$0].status != .recorded }) {
        let tests = group.members.map { results.results[$0].test }
        var properties = [("file", group.cause.path ?? tests[0].place)]
        if let line = group.cause.line ?? (tests[0].line > 0 ? tests[0].line : nil) {
          properties.append(("line", "\(line)"))
        }
        let count = tests.count == 1 ? "1 golden differs" : "\(tests.count) goldens differ"
        properties.append(("title", count))
        let names = tests.prefix(20).map { "\($0.place): \($0.title)" }
        commands.append(
          Self.command("error", properties, ([group.cause.text] + names).joined(separator: "\n")))
      }
    }
    for result in results.results where result.causes.isEmpty {
      guard result.status == .broken || results.environment == nil,
        [.failed, .missing, .broken].contains(result.status)
      else { continue }
      let test = result.test
      var properties = [("file", test.place)]
      if test.line > 0 { properties.append(("line", "\(test.line)")) }
      properties.append(("title", test.title))
      commands.append(Self.command("error", properties, result.messages.joined(separator: "\n")))
    }
    for command in commands.prefix(Self.mostAnnotations) { Terminal.print(command) }
  }

  /// "::error file=Card.swift,line=3::Text"
  static func command(_ name: String, _ properties: [(String, String)], _ text: String) -> String {
    func escaped(_ text: String) -> String {
      // Logs show colors.
      let plain = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{1B}" }))
      return plain.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(
        of: "\r", with: "%0D"
      )
      .replacingOccurrences(of: "\n", with: "%0A")
    }
    let list = properties.map { key, value in
      let value = escaped(value).replacingOccurrences(of: ":", with: "%3A")
        .replacingOccurrences(of: ",", with: "%2C")
      return "\(key)=\(value)"
    }
    return "::\(name) \(list.joined(separator: ","))::\(escaped(text))"
  }
}
